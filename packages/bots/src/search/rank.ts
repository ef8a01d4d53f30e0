import type { Game, GameTypes } from "@serpentarium/core";
import type { Explanation, Judged } from "../explanation.ts";
import type { Shares } from "../worth.ts";
import { isBetter } from "./prove.ts";
import { NO_NODE, NOBODY, type NodeId, ROOT, type Tree } from "./tree.ts";

/** What each seat can expect at a node that was visited: by its mean and, as much as is said, by its best child. */
export function sharesAt<T extends GameTypes>(tree: Tree<T>, id: NodeId, sharpness: number): Shares {
  const peak = tree.peak(id);
  if (tree.proven[id]) return peak;
  return tree.means(id).map((mean, seat) => mean + sharpness * ((peak[seat] ?? mean) - mean));
}

/**
 * The children of a seat's node, the one to play first. What was visited most is best, and most certain; what is proven
 * goes before that if it is at least as good, and behind everything if it is not.
 */
export function ranked<T extends GameTypes>(tree: Tree<T>, id: NodeId, sharpness: number): NodeId[] {
  const seat = tree.actor[id] as number;
  const share = (child: NodeId): number => sharesAt(tree, child, sharpness)[seat] ?? 0;
  const visits = (child: NodeId): number => tree.visits[child] as number;
  const children = tree.children(id);
  const open = children
    .filter((child) => !tree.proven[child])
    .sort((a, b) => visits(b) - visits(a) || share(b) - share(a) || a - b);
  const proven = children
    .filter((child) => tree.proven[child])
    .sort((a, b) => (isBetter(tree, seat, a, b) ? -1 : isBetter(tree, seat, b, a) ? 1 : a - b));
  const [top = NO_NODE] = open;
  const least = top === NO_NODE ? 0 : Math.max(share(top), Number.MIN_VALUE);
  const ahead = proven.filter((child) => share(child) >= least);
  return [...ahead, ...open, ...proven.slice(ahead.length)];
}

/** What the tree says of its root. */
export function explainTree<T extends GameTypes>(
  tree: Tree<T>,
  game: Game<T>,
  position: T["position"],
  iterations: number,
  sharpness: number,
): Explanation<T["action"]> {
  const actor = game.toAct(position);
  const seated = typeof actor === "number" && tree.actor[ROOT] !== NOBODY;
  const nodes = seated
    ? ranked(tree, ROOT, sharpness)
    : tree.children(ROOT).sort((a, b) => placeOf(a) - placeOf(b));
  function placeOf(id: NodeId): number {
    return tree.place[id] as number;
  }
  const actions = nodes.map((id): Judged<T["action"]> => {
    const action = tree.actions[id] as T["action"];
    return {
      action,
      text: game.formatAction(action, position),
      visits: tree.visits[id] as number,
      shares: sharesAt(tree, id, sharpness),
      proven: tree.proven[id] === 1,
    };
  });
  const [best] = seated ? actions : [];
  return {
    ...(actor !== undefined && { actor }),
    iterations,
    shares: best?.shares ?? sharesAt(tree, ROOT, sharpness),
    proven: tree.proven[ROOT] === 1,
    actions,
  };
}

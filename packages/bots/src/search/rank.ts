import type { Game, GameTypes } from "@serpentarium/core";
import type { ActionEvaluation, Explanation } from "../explanation.ts";
import type { Shares } from "../shares.ts";
import { isBetter } from "./prove.ts";
import { NO_NODE, type NodeId, ROOT, type SearchTree } from "./tree.ts";

/** The expected share of each seat at a visited node: the mean of the visits, blended with the best child by `minimaxWeight`. */
export function sharesAt<T extends GameTypes>(
  tree: SearchTree<T>,
  id: NodeId,
  minimaxWeight: number,
): Shares {
  const bestValue = tree.bestValue(id);
  if (tree.proven[id]) return bestValue;
  return tree.means(id).map((mean, seat) => mean + minimaxWeight * ((bestValue[seat] ?? mean) - mean));
}

/**
 * The children of a seat's node, best first: by visits, except that a proven child precedes the most visited one if it is at least as good,
 * and is last if it is worse.
 */
export function rankChildren<T extends GameTypes>(
  tree: SearchTree<T>,
  id: NodeId,
  minimaxWeight: number,
): NodeId[] {
  const seat = tree.actor(id);
  const share = (child: NodeId): number => sharesAt(tree, child, minimaxWeight)[seat] ?? 0;
  const visits = (child: NodeId): number => tree.visits(child);
  const children = tree.children(id);
  const open = children
    .filter((child) => !tree.proven[child])
    .sort((a, b) => visits(b) - visits(a) || share(b) - share(a) || a - b);
  const proven = children
    .filter((child) => tree.proven[child])
    .sort((a, b) => (isBetter(tree, seat, a, b) ? -1 : isBetter(tree, seat, b, a) ? 1 : a - b));
  const [top = NO_NODE] = open;
  const threshold = top === NO_NODE ? 0 : Math.max(share(top), Number.MIN_VALUE);
  const ahead = proven.filter((child) => share(child) >= threshold);
  return [...ahead, ...open, ...proven.slice(ahead.length)];
}

/** The explanation of the root of a tree. */
export function explainTree<T extends GameTypes>(
  tree: SearchTree<T>,
  game: Game<T>,
  position: T["position"],
  iterations: number,
  minimaxWeight: number,
): Explanation<T["action"]> {
  const actor = game.toAct(position);
  const isSeatToAct = typeof actor === "number";
  const nodes = isSeatToAct
    ? rankChildren(tree, ROOT, minimaxWeight)
    : tree.children(ROOT).sort((a, b) => placeOf(a) - placeOf(b));
  function placeOf(id: NodeId): number {
    return tree.childIndex[id] as number;
  }
  const actions = nodes.map((id): ActionEvaluation<T["action"]> => {
    const action = tree.actions(ROOT)?.[placeOf(id)] as T["action"];
    return {
      action,
      text: game.formatAction(action, position),
      visits: tree.visits(id),
      shares: sharesAt(tree, id, minimaxWeight),
      proven: tree.proven[id] !== 0,
    };
  });
  const [best] = isSeatToAct ? actions : [];
  return {
    ...(actor !== undefined && { actor }),
    iterations,
    shares: best?.shares ?? sharesAt(tree, ROOT, minimaxWeight),
    proven: tree.proven[ROOT] !== 0,
    actions,
  };
}

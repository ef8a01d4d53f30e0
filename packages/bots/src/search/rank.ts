import type { Game, GameTypes } from "@serpentarium/core";
import type { ActionEvaluation, Explanation } from "../explanation.ts";
import type { Shares } from "../shares.ts";
import { isBetter } from "./prove.ts";
import { type NodeId, ROOT, type SearchTree } from "./tree.ts";

/** The expected share of each seat at a visited node: the mean of the visits, blended with the best child by `minimaxWeight`. */
export function sharesAt<T extends GameTypes>(
  tree: SearchTree<T>,
  id: NodeId,
  minimaxWeight: number,
): Shares {
  const bestValue = tree.bestValue(id);
  if (tree.isProven(id)) return bestValue;
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
  // other threads may change the tree meanwhile
  const children = tree.children(id).map((child) => ({
    child,
    isProven: tree.isProven(child),
    visits: tree.visits(child),
    share: sharesAt(tree, child, minimaxWeight)[seat] ?? 0,
  }));
  const open = children
    .filter(({ isProven }) => !isProven)
    .sort((a, b) => b.visits - a.visits || b.share - a.share || a.child - b.child);
  const proven = children
    .filter(({ isProven }) => isProven)
    .sort((a, b) =>
      isBetter(tree, seat, a.child, b.child)
        ? -1
        : isBetter(tree, seat, b.child, a.child)
          ? 1
          : a.child - b.child,
    );
  const [top] = open;
  const threshold = top ? Math.max(top.share, Number.MIN_VALUE) : 0;
  const ahead = proven.filter(({ share }) => share >= threshold);
  return [...ahead, ...open, ...proven.slice(ahead.length)].map(({ child }) => child);
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
  // before its actions: another thread may prove the root meanwhile
  const proven = tree.isProven(ROOT);
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
    proven,
    actions,
  };
}

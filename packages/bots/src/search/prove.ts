import type { GameTypes } from "@serpentarium/core";
import { CHANCE_LISTED, NO_NODE, type NodeId, type SearchTree } from "./tree.ts";

/** The largest possible share, minus a tolerance for rounding. */
export const FULL_SHARE = 1 - 1e-9;

/**
 * Whether a seat prefers one proven child to another: it has a larger share; with two seats and equal shares, it is the faster win or the
 * slower loss. With more seats, ties go to the action listed first, as in `solve`.
 */
export function isBetter<T extends GameTypes>(
  tree: SearchTree<T>,
  seat: number,
  one: NodeId,
  other: NodeId,
): boolean {
  const { seats, childIndex } = tree;
  const mine = tree.bestShare(one, seat);
  const theirs = tree.bestShare(other, seat);
  if (Math.abs(mine - theirs) > 1e-9) return mine > theirs;
  if (seats > 2) return (childIndex[one] as number) < (childIndex[other] as number);
  const later = tree.distance(one) - tree.distance(other);
  return mine > 1 / 2 ? later < 0 : later > 0;
}

/** Max^n: a seat chooses its largest share. A single child with the full share is enough. */
function proveChoice<T extends GameTypes>(tree: SearchTree<T>, id: NodeId): boolean {
  const seat = tree.actor(id);
  let best = NO_NODE;
  let open = tree.ranges.has(id) || tree.untried(id).length > 0;
  for (let child = tree.firstChild(id); child !== NO_NODE; child = tree.nextSibling[child] as number) {
    if (!tree.isProven(child)) open = true;
    else if (best === NO_NODE || isBetter(tree, seat, child, best)) best = child;
  }
  if (best === NO_NODE) return false;
  const shares = tree.bestValue(best);
  if (open && (shares[seat] as number) < FULL_SHARE) return false;
  tree.setProven(id, shares, tree.distance(best) + 1);
  return true;
}

/** The expectation, if every outcome is proven. */
function proveChance<T extends GameTypes>(tree: SearchTree<T>, id: NodeId): boolean {
  const odds = tree.chanceOutcomes(id);
  const children = tree.children(id);
  if (!odds || children.length < odds.listed.length) return false;
  const shares = new Array<number>(tree.seats).fill(0);
  let distance = 0;
  for (const child of children) {
    if (!tree.isProven(child)) return false;
    const likely = (odds.listed[tree.childIndex[child] as number]?.weight ?? 0) / odds.total;
    for (const [seat, share] of tree.bestValue(child).entries()) {
      shares[seat] = (shares[seat] as number) + likely * share;
    }
    distance = Math.max(distance, tree.distance(child));
  }
  tree.setProven(id, shares, distance + 1);
  return true;
}

/** Proves a node from its children, if possible. Nodes whose outcomes can only be drawn are never proven. */
export function prove<T extends GameTypes>(tree: SearchTree<T>, id: NodeId): boolean {
  const actor = tree.actor(id);
  if (actor >= 0) return proveChoice(tree, id);
  return actor === CHANCE_LISTED && proveChance(tree, id);
}

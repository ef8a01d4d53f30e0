import type { GameTypes } from "@serpentarium/core";
import type { Shares } from "../worth.ts";
import { LISTED, NO_NODE, type NodeId, type Tree } from "./tree.ts";

/** A share that no other can exceed; less a rounding. */
export const WHOLE = 1 - 1e-9;

/** From now on the shares of a node are exact. */
export function setProven<T extends GameTypes>(
  tree: Tree<T>,
  id: NodeId,
  shares: Shares,
  distance: number,
): void {
  const { seats } = tree;
  tree.proven[id] = 1;
  tree.distance[id] = Math.min(distance, 0xffff);
  tree.setPeak(id, shares);
  for (let seat = 0; seat < seats; seat++) {
    tree.totals[id * seats + seat] = (shares[seat] as number) * (tree.visits[id] as number);
  }
}

/**
 * Whether a seat does better with one proven child than with another: it gets more, or of two seats as much but sooner where
 * that is good, later where it is not. Of more seats the action counts that is listed first, as for `solve`.
 */
export function isBetter<T extends GameTypes>(
  tree: Tree<T>,
  seat: number,
  one: NodeId,
  other: NodeId,
): boolean {
  const { seats, peaks, place, distance } = tree;
  const mine = peaks[one * seats + seat] as number;
  const theirs = peaks[other * seats + seat] as number;
  if (Math.abs(mine - theirs) > 1e-9) return mine > theirs;
  if (seats > 2) return (place[one] as number) < (place[other] as number);
  const later = (distance[one] as number) - (distance[other] as number);
  return mine > 1 / seats ? later < 0 : later > 0;
}

/** Max^n: a seat goes where it gets most. One child suffices that gives it everything. */
function proveChoice<T extends GameTypes>(tree: Tree<T>, id: NodeId): boolean {
  const seat = tree.actor[id] as number;
  let best = NO_NODE;
  let open = (tree.untried[id]?.length ?? 0) > 0;
  for (let child = tree.first[id] as number; child !== NO_NODE; child = tree.next[child] as number) {
    if (!tree.proven[child]) open = true;
    else if (best === NO_NODE || isBetter(tree, seat, child, best)) best = child;
  }
  if (best === NO_NODE) return false;
  const shares = tree.peak(best);
  if (open && (shares[seat] as number) < WHOLE) return false;
  setProven(tree, id, shares, (tree.distance[best] as number) + 1);
  return true;
}

/** The expectation, once every outcome is proven. */
function proveChance<T extends GameTypes>(tree: Tree<T>, id: NodeId): boolean {
  const odds = tree.odds[id];
  const children = tree.children(id);
  if (!odds || children.length < odds.listed.length) return false;
  const shares = new Array<number>(tree.seats).fill(0);
  let distance = 0;
  for (const child of children) {
    if (!tree.proven[child]) return false;
    const likely = (odds.listed[tree.place[child] as number]?.weight ?? 0) / odds.total;
    for (const [seat, share] of tree.peak(child).entries()) {
      shares[seat] = (shares[seat] as number) + likely * share;
    }
    distance = Math.max(distance, tree.distance[child] as number);
  }
  setProven(tree, id, shares, distance + 1);
  return true;
}

/** Proves a node from its children, where they allow it; draws that cannot be listed never do. */
export function prove<T extends GameTypes>(tree: Tree<T>, id: NodeId): boolean {
  const actor = tree.actor[id] as number;
  if (actor >= 0) return proveChoice(tree, id);
  return actor === LISTED && proveChance(tree, id);
}

import type { GameTypes, Random, Weighted } from "@serpentarium/core";
import { NO_NODE, type NodeId, type Tree } from "./tree.ts";

/** The outcomes of chance at a node, and the sum of their weights. */
export interface Odds<A> {
  readonly listed: readonly Weighted<A>[];
  readonly total: number;
}

export const oddsOf = <A>(listed: readonly Weighted<A>[]): Odds<A> => ({
  listed,
  total: listed.reduce((sum, { weight }) => sum + weight, 0),
});

/** How often each outcome is behind what it should have come up, after one visit more. */
function arrears<T extends GameTypes>(tree: Tree<T>, id: NodeId, { listed, total }: Odds<unknown>): number[] {
  const children = tree.children(id);
  const visits = children.reduce((sum, child) => sum + (tree.visits[child] as number), 1);
  const behind = listed.map(({ weight }) => (visits * weight) / total);
  for (const child of children) {
    const place = tree.place[child] as number;
    behind[place] = (behind[place] as number) - (tree.visits[child] as number);
  }
  return behind;
}

/** Into how many parts chances are cut. */
const FINE = 2 ** 30;

/**
 * The place of an outcome, drawn among those that are behind, by how much they are. On the first visit that is as likely as
 * they are, and later on a node is sooner worth what chance makes it than if every throw were independent.
 */
export function throwPlace<T extends GameTypes>(
  tree: Tree<T>,
  id: NodeId,
  odds: Odds<unknown>,
  random: Random,
): number {
  const behind = arrears(tree, id, odds).map((owed) => Math.max(owed, 0));
  const all = behind.reduce((sum, owed) => sum + owed, 0);
  let rest = (random.integer(FINE) / FINE) * all;
  const place = behind.findIndex((owed) => {
    rest -= owed;
    return rest < 0;
  });
  // by a rounding nothing may be left for the last
  return place < 0 ? behind.findLastIndex((owed) => owed > 0) : place;
}

/** The child of a node of chance that stands for the outcome at a place; no node where it is not made yet. */
export function childAt<T extends GameTypes>(tree: Tree<T>, id: NodeId, place: number): NodeId {
  let child = tree.first[id] as number;
  while (child !== NO_NODE && tree.place[child] !== place) child = tree.next[child] as number;
  return child;
}

/** How many draws are told apart at a node that was visited so often, where chance cannot be listed. */
export const widthOf = (visits: number): number => Math.ceil(visits ** 0.7);

import type { GameTypes, Random, WeightedAction } from "@serpentarium/core";
import { NO_NODE, type NodeId, type SearchTree } from "./tree.ts";

/** The listed outcomes of a chance node, their actions, and the sum of their weights. */
export interface ChanceOutcomes<A> {
  readonly listed: readonly WeightedAction<A>[];
  readonly actions: readonly A[];
  readonly total: number;
}

export const toChanceOutcomes = <A>(listed: readonly WeightedAction<A>[]): ChanceOutcomes<A> => ({
  listed,
  actions: listed.map(({ action }) => action),
  total: listed.reduce((sum, { weight }) => sum + weight, 0),
});

/** How many visits each outcome lacks to match its probability, counting the next visit. */
function visitDeficits<T extends GameTypes>(
  tree: SearchTree<T>,
  id: NodeId,
  { listed, total }: ChanceOutcomes<unknown>,
): number[] {
  const children = tree.children(id);
  const visits = children.reduce((sum, child) => sum + tree.visits(child), 1);
  const deficits = listed.map(({ weight }) => (visits * weight) / total);
  for (const child of children) {
    const place = tree.childIndex[child] as number;
    deficits[place] = (deficits[place] as number) - tree.visits(child);
  }
  return deficits;
}

/** The number of steps into which probabilities are divided. */
const RESOLUTION = 2 ** 30;

/**
 * Samples the index of an outcome among those with a deficit, in proportion to it. The first visit follows the probabilities; later the
 * mean of the node converges faster than with independent samples.
 */
export function sampleOutcome<T extends GameTypes>(
  tree: SearchTree<T>,
  id: NodeId,
  odds: ChanceOutcomes<unknown>,
  random: Random,
): number {
  const deficits = visitDeficits(tree, id, odds).map((deficit) => Math.max(deficit, 0));
  const all = deficits.reduce((sum, deficit) => sum + deficit, 0);
  let rest = (random.integer(RESOLUTION) / RESOLUTION) * all;
  const place = deficits.findIndex((deficit) => {
    rest -= deficit;
    return rest < 0;
  });
  // rounding errors may exceed the last one
  return place < 0 ? deficits.findLastIndex((deficit) => deficit > 0) : place;
}

/** The child of a chance node for the outcome at an index; `NO_NODE` if it has none yet. */
export function childAtIndex<T extends GameTypes>(tree: SearchTree<T>, id: NodeId, place: number): NodeId {
  let child = tree.firstChild(id);
  while (child !== NO_NODE && tree.childIndex[child] !== place) child = tree.nextSibling[child] as number;
  return child;
}

/** The maximal number of distinct draws as children of a node after this many visits (progressive widening). */
export const progressiveWidth = (visits: number): number => Math.ceil(visits ** 0.7);

import type { GameTypes } from "@serpentarium/core";
import { NO_NODE, type NodeId, type SearchTree } from "./tree.ts";

/**
 * Sets the prior probabilities of the children of a seat's node: the softmax of the seat's expected shares.
 *
 * @param temperature - the difference in share for e times the probability
 */
export function setPriors<T extends GameTypes>(tree: SearchTree<T>, id: NodeId, temperature: number): void {
  const { seats, bestValues, nextSibling, priors } = tree;
  const seat = tree.actor(id);
  const first = tree.firstChild(id);
  let best = 0;
  for (let child = first; child !== NO_NODE; child = nextSibling[child] as number) {
    best = Math.max(best, bestValues[child * seats + seat] as number);
  }
  let sum = 0;
  for (let child = first; child !== NO_NODE; child = nextSibling[child] as number) {
    const weight = Math.exp(((bestValues[child * seats + seat] as number) - best) / temperature);
    priors[child] = weight;
    sum += weight;
  }
  for (let child = first; child !== NO_NODE; child = nextSibling[child] as number) {
    priors[child] = (priors[child] as number) / sum;
  }
}

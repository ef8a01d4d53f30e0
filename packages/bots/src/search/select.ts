import type { GameTypes } from "@serpentarium/core";
import type { MctsOptions } from "./options.ts";
import { NO_NODE, type NodeId, type SearchTree } from "./tree.ts";

/** The result of selecting at a seat's node. */
export interface Selection {
  /** The child to visit, which may be new; `NO_NODE` if an untried action scores higher. */
  child: NodeId;
  /** The proven child that is better than all unproven ones and determines the node's value; otherwise `NO_NODE`. */
  provenBest: NodeId;
}

/**
 * Selects an unproven child by PUCT if children have priors, and otherwise by UCB1. Visiting a proven child is useless: if one is best, the
 * best unproven child is visited, which may also be proven.
 */
export function selectChild<T extends GameTypes>(
  tree: SearchTree<T>,
  id: NodeId,
  { exploration, urgency, minimaxWeight }: Required<MctsOptions>,
  usesPriors: boolean,
  into: Selection,
): void {
  const { seats, branches, branchVisits, branchTotals, bestValues, nextSibling, proven, priors } = tree;
  const seat = tree.actor(id);
  const parent = tree.visits(id);
  const logarithm = Math.log(parent);
  const squareRoot = Math.sqrt(parent);
  const untriedScore = tree.mean(id, seat) + urgency;
  let highest = tree.untried(id).length > 0 ? untriedScore : -1;
  let highestProven = -1;
  into.child = NO_NODE;
  into.provenBest = NO_NODE;
  for (let child = tree.firstChild(id); child !== NO_NODE; child = nextSibling[child] as number) {
    const bestValue = bestValues[child * seats + seat] as number;
    if (proven[child]) {
      if (bestValue <= highestProven) continue;
      highestProven = bestValue;
      into.provenBest = child;
      continue;
    }
    const branch = branches[child] as number;
    const count = branch < 0 ? -branch : (branchVisits[branch] as number);
    if (count === 0) {
      if (untriedScore > highest) {
        highest = untriedScore;
        into.child = child;
      }
      continue;
    }
    const mean = branch < 0 ? bestValue : (branchTotals[branch * seats + seat] as number) / count;
    const uncertainty = usesPriors
      ? ((priors[child] as number) * squareRoot) / count
      : Math.sqrt(logarithm / count);
    const score = mean + minimaxWeight * (bestValue - mean) + exploration * uncertainty;
    if (score > highest) {
      highest = score;
      into.child = child;
    }
  }
  if (highestProven <= highest) into.provenBest = NO_NODE;
}

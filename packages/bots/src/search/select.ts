import type { GameTypes } from "@serpentarium/core";
import type { SearchOptions } from "./options.ts";
import { NO_NODE, type NodeId, type Tree } from "./tree.ts";

/** What to visit next at a seat's node. */
export interface Selection {
  /** The child to visit; no node when an untried action promises more. */
  child: NodeId;
  /** A proven child that promises more than what is visited: the node is worth what that one is. No node where none does. */
  known: NodeId;
}

/**
 * Selects by UCB1 among what is not proven. There is nothing left to find out about a proven child: where one promises
 * most, the visit goes to the best of the others, to see whether they can be proven too.
 */
export function select<T extends GameTypes>(
  tree: Tree<T>,
  id: NodeId,
  { exploration, urgency, sharpness }: Pick<Required<SearchOptions>, "exploration" | "urgency" | "sharpness">,
  into: Selection,
): void {
  const { seats, visits, totals, peaks, next, proven } = tree;
  const seat = tree.actor[id] as number;
  const parent = visits[id] as number;
  const logarithm = Math.log(parent);
  let most = -1;
  if ((tree.untried[id]?.length ?? 0) > 0) most = (totals[id * seats + seat] as number) / parent + urgency;
  let knownMost = -1;
  into.child = NO_NODE;
  into.known = NO_NODE;
  for (let child = tree.first[id] as number; child !== NO_NODE; child = next[child] as number) {
    const peak = peaks[child * seats + seat] as number;
    if (proven[child]) {
      if (peak <= knownMost) continue;
      knownMost = peak;
      into.known = child;
      continue;
    }
    const count = visits[child] as number;
    const mean = (totals[child * seats + seat] as number) / count;
    const score = mean + sharpness * (peak - mean) + exploration * Math.sqrt(logarithm / count);
    if (score > most) {
      most = score;
      into.child = child;
    }
  }
  if (knownMost <= most) into.known = NO_NODE;
}

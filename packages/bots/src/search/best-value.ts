import type { GameTypes } from "@serpentarium/core";
import { NO_NODE, type NodeId, type SearchTree } from "./tree.ts";

/** The child with the highest best value for a seat. */
function bestChild<T extends GameTypes>(tree: SearchTree<T>, id: NodeId, seat: number) {
  const { nextSibling, bestValues, seats } = tree;
  let best = NO_NODE;
  let highest = -1;
  for (let child = tree.firstChild(id); child !== NO_NODE; child = nextSibling[child] as number) {
    const bestValue = bestValues[child * seats + seat] as number;
    if (bestValue <= highest) continue;
    highest = bestValue;
    best = child;
  }
  return best;
}

/**
 * Recomputes the best value of a node whose children have changed: that of the best child at a seat's node, the mean over the visits at a
 * chance node.
 */
export function updateBestValue<T extends GameTypes>(tree: SearchTree<T>, id: NodeId): void {
  const { seats, bestValues, nextSibling } = tree;
  if (tree.proven[id] || tree.firstChild(id) === NO_NODE) return;
  // known once there are children
  const actor = tree.actor(id);
  if (actor >= 0) {
    const best = bestChild(tree, id, actor);
    // a write, even of the same value, would make other threads read again
    for (let seat = 0; seat < seats; seat++) {
      const value = bestValues[best * seats + seat] as number;
      if (bestValues[id * seats + seat] !== value) bestValues[id * seats + seat] = value;
    }
    return;
  }
  bestValues.fill(0, id * seats, (id + 1) * seats);
  let all = 0;
  for (let child = tree.firstChild(id); child !== NO_NODE; child = nextSibling[child] as number) {
    const count = tree.visits(child);
    all += count;
    for (let seat = 0; seat < seats; seat++) {
      bestValues[id * seats + seat] =
        (bestValues[id * seats + seat] as number) + count * (bestValues[child * seats + seat] as number);
    }
  }
  for (let seat = 0; seat < seats; seat++) {
    bestValues[id * seats + seat] = (bestValues[id * seats + seat] as number) / all;
  }
}

import type { GameTypes } from "@serpentarium/core";
import { NO_NODE, type NodeId, type Tree } from "./tree.ts";

/** The child from which a seat gets most if all go for their best. */
function bestChild<T extends GameTypes>({ first, next, peaks, seats }: Tree<T>, id: NodeId, seat: number) {
  let best = NO_NODE;
  let most = -1;
  for (let child = first[id] as number; child !== NO_NODE; child = next[child] as number) {
    const peak = peaks[child * seats + seat] as number;
    if (peak <= most) continue;
    most = peak;
    best = child;
  }
  return best;
}

/**
 * Works out anew what each seat gets at a node whose children have changed: that of the best child at a seat's, the mean
 * over the visits at a node of chance.
 */
export function raisePeak<T extends GameTypes>(tree: Tree<T>, id: NodeId): void {
  const { seats, peaks, visits, next } = tree;
  const actor = tree.actor[id] as number;
  if (tree.proven[id] || tree.first[id] === NO_NODE) return;
  if (actor >= 0) {
    const best = bestChild(tree, id, actor);
    peaks.copyWithin(id * seats, best * seats, (best + 1) * seats);
    return;
  }
  peaks.fill(0, id * seats, (id + 1) * seats);
  let all = 0;
  for (let child = tree.first[id] as number; child !== NO_NODE; child = next[child] as number) {
    const count = visits[child] as number;
    all += count;
    for (let seat = 0; seat < seats; seat++) {
      peaks[id * seats + seat] =
        (peaks[id * seats + seat] as number) + count * (peaks[child * seats + seat] as number);
    }
  }
  for (let seat = 0; seat < seats; seat++) {
    peaks[id * seats + seat] = (peaks[id * seats + seat] as number) / all;
  }
}

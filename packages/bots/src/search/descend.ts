import type { GameTypes } from "@serpentarium/core";
import { isSame } from "../same.ts";
import { NO_NODE, type NodeId, ROOT, type Tree } from "./tree.ts";

/** How many nodes are looked at for a position: a match goes on by few actions at a time, and near the root. */
const LOOKED_AT = 20_000;

/** The nearest node of a position below the root; no node where it was not opened. */
export function findPosition<T extends GameTypes>(tree: Tree<T>, position: T["position"]): NodeId {
  const queue = [ROOT];
  for (let i = 0; i < queue.length && i < LOOKED_AT; i++) {
    const id = queue[i] as NodeId;
    const here = tree.positions[id];
    if (!here) continue;
    if (here.phase === position.phase && isSame(here, position)) return id;
    queue.push(...tree.children(id));
  }
  return NO_NODE;
}

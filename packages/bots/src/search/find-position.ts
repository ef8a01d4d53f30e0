import type { GameTypes } from "@serpentarium/core";
import { dequal } from "dequal/lite";
import { NO_NODE, type NodeId, ROOT, type Tree } from "./tree.ts";

/** The maximal number of searched nodes: a match advances by few actions at a time, so the node is near the root. */
const MAX_NODES_VISITED = 20_000;

/** The node of a position nearest to the root; `NO_NODE` if it was never expanded. */
export function findPosition<T extends GameTypes>(tree: Tree<T>, position: T["position"]): NodeId {
  const queue = [ROOT];
  for (let i = 0; i < queue.length && i < MAX_NODES_VISITED; i++) {
    const id = queue[i] as NodeId;
    const here = tree.positions[id];
    if (!here) continue;
    if (here.phase === position.phase && dequal(here, position)) return id;
    queue.push(...tree.children(id));
  }
  return NO_NODE;
}

import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";

/** Each player has taken two turns. */
const MIDDLE = "move:1 a1-a2-b2 e5-e4-d4";

/** At least one example per clause, in the order of the rulebook. Each is a test, and a playable board in the rulebook. */
export const examples: readonly Example<ClauseId>[] = [
  {
    id: "setup.corners.1",
    clause: "setup.corners",
    position: "move:1 a1 e5",
    legal: ["N", "E"],
  },
  {
    id: "setup.corners.2",
    clause: "setup.corners",
    options: { size: 3 },
    position: "move:1 a1 c3",
    play: "N",
    becomes: "move:2 a1-a2 c3",
  },
  {
    id: "move.grow.1",
    clause: "move.grow",
    position: MIDDLE,
    play: "N",
    becomes: "move:2 a1-a2-b2-b3 e5-e4-d4",
  },
  {
    id: "move.on-grid.1",
    clause: "move.on-grid",
    position: "move:1 a1 e5",
    refused: "W",
  },
  {
    id: "move.on-grid.2",
    clause: "move.on-grid",
    position: "move:1 a1 e5",
    play: "N",
    becomes: "move:2 a1-a2 e5",
  },
  {
    id: "move.free.1",
    clause: "move.free",
    position: MIDDLE,
    refused: "W",
  },
  {
    id: "move.free.2",
    clause: "move.free",
    options: { size: 3 },
    position: "move:1 a1-a2 c3-b3",
    play: "E",
    becomes: "move:2 a1-a2-b2 c3-b3",
  },
  {
    id: "move.free.3",
    clause: "move.free",
    options: { size: 3 },
    position: "move:2 a1-a2-b2 c3-b3",
    refused: "S",
  },
  {
    id: "end.stuck.1",
    clause: "end.stuck",
    options: { size: 3 },
    position: "move:1 a1-a2-b2 c3-b3-a3",
    play: "S",
    becomes: "over:1!end.stuck a1-a2-b2-b1 c3-b3-a3",
  },
];

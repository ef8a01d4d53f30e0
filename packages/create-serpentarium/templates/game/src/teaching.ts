/**
 * The teaching of My serpent: three pictures and a lesson of two tasks, to go on from.
 *
 * @module
 */
import { defineTeaching } from "@serpentarium/core/teaching";
import type { RuleEvent } from "./events.ts";
import type { MySerpent } from "./types.ts";

const hasMovedTo = (events: readonly RuleEvent[], cell: string): boolean =>
  events.some((event) => event.type === "moved" && event.cell === cell);

export default defineTeaching<MySerpent>({
  pictures: [
    {
      clauses: ["setup.corners"],
      position: "move:1 a1 e5",
      id: "two-heads",
    },
    {
      clauses: ["move.grow"],
      position: "move:1 a1 e5",
      play: "N",
      id: "the-head-goes-on",
    },
    {
      clauses: ["move.on-grid"],
      position: "move:2 a1-a2 e5",
      play: "S",
      id: "never-off-the-grid",
    },
  ],
  tasks: [
    {
      id: "first-step",
      clauses: ["move.grow"],
      position: "move:1 a1 e5",
      solutions: [["E"]],
      mistakes: [
        { play: "W", refused: "move.on-grid" },
        { id: "1", play: ["N"] },
      ],
      isReached: (_after, events) => hasMovedTo(events, "b1"),
    },
    {
      id: "off-the-edge",
      clauses: ["move.on-grid"],
      position: "move:1 a1-b1-c1 e5-e4-d4",
      solutions: [["N"]],
      mistakes: [
        { play: "S", refused: "move.on-grid" },
        { id: "1", play: ["E"] },
      ],
      isReached: (_after, events) => hasMovedTo(events, "c2"),
    },
  ],
});

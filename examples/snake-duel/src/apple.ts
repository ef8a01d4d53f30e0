import type { ChancePhase } from "@serpentarium/core";
import { isTaken, nameOf } from "./position.ts";
import type { SnakeDuel } from "./types.ts";

/** Chance drops an apple, on each free cell with the same probability. */
export const apple: ChancePhase<SnakeDuel, "apple"> = {
  kind: "chance",
  next: ["turn"],
  outcomes(position) {
    const cells = Array.from({ length: position.table.options.size ** 2 }, (_, cell) => cell);
    const free = cells.filter((cell) => !isTaken(position, cell));
    return free.map((cell) => ({ action: { phase: "apple", cell }, weight: 1 }));
  },
  refuse(position, { cell }) {
    const name = nameOf(position, cell);
    return isTaken(position, cell)
      ? { clause: "apple.drop", data: { cell: name }, spaces: [name] }
      : undefined;
  },
  apply: (position, { cell }) => ({ ...position, phase: "turn", apple: cell }),
};

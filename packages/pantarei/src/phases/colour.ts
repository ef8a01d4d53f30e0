import type { SeatPhase } from "@serpentarium/core";
import { COLOUR_CHOICES } from "../action.ts";
import type { Pantarei } from "../types.ts";

/** Seat 0 chooses a colour (`setup.colour`); seat 1 makes the first move (`setup.first`). */
export const colourPhase: SeatPhase<Pantarei, "colour"> = {
  kind: "seat",
  next: ["move"],
  toAct: () => 0,
  legalActions: () => COLOUR_CHOICES,
  refuse: () => undefined,
  apply: ({ table, row }, choice) => ({
    phase: "move",
    table,
    row,
    colour: choice.colour,
    toAct: 1,
    last: "none",
    quiet: 0,
  }),
};

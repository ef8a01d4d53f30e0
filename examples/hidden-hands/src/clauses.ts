import type { Clauses } from "@serpentarium/core";

export const clauses = {
  "setup.deal": {
    source: "printed",
  },
  "nest.turn": {
    source: "printed",
    refuses: true,
  },
  "lay.hand": {
    source: "printed",
    refuses: true,
  },
  "lay.hidden": {
    source: "printed",
  },
  "take.longest": {
    source: "printed",
  },
  "take.hatchling": {
    source: "printed",
  },
  "end.hands": {
    source: "printed",
  },
} as const satisfies Clauses;

/** The id of a clause. */
export type ClauseId = keyof typeof clauses;

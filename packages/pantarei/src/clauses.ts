import type { Clauses } from "@serpentarium/core";

export const clauses = {
  "material.pieces": {
    source: "printed",
  },
  "material.open": {
    source: "ruling",
  },
  "setup.deal": {
    source: "printed",
  },
  "setup.colour": {
    source: "printed",
  },
  "setup.first": {
    source: "printed",
  },
  "move.own-top": {
    source: "printed",
    refuses: true,
  },
  "move.distance": {
    source: "printed",
    refuses: true,
  },
  "move.end-of-row": {
    source: "ruling",
    refuses: true,
  },
  "move.pair": {
    source: "printed",
    refuses: true,
  },
  "move.covered": {
    source: "printed",
    refuses: true,
  },
  "move.neutral": {
    source: "printed",
    refuses: true,
  },
  "swap.piles": {
    source: "printed",
    refuses: true,
  },
  "swap.no-answer": {
    source: "printed",
    refuses: true,
  },
  "pass.forced": {
    source: "printed",
    refuses: true,
  },
  "end.pile": {
    source: "printed",
  },
  "end.blocked": {
    source: "ruling",
  },
  "end.quiet": {
    source: "platform",
  },
} as const satisfies Clauses;

/** The id of a clause of Pantareï. */
export type ClauseId = keyof typeof clauses;

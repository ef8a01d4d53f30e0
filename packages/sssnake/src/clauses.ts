import type { Clauses } from "@serpentarium/core";

export const clauses = {
  "material.cards": {
    source: "printed",
  },
  "material.parts": {
    source: "ruling",
  },
  "material.big-card": {
    source: "ruling",
  },
  "ends.trace": {
    source: "ruling",
  },
  "place.at-end": {
    source: "printed",
    refuses: true,
  },
  "place.can-finish": {
    source: "printed",
    refuses: true,
  },
  "place.for-good": {
    source: "printed",
    refuses: true,
  },
  "finish.possible": {
    source: "ruling",
  },
  "finish.loose-parts": {
    source: "ruling",
  },
  "finish.missing": {
    source: "printed",
  },
  "turn.order": {
    source: "printed",
  },
  "turn.roll": {
    source: "printed",
  },
  "turn.short-deck": {
    source: "ruling",
  },
  "turn.one": {
    source: "printed",
  },
  "turn.two": {
    source: "printed",
  },
  "turn.three": {
    source: "printed",
  },
  "turn.must-fit": {
    source: "ruling",
    refuses: true,
  },
  "turn.automatic": {
    source: "ruling",
  },
  "turn.hand": {
    source: "ruling",
    refuses: true,
  },
  "end.complete": {
    source: "printed",
  },
  "end.deck": {
    source: "printed",
  },
  "score.negative": {
    source: "printed",
  },
  "score.series": {
    source: "printed",
  },
} as const satisfies Clauses;

/** The id of a clause. */
export type ClauseId = keyof typeof clauses;

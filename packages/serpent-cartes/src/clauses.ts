import type { Clauses } from "@serpentarium/core";

export const clauses = {
  "setup.deck": { source: "printed" },
  "setup.row": { source: "printed" },
  "setup.finishable": { source: "platform", refuses: true },
  "setup.first": { source: "printed" },
  "card.value": { source: "printed" },
  "turn.enter": { source: "printed" },
  "turn.enter-die": { source: "platform" },
  "turn.advance": { source: "printed" },
  "turn.chain": { source: "printed" },
  "turn.count": { source: "ruling" },
  "turn.overshoot": { source: "printed" },
  "turn.before-start": { source: "ruling" },
  "turn.forward-again": { source: "printed" },
  "turn.collision": { source: "printed" },
  "turn.safe-entry": { source: "departure" },
  "end.goal": { source: "printed" },
  "end.endless": { source: "ruling" },
  "end.long": { source: "platform" },
} as const satisfies Clauses;

/** The id of a clause of Le serpent. */
export type ClauseId = keyof typeof clauses;

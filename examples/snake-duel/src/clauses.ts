import type { Clauses } from "@serpentarium/core";

export const clauses = {
  "setup.corners": {
    source: "printed",
  },
  "apple.drop": {
    source: "printed",
    refuses: true,
  },
  "turn.secret": {
    source: "printed",
  },
  "turn.back": {
    source: "printed",
    refuses: true,
  },
  "turn.together": {
    source: "printed",
  },
  "apple.eat": {
    source: "printed",
  },
  "crash.wall": {
    source: "printed",
  },
  "crash.body": {
    source: "printed",
  },
  "crash.heads": {
    source: "printed",
  },
  "end.last": {
    source: "printed",
  },
  "end.turns": {
    source: "printed",
  },
} as const satisfies Clauses;

/** The id of a clause. */
export type ClauseId = keyof typeof clauses;

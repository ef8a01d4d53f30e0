import type { Clauses } from "@serpentarium/core";

export const clauses = {
  "setup.first": {
    source: "printed",
  },
  "drop.column": {
    source: "printed",
  },
  "drop.full": {
    source: "printed",
    refuses: true,
  },
  "end.line": {
    source: "printed",
  },
  "end.full": {
    source: "printed",
  },
} as const satisfies Clauses;

/** The id of a clause. */
export type ClauseId = keyof typeof clauses;

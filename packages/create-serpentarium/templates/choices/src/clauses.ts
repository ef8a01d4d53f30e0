import type { Clauses } from "@serpentarium/core";

/**
 * The rules, in the order of the rulebook. `source` is the origin of a clause: `printed` in the rules you follow, a
 * `ruling` of yours where they leave something open, or an addition of the `platform`. Never change an id: records, links
 * and other programs refer to it.
 */
export const clauses = {
  "setup.nests": {
    source: "printed",
  },
  "rear.secret": {
    source: "printed",
  },
  "rear.once": {
    source: "printed",
    refuses: true,
  },
  "take.highest": {
    source: "printed",
  },
  "take.equal": {
    source: "printed",
  },
  "end.nests": {
    source: "printed",
  },
} as const satisfies Clauses;

export type ClauseId = keyof typeof clauses;

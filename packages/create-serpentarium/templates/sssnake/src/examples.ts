import type { Example } from "@serpentarium/core";
import { inheritExamples } from "@serpentarium/core/variant";
import { examples as base } from "@serpentarium/sssnake";
import { type ClauseId, clauses } from "./clauses.ts";

/** Examples of new and changed clauses. Each is a test, and a playable board in the rulebook. */
const ownExamples: readonly Example<ClauseId>[] = [
  {
    id: "material.cards.1",
    clause: "material.cards",
    position: "roll:chance 1 60.48.16.4 - 0 - -",
    legal: ["1", "2", "3"],
  },
  {
    id: "place.crossing-ahead.1",
    clause: "place.crossing-ahead",
    position: "keep:1 1 59.48.15.4 SX 1 - -",
    legal: ["S:h", "S:t", "X:h"],
  },
  {
    id: "place.crossing-ahead.2",
    clause: "place.crossing-ahead",
    position: "keep:1 1 59.48.15.4 SX 1 - -",
    refused: "X:t",
  },
  {
    id: "turn.hand.1",
    clause: "turn.hand",
    position: "keep:1 1 59.47.16.4 SC 1 - -",
    legal: ["S:h", "S:t", "C:hL", "C:hR", "C:tL", "C:tR"],
  },
];

/** Positions of Sssnake’s examples that are not inherited, each with the reason. */
const EXCLUDED_EXAMPLES: Readonly<Record<string, string>> = {
  "keep:1 1 58.47.7.4 SCX 2 - 2.0.SH": "the crossing does not go to the tail",
  "keep:1 1 60.45.7.4 CX 1 2.0.CNW+2.1.CSW -": "the crossing does not go to the tail",
};

/** The examples of this variant, then those of Sssnake that are valid here too. */
export const examples: readonly Example<ClauseId>[] = [
  ...ownExamples,
  ...inheritExamples(base, clauses, EXCLUDED_EXAMPLES),
];

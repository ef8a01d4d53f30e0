import type { Example } from "@serpentarium/core";
import { inheritExamples } from "@serpentarium/core/variant";
import { examples as base } from "@serpentarium/sssnake";
import { type ClauseId, clauses } from "./clauses.ts";

/** Examples of new and changed clauses. Each is a test, and a playable board in the rulebook. */
const ownExamples: readonly Example<ClauseId>[] = [
  {
    clause: "material.cards",
    caption: {
      en: "The start for two: 128 cards lie face down in the middle, sixteen of them crossings.",
      fr: "Le départ à deux : 128 cartes sont au milieu, face cachée, dont seize croisements.",
    },
    position: "roll:chance 1 60.48.16.4 - 0 - -",
    legal: ["1", "2", "3"],
  },
  {
    clause: "place.crossing-ahead",
    caption: {
      en: "A crossing and a straight card on a new snake. The straight one may go to either end, the crossing to the head.",
      fr: "Un croisement et une carte droite, sur un serpent neuf. La droite va à l’un ou l’autre bout, le croisement à la tête.",
    },
    position: "keep:1 1 59.48.15.4 SX 1 - -",
    legal: ["S:h", "S:t", "X:h"],
  },
  {
    clause: "place.crossing-ahead",
    caption: {
      en: "The crossing fits at the head end, so it does not go to the tail.",
      fr: "Le croisement trouve place côté tête : il ne va pas à la queue.",
    },
    position: "keep:1 1 59.48.15.4 SX 1 - -",
    refused: "X:t",
  },
  {
    clause: "turn.hand",
    caption: {
      en: "A straight card and a curve in hand: these two, and nothing else.",
      fr: "Une carte droite et une courbe en main : ces deux-là, et rien d’autre.",
    },
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

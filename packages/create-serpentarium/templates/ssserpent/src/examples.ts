import type { Example } from "@serpentarium/core";
import { inheritExamples } from "@serpentarium/core/variant";
import { examples as base } from "@serpentarium/ssserpent";
import { type ClauseId, clauses } from "./clauses.ts";

/** All apples are placed, and player 1 places the yellow head. */
const FIELD = "c3,c7,g3,g7 b5,e3,e7,h5 b2,d5,f5,h8 0 0 0";
const HEADS = `heads:red -.4 -.4 ${FIELD}`;

/** Examples of new and changed clauses. Each is a test, and a playable board in the rulebook. */
const ownExamples: readonly Example<ClauseId>[] = [
  {
    clause: "setup.heads",
    caption: {
      en: "Player 1 places the yellow head on e9, a cell of the border with no apple beside it.",
      fr: "Le joueur 1 pose la tête jaune en e9, une case du bord sans pomme à côté.",
    },
    position: HEADS,
    play: "e9",
    becomes: `heads:yellow -.4 e9..-.4.j ${FIELD}`,
  },
  {
    clause: "setup.heads",
    caption: {
      en: "a5 is beside the apple on b5.",
      fr: "La case a5 touche la pomme posée en b5.",
    },
    position: HEADS,
    refused: "a5",
  },
  {
    clause: "setup.no-corner",
    caption: {
      en: "a9 is on the border and free, but it is a corner.",
      fr: "La case a9 est au bord, et libre, mais c’est un coin.",
    },
    position: HEADS,
    refused: "a9",
  },
  {
    clause: "setup.no-corner",
    caption: {
      en: "The cells beside a corner are open.",
      fr: "Les cases voisines d’un coin sont permises.",
    },
    position: HEADS,
    among: ["b9", "a8"],
    never: ["a9", "i9", "a1", "i1"],
  },
];

/** Positions of Ssserpent’s examples that are not inherited, each with the reason. */
const EXCLUDED_EXAMPLES: Readonly<Record<string, string>> = {
  "heads:red -.8 -.8 b3,b5,d2,d4,d6,f3,f5 - - 0 0 0": "g7 is a corner of that grid",
};

/** The examples of this variant, then those of Ssserpent that are valid here too. */
export const examples: readonly Example<ClauseId>[] = [
  ...ownExamples,
  ...inheritExamples(base, clauses, EXCLUDED_EXAMPLES),
];

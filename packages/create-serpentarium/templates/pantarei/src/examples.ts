import type { Example } from "@serpentarium/core";
import { inheritExamples } from "@serpentarium/core/variant";
import { examples as base } from "@serpentarium/pantarei";
import { type ClauseId, clauses } from "./clauses.ts";

/** Examples of new and changed clauses. Each is a test, and a playable board in the rulebook. */
const ownExamples: readonly Example<ClauseId>[] = [
  {
    clause: "move.pair-low",
    caption: {
      en: "Three pieces lie on pile 3. The light 1 may go there, but not with the dark 2 beneath it.",
      fr: "Trois pions forment la pile 3. Le 1 clair peut y aller, mais pas avec le 2 foncé qu’il couvre.",
    },
    position: "move:1 n,d2+l1,d3+l2+d1,l2 light - 0",
    refused: "2R2",
  },
  {
    clause: "move.pair-low",
    caption: {
      en: "Alone the light 1 lands as high as it likes.",
      fr: "Seul, le 1 clair se pose aussi haut qu’il veut.",
    },
    position: "move:1 n,d2+l1,d3+l2+d1,l2 light - 0",
    play: "2R",
    becomes: "move:2 n,d2,d3+l2+d1+l1,l2 light - 1",
  },
  {
    clause: "move.pair-low",
    caption: {
      en: "Pile 1 is a single piece: the pair lands there.",
      fr: "La pile 1 n’a qu’un pion : la paire s’y pose.",
    },
    position: "move:1 n,d2+l1,d3+l2+d1,l2 light - 0",
    play: "2L2",
    becomes: "move:2 n+d2+l1,d3+l2+d1,l2 light - 0",
  },
  {
    clause: "end.pile",
    caption: {
      en: "Four pieces and one more make five: player 1 wins.",
      fr: "Quatre pions et un de plus font cinq : le joueur 1 gagne.",
    },
    position: "move:1 n+d1+l2+d3,l1,d2,l3 light - 0",
    play: "2L",
    becomes: "over:1!end.pile n+d1+l2+d3+l1,d2,l3 light - 0",
  },
];

/** Positions of Pantareï’s examples that are not inherited, each with the reason. */
const EXCLUDED_EXAMPLES: Readonly<Record<string, string>> = {};

/** The examples of this variant, then those of Pantareï that are valid here too. */
export const examples: readonly Example<ClauseId>[] = [
  ...ownExamples,
  ...inheritExamples(base, clauses, EXCLUDED_EXAMPLES),
];

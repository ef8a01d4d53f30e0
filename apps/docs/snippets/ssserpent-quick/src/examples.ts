import type { Example } from "@serpentarium/core";
import { inheritExamples } from "@serpentarium/core/variant";
import { examples as theirs } from "@serpentarium/ssserpent";
import { type ClauseId, clauses } from "./clauses.ts";

const APPLES = "c3,e5 d4,f2,f6 b4,c6,d2 0 0 0";
const KISSED = "b2,b6,f2 d2,f4,f6 0";
const HEADS = `heads:yellow -.5 a6..-.5.j ${APPLES}`;

const own: readonly Example<ClauseId>[] = [
  {
    clause: "material.pieces",
    caption: {
      en: "The second blue apple is the last one. Player 1 goes on with a yellow apple.",
      fr: "La deuxième pomme bleue est la dernière. Le joueur 1 continue avec une pomme jaune.",
    },
    position: "blue:yellow -.5 -.5 c3 - - 0 0 0",
    play: "e5",
    becomes: "apples:red -.5 -.5 c3,e5 - - 0 0 0",
  },
  {
    clause: "heads.other-side",
    caption: {
      en: "The yellow head is on the left side. a3 is on that side too.",
      fr: "La tête jaune est sur le côté gauche. La case a3 s’y trouve aussi.",
    },
    position: HEADS,
    refused: "a3",
  },
  {
    clause: "heads.other-side",
    caption: {
      en: "The other three sides are open: here the red head starts from the right one.",
      fr: "Les trois autres côtés sont permis : ici, la tête rouge part de celui de droite.",
    },
    position: HEADS,
    play: "g3",
    becomes: `first:chance g3..-.5.j a6..-.5.j ${APPLES}`,
  },
  {
    clause: "end.kiss",
    caption: {
      en: "Red steps east. The heads now lie side by side, on d4 and d5: a draw.",
      fr: "Rouge avance vers l’est. Les têtes se touchent, en d4 et d5 : partie nulle.",
    },
    position: `move:red c4..E.5.j d5..W.5.j - ${KISSED} 4 20`,
    play: "E",
    becomes: `over:draw!end.kiss d4..E.5.j d5..W.5.j - ${KISSED} 5 21`,
  },
  {
    clause: "end.kiss",
    caption: {
      en: "Heads that touch at a corner do not kiss. The game goes on.",
      fr: "Des têtes qui ne se touchent que par un coin ne s’embrassent pas. La partie continue.",
    },
    position: `move:red b4..E.5.j d5..W.5.j - ${KISSED} 4 20`,
    play: "E",
    becomes: `move:yellow c4..E.5.j d5..W.5.j - ${KISSED} 5 21`,
  },
  {
    clause: "end.kiss",
    caption: {
      en: "Heads so far apart have not kissed: no game has ended like this.",
      fr: "Des têtes aussi éloignées ne se sont pas embrassées : aucune partie n’a fini ainsi.",
    },
    position: `over:draw!end.kiss b4..E.5.j d5..W.5.j - ${KISSED} 5 21`,
    rejected: true,
  },
];

/** Examples that do not hold here, by position and action, with the reason. */
const EXCLUDED = {
  "heads:yellow -.4 e9..-.4.j c3,c7,g3,g7 b5,e3,e7,h5 b2,d5,f5,h8 0 0 0 d9":
    "the red head may not go beside the yellow one",
};

/** The default options of the base, for which its examples were written. */
const BASE_OPTIONS = { size: 9, apples: 4, blueApples: 4 };

const inherited = inheritExamples(theirs, clauses, EXCLUDED).map((example) => ({
  ...example,
  options: { ...BASE_OPTIONS, ...example.options },
}));

/** The variant’s own examples, then those of Ssserpent that also hold here. */
export const examples: readonly Example<ClauseId>[] = [...own, ...inherited];

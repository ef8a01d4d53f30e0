import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";

const options = { size: 4 };

/** At least one example per clause, in the order of the rulebook. Each is a test, and a playable board in the rulebook. */
export const examples: readonly Example<ClauseId>[] = [
  {
    clause: "setup.sides",
    caption: {
      en: "The board is empty. Red has top and bottom, blue left and right, and red begins.",
      fr: "Le plateau est vide. Rouge a le haut et le bas, bleu la gauche et la droite, et rouge commence.",
    },
    options,
    position: "lay:1 4/4/4/4",
    play: "b3",
    becomes: "lay:2 4/1x2/4/4",
  },
  {
    clause: "lay.free",
    caption: {
      en: "Red may go on beside b3, and everywhere else: a2 is free.",
      fr: "Rouge peut continuer à côté de b3, ou n’importe où ailleurs : a2 est libre.",
    },
    options,
    position: "lay:1 4/1x2/2o1/4",
    play: "a2",
    becomes: "lay:2 4/1x2/x1o1/4",
  },
  {
    clause: "lay.free",
    caption: { en: "Blue’s scale lies on c2.", fr: "L’écaille de bleu se trouve en c2." },
    options,
    position: "lay:1 4/1x2/2o1/4",
    refused: "c2",
  },
  {
    clause: "end.joined",
    caption: {
      en: "With b1 red’s serpent reaches from the top to the bottom.",
      fr: "Avec b1, le serpent de rouge va du haut jusqu’en bas.",
    },
    options,
    position: "lay:1 2x1/1xoo/1xo1/4",
    play: "b1",
    becomes: "over:1!end.joined 2x1/1xoo/1xo1/1x2",
  },
  {
    clause: "end.joined",
    caption: {
      en: "Blue needs left and right: d2 completes the row.",
      fr: "Bleu a besoin de la gauche et de la droite : d2 complète la rangée.",
    },
    options,
    position: "lay:2 1x2/1xx1/ooo1/x3",
    play: "d2",
    becomes: "over:2!end.joined 1x2/1xx1/oooo/x3",
  },
];

import type { TeachingPicture } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";
import { RACE } from "./rows.ts";

/** The game in six pictures from one race, in order. */
export const pictures: readonly TeachingPicture<ClauseId>[] = [
  {
    clauses: ["setup.row", "setup.deck", "setup.first"],
    title: { en: "A serpent of cards", fr: "Un serpent de cartes" },
    caption: {
      en: "All the cards lie in one winding row. Each player has a pawn, and wants to be the first on the last card. There is nothing to decide: the row decides.",
      fr: "Toutes les cartes forment une seule rangée sinueuse. Chacun a un pion, et veut arriver le premier sur la dernière carte. Il n’y a rien à décider : la rangée décide.",
    },
    position: `first:chance ${RACE} 0,0 0`,
  },
  {
    clauses: ["turn.enter", "turn.chain", "card.value"],
    title: { en: "Numbers push on", fr: "Les nombres poussent" },
    caption: {
      en: "Red enters on card 1, a ten. A number sends the pawn on by as many cards: to 11, another ten, and to 21. Kings, queens, jacks and aces let it rest.",
      fr: "Rouge entre sur la carte 1, un dix. Un nombre pousse le pion d’autant de cartes : à la 11, encore un dix, puis à la 21. Rois, dames, valets et as le laissent souffler.",
    },
    position: `advance:1 ${RACE} 0,0 0`,
    play: "go",
  },
  {
    clauses: ["turn.advance", "turn.safe-entry"],
    title: { en: "Then one step", fr: "Ensuite, un pas" },
    caption: {
      en: "Yellow has come the same way, and shares the king. In its next turn a pawn goes on by one card, and the row takes over again. Red steps onto the queen.",
      fr: "Jaune est venu par le même chemin, et partage le roi. Au tour suivant, un pion avance d’une carte, et la rangée reprend la main. Rouge passe sur la dame.",
    },
    position: `advance:1 ${RACE} 21,21 2`,
    play: "go",
  },
  {
    clauses: ["turn.collision"],
    title: { en: "Two are too many", fr: "Deux, c’est trop" },
    caption: {
      en: "Yellow rests on the card where red stands, and drives it out: red has to begin again. A pawn that has just entered is the exception: it drives no pawn out.",
      fr: "Jaune s’arrête sur la carte de rouge, et le chasse : rouge doit recommencer. Seul un pion qui vient d’entrer ne chasse personne.",
    },
    position: `advance:2 ${RACE} 22,21 3`,
    play: "go",
  },
  {
    clauses: ["turn.overshoot", "turn.forward-again"],
    title: { en: "Too far: back again", fr: "Trop loin : demi-tour" },
    caption: {
      en: "The ten on card 23 is too much for yellow. It counts up to the last card, and the rest backwards. Now numbers push it back, as far as the ace on 16.",
      fr: "Le dix de la carte 23, c’est trop pour jaune. Il compte jusqu’à la dernière carte, et le reste à reculons. Les nombres le repoussent alors jusqu’à l’as de la 16.",
    },
    position: `advance:2 ${RACE} 21,22 5`,
    play: "go",
  },
  {
    clauses: ["end.goal"],
    title: { en: "Exactly on the last", fr: "Pile sur la dernière" },
    caption: {
      en: "One step to the seven, seven on to the eight, eight on to the queen: yellow is exactly on card 32, and has won. Sixteen cards away can be nearer than one.",
      fr: "Un pas jusqu’au sept, sept jusqu’au huit, huit jusqu’à la dame : jaune est pile sur la carte 32, et gagne. On est parfois plus près du but à seize cartes qu’à une seule.",
    },
    position: `advance:2 ${RACE} 22,16 7`,
    play: "go",
  },
];

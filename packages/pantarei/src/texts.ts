import type { EventTexts } from "@serpentarium/core";
import type { Event } from "./events.ts";
import { COLOUR_NAMES } from "./material/pieces.ts";

/** The texts of the events. */
export const texts: EventTexts<Event> = {
  dealt: {
    en: ({ pieces }) => `${pieces} pieces are laid in a row, in random order.`,
    fr: ({ pieces }) => `${pieces} pions sont alignés au hasard.`,
  },
  chose: {
    en: ({ colour }) => `Player 1 plays ${COLOUR_NAMES[colour].en}.`,
    fr: ({ colour }) => `Le joueur 1 prend les pions ${COLOUR_NAMES[colour].fr}s.`,
  },
  first: {
    en: ({ seat }) => `Player ${seat + 1} makes the first move.`,
    fr: ({ seat }) => `Le joueur ${seat + 1} joue le premier coup.`,
  },
  moved: {
    en: ({ seat, piece, from, to }) =>
      `Player ${seat + 1} moves the ${piece.en} from pile ${from} to pile ${to}.`,
    fr: ({ seat, piece, from, to }) =>
      `Le joueur ${seat + 1} déplace le ${piece.fr} de la pile ${from} à la pile ${to}.`,
  },
  carried: {
    en: ({ piece }) => `It takes the ${piece.en} beneath it along.`,
    fr: ({ piece }) => `Il emmène le ${piece.fr} qui était dessous.`,
  },
  covered: {
    en: ({ piece, pile }) => `It covers the ${piece.en} of pile ${pile}.`,
    fr: ({ piece, pile }) => `Il couvre le ${piece.fr} de la pile ${pile}.`,
  },
  closed: {
    en: ({ pile }) => `Pile ${pile} is used up: the row closes.`,
    fr: ({ pile }) => `La pile ${pile} est épuisée : la rangée se resserre.`,
  },
  swapped: {
    en: ({ seat, first, second }) => `Player ${seat + 1} swaps piles ${first} and ${second}.`,
    fr: ({ seat, first, second }) => `Le joueur ${seat + 1} permute les piles ${first} et ${second}.`,
  },
  passed: {
    en: ({ seat }) => `Player ${seat + 1} has nothing to play and passes.`,
    fr: ({ seat }) => `Le joueur ${seat + 1} ne peut rien jouer et passe.`,
  },
  won: {
    en: ({ seat, height: tall }) => `A pile of ${tall}: player ${seat + 1} wins!`,
    fr: ({ seat, height: tall }) => `Une pile de ${tall} : le joueur ${seat + 1} gagne !`,
  },
  blocked: {
    en: () => "The other player has nothing to play either: a draw.",
    fr: () => "L’autre joueur ne peut rien jouer non plus : partie nulle.",
  },
  quiet: {
    en: ({ turns }) => `${turns} turns without a pile used up: a draw.`,
    fr: ({ turns }) => `${turns} tours sans pile épuisée : partie nulle.`,
  },
};

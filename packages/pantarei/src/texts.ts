import type { EventTexts, Message } from "@serpentarium/core";
import type { RuleEvent } from "./events.ts";
import { COLOUR_NAMES } from "./material/pieces.ts";

type Moved = Extract<RuleEvent, { readonly type: "moved" }>;

const ENDS = { L: { en: "head", fr: "tête" }, R: { en: "tail", fr: "queue" } } as const;
/** The numbers of piles that a piece can count, from one. */
const DISTANCES: readonly Message[] = [
  { en: "one pile", fr: "d’une pile" },
  { en: "two piles", fr: "de deux piles" },
  { en: "three piles", fr: "de trois piles" },
];

/** Where a piece goes. Where the row closes, piles get other numbers, so that it is said without them. */
function formatCourse({ from, to, direction, steps, closes }: Omit<Moved, "seat" | "piece">): Message {
  const [distance, end] = [DISTANCES[steps - 1], ENDS[direction]];
  return closes && distance
    ? { en: `${distance.en} towards the ${end.en}`, fr: `${distance.fr} vers la ${end.fr}` }
    : { en: `from pile ${from} to pile ${to}`, fr: `de la pile ${from} à la pile ${to}` };
}

/** The texts of the events. */
export const texts: EventTexts<RuleEvent> = {
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
    en: ({ seat, piece, ...course }) =>
      `Player ${seat + 1} moves the ${piece.en} ${formatCourse(course).en}.`,
    fr: ({ seat, piece, ...course }) =>
      `Le joueur ${seat + 1} déplace le ${piece.fr} ${formatCourse(course).fr}.`,
  },
  carried: {
    en: ({ piece }) => `It takes the ${piece.en} beneath it along.`,
    fr: ({ piece }) => `Il emmène le ${piece.fr} qui était dessous.`,
  },
  covered: {
    en: ({ piece, pile, isRenumbered }) =>
      `It covers the ${piece.en}${isRenumbered ? "" : ` of pile ${pile}`}.`,
    fr: ({ piece, pile, isRenumbered }) =>
      `Il couvre le ${piece.fr}${isRenumbered ? "" : ` de la pile ${pile}`}.`,
  },
  closed: {
    en: ({ becomes }) =>
      `The pile that it left is used up: the row closes${becomes === undefined ? "" : `, and it stands on pile ${becomes}`}.`,
    fr: ({ becomes }) =>
      `La pile qu’il quitte est épuisée : la rangée se resserre${becomes === undefined ? "" : `, et il est sur la pile ${becomes}`}.`,
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

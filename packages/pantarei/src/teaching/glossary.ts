import type { GlossaryTerm } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";

/** The terms of Pantareï. */
export const glossary: readonly GlossaryTerm<ClauseId>[] = [
  {
    term: { en: "piece", fr: "pion" },
    meaning: {
      en: "One of the nineteen rings of the serpent: light, dark or neutral.",
      fr: "L’un des dix-neuf anneaux du serpent : clair, foncé ou neutre.",
    },
    clause: "material.pieces",
  },
  {
    term: { en: "value", fr: "valeur" },
    meaning: {
      en: "The number from 1 to 3 on a piece: how many piles it jumps.",
      fr: "Le chiffre de 1 à 3 sur un pion : le nombre de piles qu’il saute.",
    },
    clause: "move.distance",
  },
  {
    term: { en: "neutral piece", fr: "pion neutre" },
    meaning: {
      en: "The piece without a number, which belongs to no player and never moves by itself.",
      fr: "Le pion sans chiffre, qui n’est à personne et ne bouge jamais seul.",
    },
    clause: "move.neutral",
  },
  {
    term: { en: "row", fr: "rangée" },
    meaning: {
      en: "All piles from head to tail; it closes up when a pile is used up.",
      fr: "Toutes les piles, de la tête à la queue ; elle se resserre quand une pile est épuisée.",
    },
    clause: "setup.deal",
  },
  {
    term: { en: "pile", fr: "pile" },
    meaning: {
      en: "One or more pieces on one place of the row; only its top piece can act.",
      fr: "Un ou plusieurs pions à une même place de la rangée ; seul celui du dessus peut agir.",
    },
    clause: "move.own-top",
  },
  {
    term: { en: "covered", fr: "couvert" },
    meaning: {
      en: "Describes a piece with another on top of it: it cannot move.",
      fr: "Se dit d’un pion sur lequel un autre est posé : il ne peut pas bouger.",
    },
    clause: "move.covered",
  },
  {
    term: { en: "pair", fr: "paire" },
    meaning: {
      en: "The top piece and the one beneath it, moved together as a block.",
      fr: "Le pion du dessus et celui juste en dessous, déplacés d’un bloc.",
    },
    clause: "move.pair",
  },
  {
    term: { en: "swap", fr: "permutation" },
    meaning: {
      en: "A turn on which you exchange two of your piles instead of moving.",
      fr: "Un tour où deux de ses piles changent de place, au lieu d’un déplacement.",
    },
    clause: "swap.piles",
  },
  {
    term: { en: "pass", fr: "passer" },
    meaning: {
      en: "To do nothing on a turn; allowed only if you can neither move nor swap.",
      fr: "Ne rien jouer à son tour, ce qui n’est permis qu’à qui ne peut ni déplacer ni permuter.",
    },
    clause: "pass.forced",
  },
  {
    term: { en: "goal", fr: "but" },
    meaning: {
      en: "The height that a pile needs to win: seven, unless agreed otherwise.",
      fr: "La hauteur qu’une pile doit atteindre pour gagner : sept, sauf accord contraire.",
    },
    clause: "end.pile",
  },
  {
    term: { en: "quiet turn", fr: "tour calme" },
    meaning: {
      en: "A turn that does not change the number of piles; too many in a row end the game in a draw.",
      fr: "Un tour qui ne change pas le nombre de piles ; trop à la suite font partie nulle.",
    },
    clause: "end.quiet",
  },
];

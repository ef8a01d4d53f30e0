import type { GlossaryTerm } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";

/** The terms of Le serpent (cards). */
export const glossary: readonly GlossaryTerm<ClauseId>[] = [
  {
    term: { en: "row", fr: "rangée" },
    meaning: {
      en: "All the cards, face up and edge to edge: the serpent along which pawns walk.",
      fr: "Toutes les cartes, faces visibles et bord à bord : le serpent le long duquel marchent les pions.",
    },
    clause: "setup.row",
  },
  {
    term: { en: "card 1", fr: "carte 1" },
    meaning: {
      en: "The card at the right-hand end, where pawns enter.",
      fr: "La carte du bout de droite, par laquelle entrent les pions.",
    },
    clause: "turn.enter",
  },
  {
    term: { en: "goal", fr: "but" },
    meaning: {
      en: "The last card of the row: a pawn that reaches it by an exact count wins.",
      fr: "La dernière carte de la rangée : y arriver par un compte exact, c’est gagner.",
    },
    clause: "end.goal",
  },
  {
    term: { en: "value", fr: "valeur" },
    meaning: {
      en: "The count of a card: 2 to 10 count their number, the ace and the court cards 1.",
      fr: "Ce que compte une carte : de 2 à 10 son nombre, l’as et les figures 1.",
    },
    clause: "card.value",
  },
  {
    term: { en: "rest", fr: "s’arrêter" },
    meaning: {
      en: "To end a turn on a card that counts 1.",
      fr: "Finir son tour sur une carte qui compte 1.",
    },
    clause: "turn.chain",
  },
  {
    term: { en: "chain", fr: "chaîne" },
    meaning: {
      en: "Moving from card to card in one turn, until one counts 1.",
      fr: "Aller de carte en carte en un seul tour, jusqu’à l’une qui compte 1.",
    },
    clause: "turn.chain",
  },
  {
    term: { en: "overshoot", fr: "dépasser le but" },
    meaning: {
      en: "To have more to count than the cards left to the goal: what remains is counted backwards.",
      fr: "Avoir plus à compter qu’il ne reste jusqu’au but : le surplus se compte à reculons.",
    },
    clause: "turn.overshoot",
  },
  {
    term: { en: "drive out", fr: "chasser" },
    meaning: {
      en: "To rest on a card with another pawn, which then starts again.",
      fr: "S’arrêter là où se trouve un autre pion, qui recommence alors.",
    },
    clause: "turn.collision",
  },
  {
    term: { en: "enter", fr: "entrer" },
    meaning: {
      en: "To put a pawn on the row, at the start or after it has left the row.",
      fr: "Mettre son pion sur la rangée, au début comme après en être sorti.",
    },
    clause: "turn.enter",
  },
  {
    term: { en: "deal that can be finished", fr: "rangée que l’on peut finir" },
    meaning: {
      en: "A row on which a single pawn reaches the goal; an option deals only such rows.",
      fr: "Une rangée où un pion seul arrive au but ; une option n’en donne que de telles.",
    },
    clause: "setup.finishable",
  },
];

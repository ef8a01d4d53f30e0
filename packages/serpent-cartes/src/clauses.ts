import type { Clauses } from "@serpentarium/core";

export const clauses = {
  "setup.deck": {
    source: "printed",
    title: {
      en: "One pack or two of 32 cards, or one of 52",
      fr: "Un ou deux jeux de 32 cartes, ou un de 52",
    },
    note: {
      en: "The packs are printed; which of them goes with how many players is a ruling: 32 cards for two, 52 for three, twice 32 for four.",
      fr: "Les jeux de cartes sont imprimés ; lequel va avec combien de joueurs, c’est notre lecture : 32 cartes à deux, 52 à trois, deux fois 32 à quatre.",
    },
  },
  "setup.row": {
    source: "printed",
    title: {
      en: "One winding row, from card 1 to the goal",
      fr: "Une rangée sinueuse, de la carte 1 au but",
    },
  },
  "setup.finishable": {
    source: "platform",
    title: { en: "Only rows that a pawn can finish", fr: "Seulement des rangées qu’un pion peut finir" },
    note: {
      en: "As printed, on about two rows in three no pawn can ever reach the goal. With this option such a row is dealt again.",
      fr: "D’après la règle imprimée, environ deux rangées sur trois ne mènent jamais aucun pion au but. Avec cette option, on redonne alors les cartes.",
    },
    refusal: {
      en: "On this row no pawn can ever come to the goal, not even alone. Shuffle and deal again.",
      fr: "Sur cette rangée, aucun pion ne peut arriver au but, même seul. Mêlez et redonnez les cartes.",
    },
  },
  "setup.first": {
    source: "printed",
    title: { en: "The die says who begins", fr: "Le dé désigne qui commence" },
  },
  "card.value": {
    source: "printed",
    title: {
      en: "2 to 10 count their number, ace and figures 1",
      fr: "De 2 à 10 leur nombre, l’as et les figures 1",
    },
  },
  "turn.enter": {
    source: "printed",
    title: { en: "A pawn enters on card 1", fr: "Un pion entre sur la carte 1" },
  },
  "turn.enter-die": {
    source: "platform",
    title: { en: "The die says where a pawn enters", fr: "Le dé dit où un pion entre" },
    note: {
      en: "As printed the row alone decides. With this option a throw at each entry brings chance into the race.",
      fr: "D’après la règle imprimée, la rangée décide de tout. Avec cette option, un coup de dé à chaque entrée met du hasard dans la course.",
    },
  },
  "turn.advance": {
    source: "printed",
    title: { en: "A pawn goes on by the value of its card", fr: "Un pion avance de la valeur de sa carte" },
  },
  "turn.chain": {
    source: "printed",
    title: { en: "On and on, until a card counts 1", fr: "Encore et encore, jusqu’à une carte qui compte 1" },
  },
  "turn.count": {
    source: "ruling",
    title: { en: "The present card is not counted", fr: "La carte où l’on est ne se compte pas" },
    note: {
      en: "The rules do not say whether the card on which the pawn stands is the first to be counted. Their example at the goal only works out if it is not.",
      fr: "Les règles ne disent pas si la carte où se trouve le pion est comptée en premier. Leur exemple près du but ne tombe juste que si elle ne l’est pas.",
    },
  },
  "turn.overshoot": {
    source: "printed",
    title: {
      en: "Past the goal, what remains is counted backwards",
      fr: "Au-delà du but, le reste se compte à reculons",
    },
  },
  "turn.before-start": {
    source: "ruling",
    title: {
      en: "Driven back past card 1, a pawn leaves the row",
      fr: "Repoussé au-delà de la carte 1, un pion quitte la rangée",
    },
    note: {
      en: "The rules do not say what happens to a pawn that has no cards left to go back on. We treat it as if it had not entered yet.",
      fr: "Les règles ne disent pas ce que devient un pion qui n’a plus de cartes derrière lui. C’est comme s’il n’était pas encore entré.",
    },
  },
  "turn.forward-again": {
    source: "printed",
    title: {
      en: "At its next turn a pawn goes forward again",
      fr: "Au tour suivant, un pion reprend sa marche en avant",
    },
  },
  "turn.collision": {
    source: "printed",
    title: { en: "Who comes to rest drives out who was there", fr: "Qui s’arrête chasse qui était là" },
  },
  "turn.safe-entry": {
    source: "ruling",
    title: { en: "A pawn that enters drives nobody out", fr: "Un pion qui entre ne chasse personne" },
    note: {
      en: "All pawns enter by the same way and rest on the same card. If each drove out the one before, no pawn would ever get beyond it, and the printed game would be void.",
      fr: "Tous les pions entrent par le même chemin et s’arrêtent sur la même carte. Si chacun y chassait le précédent, personne n’irait jamais plus loin, et le jeu imprimé serait sans objet.",
    },
  },
  "end.goal": {
    source: "printed",
    title: {
      en: "Exactly on the last card, going forward: a win",
      fr: "Pile sur la dernière carte, en avançant : gagné",
    },
  },
  "end.endless": {
    source: "ruling",
    title: {
      en: "A position comes again: nobody can win, a draw",
      fr: "Une position revient : plus personne ne peut gagner, partie nulle",
    },
    note: {
      en: "Without a die at entry the row and the first player decide everything, so a position that occurs again will do so for ever. The rules do not mention such rows.",
      fr: "Sans dé à l’entrée, la rangée et le premier joueur décident de tout : ce qui est revenu reviendra toujours. Les règles ne parlent pas de ces rangées.",
    },
  },
  "end.long": {
    source: "platform",
    title: { en: "Too many turns: a draw", fr: "Trop de tours : partie nulle" },
  },
} as const satisfies Clauses;

/** The id of a clause of Le serpent. */
export type ClauseId = keyof typeof clauses;

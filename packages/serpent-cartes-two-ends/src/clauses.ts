import type { VariantClause } from "@serpentarium/core/variant";
import type { ClauseId as BaseClauseId } from "@serpentarium/serpent-cartes";

/** The clauses that two starts change; all others of the base hold unchanged. */
const changedClauses = {
  "setup.row": {
    source: "platform",
    title: {
      en: "One winding row, whose ends are both start and goal",
      fr: "Une rangée sinueuse, dont chaque bout est départ et but",
    },
    note: {
      en: "The row and its numbering are printed; that it is run from both ends is an addition.",
      fr: "La rangée et ses numéros sont imprimés ; qu’on la parcoure par les deux bouts, c’est notre ajout.",
    },
  },
  "setup.finishable": {
    source: "platform",
    title: {
      en: "Only rows that a pawn can finish from each end",
      fr: "Seulement des rangées qu’un pion peut finir depuis chaque bout",
    },
    note: {
      en: "On nearly half of all rows no pawn ever arrives, and on most others only those from one end can. With this option such rows are dealt again.",
      fr: "Sur près de la moitié des rangées, aucun pion n’arrive jamais, et sur la plupart des autres, seuls arrivent ceux d’un bout. Avec cette option, on redonne alors les cartes.",
    },
    refusal: {
      en: "On this row no pawn that starts at card {start} can ever come to card {goal}, not even alone. Shuffle and deal again.",
      fr: "Sur cette rangée, aucun pion parti de la carte {start} ne peut arriver à la carte {goal}, même seul. Mêlez et redonnez les cartes.",
    },
  },
  "turn.enter": {
    source: "platform",
    title: {
      en: "A pawn enters on the first card at its end",
      fr: "Un pion entre par la première carte de son bout",
    },
    note: {
      en: "That a pawn enters on the first card is printed; that some do so at the other end is an addition.",
      fr: "Qu’un pion entre par la première carte est imprimé ; que certains le fassent à l’autre bout, c’est notre ajout.",
    },
  },
  "turn.enter-die": {
    source: "platform",
    title: {
      en: "The die says where a pawn enters, counted from its end",
      fr: "Le dé dit où un pion entre, compté depuis son bout",
    },
  },
  "turn.before-start": {
    source: "platform",
    title: {
      en: "Driven back past the card at its start, a pawn leaves the row",
      fr: "Repoussé au-delà de la carte de son départ, un pion quitte la rangée",
    },
    note: {
      en: "As in the base game, whose rules are silent here; now a pawn may leave at either end.",
      fr: "Comme dans le jeu de base, dont la règle n’en dit rien ; ici, on peut sortir par l’un ou l’autre bout.",
    },
  },
  "turn.safe-entry": {
    source: "ruling",
    title: { en: "A pawn that enters drives nobody out", fr: "Un pion qui entre ne chasse personne" },
    note: {
      en: "Pawns from one end enter by the same way and rest on the same card. If each drove out the one before, none of them would ever get beyond it.",
      fr: "Les pions d’un même bout entrent par le même chemin et s’arrêtent sur la même carte. Si chacun y chassait le précédent, aucun d’eux n’irait jamais plus loin.",
    },
  },
  "end.goal": {
    source: "platform",
    title: {
      en: "Exactly on the card at the other end, going forward: a win",
      fr: "Pile sur la carte de l’autre bout, en avançant : gagné",
    },
    note: {
      en: "The exact count is printed. At the goal of some, others start; that these are not driven out is our addition.",
      fr: "Le compte exact est imprimé. Au but des uns, d’autres prennent le départ ; qu’ils n’en soient pas chassés, c’est notre ajout.",
    },
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

/** The clauses that this game adds. */
const addedClauses = {
  "ends.two": {
    source: "platform",
    title: {
      en: "Players start by turns at card 1 and at the last card",
      fr: "On part tour à tour de la carte 1 et de la dernière carte",
    },
    after: "setup.row",
  },
  "ends.mirror": {
    source: "platform",
    title: {
      en: "For pawns from the other end, the row runs the other way round",
      fr: "Pour ceux de l’autre bout, la rangée est étalée à l’envers",
    },
    after: "card.value",
  },
  "ends.meeting": {
    source: "platform",
    title: {
      en: "Pawns from the two ends drive each other out like any others",
      fr: "Les pions des deux bouts se chassent comme tous les autres",
    },
    after: "turn.safe-entry",
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

export const clauses = { ...changedClauses, ...addedClauses } as const;

/** The id of a clause: inherited from the base, or added here. */
export type ClauseId = BaseClauseId | keyof typeof addedClauses;

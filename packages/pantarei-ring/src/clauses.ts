import type { VariantClause } from "@serpentarium/core/variant";
import type { ClauseId as BaseClauseId } from "@serpentarium/pantarei";

/** The clauses that the ring changes. Pantareï’s others hold unchanged, except `move.end-of-row`: a ring has no ends. */
const changedClauses = {
  "move.own-top": {
    source: "platform",
    title: {
      en: "Move a piece of your own from the top of a pile, either way round",
      fr: "Déplacer un de ses pions, au sommet d’une pile, dans un sens ou dans l’autre",
    },
    note: {
      en: "Moving a top piece of one’s own is printed; that the two ways lead round a ring is an addition.",
      fr: "Déplacer un de ses pions du sommet est imprimé ; que les deux sens fassent le tour d’un anneau, c’est notre ajout.",
    },
    refusal: {
      en: "The piece on top of pile {pile} is your opponent’s. Move one of your own colour.",
      fr: "Le pion au sommet de la pile {pile} est à votre adversaire. Déplacez un pion de votre couleur.",
    },
  },
  "move.distance": {
    source: "platform",
    title: {
      en: "As many piles round the ring as the piece’s value",
      fr: "Autant de piles autour de l’anneau que la valeur du pion",
    },
    note: {
      en: "The distance is printed; counting on past the last pile is an addition.",
      fr: "La distance est imprimée ; compter au-delà de la dernière pile, c’est notre ajout.",
    },
    refusal: {
      en: "A piece goes exactly as many piles round the ring as its value. A pair goes by the value of its top piece.",
      fr: "Un pion avance autour de l’anneau d’autant de piles qu’il a de points, ni plus ni moins. Dans une paire, c’est le pion du dessus qui compte.",
    },
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

/** The clauses that the ring adds. */
const addedClauses = {
  "ring.closed": {
    source: "platform",
    title: { en: "The head bites the tail", fr: "La tête mord la queue" },
    note: {
      en: "The printed row has two ends; joining them is an addition.",
      fr: "La rangée imprimée a deux bouts ; les joindre est notre ajout.",
    },
    after: "setup.deal",
  },
  "ring.full-turn": {
    source: "platform",
    title: { en: "Never a full turn", fr: "Jamais un tour complet" },
    note: {
      en: "It takes the place of the ends of the printed row: a piece still has to land on another pile.",
      fr: "Elle remplace les bouts de la rangée imprimée : un pion doit toujours se poser sur une autre pile.",
    },
    refusal: {
      en: "From pile {pile}, a distance of {distance} goes all the way round the ring. A piece must land on another pile, short of a full turn.",
      fr: "Depuis la pile {pile}, un saut de {distance} fait tout le tour de l’anneau. Un pion doit se poser sur une autre pile, sans faire un tour complet.",
    },
    after: "move.distance",
  },
  "ring.opposite": {
    source: "platform",
    title: {
      en: "Both ways to the same pile: one move",
      fr: "Deux chemins vers la même pile : un seul coup",
    },
    note: {
      en: "It says how such a move is counted and written; at a table nothing depends on it.",
      fr: "Elle dit comment un tel coup se compte et s’écrit ; autour d’une table, rien n’en dépend.",
    },
    after: "ring.full-turn",
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

export const clauses = { ...changedClauses, ...addedClauses, "move.end-of-row": null } as const;

/** The id of a clause of Pantareï that holds in the ring, unchanged or changed. */
export type InheritedClauseId = Exclude<BaseClauseId, "move.end-of-row">;
/** The id of a clause: inherited from Pantareï, or added by the ring. */
export type ClauseId = InheritedClauseId | keyof typeof addedClauses;

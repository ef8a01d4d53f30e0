import type { VariantClause } from "@serpentarium/core/variant";
import type { ClauseId as BaseClauseId } from "@serpentarium/ssserpent";

/** The changed clauses. All others of Ssserpent hold, except `move.off-grid`, which is removed. */
const changed = {
  "material.pieces": {
    source: "platform",
    title: {
      en: "A head and eight body pieces each, four blue apples, and a grid of 7 by 7",
      fr: "Une tête et huit pions corps chacun, quatre pommes bleues, une grille de 7 sur 7",
    },
    note: {
      en: "The pieces are printed; that they meet on a grid without its border is an addition.",
      fr: "Les pions sont imprimés ; qu’ils se rencontrent sur une grille sans bord, c’est notre ajout.",
    },
  },
  "place.apple": {
    source: "platform",
    title: {
      en: "Apples lie anywhere, but never side by side",
      fr: "Des pommes n’importe où, mais jamais côte à côte",
    },
    note: {
      en: "The free cell between two apples is printed; that it counts over the edges, and that no border is kept clear, is an addition.",
      fr: "La case libre entre deux pommes est imprimée ; qu’elle compte par-dessus les bords et qu’aucune bordure ne reste vide, c’est notre ajout.",
    },
    refusal: {
      en: "No apple can go on {cell}. Look at {by}: an apple needs a free cell with no other apple beside it, not even over an edge.",
      fr: "Impossible de poser une pomme en {cell}. Voyez {by} : il faut une case libre sans autre pomme à côté, pas même par-dessus un bord.",
    },
  },
  "setup.heads": {
    source: "platform",
    title: {
      en: "Each places the opponent’s head, on any cell clear of apples",
      fr: "Chacun pose la tête adverse, sur toute case sans pomme à côté",
    },
    note: {
      en: "That the opponent places the head is printed; that it starts anywhere is an addition.",
      fr: "Que l’adversaire pose la tête est imprimé ; qu’elle parte de n’importe où, c’est notre ajout.",
    },
    refusal: {
      en: "The head cannot go on {cell}. It needs a free cell with no apple beside it, not even over an edge.",
      fr: "La tête ne peut pas aller en {cell}. Il lui faut une case libre sans pomme à côté, pas même par-dessus un bord.",
    },
  },
  "setup.stuck": {
    source: "platform",
    title: {
      en: "An apple without a legal cell is left out",
      fr: "Une pomme sans case permise n’est pas posée",
    },
    note: {
      en: "As in Ssserpent; here the room for the heads counts as well.",
      fr: "Comme dans Ssserpent ; ici, la place des têtes compte aussi.",
    },
  },
  "place.whole-game": {
    source: "platform",
    title: {
      en: "The rules of placing hold all game long",
      fr: "Poser une pomme : les mêmes règles du début à la fin",
    },
    note: {
      en: "That they go on holding is printed; there is no border here of which they could speak.",
      fr: "Qu’elles continuent de valoir est imprimé ; ici, elles n’ont pas de bord dont parler.",
    },
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

/** The added clauses. */
const added = {
  "torus.edges": {
    source: "platform",
    title: { en: "Opposite edges join", fr: "Les bords opposés se rejoignent" },
    note: {
      en: "The printed grid ends at its border; joining its edges is an addition.",
      fr: "La grille imprimée s’arrête à son bord ; en joindre les bords est notre ajout.",
    },
    after: "material.pieces",
  },
  "torus.head-room": {
    source: "platform",
    title: {
      en: "The apples leave room for both heads",
      fr: "Les pommes laissent de la place aux deux têtes",
    },
    note: {
      en: "It takes the place of the corners of the printed grid, which no apple can close to a head.",
      fr: "Elle remplace les angles de la grille imprimée, qu’aucune pomme ne peut fermer à une tête.",
    },
    refusal: {
      en: "Cells open to a head after an apple on {cell}: {left}. There must be two, one for each head.",
      fr: "Cases ouvertes à une tête après une pomme en {cell} : {left}. Il en faut deux, une par tête.",
    },
    after: "place.head-clear",
  },
  "torus.line": {
    source: "platform",
    title: { en: "Lines run on over the edges", fr: "Les lignes continuent par-dessus les bords" },
    note: {
      en: "Comparing the lines is printed; that an edge does not end them is an addition.",
      fr: "La comparaison des lignes est imprimée ; qu’un bord ne les arrête pas, c’est notre ajout.",
    },
    after: "attack.line",
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

export const clauses = { ...changed, ...added, "move.off-grid": null } as const;

/** The ids of Ssserpent's clauses that hold on the torus, changed or not. */
export type InheritedId = Exclude<BaseClauseId, "move.off-grid">;
/** The id of a clause: an inherited or an added one. */
export type ClauseId = InheritedId | keyof typeof added;

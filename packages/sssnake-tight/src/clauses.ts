import type { VariantClause } from "@serpentarium/core/variant";
import type { ClauseId as BaseClauseId } from "@serpentarium/sssnake";

/** The changed clauses. All others of Sssnake hold. */
const changed = {
  "place.can-finish": {
    source: "platform",
    title: {
      en: "The snake can still be finished with nothing loose",
      fr: "Le serpent peut encore être terminé sans rien de libre",
    },
    note: {
      en: "That a snake must stay possible to finish is printed; that nothing may be loose then is an addition.",
      fr: "Qu’un serpent doive pouvoir être terminé est imprimé ; que rien ne soit libre alors, c’est notre ajout.",
    },
    refusal: {
      en: "Laid there and that way, this card ({card}) would leave no way to join head and tail with nothing loose.",
      fr: "Posée là et dans ce sens, cette carte ({card}) ne laisserait aucun moyen de relier la tête et la queue sans rien de libre.",
    },
  },
  "finish.possible": {
    source: "platform",
    title: {
      en: "When head and tail can be joined with nothing loose",
      fr: "Quand la tête et la queue peuvent se rejoindre sans rien de libre",
    },
    note: {
      en: "The base reads it for head and tail alone; that the way must take in a loose part is an addition.",
      fr: "Le jeu de base ne pense qu’à la tête et à la queue ; que le chemin doive passer par la partie libre, c’est notre ajout.",
    },
  },
  "finish.loose-parts": {
    source: "platform",
    title: {
      en: "A loose part waits for the snake, and costs nothing",
      fr: "Une partie libre attend le serpent et ne coûte rien",
    },
    note: {
      en: "In the base a loose part may stay loose; here it may not.",
      fr: "Dans le jeu de base, une partie libre peut le rester ; ici, non.",
    },
  },
  "finish.missing": {
    source: "platform",
    title: { en: "How many parts a snake is short", fr: "Combien de parties manquent à un serpent" },
    note: {
      en: "Counting what is missing at best is printed; counting parts instead of cards is an addition.",
      fr: "Compter ce qui manque au mieux est imprimé ; compter les parties au lieu des cartes, c’est notre ajout.",
    },
  },
  "end.deck": {
    source: "platform",
    title: {
      en: "Deck empty: the fewest parts short wins",
      fr: "Pioche vide : gagne celui à qui il manque le moins de parties",
    },
    note: {
      en: "Counting when the cards are used up is printed; that parts are counted is an addition.",
      fr: "Compter quand les cartes sont épuisées est imprimé ; que l’on compte les parties, c’est notre ajout.",
    },
  },
  "score.negative": {
    source: "platform",
    title: { en: "Minus one for each part short", fr: "Moins un par partie manquante" },
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

/** The added clauses. */
const added = {
  "tight.both-parts": {
    source: "platform",
    title: {
      en: "Both parts of every card lie on the snake",
      fr: "Les deux parties de chaque carte sont sur le serpent",
    },
    note: {
      en: "The printed rules ask for a body without a gap and do not mention loose parts; forbidding them is an addition.",
      fr: "La règle imprimée demande un corps sans interruption et ne parle pas des parties libres ; les interdire, c’est notre ajout.",
    },
    refusal: {
      en: "Laid there, this card ({card}) would join head and tail while a part is still loose. The snake must go through it first.",
      fr: "Posée là, cette carte ({card}) relierait la tête et la queue alors qu’une partie est encore libre. Le serpent doit d’abord y passer.",
    },
    after: "finish.loose-parts",
  },
  "tight.one-loose": {
    source: "platform",
    title: {
      en: "One loose part at a time",
      fr: "Une seule partie libre à la fois",
    },
    note: {
      en: "It keeps the table readable, and makes it possible to tell exactly whether a snake can be finished.",
      fr: "Elle garde la table lisible, et permet de dire exactement si un serpent peut être terminé.",
    },
    refusal: {
      en: "This card ({card}) would leave two loose parts on the snake. It must go through the one that there is before it gets another.",
      fr: "Avec cette carte ({card}), le serpent aurait deux parties libres. Il doit passer par la première avant d’en recevoir une autre.",
    },
    after: "tight.both-parts",
  },
} as const satisfies Readonly<Record<string, VariantClause>>;

export const clauses = { ...changed, ...added } as const;

/** The id of a clause: an inherited or an added one. */
export type ClauseId = BaseClauseId | keyof typeof added;

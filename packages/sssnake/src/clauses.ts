import type { Clauses } from "@serpentarium/core";

export const clauses = {
  "material.cards": {
    source: "printed",
    title: { en: "120 cards, four big cards and a die", fr: "120 cartes, quatre grandes cartes et un dé" },
    note: {
      en: "The cards and the die are printed; that its three numbers are equally likely is a ruling.",
      fr: "Les cartes et le dé sont imprimés ; que ses trois nombres aient la même chance de sortir, c’est notre lecture.",
    },
  },
  "material.parts": {
    source: "ruling",
    title: { en: "What each kind of card joins", fr: "Ce que relie chaque sorte de carte" },
    note: {
      en: "The four kinds are printed; which sides of a card they join is a ruling.",
      fr: "Les quatre sortes de cartes sont imprimées ; quels côtés elles relient, c’est notre lecture.",
    },
  },
  "material.big-card": {
    source: "ruling",
    title: { en: "Where head and tail stand", fr: "La place de la tête et de la queue" },
    note: {
      en: "A big card with head and tail is printed; how the two lie on it is a ruling.",
      fr: "Une grande carte avec tête et queue est imprimée ; leur place sur elle, c’est notre lecture.",
    },
  },
  "ends.trace": {
    source: "ruling",
    title: { en: "The two ends of a snake", fr: "Les deux bouts d’un serpent" },
  },
  "place.at-end": {
    source: "printed",
    title: { en: "Lay at one of the two ends", fr: "Poser à l’un des deux bouts" },
    refusal: {
      en: "No end of the snake faces that place. A card goes where the snake goes on, from its head or from its tail.",
      fr: "Aucun bout du serpent ne donne sur cette case. Une carte se pose là où le serpent continue, côté tête ou côté queue.",
    },
  },
  "place.can-finish": {
    source: "printed",
    title: { en: "The snake can still be finished", fr: "Le serpent peut encore être terminé" },
    refusal: {
      en: "Laid there and that way, this card ({card}) would leave no way to join head and tail any more.",
      fr: "Posée là et dans ce sens, cette carte ({card}) ne laisserait plus aucun moyen de relier la tête et la queue.",
    },
  },
  "place.for-good": {
    source: "printed",
    title: { en: "A card laid stays", fr: "Une carte posée reste" },
    refusal: {
      en: "A card that has been laid is never moved. Lay a new one at an end of the snake.",
      fr: "Une carte posée ne se déplace plus. Posez-en une autre à un bout du serpent.",
    },
  },
  "finish.possible": {
    source: "ruling",
    title: { en: "When head and tail can be joined", fr: "Quand la tête et la queue peuvent se rejoindre" },
  },
  "finish.loose-parts": {
    source: "ruling",
    title: {
      en: "A loose part may stay loose, or save a card",
      fr: "Une partie libre peut le rester, ou épargner une carte",
    },
  },
  "finish.missing": {
    source: "printed",
    title: { en: "How many cards a snake is short", fr: "Combien de cartes manquent à un serpent" },
    note: {
      en: "Counting with the best possible cards is printed; that loose parts help for nothing is a ruling.",
      fr: "Compter avec les cartes optimales est imprimé ; que les parties libres servent sans frais, c’est notre lecture.",
    },
  },
  "turn.order": {
    source: "printed",
    title: {
      en: "The youngest begins, then clockwise",
      fr: "Le plus jeune commence, puis dans le sens horaire",
    },
  },
  "turn.roll": {
    source: "printed",
    title: { en: "Roll, and draw that many cards", fr: "Lancer le dé et piocher autant de cartes" },
    note: {
      en: "Rolling and drawing are printed; that the cards drawn lie face up is a ruling.",
      fr: "Le lancer et la pioche sont imprimés ; que les cartes piochées soient visibles de tous, c’est notre lecture.",
    },
  },
  "turn.short-deck": {
    source: "ruling",
    title: { en: "When too few cards are left", fr: "Quand il reste trop peu de cartes" },
  },
  "turn.one": {
    source: "printed",
    title: { en: "One card: for the neighbour’s snake", fr: "Une carte : pour le serpent du voisin" },
  },
  "turn.two": {
    source: "printed",
    title: { en: "Two cards: lay one, give one", fr: "Deux cartes : en poser une, en donner une" },
  },
  "turn.three": {
    source: "printed",
    title: { en: "Three cards: lay two, give one", fr: "Trois cartes : en poser deux, en donner une" },
  },
  "turn.must-fit": {
    source: "ruling",
    title: { en: "A card that fits goes first", fr: "D’abord une carte qui trouve place" },
    refusal: {
      en: "There is a card in hand that fits ({card}). As long as one does, none may leave the game.",
      fr: "Une carte de la main trouve place ({card}). Tant qu’il y en a une, aucune ne peut quitter le jeu.",
    },
  },
  "turn.automatic": {
    source: "ruling",
    title: { en: "What happens by itself", fr: "Ce qui se fait tout seul" },
  },
  "turn.hand": {
    source: "ruling",
    title: { en: "Only a card in hand", fr: "Seulement une carte que l’on a en main" },
    refusal: {
      en: "There is no card of that kind in hand ({card}). Only a card in hand can be laid or leave the game.",
      fr: "Il n’y a en main aucune carte de cette sorte ({card}). On ne pose et on n’écarte qu’une carte que l’on a en main.",
    },
  },
  "end.complete": {
    source: "printed",
    title: { en: "A complete snake wins", fr: "Un serpent complet gagne" },
    note: {
      en: "The win is printed; that it counts whoever laid the last card, and that nothing more is laid, is a ruling.",
      fr: "La victoire est imprimée ; qu’elle vaille quel que soit celui qui pose la dernière carte, et que l’on ne pose plus rien, c’est notre lecture.",
    },
  },
  "end.deck": {
    source: "printed",
    title: {
      en: "Deck empty: the fewest cards short wins",
      fr: "Pioche vide : gagne celui à qui il manque le moins de cartes",
    },
    note: {
      en: "Counting when the cards are used up is printed; that the last turn is played out and that equal snakes share the win are rulings.",
      fr: "Compter quand les cartes sont épuisées est imprimé ; que le dernier tour se joue jusqu’au bout et qu’à égalité on gagne ensemble, c’est notre lecture.",
    },
  },
  "score.negative": {
    source: "printed",
    title: { en: "Minus one for each card short", fr: "Moins un par carte manquante" },
  },
  "score.series": {
    source: "printed",
    title: { en: "Several games, scores added up", fr: "Plusieurs parties, points additionnés" },
    note: {
      en: "Adding the scores of several games is printed; how many there are, and who sits first, is for the players to agree.",
      fr: "Additionner les points de plusieurs parties est imprimé ; leur nombre, et qui occupe la première place, se décident entre joueurs.",
    },
  },
} as const satisfies Clauses;

/** The id of a clause. */
export type ClauseId = keyof typeof clauses;

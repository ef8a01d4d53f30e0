import type { Text } from "@serpentarium/core";

/** The words of the pages behind the three doors. */
export const LANDING_WORDS = {
  play: {
    title: { en: "Play", fr: "Jouer" },
    description: {
      en: "All games of Serpentarium, to play on this screen with friends or against a robot.",
      fr: "Tous les jeux de Serpentarium, à jouer sur cet écran entre amis ou contre un robot.",
    },
    intro: {
      en: "Pick a game. You can play it with friends at this screen or against a robot, and nothing is sent anywhere. If you do not know the rules, just try: what is not allowed, the board explains.",
      fr: "Choisissez un jeu. Il se joue entre amis sur cet écran ou contre un robot, et rien n’est envoyé nulle part. Vous ne connaissez pas la règle ? Essayez : ce qui n’est pas permis, le plateau l’explique.",
    },
  },
  rules: {
    title: { en: "Rules", fr: "Règles" },
    description: {
      en: "The rulebooks of all games, with boards on which every rule can be tried.",
      fr: "Les livrets de tous les jeux, avec des plateaux où essayer chaque règle.",
    },
    intro: {
      en: "Each rulebook is one page. Every rule has a name that never changes, says whether it is printed or our reading, and comes with boards to try it on, also wrongly.",
      fr: "Chaque livret tient en une page. Chaque règle porte un nom qui ne change pas, dit si elle est imprimée ou si c’est notre lecture, et vient avec des plateaux où l’essayer, même de travers.",
    },
  },
  published: { en: "Serpent games", fr: "Jeux de serpents" },
  examples: { en: "Examples from the guides", fr: "Exemples des guides" },
  examplesNote: {
    en: "Small games that show how one is written.",
    fr: "De petits jeux qui montrent comment on en écrit un.",
  },
} as const;

/** The words of the page for those who write games or use them. */
export const BUILD_WORDS = {
  title: { en: "Build", fr: "Créer" },
  description: {
    en: "Write a serpent game, make a variant, or put one on your page: guides, packages and API.",
    fr: "Écrire un jeu de serpents, en faire une variante, ou en poser un sur votre page : guides, paquets et API.",
  },
  intro: {
    en: "You write the rules; the board, the turn machine, the robots, the rulebook and a test kit come with them. This makes a package that works, with a small game to change:",
    fr: "Vous écrivez la règle ; le plateau, la machine à tours, les robots, le livret et les tests viennent avec. Ceci crée un paquet qui marche, avec un petit jeu à transformer :",
  },
  begin: { en: "Begin here", fr: "Par où commencer" },
  tools: { en: "At your side", fr: "À vos côtés" },
  guides: { en: "All guides", fr: "Tous les guides" },
  reference: { en: "To look things up", fr: "Pour chercher" },
} as const satisfies Readonly<Record<string, Text>>;

/** A page that helps to build. */
export interface Help {
  readonly path: string;
  readonly title: Text;
  readonly text: Text;
}

/** What one comes to build. */
export const BEGINNINGS: readonly Help[] = [
  {
    path: "/guides/first-game/",
    title: { en: "A game of your own", fr: "Un jeu à vous" },
    text: {
      en: "Tic-tac-toe, file by file: everything that a game needs.",
      fr: "Le morpion, fichier par fichier : tout ce qu’il faut à un jeu.",
    },
  },
  {
    path: "/guides/variant-in-ten-minutes/",
    title: { en: "A variant in ten minutes", fr: "Une variante en dix minutes" },
    text: {
      en: "Take one of our games and change a rule.",
      fr: "Prenez un de nos jeux et changez une règle.",
    },
  },
  {
    path: "/guides/use-a-game/",
    title: { en: "A game on your page", fr: "Un jeu sur votre page" },
    text: {
      en: "The rules alone, a match, or a board that anybody can touch.",
      fr: "La règle seule, une partie, ou un plateau que chacun peut toucher.",
    },
  },
];

/** Where one looks things up. Those whose page this site does not have are left out. */
export const REFERENCES: readonly Help[] = [
  {
    path: "/packages/",
    title: { en: "Packages", fr: "Paquets" },
    text: {
      en: "Each with its size, how to install it, and what has changed.",
      fr: "Chacun avec sa taille, son installation et ce qui a changé.",
    },
  },
  {
    path: "/api/modules/",
    title: { en: "API", fr: "API" },
    text: {
      en: "Every function and type, with examples (in English).",
      fr: "Chaque fonction et chaque type, avec des exemples (en anglais).",
    },
  },
  {
    path: "/games/pantarei/statechart/",
    title: { en: "Statecharts", fr: "Diagrammes d’états" },
    text: {
      en: "Every game is a machine of phases; this is the one of Pantareï.",
      fr: "Chaque jeu est une machine de phases ; voici celle de Pantareï.",
    },
  },
  {
    path: "/games/pantarei/balance/",
    title: { en: "Balance reports", fr: "Rapports d’équilibre" },
    text: {
      en: "What the lab finds in a thousand games; here for Pantareï.",
      fr: "Ce que le laboratoire trouve en mille parties ; ici pour Pantareï.",
    },
  },
  {
    path: "/tools/rows/",
    title: { en: "Row explorer", fr: "Explorateur de rangées" },
    text: {
      en: "Rows of Le serpent, looked into card by card.",
      fr: "Les rangées du Serpent, étudiées carte par carte.",
    },
  },
];

/** Two tools that come with every package that one begins. */
export const TOOLS: readonly { readonly command: string; readonly text: Text }[] = [
  {
    command: "npm create serpentarium",
    text: {
      en: "Begins a game or a variant: rulebook, board, tests and releases.",
      fr: "Commence un jeu ou une variante : livret, plateau, tests et publication.",
    },
  },
  {
    command: "npx serpentarium-workshop",
    text: {
      en: "The workshop: your board, rulebook, statechart and checks on one page, new on every save.",
      fr: "L’atelier : votre plateau, livret, diagramme et contrôles sur une page, à jour à chaque enregistrement.",
    },
  },
  {
    command: "npx serpentarium lab",
    text: {
      en: "The lab: thousands of games, and what they say of yours.",
      fr: "Le laboratoire : des milliers de parties, et ce qu’elles disent de votre jeu.",
    },
  },
];

import type { SiteText } from "../lib/site-text.ts";

/** Texts of the pages that list all games. */
export const LANDING_MESSAGES = {
  play: {
    title: { en: "Play", fr: "Jouer" },
    description: {
      en: "All games of Serpentarium, to play on this screen with friends or against a bot.",
      fr: "Tous les jeux de Serpentarium, à jouer sur cet écran entre amis ou contre un robot.",
    },
    intro: {
      en: "Choose a game. You can play with friends on this screen or against a bot, and nothing leaves your browser. If you do not know the rules, just try: when a move is not allowed, the board explains why.",
      fr: "Choisissez un jeu. Il se joue entre amis sur cet écran ou contre un robot, et rien n’est envoyé nulle part. Vous ne connaissez pas la règle ? Essayez : ce qui n’est pas permis, le plateau l’explique.",
    },
  },
  rules: {
    title: { en: "Rules", fr: "Règles" },
    description: {
      en: "The rulebooks of all games, with boards to try every rule on.",
      fr: "Les livrets de tous les jeux, avec des plateaux où essayer chaque règle.",
    },
    intro: {
      en: "Each rulebook is one page. Every rule has a permanent name, says whether it is printed or our reading, and has boards where you can try it, including what it forbids.",
      fr: "Chaque livret tient en une page. Chaque règle porte un nom qui ne change pas, dit si elle est imprimée ou si c’est notre lecture, et vient avec des plateaux où l’essayer, y compris ce qu’elle interdit.",
    },
  },
  published: { en: "Serpent games", fr: "Jeux de serpents" },
  examples: { en: "Examples from the guides", fr: "Exemples des guides" },
  examplesNote: {
    en: "Small games that show how to write one.",
    fr: "De petits jeux qui montrent comment on en écrit un.",
  },
} as const;

/** Texts of the page for developers. */
export const BUILD_MESSAGES = {
  title: { en: "Build", fr: "Créer" },
  description: {
    en: "Write a serpent game, make a variant, or put one on your page: guides, packages and API.",
    fr: "Écrire un jeu de serpents, en faire une variante, ou en poser un sur votre page : guides, paquets et API.",
  },
  intro: {
    en: "You write the rules; the board, the turn machine, the bots, the rulebook and a test kit come with them. This command creates a working package, with a small game to change:",
    fr: "Vous écrivez la règle ; le plateau, la machine à tours, les robots, le livret et les tests viennent avec. Ceci crée un paquet qui marche, avec un petit jeu à transformer :",
  },
  begin: { en: "Start here", fr: "Par où commencer" },
  tools: { en: "Tools", fr: "Outils" },
  guides: { en: "All guides", fr: "Tous les guides" },
  reference: { en: "Reference", fr: "Référence" },
} as const satisfies Readonly<Record<string, SiteText>>;

/** A link to a guide or reference page. */
export interface GuideLink {
  readonly path: string;
  readonly title: SiteText;
  readonly text: SiteText;
}

/** The guides to start with. */
export const FIRST_GUIDES: readonly GuideLink[] = [
  {
    path: "/guides/first-game/",
    title: { en: "A game of your own", fr: "Un jeu à vous" },
    text: {
      en: "Tic-tac-toe, file by file, with everything that a game needs.",
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
      en: "The rules alone, a match, or a playable board.",
      fr: "La règle seule, une partie, ou un plateau jouable.",
    },
  },
];

/** Reference pages; the page leaves out those that this site does not have. */
export const REFERENCES: readonly GuideLink[] = [
  {
    path: "/packages/",
    title: { en: "Packages", fr: "Paquets" },
    text: {
      en: "Each with its size, how to install it, and what has changed.",
      fr: "Chacun avec sa taille, son installation et ce qui a changé.",
    },
  },
  {
    path: "/tools/commands/",
    title: { en: "Command line", fr: "Ligne de commande" },
    text: {
      en: "Every command of the terminal program, with its options.",
      fr: "Chaque commande du programme pour le terminal, avec ses options.",
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
      en: "Every game is a machine of phases; this is Pantareï’s.",
      fr: "Chaque jeu est une machine de phases ; voici celle de Pantareï.",
    },
  },
  {
    path: "/games/pantarei/balance/",
    title: { en: "Balance reports", fr: "Rapports d’équilibre" },
    text: {
      en: "What the lab measures in a thousand games, here of Pantareï.",
      fr: "Ce que le laboratoire trouve en mille parties ; ici pour Pantareï.",
    },
  },
  {
    path: "/tools/rows/",
    title: { en: "Row explorer", fr: "Explorateur de rangées" },
    text: {
      en: "Rows of Le serpent, analysed card by card.",
      fr: "Les rangées du Serpent, étudiées carte par carte.",
    },
  },
];

/** The command-line tools. */
export const CLI_TOOLS: readonly { readonly command: string; readonly text: SiteText }[] = [
  {
    command: "npm create serpentarium",
    text: {
      en: "Starts a game or a variant: rulebook, board, tests and releases.",
      fr: "Commence un jeu ou une variante : livret, plateau, tests et publication.",
    },
  },
  {
    command: "npx serpentarium-workshop",
    text: {
      en: "The workshop: your board, rulebook, statechart and checks on one page, updated on every save.",
      fr: "L’atelier : votre plateau, livret, diagramme et contrôles sur une page, à jour à chaque enregistrement.",
    },
  },
  {
    command: "npx serpentarium lab",
    text: {
      en: "The lab: plays thousands of games and reports on yours.",
      fr: "Le laboratoire : joue des milliers de parties et en fait un rapport sur votre jeu.",
    },
  },
];

import type { Language, SiteText } from "../lib/site-text.ts";

/** The texts of the package pages. */
export const PACKAGE_MESSAGES = {
  title: { en: "Packages", fr: "Paquets" },
  description: {
    en: "Every package of Serpentarium: what it gives you, its version, its size, how to install it, and what has changed.",
    fr: "Tous les paquets de Serpentarium : ce qu’ils apportent, leur version, leur taille, comment les installer et ce qui a changé.",
  },
  intro: {
    en: "Each package has its own version and its own releases. A game needs only core; the other packages work with any game.",
    fr: "Chaque paquet paraît séparément, sous sa propre version. Un jeu n’a besoin que de core ; tout le reste accepte n’importe quel jeu.",
  },
  about: {
    en: "{name}: version, size, how to install it, and what has changed.",
    fr: "{name} : version, taille, installation et changements.",
  },
  games: { en: "Games", fr: "Jeux" },
  platform: { en: "Platform", fr: "Plateforme" },
  tools: { en: "Tools for authors", fr: "Outils d’auteur" },
  package: { en: "Package", fr: "Paquet" },
  gives: { en: "What it gives you", fr: "Ce qu’il apporte" },
  version: { en: "Version", fr: "Version" },
  notYet: { en: "not released yet", fr: "pas encore paru" },
  size: { en: "Size", fr: "Taille" },
  gzipped: { en: "gzipped, without dependencies", fr: "compressé avec gzip, sans ses dépendances" },
  license: { en: "License", fr: "Licence" },
  runsIn: { en: "Runs in", fr: "Fonctionne avec" },
  node: {
    en: "Node {versions}, browsers, Deno and Bun",
    fr: "Node {versions}, les navigateurs, Deno et Bun",
  },
  server: {
    en: "Node {versions}, its client also in browsers",
    fr: "Node {versions}, son client aussi dans les navigateurs",
  },
  nodeOnly: { en: "Node {versions}", fr: "Node {versions}" },
  needs: { en: "Depends on", fr: "Dépend de" },
  commands: { en: "Commands", fr: "Commandes" },
  install: { en: "Install", fr: "Installation" },
  entryPoints: { en: "Entry points", fr: "Points d’entrée" },
  inReference: { en: "In the API reference", fr: "Dans la référence de l’API" },
  rulebook: { en: "The rulebook", fr: "Le livret de règles" },
  changes: { en: "Changes", fr: "Changements" },
  pending: { en: "In the next release", fr: "Dans la prochaine parution" },
  inEnglish: { en: "", fr: "Les changements sont notés en anglais." },
  nothing: { en: "Nothing has changed yet.", fr: "Rien n’a encore changé." },
} as const satisfies Record<string, SiteText>;

/** The descriptions of the packages in French; the English ones are in their `package.json`. */
export const FRENCH_DESCRIPTIONS: Readonly<Record<string, string>> = {
  "@serpentarium/board":
    "Dessine les scènes des jeux serpentarium en SVG, ou en plateaux jouables avec <serpent-board>",
  "@serpentarium/bots":
    "Des robots qui jouent à tout jeu serpentarium : au hasard, glouton, recherche arborescente Monte-Carlo ; conseils, analyse et résolution exacte",
  serpentarium:
    "Les jeux de serpents dans le terminal : jouer, rejouer, dessiner, compter, vérifier et comparer, mesurer l’équilibre ; avec un protocole de moteur",
  "@serpentarium/core":
    "Le contrat d’un jeu serpentarium : les coups, les parties enregistrées, les liens, les pressions, les parties au hasard, les variantes et la machine de tour",
  "create-serpentarium":
    "Commence un jeu de serpents bien à vous : un paquet avec livret de règles, plateau, tests et parutions",
  "@serpentarium/lab":
    "Joue un grand nombre de parties de tout jeu serpentarium sur tous les cœurs et rend compte de son équilibre",
  "@serpentarium/live":
    "Parties en direct de tout jeu serpentarium entre personnes à distance : ce qui est confirmé est enregistré, une seule fois",
  "@serpentarium/pantarei-ring":
    "Une variante de Pantareï où le serpent se mord la queue : un anneau sans extrémités",
  "@serpentarium/pantarei": "Pantareï, de Claude Leroy : un serpent qui s’enroule sur lui-même",
  "@serpentarium/puzzles":
    "Des énigmes pour les jeux serpentarium : des positions où un seul coup gagne, chacune avec sa preuve",
  "@serpentarium/serpent-cartes-two-ends":
    "Une variante du Serpent (cartes) où l’on part des deux bouts de la rangée",
  "@serpentarium/serpent-cartes":
    "Le serpent (cartes) : une course le long d’une rangée de cartes sinueuse, de deux à quatre joueurs",
  "@serpentarium/ssserpent-torus":
    "Une variante de Ssserpent où les bords opposés de la grille se rejoignent : un tore, sans bordure",
  "@serpentarium/ssserpent":
    "Ssserpent : deux serpents mangent des pommes sur une grille, grandissent et se mordent",
  "@serpentarium/sssnake-tight": "Une variante de Sssnake où aucune partie d’un serpent ne reste isolée",
  "@serpentarium/sssnake":
    "Sssnake : de deux à quatre joueurs composent des serpents de cartes, de la tête à la queue",
  "@serpentarium/table":
    "La table autour d’un plateau : à qui le tour, journal, retour en arrière, conseils et analyse, en un seul état et ses vues",
  "@serpentarium/testkit": "Lois, exemples, perft et parties témoins pour tout jeu serpentarium",
  "@serpentarium/workshop":
    "La page où l’on travaille à un jeu de serpents : plateau, livret de règles, diagramme d’états, journal et vérifications, rechargée à chaque enregistrement",
};

/** The description of a package in a language. */
export const packageDescription = (name: string, english: string, language: Language): string =>
  language === "en" ? english : (FRENCH_DESCRIPTIONS[name] ?? english);

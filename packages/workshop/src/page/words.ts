import type { ClauseSource, Text } from "@serpentarium/core";

/** What a clause rests on, in a word. */
export const SOURCES: Readonly<Record<ClauseSource, Text>> = {
  printed: { en: "printed", fr: "imprimée" },
  ruling: { en: "ruling", fr: "interprétation" },
  platform: { en: "platform", fr: "plateforme" },
};

/** How a clause of a variant stands to its base. */
export const STANDINGS = {
  added: { en: "new here", fr: "nouvelle ici" },
  changed: { en: "other than in the base", fr: "autre que dans le jeu de base" },
} as const satisfies Readonly<Record<string, Text>>;

/** The words of the page. */
export const WORDS = {
  workshop: { en: "Workshop", fr: "Atelier" },
  language: { en: "Language", fr: "Langue" },
  theme: { en: "Colours", fr: "Couleurs" },
  auto: { en: "As the system", fr: "Comme le système" },
  light: { en: "Light", fr: "Clair" },
  dark: { en: "Dark", fr: "Sombre" },
  loading: { en: "Loading the game…", fr: "Chargement du jeu…" },
  noBoard: {
    en: "There is no board until the game loads. Save the file again once it is mended: the page begins anew by itself.",
    fr: "Pas de plateau tant que le jeu ne se charge pas. Enregistrez le fichier une fois corrigé : la page reprend d’elle-même.",
  },
  threw: { en: "The game’s code threw an error", fr: "Le code du jeu a lancé une erreur" },
  dismiss: { en: "Dismiss", fr: "Fermer" },

  log: { en: "Log", fr: "Journal" },
  rulebook: { en: "Rulebook", fr: "Règles" },
  statechart: { en: "Statechart", fr: "États" },
  checks: { en: "Checks", fr: "Contrôles" },
  parts: { en: "Parts of the page", fr: "Parties de la page" },

  player: { en: "Player {n}", fr: "Joueur {n}" },
  turn: { en: "{who} to play", fr: "{who}, à vous" },
  thinking: { en: "{who} is choosing at random", fr: "{who} choisit au hasard" },
  chance: { en: "Chance decides", fr: "Le hasard décide" },
  enterChance: { en: "Chance decides: say what came out", fr: "Le hasard décide : dites ce qui est sorti" },
  wins: { en: "{who} wins", fr: "{who} gagne" },
  winTogether: { en: "{who} win together", fr: "{who} gagnent ensemble" },
  draw: { en: "A draw", fr: "Partie nulle" },
  scores: { en: "Scores: {scores}", fr: "Points : {scores}" },
  rule: { en: "The rule:", fr: "La règle :" },

  undo: { en: "Undo", fr: "Annuler" },
  redo: { en: "Redo", fr: "Rétablir" },
  roll: { en: "Roll", fr: "Tirer" },
  restart: { en: "Begin again", fr: "Recommencer" },
  action: { en: "Action in notation", fr: "Coup en notation" },
  play: { en: "Play", fr: "Jouer" },
  legal: { en: "Legal actions: {n}", fr: "Coups permis : {n}" },
  legalNone: { en: "Legal actions", fr: "Coups permis" },
  unlisted: { en: "Chance cannot be listed here.", fr: "Le hasard ne peut pas être énuméré ici." },
  noneLegal: { en: "None: the game is over.", fr: "Aucun : la partie est finie." },
  more: { en: "and {n} more", fr: "et {n} de plus" },
  position: { en: "Position in notation", fr: "Position en notation" },
  set: { en: "Set", fr: "Poser" },
  copy: { en: "Copy", fr: "Copier" },
  copied: { en: "Copied.", fr: "Copié." },
  notCopied: {
    en: "The browser does not allow it: copy by hand.",
    fr: "Le navigateur refuse : copiez à la main.",
  },

  newMatch: { en: "New match", fr: "Nouvelle partie" },
  seats: { en: "Players", fr: "Joueurs" },
  person: { en: "A person", fr: "Une personne" },
  random: { en: "At random", fr: "Au hasard" },
  dealer: { en: "Chance", fr: "Hasard" },
  dice: { en: "Rolled", fr: "Tiré" },
  byHand: { en: "By hand", fr: "À la main" },
  options: { en: "Options", fr: "Options" },
  preset: { en: "Preset", fr: "Préréglage" },
  usual: { en: "Defaults", fr: "Par défaut" },
  own: { en: "As set below", fr: "Comme ci-dessous" },
  none: { en: "none", fr: "aucun" },
  start: { en: "Start", fr: "Commencer" },

  nothingYet: { en: "Nothing has happened yet.", fr: "Rien ne s’est encore passé." },
  fromPosition: { en: "From a position:", fr: "À partir d’une position :" },

  noBook: {
    en: "No rulebook yet: write rulebook/en.mdx and rulebook/fr.mdx, with a heading “### clause.id” for each clause.",
    fr: "Pas encore de règles : écrivez rulebook/en.mdx et rulebook/fr.mdx, avec un titre « ### clause.id » par clause.",
  },
  noSection: { en: "This clause has no section yet.", fr: "Cette clause n’a pas encore de section." },
  withoutSection: { en: "Clauses without a section", fr: "Clauses sans section" },
  examples: { en: "Examples", fr: "Exemples" },
  noExample: { en: "No example yet.", fr: "Pas encore d’exemple." },
  open: { en: "Open on the board", fr: "Ouvrir sur le plateau" },
  before: { en: "Before", fr: "Avant" },
  after: { en: "After", fr: "Après" },
  played: { en: "Played", fr: "Coup joué" },
  refused: { en: "Refused", fr: "Refusé" },
  rejected: { en: "No such position", fr: "Position impossible" },
  allowed: { en: "Allowed", fr: "Permis" },
  exactly: { en: "Allowed, and nothing else", fr: "Permis, et rien d’autre" },
  over: { en: "Nothing to play", fr: "Plus rien à jouer" },
  never: { en: "Not allowed", fr: "Interdit" },
  holds: { en: "holds", fr: "vérifié" },
  fails: { en: "does not hold", fr: "faux" },
  pending: { en: "not run yet", fr: "pas encore vérifié" },

  checking: { en: "Checking: {done} of {all}", fr: "Contrôle : {done} sur {all}" },
  allWell: { en: "All {all} checks hold", fr: "Les {all} contrôles sont bons" },
  broken: { en: "{n} of {all} checks fail", fr: "Contrôles en échec : {n} sur {all}" },
  notChecked: { en: "Not checked", fr: "Pas de contrôle" },
  passed: { en: "What holds", fr: "Ce qui est bon" },
  asCheck: {
    en: "The laws, examples and rulebook, as serpentarium check has them; run anew on each save.",
    fr: "Les lois, exemples et règles, comme pour serpentarium check ; relancés à chaque enregistrement.",
  },

  lostAction: {
    en: "The match that was kept no longer replays: action {n}, {notation}. {why} Here is a new match; until you play in it, each save tries the old one again.",
    fr: "La partie gardée ne se rejoue plus : coup {n}, {notation}. {why} Voici une nouvelle partie ; tant que vous n’y jouez pas, chaque enregistrement réessaie l’ancienne.",
  },
  lost: {
    en: "The match that was kept no longer opens. {why} Here is a new match; until you play in it, each save tries the old one again.",
    fr: "La partie gardée ne s’ouvre plus. {why} Voici une nouvelle partie ; tant que vous n’y jouez pas, chaque enregistrement réessaie l’ancienne.",
  },
} as const satisfies Readonly<Record<string, Text>>;

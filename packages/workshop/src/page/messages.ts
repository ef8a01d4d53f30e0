import type { ClauseSource, Message } from "@serpentarium/core";

/** The labels of the sources of clauses. */
export const SOURCE_LABELS: Readonly<Record<ClauseSource, Message>> = {
  printed: { en: "printed", fr: "imprimée" },
  ruling: { en: "ruling", fr: "interprétation" },
  platform: { en: "platform", fr: "plateforme" },
};

/** The labels of the clauses that a variant adds or changes. */
export const STATUS_LABELS = {
  added: { en: "new here", fr: "nouvelle ici" },
  changed: { en: "changed from the base", fr: "modifiée par rapport au jeu de base" },
} as const satisfies Readonly<Record<string, Message>>;

/** The texts of the page. */
export const MESSAGES = {
  workshop: { en: "Workshop", fr: "Atelier" },
  language: { en: "Language", fr: "Langue" },
  theme: { en: "Colours", fr: "Couleurs" },
  auto: { en: "System", fr: "Système" },
  light: { en: "Light", fr: "Clair" },
  dark: { en: "Dark", fr: "Sombre" },
  loading: { en: "Loading the game…", fr: "Chargement du jeu…" },
  noBoard: {
    en: "There is no board until the game loads. Correct the file and save it: the page reloads by itself.",
    fr: "Pas de plateau tant que le jeu ne se charge pas. Corrigez le fichier et enregistrez-le : la page se recharge d’elle-même.",
  },
  codeThrew: { en: "The game’s code threw an error", fr: "Le code du jeu a lancé une erreur" },
  dismiss: { en: "Dismiss", fr: "Fermer" },

  log: { en: "Log", fr: "Journal" },
  rulebook: { en: "Rulebook", fr: "Règles" },
  statechart: { en: "Statechart", fr: "États" },
  checks: { en: "Checks", fr: "Contrôles" },
  tabs: { en: "Parts of the page", fr: "Parties de la page" },

  viewer: { en: "Seen by", fr: "Vu par" },
  author: { en: "You: everything", fr: "Vous : tout" },
  everyone: { en: "Everyone", fr: "Tous" },
  undo: { en: "Undo", fr: "Annuler" },
  redo: { en: "Redo", fr: "Rétablir" },
  roll: { en: "Roll", fr: "Tirer" },
  restart: { en: "Begin again", fr: "Recommencer" },
  live: { en: "Live…", fr: "En direct…" },
  leaveLive: { en: "Back to the match of this page", fr: "Revenir à la partie de cette page" },
  legalCount: { en: "Legal actions: {n}", fr: "Coups permis : {n}" },
  legal: { en: "Legal actions", fr: "Coups permis" },
  chanceNotListed: {
    en: "The possible results cannot be listed here.",
    fr: "Les résultats possibles ne peuvent pas être énumérés ici.",
  },
  gameOver: { en: "None: the game is over.", fr: "Aucun : la partie est finie." },
  more: { en: "and {n} more", fr: "et {n} de plus" },
  position: { en: "Position in notation", fr: "Position en notation" },
  setPosition: { en: "Set", fr: "Poser" },
  copy: { en: "Copy", fr: "Copier" },
  copied: { en: "Copied.", fr: "Copié." },
  notCopied: {
    en: "The browser does not allow copying: copy the text by hand.",
    fr: "Le navigateur ne permet pas de copier : copiez le texte à la main.",
  },

  newMatch: { en: "New match", fr: "Nouvelle partie" },
  seats: { en: "Players", fr: "Joueurs" },
  person: { en: "A person", fr: "Une personne" },
  random: { en: "At random", fr: "Au hasard" },
  greedy: { en: "Greedy", fr: "Glouton" },
  beginner: { en: "Beginner", fr: "Débutant" },
  easy: { en: "Easy", fr: "Facile" },
  good: { en: "Good", fr: "Bon" },
  strong: { en: "Strong", fr: "Fort" },
  dealer: { en: "Chance", fr: "Hasard" },
  dice: { en: "Rolled", fr: "Tiré" },
  byHand: { en: "By hand", fr: "À la main" },
  options: { en: "Options", fr: "Options" },
  preset: { en: "Preset", fr: "Préréglage" },
  defaults: { en: "Defaults", fr: "Par défaut" },
  custom: { en: "As set below", fr: "Comme ci-dessous" },
  none: { en: "none", fr: "aucun" },
  start: { en: "Start", fr: "Commencer" },

  noRulebook: {
    en: "No rulebook yet: write rulebook/en.mdx and rulebook/fr.mdx, with a heading “### clause.id” for each clause.",
    fr: "Pas encore de règles : écrivez rulebook/en.mdx et rulebook/fr.mdx, avec un titre « ### clause.id » par clause.",
  },
  citedBy: {
    en: "Inherited clauses that cite this one; read whether they still hold:",
    fr: "Clauses reprises qui citent celle-ci ; relisez si elles tiennent encore :",
  },
  noSection: { en: "This clause has no section yet.", fr: "Cette clause n’a pas encore de section." },
  withoutSection: { en: "Clauses without a section", fr: "Clauses sans section" },
  examples: { en: "Examples", fr: "Exemples" },
  noExample: { en: "No example yet.", fr: "Pas encore d’exemple." },
  openOnBoard: { en: "Open on the board", fr: "Ouvrir sur le plateau" },
  before: { en: "Before", fr: "Avant" },
  after: { en: "After", fr: "Après" },
  played: { en: "Played", fr: "Coup joué" },
  refused: { en: "Refused", fr: "Refusé" },
  impossible: { en: "Impossible position", fr: "Position impossible" },
  allowed: { en: "Allowed", fr: "Permis" },
  allowedOnly: { en: "Allowed, and nothing else", fr: "Permis, et rien d’autre" },
  nothingToPlay: { en: "Nothing to play", fr: "Plus rien à jouer" },
  never: { en: "Not allowed", fr: "Interdit" },
  holds: { en: "holds", fr: "vérifié" },
  fails: { en: "does not hold", fr: "faux" },
  pending: { en: "not run yet", fr: "pas encore vérifié" },

  checking: { en: "Checking: {done} of {all}", fr: "Contrôle : {done} sur {all}" },
  allPassed: { en: "All {all} checks pass", fr: "Les {all} contrôles réussissent" },
  someFailed: { en: "{n} of {all} checks fail", fr: "Contrôles en échec : {n} sur {all}" },
  toPublish: { en: "Before it is published", fr: "Avant de publier" },
  notChecked: { en: "Not checked", fr: "Pas de contrôle" },
  passed: { en: "Passed", fr: "Réussis" },
  checksHint: {
    en: "The laws, examples and rulebook, as serpentarium check runs them; they run again on each save.",
    fr: "Les lois, exemples et règles, comme dans serpentarium check ; ils sont relancés à chaque enregistrement.",
  },

  otherGames: { en: "all games", fr: "tous les jeux" },
  games: { en: "Games on this server", fr: "Les jeux de ce serveur" },
  noPage: {
    en: "There is no page at {path}. These are the games:",
    fr: "Il n’y a pas de page à {path}. Voici les jeux :",
  },
  noGames: { en: "No game here has a page.", fr: "Aucun jeu n’a de page ici." },

  restoreFailedAt: {
    en: "The saved match can no longer be replayed: action {n}, {notation}. {why} This is a new match; until you play in it, each save tries the saved one again.",
    fr: "La partie gardée ne peut plus être rejouée : coup {n}, {notation}. {why} Voici une nouvelle partie ; tant que vous n’y jouez pas, chaque enregistrement réessaie la partie gardée.",
  },
  restoreFailed: {
    en: "The saved match can no longer be opened. {why} This is a new match; until you play in it, each save tries the saved one again.",
    fr: "La partie gardée ne peut plus être ouverte. {why} Voici une nouvelle partie ; tant que vous n’y jouez pas, chaque enregistrement réessaie la partie gardée.",
  },
} as const satisfies Readonly<Record<string, Message>>;

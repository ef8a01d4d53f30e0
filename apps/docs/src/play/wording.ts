import type { Text } from "@serpentarium/core";

/** The words around a match; `{placeholders}` are filled by `fill`. */
export const WORDS = {
  player: { en: "Player {n}", fr: "Joueur {n}" },
  yourTurn: { en: "{who}, your turn", fr: "{who}, à vous" },
  thinking: { en: "{who} is thinking…", fr: "{who} réfléchit…" },
  chanceActs: { en: "Chance decides…", fr: "Le hasard décide…" },
  enterChance: {
    en: "Chance decides: type in what came out",
    fr: "Au hasard de décider : saisissez ce qui est sorti",
  },
  wins: { en: "{who} wins", fr: "{who} gagne" },
  winTogether: { en: "{who} win together", fr: "{who} gagnent ensemble" },
  draw: { en: "A draw", fr: "Partie nulle" },
  resigned: { en: "{who} has resigned.", fr: "{who} a abandonné." },
  scores: { en: "Scores: {scores}", fr: "Points : {scores}" },
  rule: { en: "The rule: ", fr: "La règle : " },

  lookingBack: {
    en: "Looking back: after action {n} of {all}",
    fr: "Retour en arrière : après le coup {n} sur {all}",
  },
  atStart: { en: "Looking back: before the first action", fr: "Retour en arrière : avant le premier coup" },
  previous: { en: "Previous", fr: "Précédent" },
  next: { en: "Next", fr: "Suivant" },
  toNow: { en: "Back to the match", fr: "Revenir à la partie" },
  notNow: {
    en: "You are looking back. Return to the match to play.",
    fr: "Vous regardez en arrière. Revenez à la partie pour jouer.",
  },

  undo: { en: "Undo", fr: "Annuler" },
  redo: { en: "Redo", fr: "Rétablir" },
  resign: { en: "Resign…", fr: "Abandonner…" },
  newGame: { en: "New game…", fr: "Nouvelle partie…" },
  share: { en: "Copy link", fr: "Copier le lien" },
  save: { en: "Save file", fr: "Enregistrer" },
  open: { en: "Open file…", fr: "Ouvrir un fichier…" },
  earlier: { en: "Earlier match", fr: "Partie d’avant" },

  notation: { en: "Action in notation", fr: "Coup en notation" },
  play: { en: "Play it", fr: "Jouer" },
  suchAs: { en: "such as {example}", fr: "par exemple {example}" },

  log: { en: "What happened", fr: "Le fil de la partie" },
  nothingYet: { en: "Nothing yet.", fr: "Rien encore." },
  show: { en: "Show the board after {notation}", fr: "Montrer le plateau après {notation}" },

  whoResigns: { en: "Who resigns?", fr: "Qui abandonne ?" },
  othersWin: { en: "The others win at once.", fr: "La victoire revient aussitôt aux autres." },
  playOn: { en: "Play on", fr: "Continuer la partie" },

  startGame: { en: "New game", fr: "Nouvelle partie" },
  start: { en: "Start", fr: "Commencer" },
  cancel: { en: "Cancel", fr: "Fermer" },
  keepsEarlier: {
    en: "The present match is kept: “Earlier match” brings it back.",
    fr: "La partie en cours est gardée : « Partie d’avant » la ramène.",
  },
  whoPlays: { en: "Who plays", fr: "Qui joue" },
  seats: { en: "Players", fr: "Joueurs" },
  person: { en: "A person, here", fr: "Une personne, ici" },
  random: { en: "Random opponent", fr: "Adversaire au hasard" },
  dealer: { en: "Chance", fr: "Hasard" },
  dice: { en: "Drawn by this page", fr: "Tiré par cette page" },
  byHand: { en: "Typed in, from a real table", fr: "Saisi à la main, d’après une vraie table" },
  options: { en: "Options", fr: "Options" },
  noLimit: { en: "no limit", fr: "sans limite" },
  expected: { en: "Expected: {expected}.", fr: "Attendu : {expected}." },

  linkRefused: { en: "The link could not be opened. {why}", fr: "Impossible d’ouvrir ce lien. {why}" },
  fileRefused: { en: "The file could not be opened. {why}", fr: "Impossible d’ouvrir ce fichier. {why}" },
  storedRefused: {
    en: "The match kept in this browser could not be read and was dropped. {why}",
    fr: "La partie gardée dans ce navigateur est illisible, elle a été écartée. {why}",
  },
  atAction: { en: "Action {n}: {why}", fr: "Coup {n} : {why}" },
  linkOpened: { en: "This match came with the link.", fr: "Cette partie est venue avec le lien." },
  fileOpened: { en: "This match came from the file.", fr: "Cette partie vient du fichier." },
  linkCopied: {
    en: "Link copied: whoever opens it sees this match.",
    fr: "Lien copié : qui l’ouvre voit cette partie.",
  },
  linkShown: {
    en: "This link holds the match; copy it by hand:",
    fr: "Ce lien contient la partie ; copiez-le à la main :",
  },
  brokeDown: {
    en: "The opponent broke down: play its turn for it, or undo.",
    fr: "L’adversaire est tombé en panne : jouez pour lui, ou annulez.",
  },
  freshGame: { en: "Start a new game", fr: "Commencer une partie" },
  dismiss: { en: "Dismiss", fr: "Fermer" },
} as const satisfies Readonly<Record<string, Text>>;

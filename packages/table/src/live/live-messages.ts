import type { Message } from "@serpentarium/core";

/** Texts of live matches, loaded on demand. */
export const LIVE_MESSAGES = {
  title: { en: "A live match", fr: "Une partie en direct" },
  how: {
    en: "You get a link for the others. They open it on their own devices, type a name, and you play at once. Nobody needs an account.",
    fr: "Vous recevez un lien pour les autres. Ils l’ouvrent sur leur appareil, tapent un nom, et vous jouez aussitôt. Personne n’a besoin de compte.",
  },
  name: { en: "Your name", fr: "Votre nom" },
  youAre: { en: "You are", fr: "Vous êtes" },
  clock: { en: "Clock", fr: "Pendule" },
  noClock: { en: "No clock", fr: "Sans pendule" },
  dayMove: { en: "A day for each move", fr: "Un jour par coup" },
  gameClock: { en: "Minutes and an increment", fr: "Des minutes et un ajout" },
  minutes: { en: "Minutes for each player", fr: "Minutes par joueur" },
  increment: { en: "Seconds added with each move", fr: "Secondes ajoutées à chaque coup" },
  open: { en: "Open the match", fr: "Ouvrir la partie" },
  cancel: { en: "Cancel", fr: "Annuler" },

  invite: { en: "Invite the others", fr: "Inviter les autres" },
  inviteLink: { en: "Link to play", fr: "Lien pour jouer" },
  copy: { en: "Copy", fr: "Copier" },
  share: { en: "Share…", fr: "Partager…" },
  showCode: { en: "QR code", fr: "Code QR" },
  hideCode: { en: "Hide the QR code", fr: "Masquer le code QR" },
  codeOf: { en: "QR code of the link to play", fr: "Code QR du lien pour jouer" },
  hostOfLink: { en: "Address of this machine", fr: "Adresse de cette machine" },
  sameNetwork: {
    en: "The link works on your network, where this machine has that address.",
    fr: "Le lien marche sur votre réseau, où cette machine a cette adresse.",
  },
  onlyHere: {
    en: "Only this machine can open the link: the server answers nobody else. Start it with --hostname 0.0.0.0 for the others on your network.",
    fr: "Seule cette machine peut ouvrir le lien : le serveur ne répond à personne d’autre. Lancez-le avec --hostname 0.0.0.0 pour les autres de votre réseau.",
  },
  copied: { en: "Copied.", fr: "Copié." },
  notCopied: { en: "Copy the link by hand.", fr: "Copiez le lien à la main." },
  watchLink: { en: "Copy a link to watch", fr: "Copier un lien pour regarder" },
  seatLink: { en: "Copy my seat for another device", fr: "Copier ma place pour un autre appareil" },
  seatLinkNote: {
    en: "Copied: whoever opens this link plays for you.",
    fr: "Copié : qui ouvre ce lien joue à votre place.",
  },
  botLevel: { en: "Bot for the free seat", fr: "Robot pour la place libre" },
  seatBot: { en: "Let a bot play", fr: "Faire jouer un robot" },
  joinAs: { en: "You are invited. What is your name?", fr: "Vous êtes invité. Quel est votre nom ?" },
  join: { en: "Join", fr: "Jouer" },

  free: { en: "free seat", fr: "place libre" },
  you: { en: "you", fr: "vous" },
  isHere: { en: "is here", fr: "est là" },
  hasGone: { en: "has gone", fr: "est parti" },
  timeLeft: { en: "time left", fr: "temps restant" },
  spectators: { en: "Spectators: {n}", fr: "Spectateurs : {n}" },
  players: { en: "Players", fr: "Joueurs" },

  connecting: { en: "Connecting…", fr: "Connexion…" },
  reconnecting: {
    en: "No connection. What was played is kept on the server; this page connects again by itself.",
    fr: "Pas de connexion. Ce qui a été joué est gardé sur le serveur ; cette page se reconnecte d’elle-même.",
  },
  pageError: {
    en: "This page has made an error ({error}), and tries again.",
    fr: "Cette page a commis une erreur ({error}) et réessaie.",
  },
  sending: { en: "Your move is being sent.", fr: "Votre coup est en route." },
  notSent: {
    en: "Your move has not arrived yet: this page sends it as soon as the server answers.",
    fr: "Votre coup n’est pas encore arrivé : cette page l’envoie dès que le serveur répond.",
  },
  back: { en: "Connected.", fr: "Connexion établie." },
  spectating: { en: "You are watching.", fr: "Vous regardez." },
  waitingForPlayers: {
    en: "The match begins when all seats are taken.",
    fr: "La partie commence quand toutes les places sont prises.",
  },
  notYourTurn: { en: "It is not your turn.", fr: "Ce n’est pas à vous de jouer." },

  askUndo: { en: "Take back", fr: "Reprendre" },
  askDraw: { en: "Offer a draw", fr: "Proposer la nulle" },
  rematch: { en: "Rematch", fr: "Revanche" },
  nextGame: { en: "Next game", fr: "Partie suivante" },
  resign: { en: "Resign", fr: "Abandonner" },
  resignTitle: { en: "Do you resign?", fr: "Abandonnez-vous ?" },
  othersPlayOn: { en: "The others play on.", fr: "Les autres continuent." },
  othersWin: { en: "All others win.", fr: "Tous les autres gagnent." },
  giveUpNote: {
    en: "You can also give up your seat: another person or a bot plays on for you.",
    fr: "Vous pouvez aussi céder votre place : une autre personne ou un robot continue pour vous.",
  },
  giveUp: { en: "Give up the seat", fr: "Céder la place" },
  playOn: { en: "Play on", fr: "Continuer" },
  leave: { en: "Back to the matches of this device", fr: "Revenir aux parties de cet appareil" },
  undoAsked: {
    en: "{who} asks to take back the last move.",
    fr: "{who} demande à reprendre son dernier coup.",
  },
  drawAsked: { en: "{who} offers a draw.", fr: "{who} propose la nulle." },
  nextAsked: { en: "{who} wants to play again.", fr: "{who} veut rejouer." },
  undoDeclined: {
    en: "{who} does not agree to take back the move.",
    fr: "{who} n’accepte pas de reprendre le coup.",
  },
  drawDeclined: {
    en: "{who} declines the draw: the match goes on.",
    fr: "{who} refuse la nulle : la partie continue.",
  },
  nextDeclined: { en: "{who} does not want to play again.", fr: "{who} ne veut pas rejouer." },
  waitingForOthers: {
    en: "You have asked for it: the others decide.",
    fr: "Vous l’avez demandé : aux autres de décider.",
  },
  agree: { en: "Agree", fr: "Accepter" },
  decline: { en: "Decline", fr: "Refuser" },

  noServer: {
    en: "The live match cannot be opened: no server for live matches answers.",
    fr: "La partie en direct ne s’ouvre pas : aucun serveur de parties en direct ne répond.",
  },
  damaged: {
    en: "This link of a live match is incomplete or damaged: ask for it again.",
    fr: "Ce lien de partie en direct est incomplet ou abîmé : redemandez-le.",
  },
  tryAgain: { en: "Try again", fr: "Réessayer" },
  refused: { en: "The live match cannot be opened. {why}", fr: "La partie en direct ne s’ouvre pas. {why}" },
  otherVersion: {
    en: "this match was played with {game} {played}; this site has {version}",
    fr: "cette partie a été jouée avec {game} {played} ; ce site a {version}",
  },
  kept: {
    en: "This is the match as far as it is known here: you can only view it.",
    fr: "Voici la partie telle qu’on la connaît ici : vous pouvez seulement la regarder.",
  },
  keptAsFile: {
    en: "You can save it as a file, to read it or to open it where that version is.",
    fr: "Vous pouvez l’enregistrer, pour la lire ou l’ouvrir là où se trouve cette version.",
  },
  saveKept: { en: "Save file", fr: "Enregistrer" },
} as const satisfies Readonly<Record<string, Message>>;

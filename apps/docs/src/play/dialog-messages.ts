import type { SiteText } from "../lib/site-text.ts";

/** The texts of dialogs and other parts of the page that are loaded when they are opened. */
export const DIALOG_MESSAGES = {
  chanceResult: { en: "Result of the roll or deal", fr: "Qu’est-il sorti ?" },
  tooMany: {
    en: "There are too many possibilities to list: enter the one on your table.",
    fr: "Il y a trop de possibilités pour les lister : saisissez ce qui est sur la table.",
  },
  pressed: { en: "You press to roll and deal", fr: "Vous pressez pour tirer et distribuer" },
  forced: { en: "Play forced moves", fr: "Jouer les coups forcés" },
  notify: { en: "Tell me when it is my turn", fr: "Me prévenir quand c’est à moi" },
  settings: { en: "Settings", fr: "Réglages" },
  sound: { en: "Sound", fr: "Son" },
  speed: { en: "Speed of animations", fr: "Vitesse des animations" },
  whereToPlay: { en: "Where", fr: "Où" },
  allHere: { en: "All at this screen", fr: "Tous sur cet écran" },
  live: { en: "Live, on several devices", fr: "En direct, sur plusieurs appareils" },
  keepsFinished: {
    en: "The finished match is kept under “My matches”.",
    fr: "La partie terminée est gardée dans « Mes parties ».",
  },
  byLink: { en: "By link, on several devices", fr: "Par lien, sur plusieurs appareils" },
  howByLink: {
    en: "After each turn you send a link, and your opponent sends one back. You need no account and no server.",
    fr: "Après chaque tour, vous envoyez un lien, et votre adversaire répond par un autre. Rien d’autre n’est nécessaire : ni compte, ni serveur.",
  },
  howByHiddenLink: {
    en: "This browser keeps the whole match. You send each player a link with only what they may know, and open the link with their answer here. You need no account and no server.",
    fr: "Ce navigateur garde toute la partie. Vous envoyez à chaque joueur un lien qui ne contient que ce qu’il peut savoir, et vous ouvrez ici le lien de sa réponse. Ni compte, ni serveur.",
  },
  notByLink: {
    en: "You cannot play this game by link: a link could not keep hidden information from a player.",
    fr: "Ce jeu ne se joue pas par lien : un lien ne pourrait pas taire à un joueur ce qui lui est caché.",
  },
  youAre: { en: "You are", fr: "Vous êtes" },

  startGame: { en: "New game", fr: "Nouvelle partie" },
  start: { en: "Start", fr: "Commencer" },
  keepsCurrent: {
    en: "Your current match is kept under “My matches”.",
    fr: "Votre partie en cours est gardée dans « Mes parties ».",
  },
  whoPlays: { en: "Who plays", fr: "Qui joue" },
  seats: { en: "Players", fr: "Joueurs" },
  person: { en: "A person, here", fr: "Une personne, ici" },
  name: { en: "Name", fr: "Nom" },
  nameAt: { en: "Name at seat {n}", fr: "Nom à la place {n}" },
  bot: { en: "Bot: {level}", fr: "Robot : {level}" },
  random: { en: "Random opponent", fr: "Adversaire au hasard" },
  dealer: { en: "Chance", fr: "Hasard" },
  dice: { en: "The site rolls and deals by itself", fr: "Le site tire et distribue tout seul" },
  byHand: {
    en: "We roll and deal with the real box, and enter the results",
    fr: "Nous tirons et distribuons avec la vraie boîte, et le saisissons",
  },
  series: { en: "Series", fr: "Série" },
  firstSeat: { en: "Who has the first seat", fr: "Qui a la première place" },
  alwaysFirst: { en: "Always player 1", fr: "Toujours le joueur 1" },
  inTurn: { en: "Each in turn", fr: "Chacun à son tour" },
  lettersNote: {
    en: "The players then have letters as names, because they change seats from game to game.",
    fr: "Les joueurs portent alors des lettres, car ils changent de place d’une partie à l’autre.",
  },
  options: { en: "Options", fr: "Options" },
  preset: { en: "Way to play", fr: "Façon de jouer" },
  asPrinted: { en: "As printed", fr: "Version imprimée" },
  withAdditions: { en: "With other options", fr: "Autres options" },
  playOtherWay: { en: "Change: {way}", fr: "Changer : {way}" },
  ownOptions: { en: "With the options below", fr: "Comme réglé ci-dessous" },
  noLimit: { en: "no limit", fr: "sans limite" },
  expected: { en: "Expected: {expected}.", fr: "Attendu : {expected}." },
} as const satisfies Readonly<Record<string, SiteText>>;

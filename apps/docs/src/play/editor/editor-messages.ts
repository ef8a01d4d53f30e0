import type { SiteText } from "../../lib/site-text.ts";

/** Texts of the position editor, loaded with it. */
export const EDITOR_MESSAGES = {
  intro: {
    en: "Start from a position and change it, or type one in notation. The game checks that it is legal.",
    fr: "Choisissez une position de départ et changez-la, ou écrivez-en une. Le jeu vérifie qu’elle peut exister.",
  },
  beginWith: { en: "Start from", fr: "Partir de" },
  ownNotation: { en: "The position typed below", fr: "Comme écrit ci-dessous" },
  present: { en: "The match on the board", fr: "La partie sur le plateau" },
  first: { en: "The start of the game", fr: "Le début du jeu" },
  blank: { en: "An empty board", fr: "Un plateau à remplir" },
  notation: { en: "The position in notation", fr: "La position en notation" },
  playable: { en: "You can play from this position.", fr: "Cette position peut se jouer." },
  isOver: {
    en: "This position is legal, but the game is over: you cannot play from it.",
    fr: "Cette position peut exister, mais la partie y est finie : il n’y a rien à jouer.",
  },
  lastReadable: {
    en: "The board shows the last position that the game could read.",
    fr: "Le plateau montre la dernière position lisible.",
  },
  illegal: { en: "Not legal yet: {why}", fr: "Pas encore juste : {why}" },
  tools: {
    en: "Choose a tool, then press the board",
    fr: "Un outil, puis le plateau",
  },
  immediate: { en: "Change at once", fr: "Changer d’un coup" },
  table: { en: "Players and options", fr: "Joueurs et options" },
  play: { en: "Play from here", fr: "Jouer à partir d’ici" },
  link: { en: "Link", fr: "Lien" },
  linkCopied: {
    en: "Link copied: anyone who opens it plays from this position.",
    fr: "Lien copié : qui l’ouvre joue à partir de cette position.",
  },
  linkShown: {
    en: "This link contains the position; copy it by hand:",
    fr: "Ce lien contient la position ; copiez-le à la main :",
  },
} as const satisfies Readonly<Record<string, SiteText>>;

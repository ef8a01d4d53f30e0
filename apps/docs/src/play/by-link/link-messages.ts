import type { SiteText } from "../../lib/site-text.ts";

/** Texts of matches by link, loaded on demand. */
export const LINK_MESSAGES = {
  yours: { en: "By link: you are {who}.", fr: "Par lien : vous êtes {who}." },
  send: { en: "Send the link", fr: "Envoyer le lien" },
  sendAgain: { en: "Send it again", fr: "L’envoyer encore" },
  toSend: {
    en: "Your opponent needs the new link.",
    fr: "Votre adversaire a besoin du nouveau lien.",
  },
  toSendAll: { en: "The others need the new link.", fr: "Les autres ont besoin du nouveau lien." },
  sent: {
    en: "When a link comes back, open it in this browser.",
    fr: "Quand un lien revient, ouvrez-le dans ce navigateur.",
  },
  title: { en: "{game}: a match by link", fr: "{game} : une partie par lien" },
  shared: {
    en: "The link is on its way. When one comes back, open it in this browser.",
    fr: "Le lien est parti. Quand un autre revient, ouvrez-le dans ce navigateur.",
  },
  copied: {
    en: "Link copied: send it to your opponent. When one comes back, open it in this browser.",
    fr: "Lien copié : envoyez-le à votre adversaire. Quand un autre revient, ouvrez-le dans ce navigateur.",
  },
  copiedAll: {
    en: "Link copied: send it to all the others. When one comes back, open it in this browser.",
    fr: "Lien copié : envoyez-le à tous les autres. Quand un autre revient, ouvrez-le dans ce navigateur.",
  },
  byHand: {
    en: "This link contains the match; copy it by hand and send it:",
    fr: "Ce lien contient la partie ; copiez-le à la main et envoyez-le :",
  },

  joined: {
    en: "A match by link: you are {who}. It is kept in this browser.",
    fr: "Une partie par lien : vous êtes {who}. Elle est gardée dans ce navigateur.",
  },
  continued: {
    en: "The link continues your match by link.",
    fr: "Le lien continue votre partie par lien.",
  },
  continuedForUs: {
    en: "The link continues your match by link; it also contains actions of yours that you did not play here.",
    fr: "Le lien continue votre partie par lien ; il contient aussi des coups à vous que vous n’avez pas joués ici.",
  },
  same: {
    en: "This link contains nothing new: your match by link is already there.",
    fr: "Ce lien n’apporte rien de neuf : votre partie par lien en est là.",
  },
  older: {
    en: "This link is older than your match by link, which is unchanged.",
    fr: "Ce lien est plus ancien que votre partie par lien, qui reste inchangée.",
  },
  diverging: {
    en: "This link does not fit your match by link, which is unchanged. {why}",
    fr: "Ce lien ne va pas avec votre partie par lien, qui reste inchangée. {why}",
  },
  seatTurn: {
    en: "By link: you are {who}. Play on the board, then send your answer back.",
    fr: "Par lien : vous êtes {who}. Jouez sur le plateau, puis renvoyez votre réponse.",
  },
  seatWaiting: {
    en: "By link: you are {who}. Wait for the next link from the player who began the match.",
    fr: "Par lien : vous êtes {who}. Le prochain lien viendra de la personne qui a commencé la partie.",
  },
  answered: {
    en: "You have played: send your answer back.",
    fr: "Vous avez joué : renvoyez la réponse.",
  },
  answerCopied: {
    en: "You play {action}. The link with your answer is copied: send it to the player who began the match.",
    fr: "Vous jouez {action}. Le lien de votre réponse est copié : envoyez-le à la personne qui a commencé la partie.",
  },
  answerByHand: {
    en: "You play {action}. Copy the link with your answer by hand, and send it to the player who began the match:",
    fr: "Vous jouez {action}. Copiez à la main le lien de votre réponse, et envoyez-le à la personne qui a commencé la partie :",
  },
  answerTaken: { en: "{who} has answered.", fr: "{who} a répondu." },
  answerRefused: {
    en: "This answer of {who} cannot be played. {why}",
    fr: "Cette réponse de {who} ne peut se jouer. {why}",
  },
  answerUnknown: {
    en: "This answer belongs to a match that is not in this browser: open it in the browser where the match began.",
    fr: "C’est la réponse à une partie qui n’est pas dans ce navigateur : ouvrez-la là où la partie a commencé.",
  },
  forWhom: {
    en: "Each player gets a separate link, with only what they may know.",
    fr: "Chaque joueur reçoit son propre lien, qui ne contient que ce qu’il peut savoir.",
  },
  byHandFor: {
    en: "This link contains what {who} may know; copy it by hand and send it:",
    fr: "Ce lien contient ce que {who} peut savoir ; copiez-le à la main et envoyez-le :",
  },
  copiedFor: {
    en: "Link for {who} copied: send it. When an answer comes back, open it in this browser.",
    fr: "Lien pour {who} copié : envoyez-le. Quand une réponse revient, ouvrez-la dans ce navigateur.",
  },
  linkFor: { en: "Link for {who}", fr: "Lien pour {who}" },
  preview: { en: "View it", fr: "La regarder" },
  previewing: {
    en: "You are viewing another match: you cannot play here.",
    fr: "Vous regardez une autre partie : vous ne pouvez pas y jouer.",
  },
  whichSeat: {
    en: "You have opened a match by link. Which seat is yours?",
    fr: "Une partie par lien est arrivée. Quelle place est la vôtre ?",
  },
  isTaken: { en: "{who}, already on another device", fr: "{who}, déjà sur un autre appareil" },
} as const satisfies Readonly<Record<string, SiteText>>;

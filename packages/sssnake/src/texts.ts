import type { EventTexts } from "@serpentarium/core";
import type { RuleEvent } from "./events.ts";
import type { CardKind } from "./material/cards.ts";

const player = (seat: number): string => `player ${seat + 1}`;
const joueur = (seat: number): string => `joueur ${seat + 1}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const CARD_PHRASES: Readonly<Record<CardKind, { readonly en: string; readonly fr: string }>> = {
  S: { en: "a straight card", fr: "une carte droite" },
  C: { en: "a curve", fr: "une courbe" },
  X: { en: "a crossing", fr: "un croisement" },
  D: { en: "a double curve", fr: "une double courbe" },
};

const playerList = (seats: readonly number[], language: "en" | "fr"): string =>
  new Intl.ListFormat(language).format(
    seats.map((seat) => (language === "en" ? player(seat) : `le ${joueur(seat)}`)),
  );

/** The sentence for each event. */
export const texts: EventTexts<RuleEvent> = {
  rolled: {
    en: ({ seat, number }) => `${capital(player(seat))} rolls a ${number}.`,
    fr: ({ seat, number }) => `Le ${joueur(seat)} fait ${number} au dé.`,
  },
  "short-deck": {
    en: ({ cards }) => (cards === 1 ? "Only one card is left." : `Only ${cards} cards are left.`),
    fr: ({ cards }) => (cards === 1 ? "Il ne reste qu’une carte." : `Il ne reste que ${cards} cartes.`),
  },
  drew: {
    en: ({ seat, kind }) => `${capital(player(seat))} draws ${CARD_PHRASES[kind].en}.`,
    fr: ({ seat, kind }) => `Le ${joueur(seat)} pioche ${CARD_PHRASES[kind].fr}.`,
  },
  "draw-ended": {
    en: ({ cards }) =>
      cards === 1
        ? "One card: it is for the neighbour’s snake."
        : `${cards} cards: lay ${cards - 1}, give one.`,
    fr: ({ cards }) =>
      cards === 1
        ? "Une carte : elle est pour le serpent du voisin."
        : `${cards} cartes : en poser ${cards - 1}, en donner une.`,
  },
  laid: {
    en: ({ seat, owner, kind }) =>
      seat === owner
        ? `${capital(player(seat))} lays ${CARD_PHRASES[kind].en}.`
        : `${capital(player(seat))} lays ${CARD_PHRASES[kind].en} on ${player(owner)}’s snake.`,
    fr: ({ seat, owner, kind }) =>
      seat === owner
        ? `Le ${joueur(seat)} pose ${CARD_PHRASES[kind].fr}.`
        : `Le ${joueur(seat)} pose ${CARD_PHRASES[kind].fr} sur le serpent du ${joueur(owner)}.`,
  },
  "passed-through": {
    en: () => "From there the snake runs on through a card laid before.",
    fr: () => "De là, le serpent continue par une carte déjà posée.",
  },
  missing: {
    en: ({ owner, missing }) =>
      `${capital(player(owner))}’s snake is ${missing} ${missing === 1 ? "card" : "cards"} short.`,
    fr: ({ owner, missing }) =>
      missing > 1
        ? `Il manque ${missing} cartes au serpent du ${joueur(owner)}.`
        : `Il manque une carte au serpent du ${joueur(owner)}.`,
  },
  gave: {
    en: ({ seat, to, kind }) => `${capital(player(seat))} gives ${CARD_PHRASES[kind].en} to ${player(to)}.`,
    fr: ({ seat, to, kind }) => `Le ${joueur(seat)} donne ${CARD_PHRASES[kind].fr} au ${joueur(to)}.`,
  },
  "came-back": {
    en: ({ seat, owner }) => `It does not fit ${player(owner)}’s snake and comes back to ${player(seat)}.`,
    fr: ({ seat, owner }) =>
      `Elle ne va pas sur le serpent du ${joueur(owner)} et revient au ${joueur(seat)}.`,
  },
  "left-game": {
    en: ({ kind }) => `${capital(CARD_PHRASES[kind].en)} that fits neither snake leaves the game.`,
    fr: ({ kind }) =>
      `La carte ne va sur aucun des deux serpents et quitte le jeu : ${CARD_PHRASES[kind].fr}.`,
  },
  discarded: {
    en: ({ seat, kind }) => `Nothing fits: ${player(seat)} puts ${CARD_PHRASES[kind].en} out of the game.`,
    fr: ({ seat, kind }) => `Rien ne va : le ${joueur(seat)} écarte ${CARD_PHRASES[kind].fr} du jeu.`,
  },
  completed: {
    en: ({ owner }) => `Head and tail are joined: ${player(owner)} wins!`,
    fr: ({ owner }) => `La tête et la queue se rejoignent : le ${joueur(owner)} gagne !`,
  },
  "deck-empty": {
    en: ({ winners, isDraw }) => {
      if (isDraw) return "No card is left, and all snakes miss equally many: the game is a draw.";
      return winners.length === 1
        ? `No card is left: ${playerList(winners, "en")} has the fewest missing and wins.`
        : `No card is left: ${playerList(winners, "en")} have the fewest missing and share the win.`;
    },
    fr: ({ winners, isDraw }) => {
      if (isDraw) return "Plus de cartes : il en manque autant à tous les serpents, la partie est nulle.";
      return winners.length === 1
        ? `Plus de cartes : il en manque le moins au ${joueur(winners[0] ?? 0)}, qui gagne.`
        : `Plus de cartes : il en manque le moins à égalité ; ${playerList(winners, "fr")} gagnent ensemble.`;
    },
  },
  scored: {
    en: ({ scores }) => `Scores: ${scores.join(", ")}.`.replaceAll("-", "−"),
    fr: ({ scores }) => `Points : ${scores.join(", ")}.`.replaceAll("-", "−"),
  },
  "next-turn": {
    en: ({ seat }) => `It is ${player(seat)}’s turn.`,
    fr: ({ seat }) => `C’est au ${joueur(seat)}.`,
  },
};

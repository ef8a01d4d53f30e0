import type { EventTexts } from "@serpentarium/core";
import type { RuleEvent } from "./events.ts";
import { COLOUR_NAMES, type Colour } from "./material/serpent.ts";

const APPLE_PHRASES = {
  red: { en: "a red apple", fr: "une pomme rouge" },
  yellow: { en: "a yellow apple", fr: "une pomme jaune" },
  blue: { en: "a blue apple", fr: "une pomme bleue" },
} as const;
const HEADING_NAMES = [
  { en: "north", fr: "vers le nord" },
  { en: "east", fr: "vers l’est" },
  { en: "south", fr: "vers le sud" },
  { en: "west", fr: "vers l’ouest" },
] as const;
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const colourEn = (colour: Colour): string => capital(COLOUR_NAMES[colour].en);
const colourFr = (colour: Colour): string => capital(COLOUR_NAMES[colour].fr);
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The sentence for each event. */
export const texts: EventTexts<RuleEvent> = {
  "apple-placed": {
    en: ({ by, appleColour, cell }) => `${colourEn(by)} places ${APPLE_PHRASES[appleColour].en} on ${cell}.`,
    fr: ({ by, appleColour, cell }) => `${colourFr(by)} pose ${APPLE_PHRASES[appleColour].fr} en ${cell}.`,
  },
  "head-placed": {
    en: ({ by, colour, cell }) => `${colourEn(by)} places the ${COLOUR_NAMES[colour].en} head on ${cell}.`,
    fr: ({ by, colour, cell }) => `${colourFr(by)} pose la tête ${COLOUR_NAMES[colour].fr} en ${cell}.`,
  },
  "apples-left-out": {
    en: ({ appleColour, count }) =>
      `No cell is left for ${plural(count, "apple", "apples")} (${appleColour}): ${appleColour === "blue" ? "out of the game" : "into the reserve"}.`,
    fr: ({ appleColour, count }) =>
      `Plus de case pour ${plural(count, "pomme", "pommes")} (${appleColour === "blue" ? "bleu" : COLOUR_NAMES[appleColour].fr}) : ${appleColour === "blue" ? "hors du jeu" : "dans la réserve"}.`,
  },
  first: {
    en: ({ colour }) => `Chance has it that ${COLOUR_NAMES[colour].en} begins.`,
    fr: ({ colour }) => `Le hasard désigne ${COLOUR_NAMES[colour].fr} pour commencer.`,
  },
  stepped: {
    en: ({ colour, heading, steps, cell }) =>
      `${colourEn(colour)} goes ${plural(steps, "step", "steps")} ${HEADING_NAMES[heading]?.en} to ${cell}.`,
    fr: ({ colour, heading, steps, cell }) =>
      `${colourFr(colour)} avance de ${plural(steps, "case", "cases")} ${HEADING_NAMES[heading]?.fr}, en ${cell}.`,
  },
  ate: {
    en: ({ appleColour, cell }) => `It eats ${APPLE_PHRASES[appleColour].en} on ${cell}.`,
    fr: ({ appleColour, cell }) => `Il mange ${APPLE_PHRASES[appleColour].fr} en ${cell}.`,
  },
  grew: {
    en: ({ length }) => `It grows to ${plural(length, "piece", "pieces")}.`,
    fr: ({ length }) => `Il grandit : ${plural(length, "pion", "pions")}.`,
  },
  "reserve-empty": {
    en: () => "Its reserve is empty: it does not grow.",
    fr: () => "Sa réserve est vide : il ne grandit pas.",
  },
  adult: {
    en: ({ colour }) => `No ${COLOUR_NAMES[colour].en} apple is left: ${COLOUR_NAMES[colour].en} is adult.`,
    fr: ({ colour }) => `Plus de pomme ${COLOUR_NAMES[colour].fr} : ${COLOUR_NAMES[colour].fr} est adulte.`,
  },
  bit: {
    en: ({ cell, attacker, defender }) => `It bites on ${cell}, ${attacker} against ${defender}.`,
    fr: ({ cell, attacker, defender }) => `Il mord en ${cell}, à ${attacker} contre ${defender}.`,
  },
  cut: {
    en: ({ colour, count }) => `${colourEn(colour)} loses ${plural(count, "piece", "pieces")}.`,
    fr: ({ colour, count }) => `${colourFr(colour)} perd ${plural(count, "pion", "pions")}.`,
  },
  replanted: {
    en: ({ appleColour, cell }) => `${capital(APPLE_PHRASES[appleColour].en)} is replanted on ${cell}.`,
    fr: ({ appleColour, cell }) => `${capital(APPLE_PHRASES[appleColour].fr)} est replantée en ${cell}.`,
  },
  "no-room": {
    en: ({ colour, count }) =>
      `No room for ${plural(count, "apple", "apples")}: into ${COLOUR_NAMES[colour].en}’s reserve.`,
    fr: ({ colour, count }) =>
      `Pas de place pour ${plural(count, "pomme", "pommes")} : dans la réserve du serpent ${COLOUR_NAMES[colour].fr}.`,
  },
  "head-taken": {
    en: ({ winner, loser }) =>
      `The ${COLOUR_NAMES[loser].en} head is taken: ${COLOUR_NAMES[winner].en} wins!`,
    fr: ({ winner, loser }) =>
      `La tête ${COLOUR_NAMES[loser].fr} est prise : ${COLOUR_NAMES[winner].fr} gagne !`,
  },
  stuck: {
    en: ({ winner, loser }) =>
      `${colourEn(loser)} cannot make its whole move: ${COLOUR_NAMES[winner].en} wins!`,
    fr: ({ winner, loser }) =>
      `${colourFr(loser)} ne peut pas faire tout son mouvement : ${COLOUR_NAMES[winner].fr} gagne !`,
  },
  quiet: {
    en: ({ moves }) => `${plural(moves, "move", "moves")} without a bite or an apple: a draw.`,
    fr: ({ moves }) => `${plural(moves, "coup", "coups")} sans morsure ni pomme : partie nulle.`,
  },
  long: {
    en: ({ moves }) => `${plural(moves, "move", "moves")} in all: a draw.`,
    fr: ({ moves }) => `${plural(moves, "coup", "coups")} en tout : partie nulle.`,
  },
};

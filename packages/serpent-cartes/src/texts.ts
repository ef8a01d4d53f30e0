import type { EventTexts, Message, Seat } from "@serpentarium/core";
import type { RuleEvent } from "./events.ts";

/** The names of players in a sentence, such as "players 1 and 3". */
export function formatPlayerNames(seats: readonly Seat[]): Message {
  const numbers = seats.map((seat) => `${seat + 1}`);
  const [others, last] = [numbers.slice(0, -1).join(", "), numbers.at(-1)];
  return others
    ? { en: `players ${others} and ${last}`, fr: `les joueurs ${others} et ${last}` }
    : { en: `player ${last}`, fr: `le joueur ${last}` };
}

const turnsName = (turns: number): Message =>
  turns === 1 ? { en: "1 turn", fr: "1 tour" } : { en: `${turns} turns`, fr: `${turns} tours` };

/** The texts of the events. */
export const texts: EventTexts<RuleEvent> = {
  dealt: {
    en: ({ cards }) => `${cards} cards are laid in a winding row, face up.`,
    fr: ({ cards }) => `${cards} cartes sont étalées en une rangée sinueuse, faces visibles.`,
  },
  first: {
    en: ({ seat }) => `The die says that player ${seat + 1} begins.`,
    fr: ({ seat }) => `Le dé désigne le joueur ${seat + 1} pour commencer.`,
  },
  entered: {
    en: ({ seat, card }) => `Player ${seat + 1}’s pawn enters on card ${card}.`,
    fr: ({ seat, card }) => `Le pion du joueur ${seat + 1} entre sur la carte ${card}.`,
  },
  advanced: {
    en: ({ seat, from, to }) => `Player ${seat + 1}’s pawn goes from card ${from} to card ${to}.`,
    fr: ({ seat, from, to }) => `Le pion du joueur ${seat + 1} passe de la carte ${from} à la carte ${to}.`,
  },
  forward: {
    en: ({ name, value, to }) => `The ${name.en} sends it ${value} on, to card ${to}.`,
    fr: ({ name, value, to }) => `Le ${name.fr} le pousse de ${value}, à la carte ${to}.`,
  },
  turned: {
    en: ({ name, value, goal, to }) =>
      `The ${name.en} counts ${value}: past card ${goal} and back to card ${to}.`,
    fr: ({ name, value, goal, to }) =>
      `Le ${name.fr} compte ${value} : il dépasse la carte ${goal} et revient à la carte ${to}.`,
  },
  back: {
    en: ({ name, value, to }) => `The ${name.en} sends it ${value} back, to card ${to}.`,
    fr: ({ name, value, to }) => `Le ${name.fr} le fait reculer de ${value}, à la carte ${to}.`,
  },
  left: {
    en: ({ name, value, start }) =>
      `The ${name.en} sends it ${value} back, past card ${start}: it leaves the row.`,
    fr: ({ name, value, start }) =>
      `Le ${name.fr} le fait reculer de ${value}, au-delà de la carte ${start} : il quitte la rangée.`,
  },
  rested: {
    en: ({ card, name }) => `It rests on card ${card}, the ${name.en}.`,
    fr: ({ card, name }) => `Il s’arrête sur la carte ${card}, ${name.fr}.`,
  },
  "drove-out": {
    en: ({ card, seats }) =>
      `It drives ${formatPlayerNames(seats).en} out of card ${card}: back to the start.`,
    fr: ({ card, seats }) =>
      `Il chasse ${formatPlayerNames(seats).fr} de la carte ${card} : retour au départ.`,
  },
  shared: {
    en: ({ card, seats }) =>
      `It has just entered, so it shares card ${card} with ${formatPlayerNames(seats).en}.`,
    fr: ({ card, seats }) =>
      `Il vient d’entrer : il partage la carte ${card} avec ${formatPlayerNames(seats).fr}.`,
  },
  won: {
    en: ({ seat, goal }) => `Exactly on card ${goal}, the goal: player ${seat + 1} wins!`,
    fr: ({ seat, goal }) => `Pile sur la carte ${goal}, le but : le joueur ${seat + 1} gagne !`,
  },
  endless: {
    en: () => "Everything stands as it did before: nobody can ever win. A draw.",
    fr: () => "Tout est comme à un tour précédent : personne ne gagnera jamais. Partie nulle.",
  },
  long: {
    en: ({ turns }) => `${turnsName(turns).en} in all: a draw.`,
    fr: ({ turns }) => `${turnsName(turns).fr} en tout : partie nulle.`,
  },
};

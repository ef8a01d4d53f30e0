import type { Text, Words } from "@serpentarium/core";
import { type Heading, playersName, runnersOf } from "@serpentarium/serpent-cartes/parts";
import type { Event } from "./events.ts";
import { ENDS } from "./material/course.ts";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The players, of so many, whose pawns run that way. */
const runners = (seats: number, heading: Heading): Text => playersName(runnersOf(ENDS, heading, seats));

/** What is said of each event that is new. */
export const words: Pick<Words<Event>, "parted" | "met"> = {
  parted: {
    en: ({ cards, seats }) =>
      `${capital(runners(seats, "up").en)} will start at card 1, ${runners(seats, "down").en} at card ${cards}.`,
    fr: ({ cards, seats }) =>
      `Départ de la carte 1 : ${runners(seats, "up").fr} ; de la carte ${cards} : ${runners(seats, "down").fr}.`,
  },
  met: {
    en: ({ card, seats }) =>
      `It drives ${playersName(seats).en}, who came from the other end, out of card ${card}: back to the start there.`,
    fr: ({ card, seats }) =>
      `Il chasse de la carte ${card} ${playersName(seats).fr}, ${seats.length > 1 ? "venus" : "venu"} de l’autre bout : retour au départ, de ce côté-là.`,
  },
};

import type { EventTexts, Text } from "@serpentarium/core";
import { formatPlayerNames, type Heading, seatsWithHeading } from "@serpentarium/serpent-cartes/parts";
import type { Event } from "./events.ts";
import { TWO_ENDS_HEADINGS } from "./material/headings.ts";

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The names of the players whose pawns have a heading. */
const playersHeading = (seats: number, heading: Heading): Text =>
  formatPlayerNames(seatsWithHeading(TWO_ENDS_HEADINGS, heading, seats));

/** The texts of the events that this game adds. */
export const texts: Pick<EventTexts<Event>, "parted" | "met"> = {
  parted: {
    en: ({ cards, seats }) =>
      `${capitalize(playersHeading(seats, "up").en)} will start at card 1, ${playersHeading(seats, "down").en} at card ${cards}.`,
    fr: ({ cards, seats }) =>
      `Départ de la carte 1 : ${playersHeading(seats, "up").fr} ; de la carte ${cards} : ${playersHeading(seats, "down").fr}.`,
  },
  met: {
    en: ({ card, seats }) =>
      `It drives ${formatPlayerNames(seats).en}, who came from the other end, out of card ${card}: back to the start there.`,
    fr: ({ card, seats }) =>
      `Il chasse de la carte ${card} ${formatPlayerNames(seats).fr}, ${seats.length > 1 ? "venus" : "venu"} de l’autre bout : retour au départ, de ce côté-là.`,
  },
};

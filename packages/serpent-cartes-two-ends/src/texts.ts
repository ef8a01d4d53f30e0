import type { EventTexts } from "@serpentarium/core";
import { formatPlayerNames } from "@serpentarium/serpent-cartes/parts";
import type { RuleEvent } from "./events.ts";

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The texts of the events that this game adds. */
export const texts: Pick<EventTexts<RuleEvent>, "parted" | "met"> = {
  parted: {
    en: ({ cards, up, down }) =>
      `${capitalize(formatPlayerNames(up).en)} will start at card 1, ${formatPlayerNames(down).en} at card ${cards}.`,
    fr: ({ cards, up, down }) =>
      `Départ de la carte 1 : ${formatPlayerNames(up).fr} ; de la carte ${cards} : ${formatPlayerNames(down).fr}.`,
  },
  met: {
    en: ({ card, seats }) =>
      `It drives ${formatPlayerNames(seats).en}, who came from the other end, out of card ${card}: back to the start there.`,
    fr: ({ card, seats }) =>
      `Il chasse de la carte ${card} ${formatPlayerNames(seats).fr}, ${seats.length > 1 ? "venus" : "venu"} de l’autre bout : retour au départ, de ce côté-là.`,
  },
};

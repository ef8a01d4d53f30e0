import type { EventTexts } from "@serpentarium/core";
import type { Event } from "./events.ts";

/** The texts of the events that the ring adds or words differently. */
export const texts: Pick<EventTexts<Event>, "closed" | "joined" | "rounded"> = {
  closed: {
    en: ({ pile }) => `Pile ${pile} is used up: the ring closes up.`,
    fr: ({ pile }) => `La pile ${pile} est épuisée : l’anneau se resserre.`,
  },
  joined: {
    en: () => "The head bites the tail: the row is a ring.",
    fr: () => "La tête mord la queue : la rangée devient un anneau.",
  },
  rounded: {
    en: ({ to }) => `It goes past the serpent’s head and on round to pile ${to}.`,
    fr: ({ to }) => `Il franchit la tête du serpent et poursuit jusqu’à la pile ${to}.`,
  },
};

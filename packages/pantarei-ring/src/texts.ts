import type { EventTexts } from "@serpentarium/core";
import type { RuleEvent } from "./events.ts";

/** The texts of the events that the ring adds or words differently. */
export const texts: Pick<EventTexts<RuleEvent>, "closed" | "joined" | "rounded"> = {
  closed: {
    en: ({ becomes }) =>
      `The pile that it left is used up: the ring closes up${becomes === undefined ? "" : `, and it stands on pile ${becomes}`}.`,
    fr: ({ becomes }) =>
      `La pile qu’il quitte est épuisée : l’anneau se resserre${becomes === undefined ? "" : `, et il est sur la pile ${becomes}`}.`,
  },
  joined: {
    en: () => "The head bites the tail: the row is a ring.",
    fr: () => "La tête mord la queue : la rangée devient un anneau.",
  },
  rounded: {
    en: ({ to }) =>
      `It goes past the serpent’s head and on round${to === undefined ? "" : ` to pile ${to}`}.`,
    fr: ({ to }) =>
      `Il franchit la tête du serpent et poursuit${to === undefined ? " le tour" : ` jusqu’à la pile ${to}`}.`,
  },
};

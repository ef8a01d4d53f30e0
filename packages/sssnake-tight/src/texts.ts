import type { EventTexts } from "@serpentarium/core";
import type { RuleEvent } from "./events.ts";

/** The sentences for the added and changed events. */
export const texts: Pick<EventTexts<RuleEvent>, "part-loosened" | "part-joined" | "missing"> = {
  "part-loosened": {
    en: () => "One part of the card is loose: the snake has still to come through it.",
    fr: () => "Une partie de la carte est libre : le serpent doit encore y passer.",
  },
  "part-joined": {
    en: () => "The loose part lies on the snake now.",
    fr: () => "La partie libre est maintenant sur le serpent.",
  },
  missing: {
    en: ({ owner, missing }) =>
      `Player ${owner + 1}’s snake is ${missing} ${missing === 1 ? "part" : "parts"} short.`,
    fr: ({ owner, missing }) =>
      missing > 1
        ? `Il manque ${missing} parties au serpent du joueur ${owner + 1}.`
        : `Il manque une partie au serpent du joueur ${owner + 1}.`,
  },
};

import type { EventTexts } from "@serpentarium/core";
import type { RuleEvent } from "./events.ts";

const EDGE_NAMES = [
  { en: "top", fr: "du haut" },
  { en: "right-hand", fr: "de droite" },
  { en: "bottom", fr: "du bas" },
  { en: "left-hand", fr: "de gauche" },
] as const;

/** The sentence for the added event. */
export const texts: Pick<EventTexts<RuleEvent>, "crossed"> = {
  crossed: {
    en: ({ heading, cell }) =>
      `That takes it over the ${EDGE_NAMES[heading]?.en} edge and in again on ${cell}.`,
    fr: ({ heading, cell }) => `Il franchit ainsi le bord ${EDGE_NAMES[heading]?.fr} et rentre en ${cell}.`,
  },
};

import type { Words } from "@serpentarium/core";
import type { Event } from "./events.ts";

const EDGES = [
  { en: "top", fr: "du haut" },
  { en: "right-hand", fr: "de droite" },
  { en: "bottom", fr: "du bas" },
  { en: "left-hand", fr: "de gauche" },
] as const;

/** What is said of each event that is new. */
export const words: Pick<Words<Event>, "crossed"> = {
  crossed: {
    en: ({ heading, cell }) => `That takes it over the ${EDGES[heading]?.en} edge and in again on ${cell}.`,
    fr: ({ heading, cell }) => `Il franchit ainsi le bord ${EDGES[heading]?.fr} et rentre en ${cell}.`,
  },
};

import type { Text } from "@serpentarium/core";

/** What a board says by itself, whatever it shows. */
export const WORDS = {
  parts: { en: "Parts of the board", fr: "Parties du plateau" },
  active: { en: "something to do here", fr: "à jouer ici" },
  aids: { en: "Aids", fr: "Aides" },
  view: { en: "View", fr: "Vue" },
  closer: { en: "Zoom in", fr: "Agrandir" },
  farther: { en: "Zoom out", fr: "Réduire" },
  showAll: { en: "Show all", fr: "Tout montrer" },
} as const satisfies Readonly<Record<string, Text>>;

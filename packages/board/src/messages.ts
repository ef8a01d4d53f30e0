import type { Message } from "@serpentarium/core";

/** The UI strings of a board. */
export const MESSAGES = {
  parts: { en: "Parts of the board", fr: "Parties du plateau" },
  active: { en: "something to do here", fr: "à jouer ici" },
  aids: { en: "Aids", fr: "Aides" },
  view: { en: "View", fr: "Vue" },
  zoomIn: { en: "Zoom in", fr: "Agrandir" },
  zoomOut: { en: "Zoom out", fr: "Réduire" },
  showAll: { en: "Show all", fr: "Tout montrer" },
} as const satisfies Readonly<Record<string, Message>>;

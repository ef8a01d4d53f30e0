import type { SeatPhase } from "@serpentarium/core";
import type { Sssnake } from "../types.ts";
import type { LayRules } from "./lay-rules.ts";

/** The phase in which the roller lays on its own snake a card that did not fit the neighbour's (`turn.one`, `turn.two`). */
export const createReclaimPhase = ({
  singleCardLays,
  refuse,
  applySingleCard,
}: LayRules): SeatPhase<Sssnake, "reclaim"> => ({
  kind: "seat",
  title: { en: "Lay the card that came back", fr: "Poser la carte revenue" },
  prompt: { en: "Lay the card that came back on your snake", fr: "Posez sur votre serpent la carte revenue" },
  next: ["roll", "over"],
  toAct: ({ roller }) => roller,
  legalActions: (position) => singleCardLays("reclaim", position),
  refuse,
  apply: applySingleCard,
});

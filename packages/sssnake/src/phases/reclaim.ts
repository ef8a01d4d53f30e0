import type { SeatPhase } from "@serpentarium/core";
import type { Sssnake } from "../game.ts";
import type { Laying } from "./laying.ts";

/** The roller lays on its own snake a card that did not fit the neighbour's (`turn.one`, `turn.two`). */
export const createReclaim = ({ onlyLays, refuse, applyOnly }: Laying): SeatPhase<Sssnake, "reclaim"> => ({
  kind: "seat",
  title: { en: "Lay the card that came back", fr: "Poser la carte revenue" },
  next: ["roll", "over"],
  toAct: ({ roller }) => roller,
  legalActions: (position) => onlyLays("reclaim", position),
  refuse,
  apply: applyOnly,
});

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
  next: ["roll", "over"],
  toAct: ({ roller }) => roller,
  legalActions: (position) => singleCardLays("reclaim", position),
  refuse,
  apply: applySingleCard,
});

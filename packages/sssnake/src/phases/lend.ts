import type { SeatPhase } from "@serpentarium/core";
import type { Sssnake } from "../types.ts";
import type { LayRules } from "./lay-rules.ts";

/** The phase in which the roller lays its only card on the left neighbour's snake (`turn.one`). */
export const createLendPhase = ({
  singleCardLays,
  refuse,
  applySingleCard,
}: LayRules): SeatPhase<Sssnake, "lend"> => ({
  kind: "seat",
  next: ["roll", "over"],
  toAct: ({ roller }) => roller,
  legalActions: (position) => singleCardLays("lend", position),
  refuse,
  apply: applySingleCard,
});

import type { SeatPhase } from "@serpentarium/core";
import { leftNeighbourOf } from "../position.ts";
import type { Sssnake } from "../types.ts";
import type { LayRules } from "./lay-rules.ts";

/** The phase in which the left neighbour lays the given card on its own snake (`turn.two`). */
export const createReceivePhase = ({
  singleCardLays,
  refuse,
  applySingleCard,
}: LayRules): SeatPhase<Sssnake, "receive"> => ({
  kind: "seat",
  next: ["roll", "over"],
  toAct: leftNeighbourOf,
  legalActions: (position) => singleCardLays("receive", position),
  refuse,
  apply: applySingleCard,
});

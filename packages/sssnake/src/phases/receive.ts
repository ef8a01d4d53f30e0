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
  title: { en: "Lay the card received", fr: "Poser la carte reçue" },
  prompt: { en: "Lay the card you received on your snake", fr: "Posez sur votre serpent la carte reçue" },
  next: ["roll", "over"],
  toAct: leftNeighbourOf,
  legalActions: (position) => singleCardLays("receive", position),
  refuse,
  apply: applySingleCard,
});

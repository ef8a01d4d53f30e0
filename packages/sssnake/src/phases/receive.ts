import type { SeatPhase } from "@serpentarium/core";
import type { Sssnake } from "../game.ts";
import { neighbourOf } from "../position.ts";
import type { Laying } from "./laying.ts";

/** The left neighbour lays the card given on its own snake (`turn.two`). */
export const createReceive = ({ onlyLays, refuse, applyOnly }: Laying): SeatPhase<Sssnake, "receive"> => ({
  kind: "seat",
  title: { en: "Lay the card received", fr: "Poser la carte reçue" },
  next: ["roll", "over"],
  toAct: neighbourOf,
  legalActions: (position) => onlyLays("receive", position),
  refuse,
  apply: applyOnly,
});

import type { SeatPhase } from "@serpentarium/core";
import type { Sssnake } from "../game.ts";
import type { Laying } from "./laying.ts";

/** The roller lays its only card on the left neighbour's snake (`turn.one`). */
export const createLend = ({ onlyLays, refuse, applyOnly }: Laying): SeatPhase<Sssnake, "lend"> => ({
  kind: "seat",
  title: { en: "Lay on the neighbour’s snake", fr: "Poser chez le voisin" },
  next: ["roll", "over"],
  toAct: ({ roller }) => roller,
  legalActions: (position) => onlyLays("lend", position),
  refuse,
  apply: applyOnly,
});

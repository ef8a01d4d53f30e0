import type { SeatPhase } from "@serpentarium/core";
import type { Ssserpent } from "../game.ts";
import { bySeat } from "../material/serpent.ts";
import { applesNext, insert } from "../setup.ts";
import { placings, refusePlacing } from "./place.ts";

/** Apples of the opponent's colour, in turn (`setup.apples`). */
export const apples: SeatPhase<Ssserpent, "apples"> = {
  title: { en: "Coloured apples", fr: "Pommes de couleur" },
  next: ["apples", "heads"],
  toAct: (position) => position.toAct,
  legalActions: (position) => placings("apples", position),
  refuse: refusePlacing,
  apply({ table, serpents, blue, apples: before, toAct }, { cell }) {
    const [own, theirs] = toAct === 0 ? before : [before[1], before[0]];
    return applesNext({ table, serpents, blue, apples: bySeat(toAct, own, insert(theirs, cell)) });
  },
};

import type { SeatPhase } from "@serpentarium/core";
import type { Ssserpent } from "../game.ts";
import { blueNext, insert } from "../setup.ts";
import { placings, refusePlacing } from "./place.ts";

/** Blue apples, one at a time, in turn (`setup.blue`). */
export const blue: SeatPhase<Ssserpent, "blue"> = {
  title: { en: "Blue apples", fr: "Pommes bleues" },
  next: ["blue", "apples", "heads"],
  toAct: (position) => position.toAct,
  legalActions: (position) => placings("blue", position),
  refuse: refusePlacing,
  apply: ({ table, serpents, blue: before, apples }, { cell }) =>
    blueNext({ table, serpents, blue: insert(before, cell), apples }),
};

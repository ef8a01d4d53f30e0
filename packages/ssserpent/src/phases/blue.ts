import type { SeatPhase } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import type { Ssserpent } from "../game.ts";
import type { Ground } from "../material/ground.ts";
import { setupCells } from "../material/placing.ts";
import { blueNext, insert } from "../setup.ts";
import { placings, refuseSetUp, samplePlacing } from "./place.ts";

/** Blue apples, one at a time, in turn (`setup.blue`). */
export const createBlue = (ground: Ground<ClauseId>): SeatPhase<Ssserpent, "blue"> => ({
  kind: "seat",
  title: { en: "Blue apples", fr: "Pommes bleues" },
  next: ["blue", "apples", "heads"],
  toAct: (position) => position.toAct,
  legalActions: (position) => placings("blue", setupCells(ground, position)),
  sample: (position, random) => samplePlacing("blue", setupCells(ground, position), random),
  refuse: (position, action) => refuseSetUp(ground, position, action),
  apply: ({ table, serpents, blue: before, apples }, { cell }) =>
    blueNext(ground, { table, serpents, blue: insert(before, cell), apples }),
});

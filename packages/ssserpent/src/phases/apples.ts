import type { SeatPhase } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import type { Ssserpent } from "../game.ts";
import type { Ground } from "../material/ground.ts";
import { setupCells } from "../material/placing.ts";
import { bySeat } from "../material/serpent.ts";
import { applesNext, insert } from "../setup.ts";
import { placings, refuseSetUp, samplePlacing } from "./place.ts";

/** Apples of the opponent's colour, in turn (`setup.apples`). */
export const createApples = (ground: Ground<ClauseId>): SeatPhase<Ssserpent, "apples"> => ({
  kind: "seat",
  title: { en: "Coloured apples", fr: "Pommes de couleur" },
  next: ["apples", "heads"],
  toAct: (position) => position.toAct,
  legalActions: (position) => placings("apples", setupCells(ground, position)),
  sample: (position, random) => samplePlacing("apples", setupCells(ground, position), random),
  refuse: (position, action) => refuseSetUp(ground, position, action),
  apply({ table, serpents, blue, apples: before, toAct }, { cell }) {
    const [own, theirs] = toAct === 0 ? before : [before[1], before[0]];
    return applesNext(ground, { table, serpents, blue, apples: bySeat(toAct, own, insert(theirs, cell)) });
  },
});

import type { SeatPhase } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import type { Ground } from "../material/ground.ts";
import { setupAppleCells } from "../material/placement.ts";
import { bySeat } from "../material/serpent.ts";
import { insertCell, nextApplesPosition } from "../setup.ts";
import type { Ssserpent } from "../types.ts";
import { placementsOn, refuseSetupPlacement, samplePlacement } from "./placement.ts";

/** The phase in which the players in turn place apples of the opponent's colour (`setup.apples`). */
export const createApplesPhase = (ground: Ground<ClauseId>): SeatPhase<Ssserpent, "apples"> => ({
  kind: "seat",
  isSetup: true,
  next: ["apples", "heads"],
  toAct: (position) => position.toAct,
  legalActions: (position) => placementsOn("apples", setupAppleCells(ground, position)),
  sample: (position, random) => samplePlacement("apples", setupAppleCells(ground, position), random),
  refuse: (position, action) => refuseSetupPlacement(ground, position, action),
  apply({ table, serpents, blue, apples: before, toAct }, { cell }) {
    const [own, theirs] = toAct === 0 ? before : [before[1], before[0]];
    return nextApplesPosition(ground, {
      table,
      serpents,
      blue,
      apples: bySeat(toAct, own, insertCell(theirs, cell)),
    });
  },
});

import type { SeatPhase } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import type { Ground } from "../material/ground.ts";
import { setupAppleCells } from "../material/placement.ts";
import { insertCell, nextBluePosition } from "../setup.ts";
import type { Ssserpent } from "../types.ts";
import { placementsOn, refuseSetupPlacement, samplePlacement } from "./placement.ts";

/** The phase in which the players in turn place one blue apple each (`setup.blue`). */
export const createBluePhase = (ground: Ground<ClauseId>): SeatPhase<Ssserpent, "blue"> => ({
  kind: "seat",
  isSetup: true,
  next: ["blue", "apples", "heads"],
  toAct: (position) => position.toAct,
  legalActions: (position) => placementsOn("blue", setupAppleCells(ground, position)),
  sample: (position, random) => samplePlacement("blue", setupAppleCells(ground, position), random),
  refuse: (position, action) => refuseSetupPlacement(ground, position, action),
  apply: ({ table, serpents, blue: before, apples }, { cell }) =>
    nextBluePosition(ground, { table, serpents, blue: insertCell(before, cell), apples }),
});

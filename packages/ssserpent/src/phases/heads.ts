import type { SeatPhase } from "@serpentarium/core";
import { type Ground, gridOfTable } from "../material/ground.ts";
import { headObstacle, headPlacementCells } from "../material/placement.ts";
import { placeHead } from "../setup.ts";
import type { Ssserpent } from "../types.ts";
import { placementsOn, samplePlacement } from "./placement.ts";

/** The phase in which each player places the opponent's head (`setup.heads`). */
export const createHeadsPhase = (ground: Ground): SeatPhase<Ssserpent, "heads"> => ({
  kind: "seat",
  next: ["heads", "first"],
  toAct: (position) => position.toAct,
  legalActions: (position) => placementsOn("heads", headPlacementCells(ground, position)),
  sample: (position, random) => samplePlacement("heads", headPlacementCells(ground, position), random),
  refuse(position, { cell }) {
    const obstacle = headObstacle(ground, position, cell);
    if (obstacle === undefined) return undefined;
    const { names } = gridOfTable(ground, position.table);
    const [at, by] = [names[cell] ?? "", names[obstacle] ?? ""];
    return { clause: "setup.heads", data: { cell: at }, spaces: at === by ? [at] : [at, by] };
  },
  apply({ table, serpents, blue, apples, toAct }, { cell }) {
    const field = placeHead({ table, serpents, blue, apples }, toAct, cell);
    return toAct === 0 ? { phase: "heads", ...field, toAct: 1 } : { phase: "first", ...field };
  },
});

import type { SeatPhase } from "@serpentarium/core";
import type { Ssserpent } from "../game.ts";
import { type Ground, gridAt } from "../material/ground.ts";
import { headCells, headObstacle } from "../material/placing.ts";
import { withHead } from "../setup.ts";
import { placings, samplePlacing } from "./place.ts";

/** Each player places the opponent's head (`setup.heads`). */
export const createHeads = (ground: Ground): SeatPhase<Ssserpent, "heads"> => ({
  kind: "seat",
  title: { en: "Heads", fr: "Têtes" },
  next: ["heads", "first"],
  toAct: (position) => position.toAct,
  legalActions: (position) => placings("heads", headCells(ground, position)),
  sample: (position, random) => samplePlacing("heads", headCells(ground, position), random),
  refuse(position, { cell }) {
    const obstacle = headObstacle(ground, position, cell);
    if (obstacle === undefined) return undefined;
    const { names } = gridAt(ground, position.table);
    const [at, by] = [names[cell] ?? "", names[obstacle] ?? ""];
    return { clause: "setup.heads", data: { cell: at }, spaces: at === by ? [at] : [at, by] };
  },
  apply({ table, serpents, blue, apples, toAct }, { cell }) {
    const field = withHead({ table, serpents, blue, apples }, toAct, cell);
    return toAct === 0 ? { phase: "heads", ...field, toAct: 1 } : { phase: "first", ...field };
  },
});

import type { SeatPhase } from "@serpentarium/core";
import { PLACEMENTS } from "../action.ts";
import type { Ssserpent } from "../game.ts";
import { gridOf } from "../material/grid.ts";
import { headCells, headObstacle } from "../material/placing.ts";
import { withHead } from "../setup.ts";

/** Each player places the opponent's head (`setup.heads`). */
export const heads: SeatPhase<Ssserpent, "heads"> = {
  title: { en: "Heads", fr: "Têtes" },
  next: ["heads", "first"],
  toAct: (position) => position.toAct,
  legalActions: (position) =>
    headCells(position).map((cell) => PLACEMENTS.heads[cell] as (typeof PLACEMENTS.heads)[number]),
  refuse(position, { cell }) {
    const obstacle = headObstacle(position, cell);
    if (obstacle === undefined) return undefined;
    const { names } = gridOf(position.table.options.size);
    const [at, by] = [names[cell] ?? "", names[obstacle] ?? ""];
    return { clause: "setup.heads", data: { cell: at }, spaces: at === by ? [at] : [at, by] };
  },
  apply({ table, serpents, blue, apples, toAct }, { cell }) {
    const field = withHead({ table, serpents, blue, apples }, toAct, cell);
    return toAct === 0 ? { phase: "heads", ...field, toAct: 1 } : { phase: "first", ...field };
  },
};

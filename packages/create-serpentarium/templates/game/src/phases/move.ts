import type { SeatPhase } from "@serpentarium/core";
import { ACTIONS } from "../action.ts";
import { cellName, neighbour, OFF_GRID } from "../material/grid.ts";
import { extendSerpent, headOf, isTaken, openDirections } from "../material/serpent.ts";
import { nextPosition } from "../outcome.ts";
import type { MovePosition } from "../position.ts";
import type { MySerpent } from "../types.ts";

/** The cell with the head of the serpent to move. */
export const activeHead = ({ serpents, toAct }: MovePosition): number => headOf(serpents[toAct] ?? []);

/** A serpent moves by one cell, and grows (`move.grow`). */
export const movePhase: SeatPhase<MySerpent, "move"> = {
  kind: "seat",
  next: ["move", "over"],
  toAct: (position) => position.toAct,
  legalActions: ({ table, serpents, toAct }) =>
    openDirections(serpents, toAct, table.options.size).map((direction) => ACTIONS[direction]),
  refuse(position, { direction }) {
    const { size } = position.table.options;
    const head = activeHead(position);
    const to = neighbour(head, direction, size);
    const [from, cell] = [cellName(head, size), cellName(to, size)];
    if (to === OFF_GRID) return { clause: "move.on-grid", data: { cell: from }, spaces: [from] };
    if (isTaken(position.serpents, to)) return { clause: "move.free", data: { cell }, spaces: [cell] };
    return undefined;
  },
  apply(position, { direction }) {
    const { table, toAct } = position;
    const to = neighbour(activeHead(position), direction, table.options.size);
    return nextPosition({ table, serpents: extendSerpent(position.serpents, toAct, to) }, 1 - toAct);
  },
};

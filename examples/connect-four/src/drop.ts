import type { SeatPhase } from "@serpentarium/core";
import { formatAction, openActions } from "./action.ts";
import type { ConnectFour } from "./game.ts";
import { CELLS, cellsOf, EMPTY, isOpen, landing, lineThrough } from "./grid.ts";

export const drop: SeatPhase<ConnectFour, "drop"> = {
  title: { en: "Drop a disc", fr: "Lâcher un jeton" },
  next: ["drop", "over"],
  toAct: (position) => position.toAct,
  legalActions: ({ cells }) => openActions(cells),
  refuse({ cells }, action) {
    const { column } = action;
    if (isOpen(cells, column)) return undefined;
    const spaces = cellsOf(column).map((cell) => String(CELLS[cell]));
    return { clause: "drop.full", data: { column: formatAction(action) }, spaces };
  },
  apply({ table, cells: before, toAct }, { column }) {
    const cell = landing(before, column);
    const cells = before.slice();
    cells[cell] = toAct;
    if (lineThrough(cells, cell)) {
      return { phase: "over", table, cells, outcome: { winners: [toAct], reason: "end.line" } };
    }
    if (!cells.includes(EMPTY)) {
      return { phase: "over", table, cells, outcome: { winners: [0, 1], reason: "end.full" } };
    }
    return { phase: "drop", table, cells, toAct: 1 - toAct };
  },
};

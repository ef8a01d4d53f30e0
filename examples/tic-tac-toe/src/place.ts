import type { SeatPhase } from "@serpentarium/core";
import { ACTIONS, formatAction } from "./action.ts";
import type { TicTacToe } from "./game.ts";
import { fullLine } from "./grid.ts";

export const place: SeatPhase<TicTacToe, "place"> = {
  title: { en: "Place a mark", fr: "Poser une marque" },
  next: ["place", "over"],
  toAct: (position) => position.toAct,
  legalActions: ({ cells }) => ACTIONS.filter(({ cell }) => cells[cell] === -1),
  refuse({ cells }, action) {
    const cell = formatAction(action);
    if (cells[action.cell] !== -1) return { clause: "place.free", data: { cell }, spaces: [cell] };
    return undefined;
  },
  apply({ table, cells: before, toAct }, { cell }) {
    const cells = before.slice();
    cells[cell] = toAct;
    if (fullLine(cells, cell)) {
      return { phase: "over", table, cells, outcome: { winners: [toAct], reason: "end.line" } };
    }
    if (!cells.includes(-1))
      return { phase: "over", table, cells, outcome: { winners: [0, 1], reason: "end.full" } };
    return { phase: "place", table, cells, toAct: 1 - toAct };
  },
};

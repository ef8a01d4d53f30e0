import type { SeatPhase } from "@serpentarium/core";
import { formatAction, openActions } from "./action.ts";
import { dropDisc, hasLine, isFull, isOpen } from "./material/discs.ts";
import { CELLS, cellsOf } from "./material/grid.ts";
import type { ConnectFour } from "./types.ts";

export const drop: SeatPhase<ConnectFour, "drop"> = {
  kind: "seat",
  next: ["drop", "over"],
  toAct: (position) => position.toAct,
  legalActions: ({ discs }) => openActions(discs),
  refuse({ discs }, action) {
    const { column } = action;
    if (isOpen(discs, column)) return undefined;
    const spaces = cellsOf(column).map((cell) => String(CELLS[cell]));
    return { clause: "drop.full", data: { column: formatAction(action) }, spaces };
  },
  apply({ table, discs: before, toAct }, { column }) {
    const discs = dropDisc(before, column, toAct);
    if (hasLine(discs, toAct)) {
      return {
        phase: "over",
        table,
        discs,
        outcome: { reason: "end.line", places: toAct === 0 ? [1, 2] : [2, 1] },
      };
    }
    if (isFull(discs)) {
      return { phase: "over", table, discs, outcome: { reason: "end.full", places: [1, 1] } };
    }
    return { phase: "drop", table, discs, toAct: 1 - toAct };
  },
};

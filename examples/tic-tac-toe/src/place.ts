import type { SeatPhase } from "@serpentarium/core";
import { formatAction, freeActions } from "./action.ts";
import type { TicTacToe } from "./game.ts";
import { hasLine, isFull, mark, seatOn } from "./material/marks.ts";

export const place: SeatPhase<TicTacToe, "place"> = {
  kind: "seat",
  title: { en: "Place a mark", fr: "Poser une marque" },
  next: ["place", "over"],
  toAct: (position) => position.toAct,
  legalActions: ({ marks }) => freeActions(marks),
  refuse({ marks }, action) {
    const cell = formatAction(action);
    if (seatOn(marks, action.cell) !== undefined) {
      return { clause: "place.free", data: { cell }, spaces: [cell] };
    }
    return undefined;
  },
  apply({ table, marks: before, toAct }, { cell }) {
    const marks = mark(before, cell, toAct);
    if (hasLine(marks, toAct)) {
      return { phase: "over", table, marks, outcome: { winners: [toAct], reason: "end.line" } };
    }
    if (isFull(marks)) {
      return { phase: "over", table, marks, outcome: { winners: [0, 1], reason: "end.full" } };
    }
    return { phase: "place", table, marks, toAct: 1 - toAct };
  },
};

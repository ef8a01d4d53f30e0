import { deepFreeze, type SeatPhase } from "@serpentarium/core";
import { choice, formatCell } from "@serpentarium/core/notation";
import { bitOf, CELLS, createLookup, GRID, takenCells, toCells } from "./material/marks.ts";
import { positionOf } from "./position.ts";
import type { TicTacToe } from "./types.ts";

/** The acting player marks one of {@link CELLS}. */
export type Action = { readonly phase: "place"; readonly cell: number };

/** One object per action, shared by all positions. */
export const ACTIONS: readonly Action[] = deepFreeze(CELLS.map((cell) => ({ phase: "place", cell })));

export const formatAction = ({ cell }: Action): string => formatCell(GRID, cell);

export const { parse: parseAction } = choice(ACTIONS, formatAction, { id: "values.cell" });

/** The legal actions for each set of taken cells. */
const freeActions = createLookup((set) => deepFreeze(ACTIONS.filter(({ cell }) => !(set & bitOf(cell)))));

export const place: SeatPhase<TicTacToe, "place"> = {
  kind: "seat",
  next: ["place", "over"],
  toAct: (position) => position.toAct,
  legalActions: ({ marks }) => freeActions(takenCells(marks)),
  refuse({ marks }, action) {
    const cell = formatAction(action);
    const isFree = toCells(marks)[action.cell] === -1;
    return isFree ? undefined : { clause: "place.free", data: { cell }, spaces: [cell] };
  },
  apply: ({ table, marks, toAct }, { cell }) => positionOf(table, marks | bitOf(cell, toAct), 1 - toAct),
};

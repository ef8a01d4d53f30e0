import {
  defineOptions,
  type OptionsOf,
  type Outcome,
  placesOfWinners,
  type Seat,
  type SeatPhase,
  type Table,
} from "@serpentarium/core";
import { formatCell, type GridSize } from "@serpentarium/core/notation";
import type { ClauseId } from "./clauses.ts";
import type { RuleEvent } from "./events.ts";

export const options = defineOptions({
  size: {
    kind: "integer",
    min: 3,
    max: 9,
    default: 7,
  },
});

/** The options, agreed before the game. */
export type Options = OptionsOf<typeof options>;

/** The index of a cell: row by row from the top left. */
export type Cell = number;

/** A cell without a scale. */
export const FREE = -1;

/** The seat whose scale is on each cell, or {@link FREE}. */
type Cells = readonly number[];

/** A position, discriminated by `phase`. */
export type Position = { readonly table: Table<Options>; readonly cells: Cells } & (
  | { readonly phase: "lay"; readonly toAct: Seat }
  | { readonly phase: "over"; readonly outcome: Outcome }
);

/** Lays a scale of the player to act. */
export interface Action {
  readonly phase: "lay";
  readonly cell: Cell;
}

/** The types of the game. */
export interface MyHexes {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: RuleEvent;
  readonly clause: ClauseId;
}

export const gridOf = ({ options: { size } }: Table<Options>): GridSize => ({ columns: size, rows: size });

/** The name of a cell: `a1` is at the bottom left. */
export const nameOf = ({ table }: Pick<Position, "table">, cell: Cell): string =>
  formatCell(gridOf(table), cell);

/** The six neighbours of a cell, as columns and rows: each row is half a cell to the right of the one above. */
export const STEPS = [
  [-1, 0],
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
] as const;

/** The cell a step away; undefined off the board. */
export function neighbour(cell: Cell, [right, down]: readonly [number, number], size: number) {
  const [x, y] = [(cell % size) + right, Math.floor(cell / size) + down];
  return Math.min(x, y) >= 0 && Math.max(x, y) < size ? y * size + x : undefined;
}

/** The scales of a seat that hang together with its first side; joined if one of them is at its other side. */
export function serpentOf({ table, cells }: Pick<Position, "table" | "cells">, seat: Seat) {
  const { size } = table.options;
  const depthOf = (cell: Cell): number => (seat === 0 ? Math.floor(cell / size) : cell % size);
  const found = new Set([...cells.keys()].filter((cell) => cells[cell] === seat && depthOf(cell) === 0));
  // a set also iterates over what is added meanwhile
  for (const cell of found) {
    for (const step of STEPS) {
      const next = neighbour(cell, step, size);
      if (next !== undefined && cells[next] === seat) found.add(next);
    }
  }
  const serpent = [...found];
  return { serpent, isJoined: serpent.some((cell) => depthOf(cell) === size - 1) };
}

/** The number of scales of a seat. */
export const countOf = (cells: Cells, seat: Seat): number => cells.filter((scale) => scale === seat).length;

/** The position with some scales: over where a seat has joined its sides (`end.joined`). */
export function positionOf(table: Table<Options>, cells: Cells): Position {
  const winner = [0, 1].find((seat) => serpentOf({ table, cells }, seat).isJoined);
  if (winner === undefined)
    return { phase: "lay", table, cells, toAct: countOf(cells, 0) > countOf(cells, 1) ? 1 : 0 };
  return {
    phase: "over",
    table,
    cells,
    outcome: { reason: "end.joined", places: placesOfWinners([winner], table) },
  };
}

/** The maximum number of actions: each one takes a cell. */
export const maxActions = ({ options: { size } }: Table<Options>): number => size * size;

export const start = (table: Table<Options>): Position =>
  positionOf(table, Array<number>(maxActions(table)).fill(FREE));

/** The players lay scales in turn (`lay.free`). */
export const lay: SeatPhase<MyHexes, "lay"> = {
  kind: "seat",
  next: ["lay", "over"],
  toAct: ({ toAct }) => toAct,
  legalActions: ({ cells }) =>
    cells.flatMap((scale, cell): Action[] => (scale === FREE ? [{ phase: "lay", cell }] : [])),
  refuse(position, { cell }) {
    const name = nameOf(position, cell);
    return position.cells[cell] === FREE
      ? undefined
      : { clause: "lay.free", data: { cell: name }, spaces: [name] };
  },
  apply: ({ table, cells, toAct }, { cell }) => positionOf(table, cells.with(cell, toAct)),
};

import type { Table } from "@serpentarium/core";
import type { Options } from "../options.ts";
import type { Field } from "../position.ts";
import { type Cell, type Grid, gridsWith } from "./grid.ts";

/** What a game is played on: which cells are neighbours, and what that asks for at set-up. */
export interface Ground {
  /** The grid of a size. */
  readonly gridOf: (size: number) => Grid;
  /** What more keeps an apple off a cell during set-up, where a ground needs it: asked once for all cells. */
  readonly setupBar?: (field: Field) => (cell: Cell) => boolean;
}

/** A grid with a wall around it (`move.off-grid`). */
export const WALLED: Ground = { gridOf: gridsWith((index, size) => (index < size ? index : -1)) };

/** The grid of a table. */
export const gridAt = (ground: Ground, { options }: Table<Options>): Grid => ground.gridOf(options.size);

import type { Refusal, Table } from "@serpentarium/core";
import type { Options } from "../options.ts";
import type { BoardContents } from "../position.ts";
import { type Cell, createGrids, type Grid, type GridRules } from "./grid.ts";

/**
 * The ground of a game: its cells, their neighbours, and the areas for heads and apples. `O` is the type of the options on which it
 * depends.
 */
export interface Ground<Id extends string = string, O extends object = Pick<Options, "size">> {
  /** The grid for the options of a table; the same object for equal options. */
  gridOf(options: O): Grid;
  /**
   * An additional rule for apples during set-up, after `place.apple` and `place.head-clear`. Called once per field; the returned function
   * refuses a cell, or returns undefined.
   */
  readonly refuseApple?: (field: BoardContents) => (cell: Cell) => Refusal<Id> | undefined;
}

/** Creates a ground. Omitted rules default to those of a grid with a wall around it (`move.off-grid`). */
export function createGround<Id extends string = never>({
  refuseApple,
  ...rules
}: GridRules & Pick<Ground<Id>, "refuseApple">): Ground<Id> {
  const gridOfSize = createGrids(rules);
  return { gridOf: ({ size }) => gridOfSize(size), ...(refuseApple && { refuseApple }) };
}

/** A grid with a wall around it. */
export const WALLED_GROUND: Ground<never> = createGround({});

/** The grid of a table. */
export const gridOfTable = (ground: Ground, { options }: Table<Options>): Grid => ground.gridOf(options);

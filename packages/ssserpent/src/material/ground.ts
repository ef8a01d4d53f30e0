import type { Refusal, Table } from "@serpentarium/core";
import type { Options } from "../options.ts";
import type { Field } from "../position.ts";
import { type Cell, createGrids, type Grid, type GridRules } from "./grid.ts";

/**
 * What a game is played on: its cells, which of them are neighbours, and where things may be placed; `O` are the options that
 * choose it.
 */
export interface Ground<Id extends string = string, O extends object = Pick<Options, "size">> {
  /** The grid of a table with those options; always the same object for the same ones. */
  gridOf(options: O): Grid;
  /**
   * Why an apple may not lie on a cell during set-up, though nothing else forbids it (`place.apple`, `place.head-clear`).
   * Asked once for all cells of a field.
   */
  readonly refuseApple?: (field: Field) => (cell: Cell) => Refusal<Id> | undefined;
}

/** A ground; what is left out is as on a grid with a wall around it (`move.off-grid`). */
export function createGround<Id extends string = never>({
  refuseApple,
  ...rules
}: GridRules & Pick<Ground<Id>, "refuseApple">): Ground<Id> {
  const gridOfSize = createGrids(rules);
  return { gridOf: ({ size }) => gridOfSize(size), ...(refuseApple && { refuseApple }) };
}

/** A grid with a wall around it. */
export const WALLED: Ground<never> = createGround({});

/** The grid of a table. */
export const gridAt = (ground: Ground, { options }: Table<Options>): Grid => ground.gridOf(options);

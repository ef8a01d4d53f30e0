import type { Outcome, Seat, Table } from "@serpentarium/core";
import { CELLS, EMPTY } from "./grid.ts";

interface Board {
  readonly table: Table;
  /** For each of {@link CELLS} the seat whose disc it holds, or {@link EMPTY}. */
  readonly cells: readonly number[];
}

export type Position =
  | (Board & { readonly phase: "drop"; readonly toAct: Seat })
  | (Board & { readonly phase: "over"; readonly outcome: Outcome });

const NO_DISCS: readonly number[] = CELLS.map(() => EMPTY);

/** An empty grid; red, seat 0, begins (`setup.first`). */
export const start = (table: Table): Position => ({ phase: "drop", table, cells: NO_DISCS, toAct: 0 });

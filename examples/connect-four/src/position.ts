import type { Outcome, Seat, Table } from "@serpentarium/core";
import { type Discs, noDiscs } from "./material/discs.ts";

interface PositionBase {
  readonly table: Table;
  readonly discs: Discs;
}

/** A position, discriminated by `phase`. */
export type Position =
  | (PositionBase & { readonly phase: "drop"; readonly toAct: Seat })
  | (PositionBase & { readonly phase: "over"; readonly outcome: Outcome });

/** The empty grid; red, seat 0, begins (`setup.first`). */
export const start = (table: Table): Position => ({ phase: "drop", table, discs: noDiscs(), toAct: 0 });

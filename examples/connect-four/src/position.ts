import type { Outcome, Seat, Table } from "@serpentarium/core";
import { type Discs, noDiscs } from "./material/discs.ts";

interface Board {
  readonly table: Table;
  readonly discs: Discs;
}

/** A position, told apart by `phase`. */
export type Position =
  | (Board & { readonly phase: "drop"; readonly toAct: Seat })
  | (Board & { readonly phase: "over"; readonly outcome: Outcome });

/** An empty grid; red, seat 0, begins (`setup.first`). */
export const start = (table: Table): Position => ({ phase: "drop", table, discs: noDiscs(), toAct: 0 });

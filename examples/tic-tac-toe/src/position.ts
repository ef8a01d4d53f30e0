import type { Outcome, Seat, Table } from "@serpentarium/core";
import {
  cellsIn,
  createPositionNotation,
  formatOutcome,
  mapCodec,
  seatAt,
} from "@serpentarium/core/notation";
import { fromCells, GRID, hasLine, isFull, type Marks, toCells } from "./material/marks.ts";

/** A position, discriminated by `phase`. */
export type Position = { readonly table: Table; readonly marks: Marks } & (
  | { readonly phase: "place"; readonly toAct: Seat }
  | { readonly phase: "over"; readonly outcome: Outcome }
);

export const start = (table: Table): Position => ({ phase: "place", table, marks: 0, toAct: 0 });

/** The outcome after the last mark (`end.line`, `end.full`); undefined if the game continues. */
function outcomeOf(marks: Marks, last: Seat): Outcome | undefined {
  if (hasLine(marks, last)) return { reason: "end.line", places: last === 0 ? [1, 2] : [2, 1] };
  return isFull(marks) ? { reason: "end.full", places: [1, 1] } : undefined;
}

/** The position with some marks and a seat to act; over if the last mark ended the game. */
export function positionOf(table: Table, marks: Marks, toAct: Seat): Position {
  const outcome = outcomeOf(marks, 1 - toAct);
  return outcome ? { phase: "over", table, marks, outcome } : { phase: "place", table, marks, toAct };
}

/** The number of crosses minus the number of noughts. */
export const crossesAhead = (cells: readonly number[]): number =>
  cells.filter((seat) => seat === 0).length - cells.filter((seat) => seat === 1).length;

const MARKS = mapCodec(
  cellsIn({ ...GRID, signs: "xo", empty: ".", separator: "" }),
  { type: "integer", minimum: 0, maximum: 0o777_777 },
  toCells,
  fromCells,
);

/** `<phase>:<to act or outcome> <nine cells>`, such as `place:1 x.o......`. */
export const positionNotation = createPositionNotation<Position, "outcome">({
  forms: { place: "<toAct> <marks>", over: "<outcome> <marks>" },
  fields: (table) => ({
    toAct: seatAt(table),
    outcome: { format: (outcome) => formatOutcome(outcome) },
    marks: MARKS,
  }),
  example: "place:1 x.o......",
  complete({ table, marks }) {
    const toAct = crossesAhead(toCells(marks));
    if (toAct !== 0 && toAct !== 1) return { problem: { id: "failures.bad-position.turns" } };
    if (hasLine(marks, toAct)) return { problem: { id: "failures.bad-position.over-before" } };
    return positionOf(table, marks, toAct);
  },
});

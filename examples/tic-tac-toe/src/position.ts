import { type Outcome, placesOfWinners, type Seat, type Table } from "@serpentarium/core";
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

/** The position with some marks and a seat to act; over if the last mark ended the game. */
export function positionOf(table: Table, marks: Marks, toAct: Seat): Position {
  const last = 1 - toAct;
  const over = (outcome: Outcome): Position => ({ phase: "over", table, marks, outcome });
  if (hasLine(marks, last)) return over({ reason: "end.line", places: placesOfWinners([last], table) });
  if (isFull(marks)) return over({ reason: "end.full", places: [1, 1] });
  return { phase: "place", table, marks, toAct };
}

/** The number of crosses minus the number of noughts. */
export const crossesAhead = (cells: readonly number[]): number =>
  cells.filter((seat) => seat === 0).length - cells.filter((seat) => seat === 1).length;

/** The nine cells, row by row from the top left. */
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
    if (toAct !== 0 && toAct !== 1)
      return { en: "crosses and noughts take turns", fr: "croix et ronds alternent" };
    if (hasLine(marks, toAct))
      return { en: "the game would have ended earlier", fr: "la partie était déjà finie" };
    return positionOf(table, marks, toAct);
  },
});

import { fail, type Outcome, type Result, type Seat, succeed, type Table } from "@serpentarium/core";
import { ALL } from "./material/grid.ts";
import { hasLine, isFull, type Marks, mark, NO_MARKS, seatOn } from "./material/marks.ts";

interface Board {
  readonly table: Table;
  readonly marks: Marks;
}

/** A position, told apart by `phase`. */
export type Position =
  | (Board & { readonly phase: "place"; readonly toAct: Seat })
  | (Board & { readonly phase: "over"; readonly outcome: Outcome });

/** How the mark of a seat is written. */
export const MARKS = ["x", "o"] as const;

export const start = (table: Table): Position => ({ phase: "place", table, marks: NO_MARKS, toAct: 0 });

/** `place:1`, `over:2!end.line` or `over:draw!end.full`. */
function formatHead(position: Position): string {
  if (position.phase === "place") return `place:${position.toAct + 1}`;
  const { winners, reason } = position.outcome;
  return `over:${winners.length === 1 ? `${(winners[0] ?? 0) + 1}` : "draw"}!${reason}`;
}

const formatCell = (seat: 0 | 1 | undefined): string => (seat === undefined ? "." : MARKS[seat]);

/** `<phase>:<to act or outcome> <nine cells>`, such as `place:1 x.o......`: row by row from the top left. */
export function formatPosition(position: Position): string {
  const cells = ALL.map((cell) => formatCell(seatOn(position.marks, cell)));
  return `${formatHead(position)} ${cells.join("")}`;
}

/** The position that marks make when a seat is next, unless the last mark ended the game. */
function standing(table: Table, marks: Marks, toAct: Seat): Position {
  const last = 1 - toAct;
  if (hasLine(marks, last)) {
    return { phase: "over", table, marks, outcome: { winners: [last], reason: "end.line" } };
  }
  if (isFull(marks)) return { phase: "over", table, marks, outcome: { winners: [0, 1], reason: "end.full" } };
  return { phase: "place", table, marks, toAct };
}

const bad = (en: string, fr: string): Result<Position> => fail("bad-position", en, fr);

const PATTERN = /^(place:[12]|over:[12]!end\.line|over:draw!end\.full) ([xo.]{9})$/;

export function parsePosition(text: string, table: Table): Result<Position> {
  const [, head, cells = ""] = PATTERN.exec(text) ?? [];
  if (!head)
    return bad("expected a text like place:1 x.o......", "attendu : un texte comme place:1 x.o......");
  const seats = [...cells].map((cell) => "xo".indexOf(cell));
  const count = (seat: Seat): number => seats.filter((other) => other === seat).length;
  const toAct = count(0) - count(1);
  if (toAct !== 0 && toAct !== 1) {
    return bad(
      "crosses must be as many as noughts, or one more",
      "il faut autant de croix que de ronds, ou une de plus",
    );
  }
  const marks = seats.reduce((made, seat, cell) => (seat < 0 ? made : mark(made, cell, seat)), NO_MARKS);
  if (hasLine(marks, toAct)) return bad("play would have ended before", "la partie aurait déjà pris fin");
  const position = standing(table, marks, toAct);
  const expected = formatHead(position);
  return head === expected
    ? succeed(position)
    : bad(`these marks make it ${expected}`, `avec ces marques, c’est ${expected}`);
}

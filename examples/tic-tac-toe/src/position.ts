import { fail, type Outcome, type Result, type Seat, succeed, type Table } from "@serpentarium/core";
import { ALL, fullLine } from "./grid.ts";

interface Board {
  readonly table: Table;
  /** Nine cells from the top left, row by row: the seat whose mark it is, or -1. */
  readonly cells: readonly number[];
}

export type Position =
  | (Board & { readonly phase: "place"; readonly toAct: Seat })
  | (Board & { readonly phase: "over"; readonly outcome: Outcome });

export const MARKS = ["x", "o"] as const;

export const start = (table: Table): Position => ({
  phase: "place",
  table,
  cells: [-1, -1, -1, -1, -1, -1, -1, -1, -1],
  toAct: 0,
});

/** `<phase>:<to act or outcome> <nine cells>`, such as `place:1 x.o......`. */
export function formatPosition(position: Position): string {
  const cells = position.cells.map((seat) => MARKS[seat] ?? ".").join("");
  if (position.phase === "place") return `place:${position.toAct + 1} ${cells}`;
  const { winners, reason } = position.outcome;
  return `over:${winners.length === 1 ? `${(winners[0] ?? 0) + 1}` : "draw"}!${reason} ${cells}`;
}

const bad = (en: string, fr: string): Result<Position> => fail("bad-position", en, fr);

export function parsePosition(text: string, table: Table): Result<Position> {
  const [, head = "", marks = ""] =
    /^(place:[12]|over:[12]!end\.line|over:draw!end\.full) ([xo.]{9})$/.exec(text) ?? [];
  if (!marks)
    return bad("expected a text like place:1 x.o......", "attendu : un texte comme place:1 x.o......");
  const cells = [...marks].map((mark) => "xo".indexOf(mark));
  const [crosses, noughts] = [0, 1].map((seat) => cells.filter((cell) => cell === seat).length) as [
    number,
    number,
  ];
  if (crosses - noughts !== 0 && crosses - noughts !== 1) {
    return bad(
      "crosses must be as many as noughts, or one more",
      "il faut autant de croix que de ronds, ou une de plus",
    );
  }
  const toAct = crosses - noughts;
  const last = 1 - toAct;
  const won = ALL.some((cell) => cells[cell] === last && fullLine(cells, cell));
  if (ALL.some((cell) => cells[cell] === toAct && fullLine(cells, cell))) {
    return bad("play would have ended before", "la partie aurait déjà pris fin");
  }
  const expected = won
    ? `over:${last + 1}!end.line`
    : cells.includes(-1)
      ? `place:${toAct + 1}`
      : "over:draw!end.full";
  if (head !== expected) return bad(`these marks make it ${expected}`, `avec ces marques c'est ${expected}`);
  if (won) return succeed({ phase: "over", table, cells, outcome: { winners: [last], reason: "end.line" } });
  if (!cells.includes(-1)) {
    return succeed({ phase: "over", table, cells, outcome: { winners: [0, 1], reason: "end.full" } });
  }
  return succeed({ phase: "place", table, cells, toAct });
}

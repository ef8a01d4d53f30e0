import { fail, type Outcome, type Result, succeed, type Table } from "@serpentarium/core";
import { type Discs, fromCells, hasLine, isFull, toCells } from "./material/discs.ts";
import { CELLS, COLUMNS, cellsOf, EMPTY, ROWS } from "./material/grid.ts";
import type { Position } from "./position.ts";

/** Red and yellow, by seat. */
export const DISCS: readonly string[] = ["r", "y"];

const rowsFromTop = Array.from({ length: ROWS }, (_, n) => ROWS - 1 - n);

function formatCells(cells: readonly number[]): string {
  const rows = rowsFromTop.map((row) =>
    COLUMNS.map((_, column) => DISCS[cells[column * ROWS + row] ?? EMPTY] ?? ".").join(""),
  );
  return rows.join("/").replace(/\.+/g, (gap) => String(gap.length));
}

function formatHead(position: Position): string {
  if (position.phase === "drop") return `drop:${position.toAct + 1}`;
  const [winner = 0, other] = position.outcome.winners;
  return `over:${other === undefined ? winner + 1 : "draw"}!${position.outcome.reason}`;
}

/**
 * `<phase>:<to act or outcome> <rows>`, such as `drop:2 7/7/7/7/7/3r3`: rows from the top, `r` and `y` for discs,
 * a number for that many empty cells.
 */
export const formatPosition = (position: Position): string =>
  `${formatHead(position)} ${formatCells(toCells(position.discs))}`;

const PATTERN = /^(drop:[12]|over:[12]!end\.line|over:draw!end\.full) ([ry1-7]{1,7}(?:\/[ry1-7]{1,7}){5})$/;

/** The cells of a text that the pattern has let through; nothing when a row is not seven cells wide. */
function parseCells(text: string): readonly number[] | undefined {
  const rows = text
    .replace(/\d/g, (gap) => ".".repeat(Number(gap)))
    .split("/")
    .reverse();
  if (rows.some((row) => row.length !== COLUMNS.length)) return undefined;
  return CELLS.map((_, cell) => {
    const disc = rows[cell % ROWS]?.[Math.floor(cell / ROWS)];
    return DISCS.indexOf(disc ?? "");
  });
}

const count = (cells: readonly number[], seat: number): number =>
  cells.filter((disc) => disc === seat).length;

/** Whether a disc of some column has nothing beneath it. */
const floats = (cells: readonly number[]): boolean =>
  COLUMNS.some((_, column) =>
    cellsOf(column).some((cell, row) => row > 0 && cells[cell] !== EMPTY && cells[cell - 1] === EMPTY),
  );

const bad = (en: string, fr: string): Result<Position> => fail("bad-position", en, fr);

/** A position from its text; fails with `bad-position` when it could not stand on a table. */
export function parsePosition(text: string, table: Table): Result<Position> {
  const [, head, rows = ""] = PATTERN.exec(text) ?? [];
  const cells = parseCells(rows);
  if (!cells || formatCells(cells) !== rows) {
    return bad("expected a text like drop:2 7/7/7/7/7/3r3", "attendu : un texte comme drop:2 7/7/7/7/7/3r3");
  }
  if (floats(cells)) return bad("a disc has nothing beneath it", "un jeton ne repose sur rien");
  const ahead = count(cells, 0) - count(cells, 1);
  if (ahead !== 0 && ahead !== 1) {
    return bad(
      "red must have as many discs as yellow, or one more",
      "il faut autant de rouges que de jaunes, ou un de plus",
    );
  }
  const discs = fromCells(cells);
  if (hasLine(discs, ahead)) return bad("play would have ended before", "la partie aurait déjà pris fin");
  const position = standing(table, discs, ahead);
  const expected = formatHead(position);
  return head === expected
    ? succeed(position)
    : bad(`these discs make it ${expected}`, `avec ces jetons, c’est ${expected}`);
}

/** The position that discs make when a seat is next, unless the last disc ended the game. */
function standing(table: Table, discs: Discs, toAct: number): Position {
  const last = 1 - toAct;
  const over = (outcome: Outcome): Position => ({ phase: "over", table, discs, outcome });
  if (hasLine(discs, last)) return over({ winners: [last], reason: "end.line" });
  if (isFull(discs)) return over({ winners: [0, 1], reason: "end.full" });
  return { phase: "drop", table, discs, toAct };
}

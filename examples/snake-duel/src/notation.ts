import { fail, type Outcome, type Result, succeed, type Table } from "@serpentarium/core";
import { type Cell, formatCell, headingTo, parseCell } from "./grid.ts";
import type { Options } from "./options.ts";
import { outcomeOf } from "./outcome.ts";
import { aliveIn, type Field, isTaken, type Position, type Snake } from "./position.ts";

const formatOutcome = ({ winners, reason }: Outcome): string =>
  `${winners.map((seat) => seat + 1).join(",")}!${reason}`;

/**
 * `<phase>:<turns> <snakes> <apple>`, such as `turn:4 a3,a2,a1/i7,i8,i9 e5`: the cells of each snake from its head, by
 * seat, `-` for one that has crashed and for no apple. A game that is over has its outcome at the end, such as `1!end.last`.
 */
export function formatPosition(position: Position): string {
  const { phase, table, turns, snakes, apple } = position;
  const name = (cell: Cell): string => formatCell(table.options.size, cell);
  const cells = snakes.map((snake) => snake.map(name).join(",") || "-").join("/");
  const text = `${phase}:${turns} ${cells} ${apple === null ? "-" : name(apple)}`;
  return phase === "over" ? `${text} ${formatOutcome(position.outcome)}` : text;
}

const PATTERN =
  /^(turn|apple|over):(\d{1,3}) (\S{1,400}) ([a-k]\d{1,2}|-)(?: ([1-4](?:,[1-4])*)!end\.(last|turns))?$/;

const bad = (en: string, fr: string): Result<Position> => fail("bad-position", en, fr);
const LIKE = bad(
  "expected a text like turn:4 a3,a2,a1/i7,i8,i9 e5",
  "attendu : un texte comme turn:4 a3,a2,a1/i7,i8,i9 e5",
);

/** A snake of at least three cells, each beside the one before it; none for `-`. */
function parseSnake(size: number, text: string): Snake | undefined {
  if (text === "-") return [];
  const cells = text.split(",").flatMap((cell) => parseCell(size, cell) ?? []);
  const joined = cells.every(
    (cell, i) => i === 0 || headingTo(size, cells[i - 1] ?? cell, cell) !== undefined,
  );
  return joined && cells.length > 2 && cells.length === text.split(",").length ? cells : undefined;
}

function parseField(
  table: Table<Options>,
  [turns = "", snakes = "", apple = ""]: readonly string[],
): Field | undefined {
  const { size } = table.options;
  const read = snakes.split("/").flatMap((text) => {
    const snake = parseSnake(size, text);
    return snake ? [snake] : [];
  });
  const cell = apple === "-" ? null : parseCell(size, apple);
  if (read.length !== table.seats || read.length !== snakes.split("/").length || cell === undefined)
    return undefined;
  return { table, turns: Number(turns), snakes: read, apple: cell };
}

/** How a game that is said to be over can have ended: where no snake is left, any of them can have been the last. */
function endOf(field: Field, winners: string): Outcome | undefined {
  const last = winners.split(",").map((seat) => Number(seat) - 1);
  const rising = last.every(
    (seat, i) => seat < field.table.seats && (i === 0 || seat > (last[i - 1] ?? seat)),
  );
  return rising && last.length > 1 ? outcomeOf(field, last) : outcomeOf(field, aliveIn(field));
}

/** A position from its text; fails with `bad-position` when it could not stand on a table. */
export function parsePosition(text: string, table: Table<Options>): Result<Position> {
  const [, phase, turns = "", cells = "", at = "", winners = ""] = PATTERN.exec(text) ?? [];
  const field = parseField(table, [turns, cells, at]);
  if (!field) return LIKE;
  const all = field.snakes.flat();
  if (new Set(all).size < all.length) return bad("two snakes on one cell", "deux serpents sur une case");
  if (field.apple !== null && isTaken(field, field.apple))
    return bad("the apple lies under a snake", "la pomme est sous un serpent");
  const outcome = endOf(field, winners);
  const position = positionOf(field, phase, outcome);
  return position && formatPosition(position) === text
    ? succeed(position)
    : bad(
        "these snakes and this apple make another phase",
        "ces serpents et cette pomme font une autre phase",
      );
}

function positionOf(
  field: Field,
  phase: string | undefined,
  outcome: Outcome | undefined,
): Position | undefined {
  if (outcome) return outcome.winners.length > 0 ? { phase: "over", ...field, outcome } : undefined;
  if (phase === "over") return undefined;
  return field.apple === null ? { phase: "apple", ...field } : { phase: "turn", ...field };
}

import { fail, type Result, succeed, type Table } from "@serpentarium/core";
import { type Action, ALL } from "./action.ts";
import { type Cell, cellNamed, DIRECTIONS, nameOf, neighbour, OFF } from "./material/grid.ts";
import { cornerOf, type Serpent } from "./material/serpent.ts";
import type { Options } from "./options.ts";
import { turnOf } from "./outcome.ts";
import type { Position } from "./position.ts";

export const formatAction = ({ direction }: Action): string => direction;

export function parseAction(text: string): Result<Action> {
  const action = ALL.find((other) => formatAction(other) === text);
  return action ? succeed(action) : fail("notation", "expected N, E, S or W", "attendu : N, E, S ou W");
}

const formatSerpent = (serpent: Serpent, size: number): string =>
  serpent.map((cell) => nameOf(cell, size)).join("-");

const headOfText = (position: Position): string =>
  position.phase === "move"
    ? `move:${position.toAct + 1}`
    : `over:${(position.outcome.winners[0] ?? 0) + 1}!${position.outcome.reason}`;

/** `<phase>:<to act or outcome> <serpent of player 1> <of player 2>`, each from tail to head: `move:2 a1-a2 e5`. */
export const formatPosition = (position: Position): string =>
  [
    headOfText(position),
    ...position.serpents.map((one) => formatSerpent(one, position.table.options.size)),
  ].join(" ");

const bad = (en: string, fr: string): Result<never> => fail("bad-position", en, fr);

const isNextTo = (cell: Cell, other: Cell, size: number): boolean =>
  DIRECTIONS.some((direction) => neighbour(cell, direction, size) === other);

/** Whether a serpent can have crawled so: from its corner, cell by cell. */
const isCrawled = (serpent: Serpent, corner: Cell, size: number): boolean =>
  serpent.every((cell, i) => (i === 0 ? cell === corner : isNextTo(serpent[i - 1] ?? OFF, cell, size)));

/** A position that could stand on a table; the counts of cells say whose turn it is. */
export function parsePosition(text: string, table: Table<Options>): Result<Position> {
  const { size } = table.options;
  const [head, ...others] = text.split(" ");
  const [first = [], second = [], ...more] = others.map((part) =>
    part.split("-").map((name) => cellNamed(name, size)),
  );
  const cells = [...first, ...second];
  if (more.length > 0 || cells.length === 0 || cells.includes(OFF)) {
    return bad("expected a text like move:2 a1-a2 e5", "attendu : un texte comme move:2 a1-a2 e5");
  }
  const toAct = first.length - second.length;
  const isWhole = [first, second].every((serpent, seat) => isCrawled(serpent, cornerOf(seat, size), size));
  if (!isWhole || new Set(cells).size < cells.length || (toAct !== 0 && toAct !== 1)) {
    return bad("no two serpents can lie like that", "deux serpents ne peuvent pas être placés ainsi");
  }
  const position = turnOf({ table, serpents: [first, second] }, toAct);
  const expected = headOfText(position);
  return head === expected
    ? succeed(position)
    : bad(`these serpents make it ${expected}`, `avec ces serpents, c’est ${expected}`);
}

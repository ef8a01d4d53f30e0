import {
  type AnyPosition,
  type Failure,
  fail,
  type Game,
  parseTable,
  type Result,
  succeed,
} from "@serpentarium/core";

const isPosition = (data: unknown): data is AnyPosition =>
  typeof data === "object" &&
  data !== null &&
  typeof Reflect.get(data, "phase") === "string" &&
  typeof Reflect.get(data, "table") === "object" &&
  Reflect.get(data, "table") !== null;

const bad = (): { readonly ok: false; readonly error: Failure } =>
  fail("bad-position", "not a position of this game", "pas une position de ce jeu");

/** What the text says of a position; what a seat sees of hidden things has none that can be read, and is taken as it is. */
function check(game: Game, position: AnyPosition): Result<AnyPosition> {
  const table = parseTable(game, position.table.options, position.table.seats);
  if (!table.ok) return table;
  const read = game.hidden
    ? succeed(position)
    : game.parsePosition(game.formatPosition(position), table.value);
  if (!read.ok || game.toAct(read.value) !== undefined) return read;
  return fail("over", "the game is over", "la partie est finie");
}

/** A position from data that may be anything. Fails with `bad-position`, `bad-seats`, `bad-option` or `over`. */
export function openPosition(game: Game, data: unknown): Result<AnyPosition> {
  if (!isPosition(data)) return bad();
  try {
    return check(game, data);
  } catch {
    return bad();
  }
}

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

const badPosition = (): { readonly ok: false; readonly error: Failure } =>
  fail("bad-position", "not a position of this game", "pas une position de ce jeu");

/** Checks a position by its text. In a game with hidden information what a seat sees has no parsable text, so it is accepted as it is. */
function checkPosition(game: Game, position: AnyPosition): Result<AnyPosition> {
  const table = parseTable(game, position.table.options, position.table.seats);
  if (!table.ok) return table;
  const read = game.hidden
    ? succeed(position)
    : game.parsePosition(game.formatPosition(position), table.value);
  if (!read.ok || game.toAct(read.value) !== undefined) return read;
  return fail("over", "the game is over", "la partie est finie");
}

/** Parses a position from unknown data. Fails with `bad-position`, `bad-seats`, `bad-option` or `over`. */
export function parsePositionData(game: Game, data: unknown): Result<AnyPosition> {
  if (!isPosition(data)) return badPosition();
  try {
    return checkPosition(game, data);
  } catch {
    return badPosition();
  }
}

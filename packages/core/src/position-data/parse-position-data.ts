import { fail, type Result, succeed } from "../failure.ts";
import type { AnyPosition, Game, GameTypes } from "../game.ts";
import { parseTable } from "../options/options.ts";
import { withFallback } from "../with-fallback.ts";
import { findMismatch, findUnwritten, isPosition, phaseSchema } from "./schema.ts";

/** Options of {@link parsePositionData}. */
export interface PositionDataOptions {
  /** Whether it is redacted for a seat, by `redactPosition`. */
  readonly isRedacted?: boolean;
}

const badPosition = (path?: string) =>
  path === undefined
    ? fail("bad-position", { id: "failures.bad-position.other-game" })
    : fail("bad-position", { id: "failures.bad-position.at", data: { path } });

/** Redacted positions without a parser and a schema cannot be checked. */
const noViews = () => fail("bad-position", { id: "failures.bad-position.no-views" });

/** Checks JSON. May throw while a game without `positionFields` formats it. */
function checkPosition(game: Game, data: unknown, isRedacted: boolean): Result<AnyPosition> {
  if (!isPosition(game, data)) return badPosition();
  const table = parseTable(game, data.table.options, data.table.seats);
  if (!table.ok) return table;
  const position = { ...data, table: table.value };
  const { parsePosition, positionFields } = isRedacted && game.hidden ? game.hidden : game;
  const schema = positionFields && phaseSchema(game, positionFields, table.value, position.phase);
  const mismatch = schema && findMismatch(schema, position, "position");
  if (mismatch !== undefined) return badPosition(mismatch);
  const text = game.formatPosition(position);
  const read = parsePosition?.(text, table.value);
  if (!read) return schema ? succeed(position) : noViews();
  if (!read.ok || !schema) return read;
  const unwritten = findUnwritten(schema, position, read.value, "position");
  return unwritten === undefined ? succeed(position) : badPosition(unwritten);
}

/**
 * Parses an untrusted position that is data, such as JSON, instead of notation. Data may contain more than the text, for example the
 * locations of identical pieces. In a game whose notation is not made by `createPositionNotation`, returns the position of its text;
 * redacted positions are refused if `hidden` has neither `parsePosition` nor `positionFields`. Fails with `bad-position`, `bad-seats` or
 * `bad-option`.
 */
export function parsePositionData<T extends GameTypes>(
  game: Game<T>,
  data: unknown,
  { isRedacted = false }: PositionDataOptions = {},
): Result<T["position"]> {
  const untyped: Game = game;
  return withFallback<Result<T["position"]>>(
    // a copy without getters, with only what JSON keeps
    () => checkPosition(untyped, JSON.parse(JSON.stringify(data)), isRedacted),
    () => badPosition(),
  );
}

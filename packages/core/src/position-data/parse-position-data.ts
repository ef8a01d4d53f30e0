import { fail, type Result, succeed } from "../failure.ts";
import type { AnyPosition, Game, GameTypes } from "../game.ts";
import { parseTable } from "../options/options.ts";
import { withFallback } from "../with-fallback.ts";
import { findMismatch, findUnwritten, isPosition, phaseSchema } from "./schema.ts";

/** How to parse a position that comes as data. */
export interface PositionDataOptions {
  /** Whether it is what a seat may know of a position, by `redactPosition`. */
  readonly isRedacted?: boolean;
}

const badPosition = (path?: string) =>
  path === undefined
    ? fail("bad-position", { id: "failures.bad-position.other-game" })
    : fail("bad-position", { id: "failures.bad-position.at", data: { path } });

/** Views that have neither a parser nor a schema cannot be checked. */
const noViews = () => fail("bad-position", { id: "failures.bad-position.no-views" });

/** Checks JSON. May throw where a game without `positionFields` formats it. */
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
 * Parses a position that comes as data from outside, such as JSON, where no notation is at hand. It may contain more than its
 * text says, such as which of two equal pieces is where. A game whose notation is not made by `createPositionNotation` gives the
 * position of its text; redacted positions are refused where `hidden` has neither `parsePosition` nor `positionFields`. Fails with
 * `bad-position`, `bad-seats` or `bad-option`.
 */
export function parsePositionData<T extends GameTypes>(
  game: Game<T>,
  data: unknown,
  { isRedacted = false }: PositionDataOptions = {},
): Result<T["position"]> {
  const untyped: Game = game;
  return withFallback<Result<T["position"]>>(
    // a copy without getters, and of what JSON keeps
    () => checkPosition(untyped, JSON.parse(JSON.stringify(data)), isRedacted),
    () => badPosition(),
  );
}

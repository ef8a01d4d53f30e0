import { createTable, type Game, type Result } from "@serpentarium/core";
import { kindOfRecord, parseLink, parseRecord } from "@serpentarium/core/record";
import { parseSeriesLink } from "@serpentarium/core/series";
import { restoreSeries, restoreSnapshot, seriesFromRecord } from "@serpentarium/core/turn";
import { newSeed } from "./match.ts";
import { type Notice, refusedNotice } from "./notice.ts";
import { type Beginning, type Machines, SINGLE, type Start, seriesOfOne } from "./series.ts";
import { forget, recall, type Slot } from "./store.ts";

/** Games from the first position on; unless said otherwise a single one with default options. */
export const freshSeries = (
  game: Game,
  start: Start = { plan: SINGLE, table: createTable(game) },
): Beginning => ({ input: { ...start, seed: newSeed() } });

/** What is said of the only match of a series needs no number. */
function ofTheOnly<T>(result: Result<T>): Result<T> {
  if (result.ok) return result;
  const { match: _, ...error } = result.error;
  return { ok: false, error };
}

/** A match or a series from a record that may come from anywhere. */
export function fromRecord(game: Game, { series }: Machines, record: unknown): Result<Beginning> {
  const seating = { seed: newSeed() };
  if (kindOfRecord(record) === "series") return seriesFromRecord(game, series, record, seating);
  const parsed = parseRecord(record);
  return parsed.ok ? ofTheOnly(seriesFromRecord(game, series, seriesOfOne(parsed.value), seating)) : parsed;
}

/** A match or a series from the fragment of a link. */
export function fromLink(game: Game, machines: Machines, link: string): Result<Beginning> {
  const record = kindOfRecord(link) === "series" ? parseSeriesLink(link) : parseLink(link);
  return record.ok ? fromRecord(game, machines, record.value) : record;
}

/** What a single match, kept as its own machine has it, is as a series of one. */
const asSeriesOfOne = ({
  value,
  context,
}: {
  readonly value: unknown;
  readonly context: { readonly seating: unknown };
}) => ({
  value: value === "over" ? "over" : "match",
  context: { plan: SINGLE, seating: context.seating, earlier: [], match: context },
});

/** A match or a series as this browser kept it. */
export function fromKept(game: Game, { match, series }: Machines, stored: unknown): Result<Beginning> {
  const data = Object(stored);
  if (Object.hasOwn(Object(data.context), "plan")) return restoreSeries(game, series, data);
  const checked = restoreSnapshot(game, match, data);
  return checked.ok ? ofTheOnly(restoreSeries(game, series, asSeriesOfOne(data))) : checked;
}

/** What this browser keeps; what cannot be read is dropped. */
export function fromStore(game: Game, machines: Machines, slot: Slot): Result<Beginning> | undefined {
  const stored = recall(game.id, slot);
  const restored = stored === undefined ? undefined : fromKept(game, machines, stored);
  if (restored && !restored.ok) forget(game.id, slot);
  return restored;
}

/** What was played here last, or a new match. */
export function resumed(
  game: Game,
  machines: Machines,
): { readonly beginning: Beginning; readonly notice: Notice | undefined } {
  const kept = fromStore(game, machines, "match");
  if (kept?.ok) return { beginning: kept.value, notice: undefined };
  return { beginning: freshSeries(game), notice: kept && refusedNotice("stored", kept) };
}

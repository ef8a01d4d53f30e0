import { type Game, type Result, succeed, unwrap } from "@serpentarium/core";
import {
  canReadRecords,
  createRecord,
  type GameRecord,
  parseLink,
  parseRecord,
} from "@serpentarium/core/record";
import { type OpeningMatch, toDisplayedMatch, type VisitedRecord } from "@serpentarium/table";
import type { OlderVersion } from "./game-versions.ts";
import { checkActionCount, checkLength } from "./limits.ts";
import { matchFromRecord, proposedTable } from "./start-match.ts";

/** The source of a record. */
export type RecordOrigin = "link" | "file";

/** Parses a link or the text of a file; checks only its shape and length. */
export function parseRecordFrom(origin: RecordOrigin, source: string): Result<GameRecord> {
  const text = checkLength(source);
  if (!text.ok) return text;
  const record = origin === "link" ? parseLink(text.value) : parseRecord(text.value);
  return record.ok ? checkActionCount(record.value) : record;
}

/** The newest version that can read records of `version`. */
export const findVersion = (versions: readonly OlderVersion[], version: string): OlderVersion | undefined =>
  versions.find((candidate) => canReadRecords(candidate, version));

/** A board without legal actions, shown while a link is being opened. */
export function createPlaceholder(game: Game): OpeningMatch {
  const record = createRecord(game, { table: proposedTable(game), actions: [] });
  return {
    ...unwrap(visitRecord(game, record)),
    kind: "opening",
    why: { id: "play.opening" },
    status: { id: "play.opening" },
  };
}

/** Replays a record with a version that can read it. */
export function visitRecord(game: Game, record: GameRecord): Result<VisitedRecord> {
  const opened = matchFromRecord(game, record);
  if (!opened.ok) return opened;
  return succeed({
    ...toDisplayedMatch(game, opened.value),
    kind: "record",
    isPreview: false,
    record,
    why: { id: "play.view-only" },
  });
}

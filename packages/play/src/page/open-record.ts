import type { Seating } from "@serpentarium/core/context";
import type { GameRecord } from "@serpentarium/core/record";
import type { RunningContext, VisitedMatch } from "@serpentarium/table";
import type { GameVersions, OlderVersion } from "../match/game-versions.ts";
import { matchFromRecord } from "../match/start-match.ts";
import { findVersion, parseRecordFrom, type RecordOrigin, visitRecord } from "../match/visited-match.ts";
import { damagedNotice, missingVersionNotice, type Notice, refusalNotice } from "../ui/notice.ts";

/** The result of opening a record: a match to continue, a read-only match, or neither; and the notice to show. */
export interface OpenResult {
  readonly start?: RunningContext;
  readonly visited?: VisitedMatch;
  readonly notice: Notice | undefined;
}

const OPENED_TEXTS = {
  link: { id: "play.link-opened" },
  file: { id: "play.file-opened" },
} as const;

/** Loads an older version of the game and opens the record with it. */
async function openWithOlderVersion(
  { load }: OlderVersion,
  record: GameRecord,
  origin: RecordOrigin,
): Promise<OpenResult> {
  const { game } = await load();
  const match = visitRecord(game, record);
  return match.ok ? { visited: match.value, notice: undefined } : { notice: refusalNotice(origin, match) };
}

/** Opens the fragment of a link or the text of a file, with an older version of the game if necessary. */
export async function openRecord(
  { game, older = [] }: GameVersions,
  origin: RecordOrigin,
  source: string,
  seating?: Seating,
): Promise<OpenResult> {
  const record = parseRecordFrom(origin, source);
  if (!record.ok) {
    const isDamaged = record.error.code === "bad-record";
    return { notice: (isDamaged ? damagedNotice : refusalNotice)(origin, record) };
  }
  const opened = matchFromRecord(game, record.value, seating);
  if (opened.ok) {
    const text =
      seating?.occupants && !record.value.outcome ? { id: "play.playing-on-against" } : OPENED_TEXTS[origin];
    return { start: opened.value, notice: { text } };
  }
  if (opened.error.code !== "bad-version") return { notice: refusalNotice(origin, opened) };
  const { version } = record.value;
  const olderVersion = findVersion(older, version);
  if (olderVersion) return openWithOlderVersion(olderVersion, record.value, origin);
  return { notice: missingVersionNotice(origin, opened) };
}

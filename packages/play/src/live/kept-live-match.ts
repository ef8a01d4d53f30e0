import type { Failure, Game } from "@serpentarium/core";
import { canReadRecords, type GameRecord } from "@serpentarium/core/record";
import {
  isHidden,
  type KeptLiveMatch,
  type LiveEvent,
  ownSeat,
  recordForWatcher,
  replayEvents,
} from "@serpentarium/live/client";
import type { VisitedMatch } from "@serpentarium/table";
import { contextOf, visitLive } from "@serpentarium/table/live";
import type { GameVersions } from "../match/game-versions.ts";
import { findVersion, visitRecord } from "../match/visited-match.ts";
import type { Notice } from "../ui/notice.ts";
import type { PlayStore } from "../ui/play-state.ts";
import { downloadRecord } from "../ui/record-file.ts";

/** An opened record with the occupants of its seats, which only the events contain. */
function withSeating(opened: VisitedMatch, game: Game, events: readonly LiveEvent[]): VisitedMatch {
  const match = replayEvents(game, events);
  if (!match) return opened;
  const { occupants, names, seating } = contextOf(match);
  return {
    ...opened,
    context: { ...opened.context, occupants, names, seating },
  };
}

/** Opens a match read-only: its record with the version that played it, or else the events that the seat received. */
async function openKept(
  { game, older = [] }: GameVersions,
  { seat, events }: KeptLiveMatch,
  record: GameRecord | undefined,
): Promise<VisitedMatch | undefined> {
  if (record && record.seat === undefined && !isHidden(events)) {
    const { version } = record;
    const reader = canReadRecords(game, version) ? game : (await findVersion(older, version)?.load())?.game;
    const opened = reader && visitRecord(reader, record);
    if (reader && opened?.ok)
      return { ...withSeating(opened.value, reader, events), why: { id: "table.live.kept" } };
  }
  const match = replayEvents(game, events);
  if (!match || !record) return undefined;
  const shown = { id: "", record, own: ownSeat(match, seat), isSending: false };
  const { context, log, scoreSheet, viewer } = visitLive(game, match, shown);
  const displayed = { game, context, log, scoreSheet, viewer, record };
  return { ...displayed, kind: "record", isPreview: false, why: { id: "table.live.kept" } };
}

/** The parts of a page that show a live match. */
export interface KeptParts {
  readonly source: GameVersions;
  readonly store: PlayStore;
  showNotice(notice: Notice): void;
  retry(): void;
}

/**
 * Shows the readable part of a match that cannot be followed, and the reason.
 *
 * @param failure - undefined if no server answers
 * @param read - the record from the server, if it could be read
 */
export async function showKept(
  { source, store, showNotice, retry }: KeptParts,
  kept: KeptLiveMatch,
  failure: Failure | undefined,
  read?: GameRecord,
): Promise<void> {
  const { href } = location;
  const match = replayEvents(source.game, kept.events);
  const record = read ?? recordForWatcher(kept.events, match && ownSeat(match, kept.seat));
  const shown = await openKept(source, kept, record);
  // the user has opened another match meanwhile
  if (location.href !== href) return;
  store.send({ type: "display", match: shown });
  const save = { text: { id: "table.live.save-kept" }, onPress: () => record && downloadRecord(record) };
  // a displayed match has its own button to download
  const isFile = record !== undefined && !shown;
  showNotice({
    ...(failure ? { text: { id: "table.live.refused" }, failure } : { text: { id: "table.live.no-server" } }),
    ...(isFile && { hint: { id: "table.live.kept-as-file" } }),
    ...((record || !failure) && {
      buttons: [{ text: { id: "table.live.try-again" }, onPress: retry }, ...(isFile ? [save] : [])],
    }),
  });
}

import { type AnyPosition, type Game, type Result, type Seat, succeed, type Text } from "@serpentarium/core";
import { type GameRecord, parseLink, parseRecord, readsRecordsOf } from "@serpentarium/core/record";
import { startOf } from "@serpentarium/core/turn";
import { createActor } from "xstate";
import { readable, replayable } from "./bounds.ts";
import { createMatchMachine } from "./match.ts";
import { fromRecord } from "./opening.ts";
import { withPlayers } from "./players.ts";
import { type Shown, shownOf } from "./shown.ts";
import { WORDS } from "./wording.ts";

/** A version of a game that is installed here, and loaded once it is wanted. */
export interface OlderVersion {
  readonly version: string;
  load(): Promise<{ readonly game: Game }>;
}

/** Something played with an older version, shown as it was. */
export interface Reading extends Shown {
  readonly record: GameRecord;
  /** The first position of the match that is shown. */
  readonly start: AnyPosition;
  /** What is said to whoever tries to play on. */
  readonly why: Text;
  /** Whether it is laid beside one's own match to be looked at, and not of an older version. */
  readonly isAside?: boolean;
  /** What one seat sees of a match by link, and whether that seat is to act. */
  readonly seat?: { readonly own: Seat; readonly isToAct: boolean };
}

/** From where a record comes. */
export type Origin = "link" | "file";

/** What a link or the text of a file records; only its shape and its length are checked. */
export function recordFrom(origin: Origin, source: string): Result<GameRecord> {
  const text = readable(source);
  if (!text.ok) return text;
  const record = origin === "link" ? parseLink(text.value) : parseRecord(text.value);
  return record.ok ? replayable(record.value) : record;
}

/** The newest of the versions that reads what a version wrote. */
export const versionFor = (versions: readonly OlderVersion[], version: string): OlderVersion | undefined =>
  versions.find((one) => readsRecordsOf(one, version));

/** Plays a record through with the version that reads it, and has nobody go on with it. */
export function openReading(game: Game, record: GameRecord): Result<Reading> {
  const machine = createMatchMachine(game);
  const opened = fromRecord(game, machine, record);
  if (!opened.ok) return opened;
  // never started: no program at the table takes its turn
  const { context } = createActor(machine, opened.value).getSnapshot();
  const { plan, earlier, table } = context;
  const named = withPlayers(game, plan, table.seats, earlier.length);
  return succeed({
    ...shownOf(game, named, context),
    record,
    start: startOf(game, context),
    why: WORDS.onlyShown,
  });
}

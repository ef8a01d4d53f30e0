import type { Game } from "@serpentarium/core";
import type { Beginning, MatchMachine } from "./match.ts";
import { missingNotice, type Notice, refusedNotice } from "./notice.ts";
import { fromRecord } from "./opening.ts";
import {
  type OlderVersion,
  type Origin,
  openReading,
  type Reading,
  recordFrom,
  versionFor,
} from "./reading.ts";
import { WORDS } from "./wording.ts";

/** A game of this site, with what of its package matters to those who play it. */
export interface PlayedGame {
  readonly game: Game;
  /** Its older versions that are kept to be read, the newest first. */
  readonly older: readonly OlderVersion[];
  /** The name of its package. */
  readonly package: string;
}

/** What comes of a record from outside: a match to go on with, one to read, or neither; and what is said of it. */
export interface Taken {
  readonly beginning?: Beginning;
  readonly reading?: Reading;
  readonly notice: Notice | undefined;
}

const OPENED = { link: WORDS.linkOpened, file: WORDS.fileOpened } as const;

/** Opens a record with an older version of its game, which is loaded for it. */
async function read({ load }: OlderVersion, record: Parameters<typeof openReading>[1], origin: Origin) {
  const { game } = await load();
  const reading = openReading(game, record);
  return reading.ok
    ? { reading: reading.value, notice: undefined }
    : { notice: refusedNotice(origin, reading) };
}

/** Opens the fragment of a link or the text of a file; what the game does not read, an older version of it may. */
export async function take(
  { game, older, package: name }: PlayedGame,
  machine: MatchMachine,
  origin: Origin,
  source: string,
): Promise<Taken> {
  const record = recordFrom(origin, source);
  if (!record.ok) return { notice: refusedNotice(origin, record) };
  const opened = fromRecord(game, machine, record.value);
  if (opened.ok) return { beginning: opened.value, notice: { text: OPENED[origin] } };
  if (opened.error.code !== "bad-version") return { notice: refusedNotice(origin, opened) };
  const { version } = record.value;
  const reader = versionFor(older, version);
  if (reader) return read(reader, record.value, origin);
  return { notice: missingNotice(origin, opened, { id: game.id, version, package: name }) };
}

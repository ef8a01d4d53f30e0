import { randomUUID } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type BotSpec, formatBot, parseBot } from "@serpentarium/bots";
import { fail, type Game, type Result, type Seat, succeed } from "@serpentarium/core";
import { createRecord, parseRecord, replay } from "@serpentarium/core/record";
import { type Match, matchFromReplay, toMatchRecord } from "../match.ts";
import { writeTextFile } from "../write-file.ts";

/** A match of an assistant, with the seats that it plays; a bot plays the others. */
export interface StoredMatch {
  readonly id: string;
  readonly match: Match;
  readonly seats: readonly Seat[];
  readonly bot: BotSpec;
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const invalid = (id: string): Result<StoredMatch> =>
  fail(
    "bad-record",
    `the file of match ${id} is not valid`,
    `le fichier de la partie ${id} n’est pas valide`,
  );

export const newMatchId = (): string => randomUUID();

/** Reads the seats and the bot of a stored match; undefined when they are not valid. */
function readPlayers(data: unknown, seats: number): Pick<StoredMatch, "seats" | "bot"> | undefined {
  if (typeof data !== "object" || data === null || !("seats" in data) || !("bot" in data)) return undefined;
  const bot = typeof data.bot === "string" ? parseBot(data.bot) : undefined;
  const isSeat = (seat: unknown): seat is Seat =>
    Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < seats;
  if (!bot?.ok || !Array.isArray(data.seats) || !data.seats.every(isSeat)) return undefined;
  return { seats: data.seats, bot: bot.value };
}

/** Matches in a folder, one file for each. */
export class StoredMatches {
  readonly #folder: string;
  readonly #games: readonly Game[];

  constructor(folder: string, games: readonly Game[]) {
    this.#folder = folder;
    this.#games = games;
  }

  #file(id: string): string {
    return join(this.#folder, `${id}.json`);
  }

  /** Writes a match. @throws CommandError where it cannot be written; the file before it stays */
  async write({ id, match, seats, bot }: StoredMatch): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const record = createRecord(match.game, { table: match.table, ...toMatchRecord(match) });
    await writeTextFile(this.#file(id), `${JSON.stringify({ record, seats, bot: formatBot(bot) })}\n`);
  }

  /** Reads a match. Fails with `bad-record`, `unknown-game` or the code of the record's first error. */
  async read(id: string): Promise<Result<StoredMatch>> {
    const text = ID.test(id) ? await readFile(this.#file(id), "utf8").catch(() => undefined) : undefined;
    if (text === undefined)
      return fail(
        "bad-record",
        `there is no match ${JSON.stringify(id)}`,
        `il n’y a pas de partie ${JSON.stringify(id)}`,
      );
    let data: unknown;
    try {
      data = JSON.parse(text);
    } catch {
      return invalid(id);
    }
    if (typeof data !== "object" || data === null || !("record" in data)) return invalid(id);
    const record = parseRecord(JSON.stringify(data.record));
    if (!record.ok) return record;
    if (record.value.plan) return invalid(id);
    const game = this.#games.find((one) => one.id === record.value.game);
    if (!game)
      return fail(
        "unknown-game",
        `there is no game ${record.value.game}`,
        `il n’y a pas de jeu ${record.value.game}`,
      );
    const replayed = replay(game, record.value);
    if (!replayed.ok) return replayed;
    const players = readPlayers(data, record.value.seats);
    return players ? succeed({ id, match: matchFromReplay(game, replayed.value), ...players }) : invalid(id);
  }
}

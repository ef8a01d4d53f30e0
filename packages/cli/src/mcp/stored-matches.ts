import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type BotSpec, formatBot, parseBot } from "@serpentarium/bots";
import { fail, type Game, type Result, type Seat, succeed } from "@serpentarium/core";
import { recordOf } from "@serpentarium/core/match";
import { parseRecord, replay } from "@serpentarium/core/record";
import pLimit, { type LimitFunction } from "p-limit";
import { withFileLock } from "../file-lock.ts";
import type { GameMatch } from "../match.ts";
import { createFolder, writeOutputFile } from "../write-file.ts";
import type { CallWords } from "./call-words.ts";
import { quote } from "./quote.ts";
import { inWordsOf, movedOn, quoteFailure, type ToolOutcome } from "./tools.ts";

/** A match of an assistant, with the seats that it plays; a bot plays the others. */
export interface StoredMatch {
  readonly id: string;
  readonly match: GameMatch;
  readonly seats: readonly Seat[];
  readonly bot: BotSpec;
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const invalid = (id: string): Result<never> =>
  fail("bad-record", { id: "cli.failures.bad-record.file", data: { id } });

export const newMatchId = (): string => randomUUID();

/** Reads the seats and the bot of a stored match; undefined if they are invalid. */
function readPlayers(data: unknown, seats: number): Pick<StoredMatch, "seats" | "bot"> | undefined {
  if (typeof data !== "object" || data === null || !("seats" in data) || !("bot" in data)) return undefined;
  const bot = typeof data.bot === "string" ? parseBot(data.bot) : undefined;
  const isSeat = (seat: unknown): seat is Seat =>
    Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < seats;
  if (!bot?.ok || !Array.isArray(data.seats) || !data.seats.every(isSeat)) return undefined;
  return { seats: data.seats, bot: bot.value };
}

/** Matches in a folder, one file each. */
export class StoredMatches {
  readonly #folder: string;
  readonly #games: readonly Game[];
  readonly #queues = new Map<string, LimitFunction>();

  constructor(folder: string, games: readonly Game[]) {
    this.#folder = folder;
    this.#games = games;
  }

  #file(id: string): string {
    return join(this.#folder, `${id}.json`);
  }

  /** Writes a new match. @throws CommandError if it cannot be written */
  async create(stored: StoredMatch): Promise<void> {
    await createFolder(this.#folder);
    await this.#write(stored);
  }

  async #write({ id, match, seats, bot }: StoredMatch): Promise<void> {
    const record = recordOf(match.game, match);
    await writeOutputFile(this.#file(id), `${JSON.stringify({ record, seats, bot: formatBot(bot) })}\n`);
  }

  /** Reads a match. Fails with `bad-record`, `unknown-game` or the code of the record's first error. */
  async read(id: string, wordsOf: CallWords["of"]): Promise<ToolOutcome<StoredMatch>> {
    return this.#parse(id, await this.#readText(id), wordsOf);
  }

  /**
   * Changes a match, for one caller at a time. Fails like {@link read} and like the change, and with `moved-on` if another process has
   * changed the match in the meantime.
   *
   * @throws CommandError if it cannot be written; the previous file stays
   */
  async update<T extends { readonly stored: StoredMatch }>(
    id: string,
    wordsOf: CallWords["of"],
    change: (stored: StoredMatch) => Promise<ToolOutcome<T>>,
  ): Promise<ToolOutcome<T>> {
    // enqueued before any reading, so that callers are served in order
    const queue = this.#queues.get(id) ?? pLimit(1);
    this.#queues.set(id, queue);
    const done = queue(async () => {
      const text = await this.#readText(id);
      const before = this.#parse(id, text, wordsOf);
      const after = before.ok ? await change(before.value) : before;
      if (!after.ok) return after;
      return withFileLock(this.#file(id), async (lost) => {
        if ((await this.#readText(id)) !== text) return movedOn();
        lost.throwIfAborted();
        await this.#write(after.value.stored);
        return after;
      });
    });
    return done.finally(() => {
      if (queue.activeCount + queue.pendingCount === 0) this.#queues.delete(id);
    });
  }

  /** The text of a match's file; undefined if there is none. */
  async #readText(id: string): Promise<string | undefined> {
    return ID.test(id) ? readFile(this.#file(id), "utf8").catch(() => undefined) : undefined;
  }

  #parse(id: string, text: string | undefined, wordsOf: CallWords["of"]): ToolOutcome<StoredMatch> {
    if (text === undefined)
      return fail("bad-record", { id: "cli.failures.bad-record.none", data: { id: quote(id) } });
    let data: unknown;
    try {
      data = JSON.parse(text);
    } catch {
      return invalid(id);
    }
    if (typeof data !== "object" || data === null || !("record" in data)) return invalid(id);
    const record = parseRecord(JSON.stringify(data.record));
    if (!record.ok) return quoteFailure(record.error);
    if (record.value.plan) return invalid(id);
    const name = quote(record.value.game);
    const game = this.#games.find((one) => one.id === record.value.game);
    if (!game) return fail("unknown-game", { id: "cli.failures.unknown-game.none", data: { name } });
    const replayed = replay(game, record.value);
    if (!replayed.ok) return inWordsOf(wordsOf(game), quoteFailure(replayed.error));
    const players = readPlayers(data, record.value.seats);
    return players ? succeed({ id, match: { ...replayed.value, game }, ...players }) : invalid(id);
  }
}

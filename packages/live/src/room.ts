import type { Game, Random, Result } from "@serpentarium/core";
import type { GameRecord } from "@serpentarium/core/record";
import type { Player } from "@serpentarium/core/series";
import { Bots, type LiveBot, RETRY_DELAY } from "./bots.ts";
import { findLate, nextDeadline } from "./clock.ts";
import { DebtError } from "./debt-error.ts";
import { decide, type Environment, type Request } from "./decide.ts";
import { type Entry, parseEntry } from "./entry.ts";
import { EventLog } from "./event-log.ts";
import { badEventId, badSecret, unknownMatch } from "./failure.ts";
import { hashSecret } from "./hash-secret.ts";
import type { Journal } from "./journal.ts";
import { JournalError } from "./journal-error.ts";
import { applyEntry, findPlayer, type LiveMatch } from "./match.ts";
import type { Metrics } from "./metrics.ts";
import { MissingVersionError } from "./missing-version.ts";
import { createPause, REPLAYED_AT_ONCE } from "./pause.ts";
import { readOpenRecord, readRecord } from "./read-record.ts";
import { eventsFor, type Watcher } from "./redact.ts";
import type { ServiceClock, Timing } from "./service-clock.ts";
import { type Sender, Streams, type Subscription } from "./streams.ts";

/** The answer to a command: the number of its last entry, which is stored. */
export interface Acknowledgement {
  readonly n: number;
  /** With `subscribe` of a program: the key with which its requests are signed. */
  readonly secret?: string;
}

export interface Surroundings {
  readonly id: string;
  readonly journal: Pick<Journal, "append" | "read">;
  readonly games: readonly Game[];
  readonly bots: Readonly<Record<string, LiveBot>>;
  readonly random: Random;
  readonly timing: Timing;
  readonly clock: ServiceClock;
  readonly metrics: Metrics;
  report(error: unknown): void;
  /** Called when entries of this host are stored. */
  onStored(before: LiveMatch | undefined, after: LiveMatch, isWatched: (player: Player) => boolean): void;
  /** Called when the room is no longer used. */
  onUnused(): void;
}

/** The maximal number of decisions of a command after conflicts with other hosts. */
const MAX_ATTEMPTS = 50;
/** The number of replayed or sent entries that cost as much as an ordinary request. */
const REPLAYED_PER_REQUEST = 25;
const SENT_PER_REQUEST = 100;

/** A match in use on a host. Its tasks run sequentially. */
export class Room {
  private readonly around: Surroundings;
  private match: LiveMatch | undefined;
  readonly streams: Streams;
  /** The last of the tasks. */
  private tail: Promise<unknown> = Promise.resolve();
  /** The number of tasks that wait or run. */
  private tasks = 0;
  private log: EventLog;
  private readonly bots: Bots;
  /** The sender of the last request. */
  private payer: string | undefined;
  private cancelFlag = (): void => {};
  private isClosed = false;

  constructor(around: Surroundings) {
    this.around = around;
    this.streams = new Streams(around);
    this.log = new EventLog(around.games);
    this.bots = new Bots({
      bots: around.bots,
      report: around.report,
      execute: (request) => this.executeOwn(request),
      wake: (delay, isUnknown) => this.wakeBots(delay, isUnknown),
      onDone: () => this.settle(),
    });
  }

  get length(): number {
    return this.match?.entries.length ?? 0;
  }

  /** The size of its data, in entries. */
  get size(): number {
    return this.length + this.log.size;
  }

  /** Executes a request. Rejects if it is unknown whether it is stored. */
  execute(request: Request, sender: Sender = {}): Promise<Result<Acknowledgement>> {
    return this.enqueue(() => this.commit(request, sender));
  }

  /** Sends events to a subscriber. The returned function ends that. */
  subscribe(subscription: Subscription): Promise<Result<() => void>> {
    return this.enqueue(async (): Promise<Result<() => void>> => {
      const { secret, from, maxStreams } = subscription;
      const key = hashSecret(secret);
      await this.around.clock.read();
      await this.refresh(subscription);
      const { match } = this;
      if (!match) return unknownMatch();
      const player = findPlayer(match, key);
      if (key !== undefined && player === undefined) return badSecret();
      const { length } = match.entries;
      if (from > length) return badEventId(length);
      const watcher: Watcher = player ?? "spectator";
      const tooMany = maxStreams && this.streams.makeRoom(watcher, maxStreams);
      if (tooMany) return tooMany;
      const replayed = this.log.replayCost(match, watcher, from);
      payFor(subscription, (length - from) / SENT_PER_REQUEST + replayed / REPLAYED_PER_REQUEST);
      const pause = createPause();
      const events = await this.log.read(match, watcher, from, () => this.pauseReplay(pause));
      const end = this.streams.open(subscription, watcher, events);
      return {
        ok: true,
        value: () => {
          end();
          if (this.streams.size === 0 && !this.match?.clock) this.bots.stop();
          this.settle();
        },
      };
    });
  }

  /** Returns the record as the sender may know it; without hidden information, even if the version of the game is not installed. */
  readRecord(sender: Sender): Promise<Result<GameRecord>> {
    return this.enqueue(async (): Promise<Result<GameRecord>> => {
      try {
        await this.refresh(sender);
      } catch (error) {
        const { journal, id } = this.around;
        if (!(error instanceof MissingVersionError)) throw error;
        const record = readOpenRecord((await journal.read(id, 0)).map(parseEntry));
        if (!record) throw error;
        return { ok: true, value: record };
      }
      return this.match ? readRecord(this.match, hashSecret(sender.secret)) : unknownMatch();
    });
  }

  /** Returns the match, with all that is hidden and secret. */
  readMatch(sender: Sender): Promise<Result<LiveMatch>> {
    return this.enqueue(async (): Promise<Result<LiveMatch>> => {
      await this.refresh(sender);
      return this.match ? { ok: true, value: this.match } : unknownMatch();
    });
  }

  /** Adds texts of the journal from a number on; some may already be known. */
  pull(texts: readonly string[], from: number): Promise<void> {
    return this.enqueue(async () => {
      // a room that has read nothing yet has no watchers
      if (!this.match) return;
      this.advance(texts.slice(this.length - from).map(parseEntry));
      this.startBots();
    });
  }

  /** Drops the match, which was deleted from the journal, and closes the streams. */
  forget(): void {
    this.match = undefined;
    this.log = new EventLog(this.around.games);
    this.bots.stop();
    this.streams.closeAll();
  }

  /** Finishes the tasks, and closes the streams. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.bots.stop();
    await this.tail;
    this.streams.closeAll();
    this.settle();
  }

  private enqueue<T>(task: () => Promise<T>): Promise<T> {
    this.tasks++;
    const done = this.tail.then(task).finally(() => {
      this.tasks--;
      this.settle();
    });
    this.tail = done.catch(() => {});
    return done;
  }

  /** Schedules the next deadline of a watched match, and ends the use of a match without watchers. */
  private settle(): void {
    if (this.tasks > 0) return;
    if (this.streams.size > 0) this.schedule();
    else if (!this.bots.areThinking) {
      this.cancelFlag();
      this.streams.stop();
      this.around.onUnused();
    }
  }

  /** Applies entries of the journal to the match, and sends them to the watchers. The resulting matches may already be known. */
  private advance(entries: readonly Entry[], matches: readonly LiveMatch[] = []): void {
    const { games, clock } = this.around;
    for (const [i, entry] of entries.entries()) {
      const before = this.match;
      const after = matches[i] ?? applyEntry(games, before, entry);
      this.match = after;
      if (!matches[i]) clock.observe(entry.at);
      const eventOf = eventsFor(before, after, entry);
      this.log.add(after, eventOf);
      this.streams.send(eventOf);
      if (entry.type === "left") this.streams.closeOf(entry.player);
    }
  }

  /** Reads the entries of other hosts. Returns whether there were any. */
  private async refresh(sender: Sender = {}): Promise<boolean> {
    this.payer = sender.payer ?? this.payer;
    const texts = await this.around.journal.read(this.around.id, this.length);
    payFor(sender, texts.length / REPLAYED_PER_REQUEST);
    const pause = createPause();
    for (let i = 0; i < texts.length; i += REPLAYED_AT_ONCE) {
      if (i > 0) await this.pauseReplay(pause);
      this.advance(texts.slice(i, i + REPLAYED_AT_ONCE).map(parseEntry));
    }
    this.startBots();
    return texts.length > 0;
  }

  /** Yields to other tasks during a replay. @throws JournalError if the host stops */
  private async pauseReplay(pause: () => Promise<void>): Promise<void> {
    await pause();
    if (this.isClosed) throw new JournalError("the server stops");
  }

  /** Whether the match was deleted: the journal has fewer entries than this room has read. */
  private async isDeleted(): Promise<boolean> {
    const { id, journal } = this.around;
    return this.length > 0 && (await journal.read(id, this.length - 1)).length === 0;
  }

  /** Decides a request and appends its entries, and starts again after each conflict with another host. */
  private async commit(request: Request, sender: Sender): Promise<Result<Acknowledgement>> {
    const { id, journal, clock, random, games, bots, metrics } = this.around;
    this.payer = sender.payer ?? this.payer;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const now = await clock.read();
      const isLate = this.match !== undefined && findLate(this.match, now) !== undefined;
      const env: Environment = { now, random, games, bots: Object.keys(bots) };
      const decision = decide(this.match, isLate ? { flag: true } : request, env);
      if (!decision.ok) {
        // another host may have more entries
        if (!(await this.refresh(sender))) return decision;
        continue;
      }
      const { entries, texts, matches, n } = decision.value;
      if (entries.length === 0) return { ok: true, value: { n } };
      const isAppended = await journal.append(id, this.length, texts);
      if (!isAppended) {
        metrics.count("conflicts");
        if (!(await this.refresh(sender)) && (await this.isDeleted())) this.forget();
        continue;
      }
      metrics.count("entries", entries.length);
      const before = this.match;
      this.advance(entries, matches);
      if (this.match) this.around.onStored(before, this.match, (player) => this.streams.isWatched(player));
      this.startBots();
      if (!isLate) return { ok: true, value: { n } };
    }
    throw new JournalError(`others were quicker ${MAX_ATTEMPTS} times`);
  }

  /** Executes a request of the host itself. Returns whether the result is known. */
  private async executeOwn(request: Request): Promise<boolean> {
    if (this.isClosed) return true;
    try {
      await this.execute(request);
      return true;
    } catch (error) {
      this.around.report(error);
      return false;
    }
  }

  private startBots(): void {
    if (this.match && !this.isClosed) this.bots.start(this.match, this.payer);
  }

  /** Lets bots retry after a delay. If the journal failed for the same reason before, only if a player waits for them. */
  private wakeBots(delay: number, isUnknown: boolean): void {
    this.tasks++;
    const isWanted = (): boolean => isUnknown || this.streams.size > 0 || this.match?.clock !== null;
    this.around.timing.delay(() => {
      if (this.isClosed) return;
      (isWanted() ? this.enqueue(() => this.refresh()) : Promise.resolve())
        .catch((error) => {
          this.around.report(error);
          this.wakeBots(RETRY_DELAY, isUnknown);
        })
        .finally(() => {
          this.tasks--;
          this.settle();
        });
    }, delay);
  }

  /** Ends a watched match when a player's time is over. */
  private schedule(): void {
    this.cancelFlag();
    const deadline = this.match && nextDeadline(this.match);
    if (!deadline) return;
    const wait = deadline.at - this.around.clock.lastKnown();
    // retry with a delay if an expired time could not be stored
    this.cancelFlag = this.around.timing.delay(
      () => this.executeOwn({ flag: true }),
      wait > 0 ? wait : RETRY_DELAY,
    );
  }
}

/** Charges a sender for additional costs of a request. @throws DebtError if the sender is already in debt */
function payFor(sender: Sender, cost: number): void {
  if (cost > 0 && sender.pay?.(cost) === false) throw new DebtError();
}

import { type Game, type Random, redactPosition, type Seat } from "@serpentarium/core";
import type { Player } from "@serpentarium/core/series";
import { decide, type Environment, findLate, findPlayer, nextDeadline, type Request } from "./decide.ts";
import { type Entry, parseEntries } from "./entry.ts";
import { badSecret, failLive, type LiveResult, unknownMatch } from "./failure.ts";
import { hashSecret } from "./hash-secret.ts";
import type { Journal } from "./journal.ts";
import { applyEntry, type LiveMatch, playersToAct, seatOf } from "./match.ts";
import type { Metrics } from "./metrics.ts";
import { eventFor, type LiveEvent, type Watcher } from "./redact.ts";
import type { ServiceClock, Timing } from "./service-clock.ts";

/** What a bot gets when it has to act. */
export interface BotTurn {
  readonly game: Game;
  /** Redacted for its seat. */
  readonly position: ReturnType<Game["start"]>;
  readonly seat: Seat;
}

/** A program that plays: returns the notation of its action. */
export type LiveBot = (turn: BotTurn) => Promise<string>;

/** The answer to a command: the number of its last entry. It is stored when the answer is given. */
export interface Acknowledgement {
  readonly n: number;
}

/** Who watches a match on this host: tells players whether the others are here. It is no entry, and not stored. */
export interface Presence {
  /** The service's time, in milliseconds: clocks run by it. */
  readonly at: number;
  /** The players who watch, in order. */
  readonly players: readonly Player[];
  /** The number of open streams of spectators. */
  readonly spectators: number;
}

/** Someone who watches a match. */
export interface Subscription {
  /** The secret of a seat; a spectator without one. */
  readonly secret?: string | undefined;
  /** The number of the first event to receive. */
  readonly from: number;
  onEvents(events: readonly LiveEvent[]): void;
  /** Called after the first events, and whenever a watcher comes or goes. */
  onPresence?(presence: Presence): void;
  /** Called when the host stops, and when the player has given up the seat. */
  onClosed(): void;
}

interface Subscriber extends Subscription {
  readonly watcher: Watcher;
}

/** The match of a room, and what the rooms of a host share. */
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
  /** Called when the room is no longer used. */
  onUnused(): void;
}

/** How long a host waits before it tries again what could not be stored, in milliseconds. */
const RETRY_DELAY = 500;
/** How often a command is decided again because others were quicker. */
const MAX_ATTEMPTS = 50;

/** A match that is in use on a host. Its tasks run one after the other. */
export class Room {
  private readonly around: Surroundings;
  private match: LiveMatch | undefined;
  private readonly subscribers = new Set<Subscriber>();
  /** The last of the tasks. */
  private tail: Promise<unknown> = Promise.resolve();
  /** The number of tasks that wait or run. */
  private tasks = 0;
  /** The position for which each bot thinks. */
  private readonly thinking = new Map<Player, unknown>();
  private cancelFlag = (): void => {};
  private isClosed = false;

  constructor(around: Surroundings) {
    this.around = around;
  }

  /** The number of its open streams. */
  get streams(): number {
    return this.subscribers.size;
  }

  /** The number of entries that are known. */
  get length(): number {
    return this.match?.entries.length ?? 0;
  }

  /** Carries out a request. Rejects where it is not known whether that is stored. */
  execute(request: Request): Promise<LiveResult<Acknowledgement>> {
    return this.enqueue(() => this.commit(request));
  }

  /** Sends what happens to a subscriber; the value ends that. */
  subscribe(subscription: Subscription): Promise<LiveResult<() => void>> {
    return this.enqueue(async (): Promise<LiveResult<() => void>> => {
      const { secret, from } = subscription;
      const key = hashSecret(secret);
      await this.refresh();
      const { match } = this;
      if (!match) return unknownMatch();
      const player = findPlayer(match, key);
      if (key !== undefined && player === undefined) return badSecret();
      const { length } = match.entries;
      if (from > length)
        return failLive(
          "bad-event-id",
          `this match has ${length} events so far`,
          `cette partie compte ${length} événements jusqu’ici`,
        );
      const watcher: Watcher = player ?? "spectator";
      const subscriber = { ...subscription, watcher };
      subscription.onEvents(eventsFrom(this.around.games, match, watcher, from));
      this.subscribers.add(subscriber);
      this.sendPresence();
      return {
        ok: true,
        value: () => {
          if (this.subscribers.delete(subscriber)) this.sendPresence();
          this.settle();
        },
      };
    });
  }

  /** Adds texts of the journal from a number on, of which some may be known. */
  pull(texts: readonly string[], from: number): Promise<void> {
    return this.enqueue(async () => {
      // a room that has read nothing yet has no watchers either
      if (this.match) this.advance(parseEntries(texts.slice(this.length - from)));
    });
  }

  /** Finishes the tasks, and closes the streams. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.tail;
    for (const { onClosed } of this.subscribers) onClosed();
    this.subscribers.clear();
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

  /** Waits for the next deadline of a watched match, and ends the use of one without watchers. */
  private settle(): void {
    if (this.tasks > 0) return;
    if (this.subscribers.size > 0) this.schedule();
    else if (this.thinking.size === 0) {
      this.cancelFlag();
      this.around.onUnused();
    }
  }

  /** Changes the match by entries of the journal, and sends them to those who watch. The match after each of them may be known. */
  private advance(entries: readonly Entry[], matches: readonly LiveMatch[] = []): void {
    for (const [i, entry] of entries.entries()) {
      const before = this.match;
      const after = matches[i] ?? applyEntry(this.around.games, before, entry);
      this.match = after;
      const events = new Map<Watcher, LiveEvent>();
      for (const { watcher, onEvents } of this.subscribers) {
        // in a game that hides nothing, all see the same
        const viewer = after.game.hidden ? watcher : "spectator";
        const event = events.get(viewer) ?? eventFor(before, after, entry, viewer);
        events.set(viewer, event);
        onEvents([event]);
      }
      if (entry.type === "left") this.closeStreamsOf(entry.player);
    }
    this.startBots();
  }

  /** Closes the streams of a player who has given up the seat: what comes is for the next one. */
  private closeStreamsOf(player: Player): void {
    for (const subscriber of this.subscribers) {
      if (subscriber.watcher !== player) continue;
      this.subscribers.delete(subscriber);
      subscriber.onClosed();
    }
    this.sendPresence();
  }

  /** Tells all who watch who is there. */
  private sendPresence(): void {
    const watchers = [...this.subscribers].map(({ watcher }) => watcher);
    const players = new Set(watchers.filter((watcher) => watcher !== "spectator"));
    const presence: Presence = {
      at: this.around.clock.lastKnown(),
      players: [...players].toSorted((a, b) => a - b),
      spectators: watchers.filter((watcher) => watcher === "spectator").length,
    };
    for (const { onPresence } of this.subscribers) onPresence?.(presence);
  }

  /** Reads what others have appended. Returns whether there was anything. */
  private async refresh(): Promise<boolean> {
    const texts = await this.around.journal.read(this.around.id, this.length);
    this.advance(parseEntries(texts));
    return texts.length > 0;
  }

  /** Decides a request and appends its entries, again from the start whenever another host was quicker. */
  private async commit(request: Request): Promise<LiveResult<Acknowledgement>> {
    const { id, journal, clock, random, games, bots, metrics } = this.around;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const now = await clock.read();
      const isLate = this.match !== undefined && findLate(this.match, now) !== undefined;
      const env: Environment = { now, random, games, bots: Object.keys(bots) };
      const decision = decide(this.match, isLate ? { flag: true } : request, env);
      if (!decision.ok) {
        // another host may know better
        if (!(await this.refresh())) return decision;
        continue;
      }
      const { entries, matches, n } = decision.value;
      if (entries.length === 0) return { ok: true, value: { n } };
      const texts = entries.map((entry) => JSON.stringify(entry));
      const isAppended = await journal.append(id, this.length, texts);
      if (!isAppended) {
        metrics.count("conflicts");
        await this.refresh();
        continue;
      }
      metrics.count("entries", entries.length);
      this.advance(entries, matches);
      if (!isLate) return { ok: true, value: { n } };
    }
    throw new Error(`others were quicker ${MAX_ATTEMPTS} times`);
  }

  /** Carries out a request of the host itself. Returns whether it is known what has become of it. */
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

  /** Lets bots that have to act think, each once in a position. */
  private startBots(): void {
    const { match } = this;
    if (!match) return;
    for (const player of playersToAct(match)) {
      const occupant = match.occupants[player];
      const bot = occupant && "bot" in occupant ? this.around.bots[occupant.bot] : undefined;
      if (!bot || this.thinking.get(player) === match.position) continue;
      this.thinking.set(player, match.position);
      const seat = seatOf(match, player);
      bot({ game: match.game, position: redactPosition(match.game, match.position, seat), seat })
        .then((action) => this.executeOwn({ bot: player, action }))
        .then((isKnown) => {
          if (!isKnown) this.wakeBots();
        })
        .catch(this.around.report)
        .finally(() => {
          if (this.thinking.get(player) === match.position) this.thinking.delete(player);
          this.settle();
        });
    }
  }

  /** Lets bots think again when the journal answers: it is not known whether their action is stored. */
  private wakeBots(): void {
    this.tasks++;
    this.around.timing.delay(() => {
      if (this.isClosed) return;
      this.enqueue(() => this.refresh())
        .catch((error) => {
          this.around.report(error);
          this.wakeBots();
        })
        .finally(() => {
          this.tasks--;
          this.settle();
        });
    }, RETRY_DELAY);
  }

  /** Ends a watched match when a player's time has run out. */
  private schedule(): void {
    this.cancelFlag();
    const deadline = this.match && nextDeadline(this.match);
    if (!deadline) return;
    const wait = deadline.at - this.around.clock.lastKnown();
    // a time that is over could not be stored
    this.cancelFlag = this.around.timing.delay(
      () => this.executeOwn({ flag: true }),
      wait > 0 ? wait : RETRY_DELAY,
    );
  }
}

/** Returns what a watcher has seen of a match, from an event on. */
function eventsFrom(games: readonly Game[], match: LiveMatch, watcher: Watcher, from: number): LiveEvent[] {
  const events: LiveEvent[] = [];
  let before: LiveMatch | undefined;
  for (const [n, entry] of match.entries.entries()) {
    const after = applyEntry(games, before, entry);
    if (n >= from) events.push(eventFor(before, after, entry, watcher));
    before = after;
  }
  return events;
}

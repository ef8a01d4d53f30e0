import { type Game, type Random, redactPosition, type Seat, SerpentariumError } from "@serpentarium/core";
import type { Player } from "@serpentarium/core/series";
import { MAX_COMMAND_LENGTH, parseCommand } from "./command.ts";
import { decide, type Environment, findPlayer, nextDeadline, type Request } from "./decide.ts";
import type { Entry } from "./entry.ts";
import { failLive, type LiveFailure, type LiveResult } from "./failure.ts";
import { hashSecret } from "./hash-secret.ts";
import type { Journal } from "./journal.ts";
import { applyEntry, type LiveMatch, playersToAct, seatOf } from "./match.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { cryptoRandom } from "./random.ts";
import { eventFor, type LiveEvent, type Watcher } from "./redact.ts";

/** Time and timers; those of the machine when left out. */
export interface Timing {
  /** The time of day, in milliseconds. */
  now(): number;
  /** Calls a function after some milliseconds; returns a function that cancels it. */
  delay(callback: () => void, milliseconds: number): () => void;
}

/** What a bot gets when it has to act. */
export interface BotTurn {
  readonly game: Game;
  /** Redacted for its seat. */
  readonly position: ReturnType<Game["start"]>;
  readonly seat: Seat;
}

/** A program that plays: returns the notation of its action. */
export type LiveBot = (turn: BotTurn) => Promise<string>;

/** The settings of {@link createHost}. */
export interface HostOptions {
  readonly journal: Journal;
  /** The games that can be played; several versions of one game for matches that began with an older one. */
  readonly games: readonly Game[];
  /** The programs that can be seated, by name. */
  readonly bots?: Readonly<Record<string, LiveBot>>;
  readonly timing?: Timing;
  /** Decides what chance plays; cryptographic when left out. */
  readonly random?: Random;
  /** Called with errors of the journal, of games and of bots. */
  readonly onError?: (error: unknown) => void;
}

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
  /** Called after the first events, and whenever somebody comes or goes. */
  onPresence?(presence: Presence): void;
  /** Called when the host stops. */
  onClosed(): void;
}

/** A process that serves matches. Any number of hosts may share a journal. */
export interface Host {
  /** Carries out an untrusted command. The secret is that of the sender. */
  execute(match: string, command: unknown, secret?: string): Promise<LiveResult<Acknowledgement>>;
  /** Opens a stream of what happens in a match; the value closes it. */
  subscribe(match: string, subscription: Subscription): Promise<LiveResult<() => void>>;
  /** Whether a match can be stored now. */
  isHealthy(): Promise<boolean>;
  readonly metrics: Metrics;
  readonly games: readonly Game[];
  /** The names of the programs that can be seated. */
  readonly bots: readonly string[];
  /** Refuses new commands, finishes those under way and closes the streams. The journal stays open. */
  close(): Promise<void>;
}

const BEAT_INTERVAL = 1000;
/**
 * A longer time without any beat counts as one in which no server ran. It is the same for all beats, also the first of a host:
 * what is counted is then longer than the time for which a host relies on what it knows, and no two of them differ.
 */
const MAX_BEAT_GAP = 3000;
/** The match to which a host appends to see whether it can store something again: no id of a match is so short. */
const PROBE = "probe";
/** How long a host waits before it tries again what could not be stored, in milliseconds. */
const RETRY_DELAY = 500;
/** How often a host looks for what other hosts have appended, without a hint. */
const POLL_INTERVAL = 500;
/** How often a command is decided again because others were quicker. */
const MAX_ATTEMPTS = 50;

interface Subscriber extends Subscription {
  readonly watcher: Watcher;
}

/** A match that is in use. */
interface Room {
  match: LiveMatch | undefined;
  readonly subscribers: Set<Subscriber>;
  /** The last of the tasks that run one after the other. */
  tail: Promise<unknown>;
  tasks: number;
  /** The position for which each bot thinks. */
  readonly thinking: Map<Player, unknown>;
  cancelFlag: () => void;
}

const MACHINE_TIMING: Timing = {
  now: Date.now,
  delay(callback, milliseconds) {
    // a longer time would overflow
    const timer = setTimeout(callback, Math.min(milliseconds, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  },
};

const notStored = () =>
  failLive(
    "not-stored",
    "this could not be stored: send it again",
    "ceci n’a pas pu être enregistré : envoyez-le à nouveau",
  );

/** Creates a host. It owns no match: each command is decided on the journal, and stored before it is acknowledged. */
export function createHost({
  journal,
  games,
  bots = {},
  timing = MACHINE_TIMING,
  random = cryptoRandom,
  onError = () => {},
}: HostOptions): Host {
  const rooms = new Map<string, Room>();
  const metrics = createMetrics();
  const botNames = Object.keys(bots);
  const report = (error: unknown): void => {
    metrics.count("errors");
    onError(error);
  };
  let isStopping = false;
  let downtime = 0;
  let lastBeat: number | undefined;
  /** Whether the last append failed. */
  let isFailing = false;

  async function beat(): Promise<void> {
    const now = timing.now();
    // answers may arrive in another order
    downtime = Math.max(downtime, await journal.beat(now, MAX_BEAT_GAP));
    lastBeat = Math.max(lastBeat ?? now, now);
  }

  async function append(id: string, n: number, texts: readonly string[]): Promise<boolean> {
    try {
      const isAppended = await journal.append(id, n, texts);
      isFailing = false;
      return isAppended;
    } catch (error) {
      isFailing = true;
      throw error;
    }
  }

  /** Returns the service's time: the time of day without the time in which no server ran. */
  async function serviceTime(): Promise<number> {
    if (lastBeat === undefined || timing.now() - lastBeat > MAX_BEAT_GAP) await beat();
    return timing.now() - downtime;
  }

  const roomOf = (id: string): Room => {
    const known = rooms.get(id);
    if (known) return known;
    const room: Room = {
      match: undefined,
      subscribers: new Set(),
      tail: Promise.resolve(),
      tasks: 0,
      thinking: new Map(),
      cancelFlag: () => {},
    };
    rooms.set(id, room);
    return room;
  };

  /** Runs tasks on a match one after the other, and forgets a match that nobody uses. */
  function enqueue<T>(id: string, task: (room: Room) => Promise<T>): Promise<T> {
    const room = roomOf(id);
    room.tasks++;
    const done = room.tail
      .then(() => task(room))
      .finally(() => {
        room.tasks--;
        if (room.tasks > 0) return;
        if (room.subscribers.size > 0) schedule(id, room);
        else if (room.thinking.size === 0) forget(id, room);
      });
    room.tail = done.catch(() => {});
    return done;
  }

  function forget(id: string, room: Room): void {
    room.cancelFlag();
    if (rooms.get(id) === room) rooms.delete(id);
  }

  /** Changes a match by entries of the journal, and sends them to those who watch. */
  function advance(id: string, room: Room, entries: readonly Entry[]): void {
    for (const entry of entries) {
      const before = room.match;
      const after = applyEntry(games, before, entry);
      room.match = after;
      const events = new Map<Watcher, LiveEvent>();
      for (const { watcher, onEvents } of room.subscribers) {
        const event = events.get(watcher) ?? eventFor(before, after, entry, watcher);
        events.set(watcher, event);
        onEvents([event]);
      }
    }
    startBots(id, room);
  }

  /** Tells all who watch a match who is there. */
  function sendPresence({ subscribers }: Room): void {
    const watchers = [...subscribers].map(({ watcher }) => watcher);
    const players = new Set(watchers.filter((watcher) => watcher !== "spectator"));
    const presence: Presence = {
      at: timing.now() - downtime,
      players: [...players].toSorted((a, b) => a - b),
      spectators: watchers.filter((watcher) => watcher === "spectator").length,
    };
    for (const { onPresence } of subscribers) onPresence?.(presence);
  }

  /** Reads what others have appended. Returns whether there was anything. */
  async function refresh(id: string, room: Room): Promise<boolean> {
    const texts = await journal.read(id, room.match?.entries.length ?? 0);
    advance(
      id,
      room,
      texts.map((text) => JSON.parse(text) as Entry),
    );
    return texts.length > 0;
  }

  /** Decides a request and appends its entries, again from the start whenever another host was quicker. */
  async function commit(id: string, room: Room, request: Request): Promise<LiveResult<Acknowledgement>> {
    let isFresh = false;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const env: Environment = { now: await serviceTime(), random, games, bots: botNames };
      const flagged = room.match && decide(room.match, { flag: true }, env);
      const decision = flagged?.ok ? flagged : decide(room.match, request, env);
      if (!decision.ok) {
        // another host may know better
        if (isFresh || !(await refresh(id, room))) return decision;
        isFresh = true;
        continue;
      }
      const { entries, n } = decision.value;
      if (entries.length === 0) return { ok: true, value: { n } };
      const length = room.match?.entries.length ?? 0;
      const texts = entries.map((entry) => JSON.stringify(entry));
      const isAppended = await append(id, length, texts);
      if (!isAppended) {
        metrics.count("conflicts");
        await refresh(id, room);
        isFresh = true;
        continue;
      }
      metrics.count("entries", entries.length);
      advance(id, room, entries);
      isFresh = true;
      if (!flagged?.ok || "flag" in request) return { ok: true, value: { n } };
    }
    return notStored();
  }

  /** Turns errors of the journal and of old versions into failures. */
  async function attempt<T>(task: () => Promise<LiveResult<T>>): Promise<LiveResult<T>> {
    try {
      return await task();
    } catch (error) {
      if (error instanceof SerpentariumError && error.code === "bad-version")
        return failLive(
          "bad-version",
          `this match was begun with another version: ${error.message}`,
          "cette partie a commencé avec une autre version du jeu, qui n’est pas installée ici",
        );
      report(error);
      return notStored();
    }
  }

  async function run(id: string, request: Request): Promise<LiveResult<Acknowledgement>> {
    const result = await attempt(() =>
      enqueue(id, async (room) => {
        if (!room.match) await refresh(id, room);
        return commit(id, room, request);
      }),
    );
    metrics.count("commands", 1, { result: result.ok ? "stored" : result.error.code });
    return result;
  }

  /** Lets bots that have to act think, each once in a position. */
  function startBots(id: string, room: Room): void {
    const { match } = room;
    if (!match || isStopping) return;
    for (const player of playersToAct(match)) {
      const occupant = match.occupants[player];
      const bot = occupant && "bot" in occupant ? bots[occupant.bot] : undefined;
      if (!bot || room.thinking.get(player) === match.position) continue;
      room.thinking.set(player, match.position);
      const seat = seatOf(match, player);
      const position = redactPosition(match.game, match.position, seat);
      bot({ game: match.game, position, seat })
        .then((action) => run(id, { bot: player, action }))
        .then((result) => {
          if (!result.ok && result.error.code === "not-stored") wakeBots(id);
        })
        .catch(report)
        .finally(() => {
          if (room.thinking.get(player) === match.position) room.thinking.delete(player);
          if (room.tasks === 0 && room.subscribers.size === 0 && room.thinking.size === 0) forget(id, room);
        });
    }
  }

  /** Lets bots think again when the journal answers: it is not known whether their action is stored. */
  function wakeBots(id: string): void {
    timing.delay(() => {
      if (isStopping) return;
      enqueue(id, (room) => refresh(id, room)).catch((error) => {
        report(error);
        wakeBots(id);
      });
    }, RETRY_DELAY);
  }

  /** Ends a watched match when a player's time has run out. */
  function schedule(id: string, room: Room): void {
    room.cancelFlag();
    const deadline = room.match && nextDeadline(room.match);
    if (!deadline || isStopping) return;
    const wait = deadline.at + downtime - timing.now();
    // a time that is over could not be stored
    room.cancelFlag = timing.delay(() => run(id, { flag: true }), wait > 0 ? wait : RETRY_DELAY);
  }

  const refreshRoom = (id: string): Promise<unknown> =>
    enqueue(id, (room) => refresh(id, room)).catch(report);

  /** Looks for what other hosts have appended to watched matches. */
  async function poll(): Promise<void> {
    const watched = [...rooms].filter(([, { subscribers }]) => subscribers.size > 0);
    if (watched.length === 0) return;
    const lengths = new Map(watched.map(([id, { match }]) => [id, match?.entries.length ?? 0]));
    for (const id of await journal.findLonger(lengths)) await refreshRoom(id);
  }

  /** Repeats a task until the host stops. */
  function repeat(task: () => Promise<void>, interval: number): () => void {
    let cancel = timing.delay(function again() {
      task()
        .catch(report)
        .finally(() => {
          if (!isStopping) cancel = timing.delay(again, interval);
        });
    }, interval);
    return () => cancel();
  }

  const stops = [repeat(beat, BEAT_INTERVAL), repeat(poll, POLL_INTERVAL)];
  journal.onAppended?.((id) => {
    if (rooms.has(id)) refreshRoom(id);
  });
  metrics.gauge("matches", () => rooms.size);
  metrics.gauge("streams", () =>
    [...rooms.values()].reduce((sum, { subscribers }) => sum + subscribers.size, 0),
  );

  const stopping = (): { readonly ok: false; readonly error: LiveFailure } =>
    failLive("stopping", "this server stops: send it again", "ce serveur s’arrête : envoyez-le à nouveau");

  return {
    metrics,
    games,
    bots: botNames,
    async execute(id, data, secret) {
      if (isStopping) return stopping();
      const parsed = parseCommand(data);
      if (!parsed.ok) {
        metrics.count("commands", 1, { result: parsed.error.code });
        return parsed;
      }
      const command = parsed.value;
      const key = secret === undefined ? undefined : hashSecret(secret);
      const invite = "invite" in command ? hashSecret(command.invite) : undefined;
      return run(id, { command, key, invite });
    },
    async subscribe(id, subscription) {
      if (isStopping) return stopping();
      const { secret, from } = subscription;
      const key = secret === undefined ? undefined : hashSecret(secret);
      return attempt(() =>
        enqueue(id, async (room): Promise<LiveResult<() => void>> => {
          await refresh(id, room);
          const { match } = room;
          if (!match)
            return failLive(
              "unknown-match",
              "there is no match with this id",
              "aucune partie n’a cet identifiant",
            );
          const player = key === undefined ? undefined : findPlayer(match, key);
          if (key !== undefined && player === undefined)
            return failLive("bad-secret", "expected the secret of a seat", "attendu : le secret d’une place");
          const { length } = match.entries;
          if (from > length)
            return failLive(
              "bad-event-id",
              `this match has ${length} events so far`,
              `cette partie compte ${length} événements jusqu’ici`,
            );
          const watcher: Watcher = player ?? "spectator";
          const subscriber = { ...subscription, watcher };
          subscription.onEvents(eventsFrom(games, match, watcher, from));
          room.subscribers.add(subscriber);
          sendPresence(room);
          startBots(id, room);
          return {
            ok: true,
            value: () => {
              if (room.subscribers.delete(subscriber)) sendPresence(room);
              if (room.tasks === 0 && room.subscribers.size === 0 && room.thinking.size === 0)
                forget(id, room);
            },
          };
        }),
      );
    },
    async isHealthy() {
      if (isStopping) return false;
      try {
        await beat();
        // a beat changes what is there, which a full disk may allow: something as large as a command has to fit
        if (isFailing)
          await append(PROBE, (await journal.read(PROBE, 0)).length, [" ".repeat(MAX_COMMAND_LENGTH)]);
        return true;
      } catch {
        return false;
      }
    },
    async close() {
      isStopping = true;
      for (const stop of stops) stop();
      await Promise.all([...rooms.values()].map(({ tail }) => tail));
      for (const [id, room] of rooms) {
        for (const { onClosed } of room.subscribers) onClosed();
        room.subscribers.clear();
        forget(id, room);
      }
    },
  };
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

import { randomInt } from "node:crypto";
import type { Game, Random, Result } from "@serpentarium/core";
import type { GameRecord } from "@serpentarium/core/record";
import type { LiveBot } from "./bots.ts";
import { type EndpointCommand, isForEndpoint, MAX_COMMAND_LENGTH, parseCommand } from "./command.ts";
import { DebtError } from "./debt-error.ts";
import { badSecret, failLive, failWithWait } from "./failure.ts";
import { createGrouping } from "./grouping.ts";
import { hashSecret } from "./hash-secret.ts";
import type { Journal } from "./journal.ts";
import { JournalError } from "./journal-error.ts";
import { findPlayer } from "./match.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { MissingVersionError } from "./missing-version.ts";
import { type Acknowledgement, Room } from "./room.ts";
import { createServiceClock, MACHINE_TIMING, type Timing } from "./service-clock.ts";
import type { Sender, Subscription } from "./streams.ts";
import { readCalendar } from "./turns/calendars.ts";
import type { EndpointStore } from "./turns/endpoint.ts";
import { type NotificationOptions, Notifier, notOffered } from "./turns/notifier.ts";

/** The settings of {@link createHost}. */
export interface HostOptions {
  readonly journal: Journal;
  /** The games that can be played; several versions of one game for matches that began with older ones. */
  readonly games: readonly Game[];
  /** The programs that can be seated, by name. */
  readonly bots?: Readonly<Record<string, LiveBot>>;
  readonly timing?: Timing;
  /** How long to keep matches after their last entry, in milliseconds; forever by default. */
  readonly keep?: number;
  /** How players are told of their turns where they do not watch. The journal must have `endpoints`. */
  readonly notifications?: NotificationOptions;
  /** Draws the outcomes of chance; cryptographic by default. */
  readonly random?: Random;
  /** Called with errors of the journal, of games and of bots. */
  readonly onError?: (error: unknown) => void;
}

/** A process that serves matches. Any number of hosts may share a journal. */
export interface Host {
  /** Carries out an untrusted command. */
  execute(match: string, command: unknown, sender?: Sender): Promise<Result<Acknowledgement>>;
  /** Opens a stream of the events of a match. The returned function closes it. */
  subscribe(match: string, subscription: Subscription): Promise<Result<() => void>>;
  /** Returns the record of a match as the player with the secret, or everyone without one, may know it. */
  readRecord(match: string, sender?: Sender): Promise<Result<GameRecord>>;
  /**
   * Returns a calendar with the times until which a player has to act, in the format of iCalendar. It is empty for an unknown one.
   *
   * @param calendar - the secret of its address
   */
  readCalendar(calendar: string, sender?: Sender): Promise<Result<string>>;
  /** Whether a match can be stored now; cached for a second. */
  isHealthy(): Promise<boolean>;
  readonly metrics: Metrics;
  readonly games: readonly Game[];
  /** The names of the programs that can be seated. */
  readonly bots: readonly string[];
  /** What tells players of their turns: the public key for Web Push, if there is one, whether programs are told, and calendars. */
  readonly notifications: {
    readonly push?: string;
    readonly webhooks?: true;
    /** Whether it has calendars. */
    readonly calendars?: true;
  };
  /** Refuses new commands, finishes running ones and closes the streams. The journal stays open. */
  close(): Promise<void>;
}

const BEAT_INTERVAL = 1000;
/** The interval at which a host looks for entries of other hosts without a notification, in milliseconds. */
const POLL_INTERVAL = 500;
/** The interval at which a host looks for matches to delete, in milliseconds. */
const DELETE_INTERVAL = 600_000;
const HEALTH_INTERVAL = 1000;
/** The seconds after which a sender in debt may ask for a long match again. */
const DEBT_RETRY = 2;
/** The maximum number of entries of all unused matches in memory. */
const MAX_IDLE_SIZE = 100_000;
/** The match to which a host appends to check whether storing works: no id of a match is so short. */
const PROBE = "probe";

const gameFailed = () => failLive("game-failed", { id: "failures.game-failed.match" });
const stopping = () => failLive("stopping", { id: "failures.stopping.again" });

/** Creates a host. It owns no match: each command is decided on the state of the journal, and stored before it is acknowledged. */
export function createHost({
  journal: store,
  games,
  bots = {},
  timing = MACHINE_TIMING,
  random = { integer: (bound) => randomInt(bound) },
  keep,
  notifications = {},
  onError = () => {},
}: HostOptions): Host {
  const journal = withJournalErrors(store);
  const rooms = new Map<string, Room>();
  /** Unused rooms, the most recently used last. */
  const idle = new Map<string, Room>();
  let idleSize = 0;
  const metrics = createMetrics();
  const clock = createServiceClock(journal, timing);
  let health: { readonly at: number; readonly result: Promise<boolean> } | undefined;
  let isStopping = false;
  /** Whether the last append failed. */
  let isFailing = false;
  /** Whether the rooms knew all stored entries before the last call of `hasChanged`. */
  let isCurrent = false;

  const report = (error: unknown): void => {
    metrics.count("errors");
    onError(error);
  };

  function setFailing(now: boolean): void {
    // the cached health is outdated
    if (isFailing !== now) health = undefined;
    isFailing = now;
  }

  async function append(match: string, n: number, texts: readonly string[]): Promise<boolean> {
    try {
      const isAppended = await journal.append(match, n, texts);
      setFailing(false);
      return isAppended;
    } catch (error) {
      setFailing(true);
      // the entry may have been stored
      isCurrent = false;
      throw error;
    }
  }

  const { push, webhookSecret } = notifications;
  const notifier =
    journal.endpoints && new Notifier(notifications, { store: journal.endpoints, timing, metrics, report });

  const around = {
    journal: { append, read: (match: string, from: number) => journal.read(match, from) },
    ...{ games, bots, random, timing, clock, metrics, report },
  };

  function forgetIdle(id: string): Room | undefined {
    const room = idle.get(id);
    if (room && idle.delete(id)) idleSize -= room.size;
    return room;
  }

  /** Keeps the most recently used matches in memory, so that their next requests need no replay. */
  function keepIdle(id: string, room: Room): void {
    if (rooms.get(id) !== room) return;
    rooms.delete(id);
    if (room.length === 0) return;
    idle.set(id, room);
    idleSize += room.size;
    for (const oldest of idle.keys()) if (idleSize > MAX_IDLE_SIZE) forgetIdle(oldest);
  }

  const createRoom = (id: string, onUnused: () => void): Room =>
    new Room({ ...around, id, onUnused, onStored: (...change) => notifier?.onChange(id, ...change) });

  function roomOf(id: string): Room {
    const known = rooms.get(id);
    if (known) return known;
    const room: Room = forgetIdle(id) ?? createRoom(id, () => keepIdle(id, room));
    rooms.set(id, room);
    return room;
  }

  /** Converts errors of the journal and of missing versions to failures. */
  async function attempt<T>(task: () => Promise<Result<T>>): Promise<Result<T>> {
    if (isStopping) return stopping();
    try {
      return await task();
    } catch (error) {
      if (error instanceof MissingVersionError) return { ok: false, error: error.failure };
      if (error instanceof DebtError) return failWithWait(DEBT_RETRY, "failures.too-many.long-match");
      report(error);
      if (!(error instanceof JournalError)) return gameFailed();
      return failLive("not-stored", { id: "failures.not-stored.again" });
    }
  }

  /** Changes where a player is told of turns. */
  async function changeEndpoint(
    id: string,
    command: EndpointCommand,
    sender: Sender,
  ): Promise<Result<Acknowledgement>> {
    if (!notifier) return notOffered();
    const read = await roomOf(id).readMatch(sender);
    if (!read.ok) return read;
    const key = hashSecret(sender.secret ?? "");
    if (findPlayer(read.value, key) === undefined) return badSecret();
    const n = read.value.entries.length - 1;
    if (command.type === "subscribe") {
      const done = await notifier.subscribe(id, key, command);
      return done.ok ? { ok: true, value: { n, ...done.value } } : done;
    }
    if (command.type === "unsubscribe") await notifier.unsubscribe(id, key, command.endpoint);
    else await notifier.addToCalendar(id, key, command);
    return { ok: true, value: { n } };
  }

  /** Reads the entries of other hosts in some matches. */
  async function pull(of: Iterable<readonly [id: string, room: Room]>): Promise<void> {
    const lengths = new Map([...of].map(([id, { length }]) => [id, length]));
    if (lengths.size === 0) return;
    for (const [id, texts] of await journal.readLonger(lengths))
      rooms
        .get(id)
        ?.pull(texts, lengths.get(id) ?? 0)
        .catch(report);
  }

  /** Looks for entries of other hosts without a notification. */
  async function poll(): Promise<void> {
    if (isCurrent && journal.hasChanged?.() === false) return;
    isCurrent = true;
    try {
      // unwatched rooms reread when they get a watcher, but `hasChanged` reports a change only once
      await pull(journal.hasChanged ? rooms : [...rooms].filter(([, room]) => room.streams.size > 0));
    } catch (error) {
      isCurrent = false;
      throw error;
    }
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

  /** Deletes matches without entries for too long. */
  async function deleteOld(age: number): Promise<void> {
    const before = (await clock.read()) - age;
    for (;;) {
      const ids = await journal.deleteBefore(before);
      for (const id of ids) {
        forgetIdle(id);
        rooms.get(id)?.forget();
      }
      if (ids.length === 0 || isStopping) return;
    }
  }

  /** Whether a match can be stored now. Asks the journal only if there is no recent answer. */
  async function checkHealth(): Promise<boolean> {
    if (isStopping || journal.problem?.() !== undefined) return false;
    try {
      const at = await clock.read();
      // a full disk may allow to update the row of a heartbeat, but not to store an entry as large as a command
      const text = JSON.stringify({ at, probe: " ".repeat(MAX_COMMAND_LENGTH) });
      if (isFailing) await append(PROBE, (await journal.read(PROBE, 0)).length, [text]);
      return true;
    } catch {
      return false;
    }
  }

  const stops = [
    repeat(() => clock.beat(), BEAT_INTERVAL),
    repeat(poll, POLL_INTERVAL),
    ...(keep === undefined ? [] : [repeat(() => deleteOld(keep), DELETE_INTERVAL)]),
  ];
  /** Reads the entries that other hosts have announced. */
  const hints = createGrouping(async (ids: readonly string[]) => {
    const hinted = ids.map((id) => [id, rooms.get(id)] as const);
    await pull(hinted.flatMap(([id, room]) => (room ? [[id, room]] : [])));
    return ids;
  });
  journal.onAppended?.((ids) => {
    Promise.all(ids.map(hints.add)).catch(report);
  });
  metrics.gauge("matches", () => rooms.size);
  metrics.gauge("streams", () => [...rooms.values()].reduce((sum, { streams }) => sum + streams.size, 0));

  return {
    metrics,
    games,
    bots: Object.keys(bots),
    notifications: {
      ...(notifier && push && { push: push.publicKey }),
      ...(notifier && webhookSecret !== undefined && { webhooks: true }),
      ...(notifier && { calendars: true }),
    },
    async execute(id, data, sender = {}) {
      const result = await attempt<Acknowledgement>(async () => {
        const parsed = parseCommand(data);
        if (!parsed.ok) return parsed;
        const command = parsed.value;
        if (isForEndpoint(command)) return changeEndpoint(id, command, sender);
        const invite = "invite" in command ? hashSecret(command.invite) : undefined;
        return roomOf(id).execute({ command, key: hashSecret(sender.secret), invite }, sender);
      });
      metrics.count("commands", 1, result.ok ? "stored" : result.error.code);
      return result;
    },
    subscribe: (id, subscription) => attempt(() => roomOf(id).subscribe(subscription)),
    readRecord: (id, sender = {}) => attempt(() => roomOf(id).readRecord(sender)),
    readCalendar: (calendar, sender = {}) =>
      attempt(async () => {
        const { endpoints: store } = journal;
        if (!store) return notOffered();
        const serviceTime = await clock.read();
        const readMatch = (id: string) => roomOf(id).readMatch(sender);
        return readCalendar(calendar, { store, serviceTime, now: timing.now(), readMatch });
      }),
    isHealthy() {
      const at = timing.now();
      if (isStopping || !health || at - health.at >= HEALTH_INTERVAL) health = { at, result: checkHealth() };
      return health.result;
    },
    async close() {
      isStopping = true;
      for (const stop of stops) stop();
      notifier?.close();
      await Promise.all([...rooms.values()].map((room) => room.close()));
    },
  };
}

/** Wraps errors of the journal, to distinguish them from those of games. */
function withJournalErrors(journal: Journal): Journal {
  const guard = <T>(task: Promise<T>): Promise<T> =>
    task.catch((cause) => {
      throw new JournalError(cause instanceof Error ? cause.message : String(cause), { cause });
    });
  return {
    append: (match, n, texts) => guard(journal.append(match, n, texts)),
    read: (match, from) => guard(journal.read(match, from)),
    readLonger: (lengths) => guard(journal.readLonger(lengths)),
    beat: (now, first, maxGap) => guard(journal.beat(now, first, maxGap)),
    deleteBefore: (at, limit) => guard(journal.deleteBefore(at, limit)),
    ...(journal.endpoints && { endpoints: withStoreErrors(journal.endpoints, guard) }),
    ...(journal.hasChanged && { hasChanged: () => journal.hasChanged?.() ?? true }),
    problem: () => journal.problem?.(),
    onAppended: (listener) => journal.onAppended?.(listener),
    close: () => journal.close(),
  };
}

const withStoreErrors = (
  store: EndpointStore,
  guard: <T>(task: Promise<T>) => Promise<T>,
): EndpointStore => ({
  put: (match, id, text) => guard(store.put(match, id, text)),
  read: (match) => guard(store.read(match)),
  remove: (match, id) => guard(store.remove(match, id)),
});

import { randomInt } from "node:crypto";
import type { Game, Random } from "@serpentarium/core";
import type { GameRecord } from "@serpentarium/core/record";
import { MAX_COMMAND_LENGTH, parseCommand } from "./command.ts";
import { failLive, type LiveResult } from "./failure.ts";
import { createGrouping } from "./grouping.ts";
import { hashSecret } from "./hash-secret.ts";
import type { Journal } from "./journal.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { MissingVersionError } from "./missing-version.ts";
import { readRecord } from "./read-record.ts";
import { type Acknowledgement, type LiveBot, Room, type Subscription } from "./room.ts";
import { createServiceClock, MACHINE_TIMING, type Timing } from "./service-clock.ts";

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

/** A process that serves matches. Any number of hosts may share a journal. */
export interface Host {
  /** Carries out an untrusted command. The secret is that of the sender. */
  execute(match: string, command: unknown, secret?: string): Promise<LiveResult<Acknowledgement>>;
  /** Opens a stream of what happens in a match; the value closes it. */
  subscribe(match: string, subscription: Subscription): Promise<LiveResult<() => void>>;
  /** Returns the record of a match, as the player with the secret may know it, or everyone without one. */
  readRecord(match: string, secret?: string): Promise<LiveResult<GameRecord>>;
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
/** How often a host looks for what other hosts have appended, without a hint. */
const POLL_INTERVAL = 500;
/** The match to which a host appends to see whether it can store something again: no id of a match is so short. */
const PROBE = "probe";

const stopping = () =>
  failLive("stopping", "this server stops: send it again", "ce serveur s’arrête : envoyez-le à nouveau");

/** Creates a host. It owns no match: each command is decided on the journal, and stored before it is acknowledged. */
export function createHost({
  journal,
  games,
  bots = {},
  timing = MACHINE_TIMING,
  random = { integer: (bound) => randomInt(bound) },
  onError = () => {},
}: HostOptions): Host {
  const rooms = new Map<string, Room>();
  const metrics = createMetrics();
  const clock = createServiceClock(journal, timing);
  let isStopping = false;
  /** Whether the last append failed. */
  let isFailing = false;
  /** Whether the rooms know all that was stored before the journal was asked what has changed. */
  let isCurrent = false;

  const report = (error: unknown): void => {
    metrics.count("errors");
    onError(error);
  };

  async function append(match: string, n: number, texts: readonly string[]): Promise<boolean> {
    try {
      const isAppended = await journal.append(match, n, texts);
      isFailing = false;
      return isAppended;
    } catch (error) {
      isFailing = true;
      // it may be stored
      isCurrent = false;
      throw error;
    }
  }

  const around = {
    journal: { append, read: (match: string, from: number) => journal.read(match, from) },
    ...{ games, bots, random, timing, clock, metrics, report },
  };

  function roomOf(id: string): Room {
    const known = rooms.get(id);
    if (known) return known;
    const onUnused = () => {
      if (rooms.get(id) === room) rooms.delete(id);
    };
    const room: Room = new Room({ ...around, id, onUnused });
    rooms.set(id, room);
    return room;
  }

  /** Turns errors of the journal and of old versions into failures. */
  async function attempt<T>(task: () => Promise<LiveResult<T>>): Promise<LiveResult<T>> {
    if (isStopping) return stopping();
    try {
      return await task();
    } catch (error) {
      if (error instanceof MissingVersionError) return { ok: false, error: error.failure };
      report(error);
      return failLive(
        "not-stored",
        "this could not be stored: send it again",
        "ceci n’a pas pu être enregistré : envoyez-le à nouveau",
      );
    }
  }

  /** Reads what other hosts have appended to some matches. */
  async function pull(of: Iterable<readonly [id: string, room: Room]>): Promise<void> {
    const lengths = new Map([...of].map(([id, { length }]) => [id, length]));
    if (lengths.size === 0) return;
    for (const [id, texts] of await journal.readLonger(lengths))
      rooms
        .get(id)
        ?.pull(texts, lengths.get(id) ?? 0)
        .catch(report);
  }

  /** Looks for what other hosts have appended, without a hint. */
  async function poll(): Promise<void> {
    if (isCurrent && journal.hasChanged?.() === false) return;
    isCurrent = true;
    try {
      // a room without watchers is read again when it gets one, but a change is reported only once
      await pull(journal.hasChanged ? rooms : [...rooms].filter(([, room]) => room.streams > 0));
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

  const stops = [repeat(() => clock.beat(), BEAT_INTERVAL), repeat(poll, POLL_INTERVAL)];
  /** Reads what other hosts have told that they have appended. */
  const hints = createGrouping(async (ids: readonly string[]) => {
    const hinted = ids.map((id) => [id, rooms.get(id)] as const);
    await pull(hinted.flatMap(([id, room]) => (room ? [[id, room]] : [])));
    return ids;
  });
  journal.onAppended?.((ids) => {
    Promise.all(ids.map(hints.add)).catch(report);
  });
  metrics.gauge("matches", () => rooms.size);
  metrics.gauge("streams", () => [...rooms.values()].reduce((sum, { streams }) => sum + streams, 0));

  return {
    metrics,
    games,
    bots: Object.keys(bots),
    async execute(id, data, secret) {
      const result = await attempt<Acknowledgement>(async () => {
        const parsed = parseCommand(data);
        if (!parsed.ok) return parsed;
        const command = parsed.value;
        const invite = "invite" in command ? hashSecret(command.invite) : undefined;
        return roomOf(id).execute({ command, key: hashSecret(secret), invite });
      });
      metrics.count("commands", 1, result.ok ? "stored" : result.error.code);
      return result;
    },
    subscribe: (id, subscription) => attempt(() => roomOf(id).subscribe(subscription)),
    readRecord: (id, secret) => attempt(() => readRecord(journal, games, id, secret)),
    async isHealthy() {
      if (isStopping) return false;
      try {
        await clock.beat();
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
      await Promise.all([...rooms.values()].map((room) => room.close()));
    },
  };
}

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHost } from "@serpentarium/live";
import { openSqliteJournal } from "@serpentarium/live/sqlite";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { findPostgres, startPostgres } from "../../../packages/live/test/fixtures/postgres.ts";
import { heapGrowth } from "../heap.ts";
import { openBoardgameIoMatch, openLiveMatch, openSocketMatch } from "../live/clients.ts";
import { type Capacity, type IdleFigures, Load } from "../live/load.ts";

/** The figures of servers of live matches. */
export interface LiveFigures {
  /** By round. */
  readonly sqlite: readonly Capacity[];
  /** On SQLite, over WebSockets. */
  readonly socket: readonly Capacity[];
  readonly boardgameIo: readonly Capacity[];
  /** A server without rules, over HTTP. */
  readonly bare: readonly Capacity[];
  /** On Postgres; empty if it is not installed. */
  readonly oneServer: readonly Capacity[];
  readonly twoServers: readonly Capacity[];
  /** From a command to its answer, and to the stream of the other player, in milliseconds, sorted. */
  readonly toSender: readonly number[];
  readonly toOther: readonly number[];
  /** The memory of a match with two watching players, without their connections, in bytes. */
  readonly quietMatch: number;
  /** Undefined if the system allows fewer open connections. */
  readonly idle: IdleFigures | undefined;
  /** From opening a file with 100,000 matches to the first stored command, in milliseconds. */
  readonly restart: number;
}

/** Each with two players, each of whom has a stream. */
const MATCHES = 1000;
const ROUNDS = 3;
const ACTIONS_PER_SECOND = 500;
const QUIET_MATCHES = 5000;
const STORED_MATCHES = 100_000;
const IDLE_STREAMS = 10_000;
/** The number of matches played sequentially while those are open. */
const MATCHES_BESIDE_IDLE = 100;

const token = (text: string): string => text.padEnd(22, "-");
const invite = token("invite");
const create = { type: "create", id: token("create"), game: "tic-tac-toe", invite };

/** Measures several kinds of servers alternately, so that a slow moment of the machine affects all; a first round warms up. */
async function measureRounds(loads: readonly Load[]): Promise<readonly (readonly Capacity[])[]> {
  const rounds = loads.map((): Capacity[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, load] of loads.entries()) {
      const capacity = await load.measureCapacity(MATCHES);
      if (round > 0) rounds[i]?.push(capacity);
    }
  }
  for (const load of loads) await load.stop();
  return rounds;
}

async function measurePostgres(): Promise<readonly (readonly Capacity[])[]> {
  const programs = findPostgres();
  if (!programs) return [[], []];
  const postgres = await startPostgres(programs);
  try {
    const start = (servers: number) => Load.start(Array(servers).fill(postgres.url), openLiveMatch);
    return await measureRounds([await start(1), await start(2)]);
  } finally {
    await postgres.stop();
  }
}

/** The memory that a host needs for a match without events. */
async function measureQuietMatch(): Promise<number> {
  // its pages are not on the heap
  const journal = openSqliteJournal(":memory:");
  const host = createHost({ journal, games: [ticTacToe] });
  const growth = await heapGrowth(async () => {
    for (let i = 0; i < QUIET_MATCHES; i++) {
      const match = token(`match${i}`);
      await host.execute(match, create);
      for (const secret of [token("one"), token("two")]) {
        await host.execute(match, { type: "join", id: secret, invite, name: "A player" }, { secret });
        await host.subscribe(match, { secret, from: 0, onEvents: () => {}, onClosed: () => {} });
      }
      for (const [turn, action] of ["a1", "b1", "c1", "b2"].entries())
        await host.execute(
          match,
          { type: "play", id: token(action), action },
          { secret: token(turn % 2 ? "two" : "one") },
        );
    }
  });
  await host.close();
  await journal.close();
  return growth / QUIET_MATCHES;
}

/** The cost of idle streams, if each process may have enough connections: Node has already raised its limit to the maximum. */
async function measureIdle(file: string): Promise<IdleFigures | undefined> {
  // not a number if it is unlimited
  if (Number(execFileSync("sh", ["-c", "ulimit -n"])) < IDLE_STREAMS * 1.1) return undefined;
  const load = await Load.start([file], openLiveMatch);
  try {
    await load.measureCapacity(MATCHES_BESIDE_IDLE);
    return await load.measureIdle(IDLE_STREAMS, MATCHES_BESIDE_IDLE);
  } finally {
    await load.stop();
  }
}

/** The time that a host needs to open a file with many matches, until one of them has continued. */
async function measureRestart(file: string): Promise<number> {
  const open = () => {
    const journal = openSqliteJournal(file);
    return { journal, host: createHost({ journal, games: [ticTacToe] }) };
  };
  const { journal, host } = open();
  await host.execute(token("match"), create);
  const texts = await journal.read(token("match"), 0);
  await Promise.all(
    Array.from({ length: STORED_MATCHES }, (_, i) => journal.append(token(`m${i}`), 0, texts)),
  );
  await host.close();
  await journal.close();
  const began = performance.now();
  const again = open();
  const join = { type: "join", id: token("join"), invite, name: "A player" };
  const answer = await again.host.execute(token("m7"), join, { secret: token("secret") });
  const milliseconds = performance.now() - began;
  await again.host.close();
  await again.journal.close();
  if (!answer.ok) throw new Error(answer.error.code);
  return milliseconds;
}

/** Measures servers of live matches with clients on this machine. */
export async function measureLive(): Promise<LiveFigures> {
  const folder = mkdtempSync(join(tmpdir(), "serpentarium-bench-"));
  const file = (name: string): string => join(folder, `${name}.sqlite`);
  const sorted = (all: readonly number[]) => all.toSorted((a, b) => a - b);
  try {
    const quietMatch = await measureQuietMatch();
    const restart = await measureRestart(file("restart"));
    const [sqlite = [], socket = [], boardgameIo = [], bare = []] = await measureRounds([
      await Load.start([file("capacity")], openLiveMatch),
      await Load.start([file("socket")], openSocketMatch),
      await Load.start(["boardgame.io"], openBoardgameIoMatch),
      await Load.start(["node:http"], openLiveMatch),
    ]);
    const steady = await Load.start([file("latency")], openLiveMatch);
    await steady.measureCapacity(MATCHES);
    const latencies = await steady.measureLatency(MATCHES, ACTIONS_PER_SECOND);
    await steady.stop();
    const idle = await measureIdle(file("idle"));
    const [oneServer = [], twoServers = []] = await measurePostgres();
    const toSender = sorted(latencies.map((latency) => latency.toSender));
    const toOther = sorted(latencies.map((latency) => latency.toOther));
    const capacities = { sqlite, socket, boardgameIo, bare, oneServer, twoServers };
    return { ...capacities, toSender, toOther, quietMatch, idle, restart };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

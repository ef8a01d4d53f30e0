import { setTimeout as wait } from "node:timers/promises";
import { type Latency, type LoadMatch, type OpenMatch, TURNS } from "./clients.ts";
import type { Usage } from "./server.ts";
import { ServerProcess } from "./server-process.ts";

/** The number of matches opened at the same time. */
const OPENED_AT_ONCE = 20;

/** The throughput of servers. */
export interface Capacity {
  /** With clients and servers sharing the processors of this machine. */
  readonly actionsPerSecond: number;
  /** Per second of processor time of the busiest server. */
  readonly actionsPerCpuSecond: number;
}

/** The figures of a server with thousands of open streams without events. */
export interface IdleFigures {
  readonly streams: number;
  /** From a command to its answer, in milliseconds, sorted. */
  readonly toSender: readonly number[];
  /** The memory of all servers, and the share of each stream with its half of a match, in bytes. */
  readonly memory: number;
  readonly memoryPerStream: number;
}

/** Clients of one or more servers on one store. */
export class Load {
  private readonly servers: readonly ServerProcess[];
  private readonly open: OpenMatch;

  private constructor(servers: readonly ServerProcess[], open: OpenMatch) {
    this.servers = servers;
    this.open = open;
  }

  /** Starts the servers, each on the file, address or kind of its store. */
  static async start(stores: readonly string[], open: OpenMatch): Promise<Load> {
    return new Load(await Promise.all(stores.map((store) => ServerProcess.start(store))), open);
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop()));
  }

  /** Opens matches, runs a function and closes them. */
  private async withMatches<T>(
    count: number,
    run: (matches: readonly LoadMatch[]) => Promise<T>,
  ): Promise<T> {
    const matches: LoadMatch[] = [];
    while (matches.length < count) {
      const size = Math.min(OPENED_AT_ONCE, count - matches.length);
      matches.push(...(await Promise.all(Array.from({ length: size }, () => this.open(this.servers)))));
    }
    const result = await run(matches);
    for (const match of matches) match.close();
    return result;
  }

  private usages(): Promise<readonly Usage[]> {
    return Promise.all(this.servers.map((server) => server.usage()));
  }

  /** Plays matches at the same time, each turn as soon as the other player has seen the previous one. */
  measureCapacity(count: number): Promise<Capacity> {
    return this.withMatches(count, async (matches) => {
      const before = await this.usages();
      const began = performance.now();
      await Promise.all(
        matches.map(async (match) => {
          for (let turn = 0; turn < TURNS; turn++) await match.play(turn);
        }),
      );
      const seconds = (performance.now() - began) / 1000;
      const used = (await this.usages()).map(({ cpu }, i) => cpu - (before[i]?.cpu ?? 0));
      const actions = count * TURNS;
      return { actionsPerSecond: actions / seconds, actionsPerCpuSecond: actions / Math.max(...used) };
    });
  }

  /** Sends actions at a steady rate. The delay of an action that waits for the previous one is included. */
  measureLatency(count: number, actionsPerSecond: number): Promise<readonly Latency[]> {
    return this.withMatches(count, async (matches) => {
      const began = performance.now();
      const played: Promise<Latency>[] = [];
      for (let turn = 0; turn < TURNS; turn++) {
        for (const match of matches) {
          const due = began + (played.length / actionsPerSecond) * 1000;
          if (due > performance.now()) await wait(due - performance.now());
          const play = async (before: Promise<Latency> | undefined): Promise<Latency> => {
            await before;
            const late = performance.now() - due;
            const { toSender, toOther } = await match.play(turn);
            return { toSender: late + toSender, toOther: late + toOther };
          };
          played.push(play(played[played.length - count]));
        }
      }
      return Promise.all(played);
    });
  }

  /** Opens streams without events, and then plays matches sequentially. */
  async measureIdle(streams: number, matches: number): Promise<IdleFigures> {
    const memoryOf = (usages: readonly Usage[]) => usages.reduce((sum, { memory }) => sum + memory, 0);
    const before = memoryOf(await this.usages());
    return this.withMatches(streams / 2, async () => {
      const memory = memoryOf(await this.usages());
      const toSender: number[] = [];
      for (let i = 0; i < matches; i++)
        await this.withMatches(1, async ([match]) => {
          for (let turn = 0; match && turn < TURNS; turn++) toSender.push((await match.play(turn)).toSender);
        });
      toSender.sort((a, b) => a - b);
      return { streams, toSender, memory, memoryPerStream: (memory - before) / streams };
    });
  }
}

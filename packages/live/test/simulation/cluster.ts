import type { Host } from "../../src/host.ts";
import type { Journal } from "../../src/journal.ts";
import type { Timing } from "../../src/service-clock.ts";
import type { MemoryStore } from "../fixtures/memory-journal.ts";
import type { World } from "./world.ts";

/** A process with a host: when it is killed, nothing that it waits for ever comes. */
export interface Process {
  readonly host: Host;
  isAlive: boolean;
  /** Cuts the connections of clients. */
  readonly connections: Set<() => void>;
}

/** How long before an entry an outage can still matter for its time. */
const MAX_OUTAGE = 20_000;

/** Servers on one store, of which each can be killed and started again, and whose database can go away. */
export class Cluster {
  readonly processes: (Process | undefined)[] = [];
  isDatabaseUp = true;
  /** While it lasts, no server can be started. */
  isBlackout = false;
  /** The times at which servers began and ceased to run. */
  private upSince: number | undefined;
  private readonly uptimes: (readonly [from: number, to: number])[] = [];
  /** The time of day at which each entry was stored. */
  readonly storedAt: number[] = [];
  /** The number of outages, each of which may be measured less exactly than it was. */
  outages = 0;
  isCalm = false;
  /** The method of a journal that fails once more when all else is calm. */
  lastFault: keyof Journal | undefined;
  private readonly world: World;
  private readonly store: MemoryStore;
  private readonly createJournal: (store: MemoryStore) => Journal;
  private readonly start: (journal: Journal, timing: Timing) => Host;

  constructor(
    world: World,
    store: MemoryStore,
    createJournal: (store: MemoryStore) => Journal,
    start: (journal: Journal, timing: Timing) => Host,
  ) {
    this.world = world;
    this.store = store;
    this.createJournal = createJournal;
    this.start = start;
  }

  get alive(): readonly Process[] {
    return this.processes.filter((process) => process?.isAlive) as Process[];
  }

  startProcess(index: number): void {
    if (this.isBlackout || this.processes[index]?.isAlive) return;
    const { world } = this;
    const connections = new Set<() => void>();
    const life = { isAlive: true };
    // the clocks of machines differ
    const skew = world.pick([0, -700_000, 5000, 90_000_000]);
    const timing: Timing = {
      now: () => world.now + skew,
      delay: (callback, milliseconds) =>
        world.schedule(() => {
          if (life.isAlive) callback();
        }, milliseconds),
    };
    const host = this.start(this.journalOf(life), timing);
    this.processes[index] = Object.assign(life, { host, connections });
    this.noteUptime();
  }

  /** Stops a process at whichever await it is. */
  kill(index: number): void {
    const process = this.processes[index];
    if (!process?.isAlive) return;
    process.isAlive = false;
    for (const cut of process.connections) cut();
    process.connections.clear();
    this.noteUptime();
  }

  setDatabase(isUp: boolean): void {
    this.isDatabaseUp = isUp;
    this.noteUptime();
  }

  /** For how long servers ran between two times. */
  uptime(from: number, to: number): number {
    const spans = this.upSince === undefined ? this.uptimes : [...this.uptimes, [this.upSince, to] as const];
    return spans.reduce((sum, [a, b]) => sum + Math.max(0, Math.min(b, to) - Math.max(a, from)), 0);
  }

  /** How often servers ceased to run shortly before a time, or until another. */
  outagesBetween(from: number, to: number): number {
    return this.uptimes.filter(([, end]) => end > from - MAX_OUTAGE && end <= to).length;
  }

  private noteUptime(): void {
    const isUp = this.isDatabaseUp && this.alive.length > 0;
    if (isUp && this.upSince === undefined) this.upSince = this.world.now;
    if (!isUp && this.upSince !== undefined) {
      this.uptimes.push([this.upSince, this.world.now]);
      this.upSince = undefined;
      this.outages++;
    }
  }

  /** The journal as a process sees it: slow, and sometimes failing before or after it has stored something. */
  private journalOf(life: { readonly isAlive: boolean }): Journal {
    const { world, store } = this;
    const journal = this.createJournal(store);
    const call = <T>(method: keyof Journal, operation: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        const answer = (settle: () => void) =>
          world.schedule(() => {
            if (life.isAlive) settle();
          }, world.random.integer(20));
        world.schedule(() => {
          // a request that is on its way arrives even if its sender is dead by now
          const isLost = !this.isDatabaseUp || (this.isCalm ? method === this.lastFault : world.isLucky(40));
          if (isLost && this.isCalm) this.lastFault = undefined;
          if (isLost && (!this.isDatabaseUp || world.isLucky(2))) {
            answer(() => reject(new Error("the database does not answer")));
            return;
          }
          operation().then(
            (value) => {
              for (const texts of store.matches.values())
                while (this.storedAt.length < texts.length) this.storedAt.push(world.now);
              answer(() => (isLost ? reject(new Error("the connection broke")) : resolve(value)));
            },
            (error) => answer(() => reject(error)),
          );
        }, world.random.integer(20));
      });
    return {
      append: (match, n, texts) => call("append", () => journal.append(match, n, texts)),
      read: (match, from) => call("read", () => journal.read(match, from)),
      readLonger: (lengths) => call("readLonger", () => journal.readLonger(lengths)),
      hasChanged: () => journal.hasChanged?.() ?? true,
      beat: (now, first, maxGap) => call("beat", () => journal.beat(now, first, maxGap)),
      deleteBefore: (at, limit) => call("deleteBefore", () => journal.deleteBefore(at, limit)),
      close: async () => {},
    };
  }
}

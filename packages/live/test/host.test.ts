import { expect, test, vi } from "vitest";
import { createHost, type Host, type HostOptions, type Subscription, type Timing } from "../src/index.ts";
import { createServiceClock, MACHINE_TIMING } from "../src/service-clock.ts";
import { GAMES, token } from "./fixtures/live-table.ts";
import { createMemoryJournal, MemoryStore } from "./fixtures/memory-journal.ts";
import { World } from "./simulation/world.ts";

const match = token("match");
const invite = token("invite");

/** Hosts on one store, under a virtual clock. */
function createSetting() {
  const world = new World("host");
  const store = new MemoryStore();
  /** The timers that wait. */
  const timers = new Set<() => void>();
  const timing: Timing = {
    now: () => world.now,
    delay(callback, milliseconds) {
      const cancel = world.schedule(() => {
        timers.delete(cancel);
        callback();
      }, milliseconds);
      timers.add(cancel);
      return () => {
        timers.delete(cancel);
        cancel();
      };
    },
  };
  const open = (options: Partial<HostOptions> = {}): Host =>
    createHost({ journal: createMemoryJournal(store), games: GAMES, timing, ...options });
  let count = 0;
  const send = (host: Host, input: object, secret?: string) =>
    host.execute(match, { id: token(`c${count++}`), ...input }, secret && token(secret));
  /** Watches the match; returns the types of events as they arrive, and a way to stop. */
  const watch = async (host: Host, from = 0) => {
    const seen: string[] = [];
    const onEvents: Subscription["onEvents"] = (events) => seen.push(...events.map(({ type }) => type));
    const opened = await host.subscribe(match, { from, onEvents, onClosed: () => seen.push("closed") });
    return { seen, stop: () => opened.ok && opened.value() };
  };
  return { world, store, timers, open, send, watch, entries: () => store.matches.get(match) ?? [] };
}

/** An operation of a journal whose answer waits. */
function holdAnswer<A extends unknown[], T>(operation: (...args: A) => Promise<T>) {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = async (...args: A): Promise<T> => {
    const answer = await operation(...args);
    await promise;
    return answer;
  };
  return { held, release: () => release() };
}

test("clocks go on when a server is added to one that runs", async () => {
  const { world, store, open, send } = createSetting();
  await send(open(), { type: "create", game: "tic-tac-toe", invite });
  await world.runUntil(world.now + 5900);
  await send(open(), { type: "join", invite, name: "Ann" }, "Ann");
  expect(store.down).toBe(0);
});

test("clocks stand still while no server runs", async () => {
  const { world, store, open, send } = createSetting();
  const host = open();
  await send(host, { type: "create", game: "tic-tac-toe", invite });
  await host.close();
  await world.runUntil(world.now + 60_000);
  await send(open(), { type: "join", invite, name: "Ann" }, "Ann");
  expect(store.down).toBe(60_000);
});

test("a bot plays when the journal is there again, however long it was away", async () => {
  const { world, store, open, send, entries } = createSetting();
  const journal = createMemoryJournal(store);
  const { append, read } = journal;
  const fail = async () => {
    throw new Error("the database is away");
  };
  let turns = 0;
  const first = async () => {
    if (turns++ === 0) Object.assign(journal, { append: fail, read: fail });
    return "a1";
  };
  const host = open({ journal, bots: { first } });
  await send(host, { type: "create", game: "tic-tac-toe", invite });
  await send(host, { type: "join", invite, name: "Ann", player: 1 }, "Ann");
  await send(host, { type: "seat-bot", player: 0, bot: "first" }, "Ann");
  await world.runUntil(world.now + 60_000);
  expect(entries()).toHaveLength(3);
  Object.assign(journal, { append, read });
  await world.runUntil(world.now + 2000);
  expect(entries()).toHaveLength(4);
  expect(host.metrics.format()).toContain("serpentarium_live_matches 0\n");
});

test("a player whose time is over is flagged when the journal is there again, without haste", async () => {
  const { world, store, open, send, entries } = createSetting();
  const journal = createMemoryJournal(store);
  const host = open({ journal });
  const clock = { kind: "move", time: 10_000 };
  await send(host, { type: "create", game: "tic-tac-toe", invite, clock });
  for (const name of ["Ann", "Bob"]) await send(host, { type: "join", invite, name }, name);
  await host.subscribe(match, { from: 0, onEvents: () => {}, onClosed: () => {} });
  const { append } = journal;
  let attempts = 0;
  journal.append = async () => {
    attempts++;
    throw new Error("the disk is full");
  };
  await world.runUntil(world.now + 20_000);
  expect(attempts).toBeGreaterThan(1);
  expect(attempts).toBeLessThan(30);
  Object.assign(journal, { append });
  await world.runUntil(world.now + 2000);
  expect(JSON.parse(entries().at(-1) ?? "")).toMatchObject({ type: "ended", reason: "time" });
});

test("an idle server asks the journal for nothing", async () => {
  const { world, store, timers, open, send, watch } = createSetting();
  const journal = createMemoryJournal(store);
  const { readLonger } = journal;
  let reads = 0;
  journal.readLonger = (lengths) => {
    reads++;
    return readLonger(lengths);
  };
  const host = open({ journal });
  await send(host, { type: "create", game: "tic-tac-toe", invite, clock: { kind: "move", time: 10_000 } });
  for (const name of ["Ann", "Bob"]) await send(host, { type: "join", invite, name }, name);
  await world.runUntil(world.now + 2000);
  expect(reads).toBe(0);
  const idle = timers.size;
  const { stop } = await watch(host);
  expect(host.metrics.format()).toContain("serpentarium_live_matches 1\n");
  // no other server has appended
  await world.runUntil(world.now + 600);
  const before = reads;
  await world.runUntil(world.now + 2000);
  expect(reads).toBe(before);
  await send(host, { type: "ask", request: "draw" }, "Ann");
  // the deadline of the player to act
  expect(timers.size).toBe(idle + 1);
  stop();
  expect(host.metrics.format()).toContain("serpentarium_live_matches 0\n");
  expect(timers.size).toBe(idle);
});

test("a stream that is closed twice does not close the match for those who watch it by then", async () => {
  const { world, open, send, watch } = createSetting();
  const [host, other] = [open(), open()];
  await send(other, { type: "create", game: "tic-tac-toe", invite });
  const first = await watch(host);
  first.stop();
  const { seen } = await watch(host, 1);
  first.stop();
  await send(other, { type: "join", invite, name: "Ann" }, "Ann");
  await world.runUntil(world.now + 1000);
  expect(seen).toEqual(["joined"]);
});

test("a stream that opens while another server appends receives that", async () => {
  const { world, store, open, send, watch } = createSetting();
  const journal = createMemoryJournal(store);
  const [host, other] = [open({ journal }), open()];
  await send(other, { type: "create", game: "tic-tac-toe", invite });
  const { held, release } = holdAnswer(journal.read);
  journal.read = held;
  const watching = watch(host, 1);
  await world.runUntil(world.now + 100);
  await send(other, { type: "join", invite, name: "Ann" }, "Ann");
  await world.runUntil(world.now + 1000);
  release();
  const { seen } = await watching;
  await world.runUntil(world.now + 1000);
  expect(seen).toEqual(["joined"]);
});

test("a server that stops refuses commands, and asks the journal for nothing more", async () => {
  const { world, store, timers, open, send, watch } = createSetting();
  const journal = createMemoryJournal(store);
  const host = open({ journal });
  await send(host, { type: "create", game: "tic-tac-toe", invite, clock: { kind: "move", time: 10_000 } });
  for (const name of ["Ann", "Bob"]) await send(host, { type: "join", invite, name }, name);
  const { seen } = await watch(host, 3);
  const { held, release } = holdAnswer(journal.beat);
  let beats = 0;
  journal.beat = (now, maxGap) => {
    beats++;
    return held(now, maxGap);
  };
  await world.runUntil(world.now + 1500);
  expect(beats).toBe(1);
  await host.close();
  expect(seen).toEqual(["closed"]);
  release();
  await new Promise(setImmediate);
  expect(timers.size).toBe(0);
  expect(await send(host, { type: "leave" }, "Ann")).toMatchObject({ error: { code: "stopping" } });
  expect(await host.isHealthy()).toBe(false);
});

test("a server that stops answers what is under way, and lets bots play no more", async () => {
  const { store, timers, open, send, entries } = createSetting();
  const journal = createMemoryJournal(store);
  const { held: slowly, release: think } = holdAnswer(async () => "a1");
  let turns = 0;
  const slow = () => {
    turns++;
    return slowly();
  };
  const host = open({ journal, bots: { slow } });
  await send(host, { type: "create", game: "tic-tac-toe", invite });
  await send(host, { type: "join", invite, name: "Ann", player: 1 }, "Ann");
  await send(host, { type: "seat-bot", player: 0, bot: "slow" }, "Ann");
  const { held, release } = holdAnswer(journal.append);
  journal.append = held;
  const sent = send(host, { type: "ask", request: "draw" }, "Ann");
  let isClosed = false;
  const closing = host.close().then(() => {
    isClosed = true;
  });
  await new Promise(setImmediate);
  expect(isClosed).toBe(false);
  release();
  await closing;
  expect(await sent).toEqual({ ok: true, value: { n: 3 } });
  expect(turns).toBe(1);
  think();
  await new Promise(setImmediate);
  expect(entries()).toHaveLength(4);
  expect(timers.size).toBe(0);
});

test("a server that stops no longer waits for the journal to play for a bot", async () => {
  const { world, store, timers, open, send } = createSetting();
  const journal = createMemoryJournal(store);
  const fail = async () => {
    throw new Error("the database is away");
  };
  const first = async () => {
    Object.assign(journal, { append: fail, read: fail });
    return "a1";
  };
  const host = open({ journal, bots: { first } });
  await send(host, { type: "create", game: "tic-tac-toe", invite });
  await send(host, { type: "join", invite, name: "Ann", player: 1 }, "Ann");
  await send(host, { type: "seat-bot", player: 0, bot: "first" }, "Ann");
  await world.runUntil(world.now + 10_000);
  await host.close();
  await world.runUntil(world.now + 2000);
  expect(timers.size).toBe(0);
});

test("a server decides again on what another has stored meanwhile", async () => {
  const { open, send, watch } = createSetting();
  const [host, other] = [open(), open()];
  await send(host, { type: "create", game: "tic-tac-toe", invite });
  const { seen } = await watch(host);
  await send(other, { type: "join", invite, name: "Ann" }, "Ann");
  expect(await send(host, { type: "join", invite, name: "Bob" }, "Bob")).toEqual({
    ok: true,
    value: { n: 2 },
  });
  expect(seen).toEqual(["created", "joined", "joined"]);
});

test("a player who acts after the own time is over has lost, also without a reader", async () => {
  const { world, open, send, entries } = createSetting();
  const host = open();
  await send(host, { type: "create", game: "tic-tac-toe", invite, clock: { kind: "move", time: 10_000 } });
  for (const name of ["Ann", "Bob"]) await send(host, { type: "join", invite, name }, name);
  await world.runUntil(world.now + 20_000);
  expect(await send(host, { type: "play", action: "a1" }, "Ann")).toMatchObject({ error: { code: "over" } });
  expect(JSON.parse(entries().at(-1) ?? "")).toMatchObject({ type: "ended", reason: "time", seat: 0 });
});

test("the service's time does not jump when answers of the journal arrive in another order", async () => {
  const answers: ((down: number) => void)[] = [];
  const beat = () => new Promise<number>((resolve) => answers.push(resolve));
  let now = 100_000;
  const timing: Timing = { now: () => now, delay: () => () => {} };
  const clock = createServiceClock({ ...createMemoryJournal(), beat }, timing);
  const first = clock.beat();
  now += 1000;
  const second = clock.beat();
  answers[1]?.(5000);
  await second;
  answers[0]?.(0);
  await first;
  expect(clock.lastKnown()).toBe(now - 5000);
  // which is not long after the second beat
  now += 2500;
  expect(await clock.read()).toBe(now - 5000);
  expect(answers).toHaveLength(2);
});

test("a time that is longer than a timer of the machine is no short one", () => {
  vi.useFakeTimers();
  try {
    const callback = vi.fn();
    MACHINE_TIMING.delay(callback, 2 ** 32);
    vi.advanceTimersByTime(1000);
    expect(callback).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

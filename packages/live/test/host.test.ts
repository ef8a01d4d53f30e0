import { describe, expect, test, vi } from "vitest";
import {
  createHost,
  type Host,
  type HostOptions,
  type LiveBot,
  type LiveEvent,
  type Subscription,
  type Timing,
} from "../src/index.ts";
import { createServiceClock, MACHINE_TIMING } from "../src/service-clock.ts";
import { GAMES, token } from "./fixtures/live-table.ts";
import { createMemoryJournal, MemoryStore } from "./fixtures/memory-journal.ts";
import { World } from "./simulation/world.ts";

const match = token("match");
const invite = token("invite");
const asked = JSON.stringify({ type: "asked", at: 0, player: 0, request: "draw" });

/** Hosts on one store, under a virtual clock. */
function createSetting() {
  const world = new World("host");
  const store = new MemoryStore(() => world.now);
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
    host.execute(match, { id: token(`c${count++}`), ...input }, secret ? { secret: token(secret) } : {});
  /** Watches the match; returns the types of events as they arrive, and a way to stop. */
  const watch = async (host: Host, from = 0) => {
    const seen: string[] = [];
    const onEvents: Subscription["onEvents"] = (events) => seen.push(...events.map(({ type }) => type));
    const opened = await host.subscribe(match, { from, onEvents, onClosed: () => seen.push("closed") });
    return { seen, stop: () => opened.ok && opened.value() };
  };
  return { world, store, timers, timing, open, send, watch, entries: () => store.matches.get(match) ?? [] };
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

/** The times of the entries, from the first on. */
const timesOf = (entries: readonly string[]): readonly number[] =>
  entries.map((entry, _, [first = ""]) => JSON.parse(entry).at - JSON.parse(first).at);

test("clocks go on when a server is added to one that runs, whatever the clock of its machine shows", async () => {
  const { world, timing, open, send, entries } = createSetting();
  await send(open(), { type: "create", game: "tic-tac-toe", invite });
  for (const [name, skew] of [
    ["Ann", -660_000],
    ["Bob", 660_000],
  ] as const) {
    await world.runUntil(world.now + 5900);
    const host = open({ timing: { ...timing, now: () => world.now + skew } });
    await send(host, { type: "join", invite, name }, name);
  }
  expect(timesOf(entries())).toEqual([0, 5900, 11_800]);
});

test("clocks stand still while no server runs", async () => {
  const { world, open, send, entries } = createSetting();
  const host = open();
  await send(host, { type: "create", game: "tic-tac-toe", invite });
  await host.close();
  await world.runUntil(world.now + 60_000);
  await send(open(), { type: "join", invite, name: "Ann" }, "Ann");
  expect(timesOf(entries())).toEqual([0, 0]);
});

test("a server goes on from a later time that another has stored", async () => {
  let now = 100_000;
  const clock = createServiceClock(createMemoryJournal(), { now: () => now, delay: () => () => {} });
  await clock.read();
  clock.observe(101_500);
  expect(clock.lastKnown()).toBe(101_500);
  now += 1000;
  clock.observe(101_600);
  expect(clock.lastKnown()).toBe(102_500);
});

test("the service's time stands still for a server that cannot tell it to the journal", async () => {
  let now = 100_000;
  const journal = createMemoryJournal();
  const clock = createServiceClock(journal, { now: () => now, delay: () => () => {} });
  await clock.read();
  now += 60_000;
  expect(clock.lastKnown()).toBe(103_000);
  journal.beat = () => Promise.reject(new Error("the database is away"));
  await expect(clock.read()).rejects.toThrow("away");
  expect(clock.lastKnown()).toBe(103_000);
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

test("a server asks the journal for its health only where it has not answered lately", async () => {
  const { world, store, open } = createSetting();
  const journal = createMemoryJournal(store);
  const { beat } = journal;
  let beats = 0;
  const count: typeof beat = (...args) => {
    beats++;
    return beat(...args);
  };
  journal.beat = count;
  const host = open({ journal });
  expect(await host.isHealthy()).toBe(true);
  await world.runUntil(world.now + 10_500);
  const before = beats;
  for (let i = 0; i < 100; i++) expect(await host.isHealthy()).toBe(true);
  expect(beats).toBe(before);
  journal.beat = () => Promise.reject(new Error("the database is away"));
  await world.runUntil(world.now + 5000);
  for (let i = 0; i < 100; i++) expect(await host.isHealthy()).toBe(false);
  journal.beat = count;
  await world.runUntil(world.now + 2000);
  expect(await host.isHealthy()).toBe(true);
  Object.assign(journal, { problem: () => "the file is damaged" });
  await world.runUntil(world.now + 2000);
  expect(await host.isHealthy()).toBe(false);
});

test("a match that nobody uses is not replayed when somebody asks for it again", async () => {
  const { store, open, send, watch } = createSetting();
  const journal = createMemoryJournal(store);
  const { read } = journal;
  let readTexts = 0;
  journal.read = async (...args) => {
    const texts = await read(...args);
    readTexts += texts.length;
    return texts;
  };
  let replays = 0;
  const counting = GAMES.map((game) => ({
    ...game,
    start: (...args: Parameters<typeof game.start>) => {
      replays++;
      return game.start(...args);
    },
  }));
  const host = open({ journal, games: counting });
  await send(open(), { type: "create", game: "tic-tac-toe", invite });
  store.append(match, 1, Array(299).fill(asked));
  for (let i = 0; i < 20; i++) {
    await send(host, { type: "leave" }, "nobody");
    const { seen, stop } = await watch(host);
    expect(seen).toHaveLength(300);
    stop();
  }
  expect(readTexts).toBe(300);
  // once for commands, once for those who watch
  expect(replays).toBe(2);
});

test("streams receive the same events from any number on, in whatever order they open", async () => {
  const { store, open, send } = createSetting();
  let replays = 0;
  const games = GAMES.map((game) => ({
    ...game,
    start: (...args: Parameters<typeof game.start>) => {
      replays++;
      return game.start(...args);
    },
  }));
  await send(open(), { type: "create", game: "tic-tac-toe", invite });
  const asks = (length: number, at: number) =>
    Array.from({ length }, (_, i) => JSON.stringify({ ...JSON.parse(asked), at: at + i }));
  store.append(match, 1, asks(449, 1));
  const host = open({ games });
  const readFrom = async (from: number) => {
    const events: unknown[] = [];
    const costs: number[] = [];
    const subscription = { from, onEvents: (some: readonly unknown[]) => events.push(...some) };
    const pay = (cost: number) => costs.push(cost) > 0;
    const opened = await host.subscribe(match, { ...subscription, pay, onClosed: () => {} });
    if (opened.ok) opened.value();
    return { events, cost: costs.at(-1) };
  };
  expect((await readFrom(450)).events).toEqual([]);
  const late = await readFrom(430);
  const early = await readFrom(250);
  // from the beginning only once, to read the journal
  expect(replays).toBe(1);
  expect([late.cost, early.cost]).toEqual([20 / 100 + 50 / 25, 200 / 100 + 230 / 25]);
  store.append(match, 450, asks(3, 450));
  const all = await readFrom(0);
  expect(replays).toBe(2);
  expect(all.events).toHaveLength(453);
  expect(late.events).toEqual(all.events.slice(430, 450));
  expect(early.events).toEqual(all.events.slice(250, 450));
  const again = await readFrom(99);
  expect(again).toEqual({ events: all.events.slice(99), cost: 354 / 100 });
  expect(all.events).toMatchObject(all.events.map((_, n) => ({ n })));
});

test("an action is parsed, applied and formatted once, and sent as it is stored", async () => {
  const { open, send } = createSetting();
  const counts = { parseAction: 0, formatAction: 0, apply: 0 };
  const count =
    <A extends unknown[], R>(name: keyof typeof counts, operation: (...args: A) => R) =>
    (...args: A): R => {
      counts[name]++;
      return operation(...args);
    };
  const games = GAMES.map((game) => ({
    ...game,
    parseAction: count("parseAction", game.parseAction),
    formatAction: count("formatAction", game.formatAction),
    apply: count("apply", game.apply),
    events: () => [],
  }));
  const host = open({ games });
  await send(host, { type: "create", game: "tic-tac-toe", invite });
  for (const name of ["Ann", "Bob"]) await send(host, { type: "join", invite, name }, name);
  const seen: LiveEvent[] = [];
  for (const secret of [undefined, token("Ann")])
    await host.subscribe(match, {
      ...(secret !== undefined && { secret }),
      from: 3,
      onEvents: (events) => seen.push(...events),
      onClosed: () => {},
    });
  await send(host, { type: "play", action: "b2" }, "Ann");
  expect(counts).toEqual({ parseAction: 1, formatAction: 1, apply: 1 });
  expect(seen).toMatchObject([{ action: "b2" }, { action: "b2" }]);
});

test("whoever lets a match be replayed pays for it", async () => {
  const { open, send, store } = createSetting();
  await send(open(), { type: "create", game: "tic-tac-toe", invite });
  store.append(match, 1, Array(999).fill(asked));
  const host = open();
  const costs: number[] = [];
  const sender = { secret: token("nobody"), pay: (cost: number) => costs.push(cost) > 0 };
  for (let i = 0; i < 3; i++) await host.execute(match, { type: "leave", id: token(`leave${i}`) }, sender);
  expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(40);
});

test("who has spent all is not served a long match, neither what it was nor what it becomes", async () => {
  const { open, send, store } = createSetting();
  await send(open(), { type: "create", game: "tic-tac-toe", invite });
  store.append(match, 1, Array(999).fill(asked));
  const host = open();
  const poor = { payer: "10.0.0.7", pay: () => false };
  const streams = { from: 0, onEvents: () => {}, onClosed: () => {} };
  const refused = { error: { code: "too-many", data: { retryAfter: expect.any(Number) } } };
  expect(await host.readRecord(match, poor)).toMatchObject(refused);
  expect(await host.subscribe(match, { ...streams, ...poor })).toMatchObject(refused);
  expect(await host.subscribe(match, { ...streams, pay: () => true })).toMatchObject({ ok: true });
  // it is in memory now, and sending it all costs nevertheless
  expect(await host.subscribe(match, { ...streams, ...poor })).toMatchObject(refused);
  expect(await host.subscribe(match, { ...streams, ...poor, from: 1000 })).toMatchObject({ ok: true });
});

test("a match that is no longer kept is deleted, and its streams are closed", async () => {
  const { world, open, send, watch, entries } = createSetting();
  const host = open({ keep: 3_600_000 });
  const other = open();
  await send(host, { type: "create", game: "tic-tac-toe", invite });
  const { seen } = await watch(host);
  const { seen: seenThere } = await watch(other);
  await world.runUntil(world.now + 3_000_000);
  expect(entries()).toHaveLength(1);
  await world.runUntil(world.now + 1_500_000);
  expect(entries()).toHaveLength(0);
  expect(seen).toEqual(["created", "closed"]);
  // another server finds out when it stores something
  const join = { type: "join", invite, name: "Ann" };
  for (const one of [host, other])
    expect(await send(one, join, "Ann")).toMatchObject({ error: { code: "unknown-match" } });
  expect(seenThere).toEqual(["created", "closed"]);
});

test("a game that throws is told as the fault of the game", async () => {
  const { open, send } = createSetting();
  const errors: unknown[] = [];
  const broken = GAMES.map((game) => ({
    ...game,
    start: () => {
      throw new TypeError("undefined is not a board");
    },
  }));
  const host = open({ games: broken, onError: (error) => errors.push(error) });
  const sent = await send(host, { type: "create", game: "tic-tac-toe", invite });
  expect(sent).toMatchObject({ error: { code: "game-failed" } });
  expect(String(errors)).toContain("not a board");
});

describe("streams", () => {
  const maxStreams = { spectators: 2, perSeat: 2 };

  test("of spectators leave those of players room", async () => {
    const { open, send } = createSetting();
    const host = open();
    await send(host, { type: "create", game: "tic-tac-toe", invite });
    await send(host, { type: "join", invite, name: "Ann" }, "Ann");
    const watch = (secret?: string, onClosed = () => {}) =>
      host.subscribe(match, {
        from: 0,
        maxStreams,
        onEvents: () => {},
        onClosed,
        ...(secret !== undefined && { secret }),
      });
    for (let i = 0; i < 2; i++) expect(await watch()).toMatchObject({ ok: true });
    expect(await watch()).toMatchObject({ error: { code: "too-many" } });
    const closed: number[] = [];
    for (let i = 0; i < 4; i++)
      expect(await watch(token("Ann"), () => closed.push(i))).toMatchObject({ ok: true });
    // the oldest of a seat make room
    expect(closed).toEqual([0, 1]);
  });
});

test("who comes and goes all the time costs those who watch a few messages", async () => {
  const { world, open, send } = createSetting();
  const host = open();
  await send(host, { type: "create", game: "tic-tac-toe", invite });
  const told: number[] = [];
  const watch = (onPresence?: Subscription["onPresence"]) =>
    host.subscribe(match, {
      from: 0,
      onEvents: () => {},
      onClosed: () => {},
      ...(onPresence && { onPresence }),
    });
  await watch(({ spectators }) => told.push(spectators));
  for (let i = 0; i < 50; i++) {
    const opened = await watch();
    if (i < 49 && opened.ok) opened.value();
  }
  await world.runUntil(world.now + 1000);
  expect(told).toEqual([1, 2]);
});

describe("a bot", () => {
  /** A match in which Ann waits for a bot. */
  async function createMatch(bot: LiveBot, clock: object | null = null) {
    const setting = createSetting();
    const host = setting.open({ bots: { bot }, onError: () => {} });
    await setting.send(host, { type: "create", game: "tic-tac-toe", invite, clock });
    await setting.send(host, { type: "join", invite, name: "Ann", player: 1 }, "Ann");
    const { stop } = await setting.watch(host);
    await setting.send(host, { type: "seat-bot", player: 0, bot: "bot" }, "Ann");
    return { ...setting, host, stop };
  }

  test("stops to think when nobody watches, and begins again when somebody does", async () => {
    const signals: AbortSignal[] = [];
    const { host, stop, watch } = await createMatch(({ signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    await watch(host);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await host.close();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  test("goes on to think where its clock runs", async () => {
    const signals: AbortSignal[] = [];
    const { stop } = await createMatch(
      ({ signal }) => {
        signals.push(signal);
        return new Promise(() => {});
      },
      { kind: "move", time: 10_000 },
    );
    stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });

  test("stops to think about what has changed, and is not disturbed by a request", async () => {
    const signals: AbortSignal[] = [];
    const { host, send } = await createMatch(({ signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    await send(host, { type: "ask", request: "draw" }, "Ann");
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    await send(host, { type: "end", reason: "resign" }, "Ann");
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test.each(["busy", "broken"])(
    "that is %s tries again, less and less often, while somebody watches",
    async (code) => {
      let turns = 0;
      const { world, stop, entries } = await createMatch(async () => {
        turns++;
        if (turns < 6) throw Object.assign(new Error("no thread is free"), { code });
        return "a1";
      });
      await world.runUntil(world.now + 10_000);
      expect(turns).toBe(5);
      stop();
      await world.runUntil(world.now + 60_000);
      expect(turns).toBe(5);
      expect(entries()).toHaveLength(3);
    },
  );

  test("thinks for whoever sent the last request", async () => {
    const payers: unknown[] = [];
    const { host, send } = await createMatch(async ({ payer }) => {
      payers.push(payer);
      return "a1";
    });
    await host.execute(
      match,
      { type: "play", id: token("play"), action: "b2" },
      { secret: token("Ann"), payer: "10.0.0.7" },
    );
    await send(host, { type: "ask", request: "undo" }, "Ann");
    expect(payers).toEqual([undefined, "10.0.0.7"]);
  });
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
  journal.beat = (...args) => {
    beats++;
    return held(...args);
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

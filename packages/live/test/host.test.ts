import { expect, test } from "vitest";
import { createHost, type Host, type HostOptions, type Timing } from "../src/index.ts";
import { GAMES, token } from "./fixtures/live-table.ts";
import { createMemoryJournal, MemoryStore } from "./fixtures/memory-journal.ts";
import { World } from "./simulation/world.ts";

const match = token("match");
const invite = token("invite");

/** Hosts on one store, under a virtual clock. */
function createSetting() {
  const world = new World("host");
  const store = new MemoryStore();
  const timing: Timing = {
    now: () => world.now,
    delay: (callback, milliseconds) => world.schedule(callback, milliseconds),
  };
  const open = (options: Partial<HostOptions> = {}): Host =>
    createHost({ journal: createMemoryJournal(store), games: GAMES, timing, ...options });
  let count = 0;
  const send = (host: Host, input: object, secret?: string) =>
    host.execute(match, { id: token(`c${count++}`), ...input }, secret && token(secret));
  return { world, store, open, send, entries: () => store.matches.get(match) ?? [] };
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

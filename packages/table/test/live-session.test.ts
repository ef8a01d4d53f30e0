import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createTable, type Failure, type Game, SerpentariumError } from "@serpentarium/core";
import { createContext } from "@serpentarium/core/context";
import { createHost, type NotificationOptions, type Turn } from "@serpentarium/live";
import {
  createToken,
  type KeptLiveMatch,
  type LiveLink,
  type LiveStorage,
  parseLiveLink,
} from "@serpentarium/live/client";
import { startServer } from "@serpentarium/live/node";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createMemoryJournal } from "../../live/test/fixtures/memory-journal.ts";
import { type LivePage, LiveSession } from "../src/live/index.ts";
import { TableStore } from "../src/table-store.ts";
import { gameOf } from "./fixtures/games.ts";
import { runnerOf } from "./fixtures/run-match.ts";

const game: Game = gameOf("tic-tac-toe");
const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("location", new URL("http://localhost/play/tic-tac-toe/"));
  vi.stubGlobal("history", { state: null, replaceState: () => {} });
});
afterEach(() => vi.unstubAllGlobals());

async function openServer(notifications: NotificationOptions = {}) {
  const host = createHost({ journal: createMemoryJournal(), games: [game], bots: {}, notifications });
  const server = await startServer({ host, port: 0 });
  onTestFinished(() => server.close());
  return {
    url: `http://127.0.0.1:${server.port}`,
    games: [game.id],
    bots: [],
    urls: ["http://192.0.2.1"],
    ...host.notifications,
  };
}

/** What a browser keeps, in memory. */
function createStorage(): LiveStorage & { readonly kept: Map<string, KeptLiveMatch> } {
  const kept = new Map<string, KeptLiveMatch>();
  return {
    kept,
    find: async (id) => kept.get(id),
    keepSeat: async (id, _, seat) => void kept.set(id, { events: [], ...kept.get(id), seat }),
    keepEvents: async (id, _, seat, events) => void kept.set(id, { seat, events }),
    remove: async (id) => kept.delete(id),
  };
}

type Server = Awaited<ReturnType<typeof openServer>>;

/** A page that opens the link of a live match. */
async function openPage(server: Server, link: LiveLink) {
  const store = new TableStore<LivePage>(game, {
    run: runnerOf(game),
    start: createContext(game, { table: createTable(game) }),
    page: { live: undefined },
  });
  const storage = createStorage();
  const refusals: Failure[] = [];
  const onRefused = (failure: Failure) => void refusals.push(failure);
  const session = await LiveSession.open({ game, store, server, storage, onRefused }, link);
  onTestFinished(() => session.close());
  return {
    ...{ store, storage, session, refusals },
    live: () => store.state.live,
    board: () => store.state.visited && game.formatPosition(store.state.position),
    /** The link that this page gives others. */
    link(what: Parameters<LiveSession["linkTo"]>[0]): LiveLink {
      const link = parseLiveLink(new URL(session.linkTo(what)).hash.slice(1));
      if (!link) throw new SerpentariumError("bad-link", session.linkTo(what));
      return link;
    },
    /** Waits until a position is on the board. */
    shows: (position: string) =>
      vi.waitUntil(() => store.state.visited && game.formatPosition(store.state.position) === position, {
        timeout: 60_000,
      }),
  };
}

const EMPTY = "place:1 .........";

/** Two pages whose players sit at a match. */
async function openMatch() {
  const server = await openServer();
  const ann = await openPage(server, { id: createToken() });
  const plan = { games: 1, first: "fixed" } as const;
  await ann.session.begin({ name: "Ann", player: 0, table: createTable(game), plan, clock: null });
  const bob = await openPage(server, ann.link("join"));
  bob.session.follow();
  await bob.shows(EMPTY);
  await bob.session.join("Bob");
  await expect.poll(() => ann.live()?.match?.hasBegun && bob.live()?.match?.hasBegun).toBeTruthy();
  return { server, ann, bob };
}

test("what is played on one page is shown on the other, and on that of a spectator", async () => {
  const { server, ann, bob } = await openMatch();
  const zoe = await openPage(server, bob.link("watch"));
  zoe.session.follow();
  await zoe.shows(EMPTY);
  expect([ann, bob, zoe].map(({ live }) => live()?.me)).toEqual([0, 1, undefined]);
  ann.store.send({ type: "play", action: "b2" });
  expect(ann.live()?.isSending).toBe(true);
  for (const one of [ann, bob, zoe]) await one.shows("place:2 ....x....");
  await expect.poll(() => ann.live()?.isSending === false).toBeTruthy();
  expect([ann, bob, zoe].map(({ store }) => store.state.blocked)).toEqual([
    { id: "table.live.not-your-turn" },
    undefined,
    { id: "table.live.spectating" },
  ]);
  ann.store.send({ type: "play", action: "a1" });
  await expect.poll(() => ann.store.state.failure?.code === "not-your-turn").toBeTruthy();
  await bob.session.send({ type: "end", reason: "resign" });
  await expect.poll(() => ann.store.state.context.outcome).toBeTruthy();
  await expect.poll(() => ann.storage.kept.get(ann.session.id)?.events.length === 5).toBeTruthy();
});

test("a link opens a seat elsewhere, and one that is left can be taken", async () => {
  const { server, ann, bob } = await openMatch();
  expect([ann.link("watch"), Object.keys(ann.link("join")), ann.link("seat").player]).toEqual([
    { id: ann.session.id },
    ["id", "invite"],
    0,
  ]);
  expect(ann.session.linkTo("watch")).toMatch(/^http:\/\/192\.0\.2\.1\/play\/tic-tac-toe\/#live=/);
  const phone = await openPage(server, ann.link("seat"));
  phone.session.follow();
  await phone.shows(EMPTY);
  phone.store.send({ type: "play", action: "b2" });
  await bob.shows("place:2 ....x....");
  await bob.session.leave();
  await expect.poll(() => ann.live()?.match?.occupants[1] === undefined).toBeTruthy();
  await bob.shows("place:2 ....x....");
  expect([bob.live()?.me, bob.storage.kept.get(bob.session.id)?.seat.secret]).toEqual([undefined, undefined]);
  await bob.session.join("Zoé");
  await expect.poll(() => ann.live()?.match?.names[1] === "Zoé").toBeTruthy();
});

test("a page that was offline shows what it has missed", async () => {
  const { ann, bob } = await openMatch();
  await expect.poll(() => bob.live()?.connection === "open").toBeTruthy();
  page.dispatchEvent(new Event("offline"));
  expect(bob.live()?.connection).toBe("waiting");
  await ann.session.play("b2");
  expect(bob.board()).toBe(EMPTY);
  page.dispatchEvent(new Event("online"));
  await bob.shows("place:2 ....x....");
  await expect.poll(() => bob.live()?.connection === "open").toBeTruthy();
});

test("a match that does not exist is not kept, and a page that is closed shows none", async () => {
  const { refusals, session, storage, live } = await openPage(await openServer(), {
    ...{ id: createToken(), invite: createToken() },
  });
  session.follow();
  await expect.poll(() => refusals.length > 0).toBeTruthy();
  expect([refusals[0]?.code, storage.kept.size, live()]).toEqual(["unknown-match", 0, undefined]);
});

test("a secret that no seat has is forgotten, and the match is watched", async () => {
  const { server, ann } = await openMatch();
  const eve = await openPage(server, { id: ann.session.id, secret: createToken(), player: 0 });
  eve.session.follow();
  await eve.shows(EMPTY);
  await expect.poll(() => eve.live()?.connection === "open").toBeTruthy();
  expect([eve.live()?.me, eve.live()?.refused?.code]).toEqual([undefined, "bad-secret"]);
  expect(eve.storage.kept.get(ann.session.id)?.seat).toEqual({});
});

/** A browser that can be told of turns at an endpoint, if its user allows it. */
function stubPush(permission: NotificationPermission, endpoint: string) {
  const cached = new Map<string, Response>();
  const cache = {
    put: async (key: string, response: Response) => void cached.set(key, response),
    delete: async (key: string) => cached.delete(key),
  };
  vi.stubGlobal("caches", {
    open: async () => cache,
    match: async (key: string) => cached.get(key)?.clone(),
  });
  let subscription: { readonly endpoint: string; toJSON(): object; options: object } | undefined;
  const asked: string[] = [];
  const pushManager = {
    getSubscription: async () => subscription ?? null,
    async subscribe({ applicationServerKey }: { readonly applicationServerKey: string }) {
      asked.push(applicationServerKey);
      const keys = { p256dh: "A".repeat(87), auth: "A".repeat(22) };
      subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        options: { applicationServerKey: Buffer.from(applicationServerKey, "base64url") },
      };
      return subscription;
    },
  };
  const registration = { pushManager };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission, requestPermission: async () => permission });
  vi.stubGlobal("navigator", {
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  return { asked, notices: () => [...cached.keys()] };
}

const KEY = Buffer.alloc(65, 4).toString("base64url");
const PLAN = { games: 1, first: "fixed" } as const;
const NOTICE = { title: "Tic-tac-toe", body: "It is your turn." };

/** A server that tells browsers of turns; its messages are kept here. */
async function openTellingServer() {
  const told: string[] = [];
  const receiver = createServer((request, response) => {
    told.push(String(request.headers["x-turn"]));
    response.writeHead(201).end();
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  onTestFinished(() => void receiver.close());
  const push = {
    publicKey: KEY,
    createMessage: (_: unknown, { match, n }: Turn) => ({ headers: { "x-turn": `${match} ${n}` }, body: "" }),
  };
  const { port } = receiver.address() as AddressInfo;
  const server = await openServer({ push, allowsPrivate: true });
  return { server, told, endpoint: `http://127.0.0.1:${port}/` };
}

test("a browser is told of turns while it does not watch, from a press until another", async () => {
  const { server, told, endpoint } = await openTellingServer();
  const { asked, notices } = stubPush("granted", endpoint);
  const match = createToken();
  const ann = await openPage(server, { id: match });
  await ann.session.begin({
    name: "Ann",
    player: 0,
    table: createTable(game),
    plan: PLAN,
    clock: null,
  });
  const bob = await openPage(server, ann.link("join"));
  bob.session.follow();
  await expect.poll(() => bob.live()?.match).toBeTruthy();
  expect(bob.live()?.notifying).toBe("off");
  await bob.session.join("Bob");
  await expect.poll(() => bob.live()?.connection === "open").toBeTruthy();
  await bob.session.setNotifying(true, NOTICE);
  expect(bob.live()?.notifying).toBe("on");
  expect([asked, notices()]).toEqual([[KEY], [`/turns/${match}`]]);
  const seat = bob.link("seat");
  await expect.poll(() => ann.live()?.present.join() === "0,1").toBeTruthy();
  bob.session.close();
  await expect.poll(() => ann.live()?.present.join() === "0").toBeTruthy();
  await ann.session.play("b2");
  await expect.poll(() => told.length > 0).toBeTruthy();
  expect(told).toEqual([`${match} 3`]);
  const again = await openPage(server, seat);
  again.session.follow();
  await expect.poll(() => again.live()?.connection === "open").toBeTruthy();
  expect(again.live()?.notifying).toBe("on");
  await again.session.setNotifying(false, NOTICE);
  expect([again.live()?.notifying, notices()]).toEqual(["off", []]);
});

test("who does not allow it is not told, and is told why", async () => {
  const { server, endpoint } = await openTellingServer();
  const { notices } = stubPush("denied", endpoint);
  const { session, live } = await openPage(server, { id: createToken() });
  await session.begin({
    name: "Ann",
    player: 0,
    table: createTable(game),
    plan: PLAN,
    clock: null,
  });
  await session.setNotifying(true, NOTICE);
  expect([live()?.notifying, notices()]).toEqual(["denied", []]);
});

test("a server that refuses the endpoint leaves nothing behind", async () => {
  const { server } = await openTellingServer();
  const { notices } = stubPush("granted", "no address");
  const { session, live } = await openPage(server, { id: createToken() });
  await session.begin({
    name: "Ann",
    player: 0,
    table: createTable(game),
    plan: PLAN,
    clock: null,
  });
  await session.setNotifying(true, NOTICE);
  expect([live()?.notifying, notices()]).toEqual(["failed", []]);
});

test("it is not offered by a server that tells nobody, nor in a browser that cannot", async () => {
  const page = await openPage((await openTellingServer()).server, { id: createToken() });
  page.session.follow();
  expect([page.live()?.id, page.live()?.notifying]).toEqual([page.session.id, undefined]);
  stubPush("granted", "");
  const other = await openPage(await openServer(), { id: createToken() });
  other.session.follow();
  expect([other.live()?.id, other.live()?.notifying]).toEqual([other.session.id, undefined]);
});

test("the calendar of a browser has all its matches, and an address that stays", async () => {
  const stored = new Map<string, string>();
  const [getItem, setItem] = [
    (key: string) => stored.get(key) ?? null,
    (key: string, text: string) => void stored.set(key, text),
  ];
  vi.stubGlobal("localStorage", { getItem, setItem });
  const server = await openServer();
  const links: (string | undefined)[] = [];
  for (const title of ["one", "two"]) {
    const { session, live } = await openPage(server, { id: createToken() });
    const clock = { kind: "move", time: 86_400_000 } as const;
    await session.begin({ name: "Ann", player: 0, table: createTable(game), plan: PLAN, clock });
    expect(live()?.hasCalendars).toBe(true);
    links.push(await session.addToCalendar(title));
  }
  expect(new Set(links).size).toBe(1);
  expect((await fetch(links[0] ?? "")).headers.get("content-type")).toContain("text/calendar");
});

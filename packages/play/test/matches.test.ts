import { createContext } from "@serpentarium/core/context";
import "fake-indexeddb/auto";
import { createTable, type Game, unwrap, type Words } from "@serpentarium/core";
import { recordOf } from "@serpentarium/core/match";
import { hiddenHands } from "@serpentarium/hidden-hands";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { WatchedTable } from "../../live/test/fixtures/watched-table.ts";
import { LiveLibrary } from "../src/library/live-library.ts";
import { headerOf } from "../src/library/match-header.ts";
import { MatchHeaders } from "../src/library/match-headers.ts";
import { MatchKeeper } from "../src/library/match-keeper.ts";
import { openMatchLibrary } from "../src/library/match-library.ts";
import { findHeldMatches } from "../src/library/match-lock.ts";
import { summarise as summariseHeader } from "../src/library/match-summary.ts";
import { hasResult } from "../src/library/matches-filter.ts";
import { parseStoredMatch, type StoredMatch, toStoredMatch } from "../src/library/stored-match.ts";
import { matchFromRecord, newMatch } from "../src/match/start-match.ts";
import { FakeLocks } from "./fixtures/fake-locks.ts";
import { wordsOf } from "./fixtures/games.ts";
import { startMatch } from "./fixtures/start-match.ts";

const game: Game = ticTacToe;
const words = { en: wordsOf(game.id, "en"), fr: wordsOf(game.id, "fr") };
const summarise = (of: Game, match: StoredMatch, reading: Words) => {
  const summary = summariseHeader({ game: of, words: reading, page: "/" }, headerOf(of, match));
  return { ...summary, picture: summary.draw?.() };
};

/** A match after some actions. */
const matchOf = (actions: readonly string[], of: Game = game) => {
  const actor = startMatch(of, createContext(of, { table: createTable(of), seed: "monday" }));
  for (const action of actions) actor.send({ type: "play", action });
  return actor.getSnapshot().context;
};
const stored = (id: string, savedAt: number, actions: readonly string[] = ["b2"]): StoredMatch =>
  toStoredMatch(game, matchOf(actions), { id, savedAt });

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("navigator", { locks: new FakeLocks() });
  vi.restoreAllMocks();
});

/** The outcome of a record with these actions. */
const outcomeAfter = (actions: readonly string[]) => recordOf(game, matchOf(actions)).outcome;

/** The keeper of another page; pages of one browser share storage and locks. */
function openPage() {
  const events: string[] = [];
  const keeper = new MatchKeeper(game);
  keeper.attach({
    onTaken: (id) => events.push(`taken ${id}`),
    onProblem: (problem) => events.push(problem),
  });
  return { keeper, events };
}
/** The ids of the stored matches and their numbers of actions. */
const listed = async () => {
  const library = openMatchLibrary();
  const found = await Promise.all((await library.recent(100)).map(({ id }) => library.find(id)));
  return found.map((match) => [match?.id, match?.record.actions.length]);
};

describe("the library", () => {
  test("names the players as they have named themselves", () => {
    const input = { table: createTable(game), names: ["Ann", ""], seed: "monday" };
    const context = createContext(game, input);
    const named = parseStoredMatch(
      JSON.parse(JSON.stringify(toStoredMatch(game, context, { id: "match001", savedAt: 1 }))),
    );
    const { players } = summarise(game, named ?? expect.fail("not stored"), words.fr);
    expect(players).toEqual(["Ann", "Joueur 2"]);
  });
  test("lists matches of all games or of one, the one saved last first", async () => {
    const library = openMatchLibrary();
    await library.save(stored("match001", 1));
    await library.save(stored("match002", 2));
    const other = toStoredMatch(hiddenHands, matchOf([], hiddenHands), { id: "match003", savedAt: 3 });
    await library.save(other);
    const ids = async (of?: string, count = 10) => (await library.recent(count, of)).map(({ id }) => id);
    expect(await ids()).toEqual(["match003", "match002", "match001"]);
    expect(await ids(undefined, 2)).toEqual(["match003", "match002"]);
    expect(await ids(game.id)).toEqual(["match002", "match001"]);
    expect(await ids(game.id, 1)).toEqual(["match002"]);
    expect(await library.games()).toEqual(["hidden-hands", game.id]);
    await library.remove("match002");
    expect(await ids(game.id)).toEqual(["match001"]);
  });

  test("tells full storage from storage that is not allowed", async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    put.mockImplementationOnce(() => {
      throw new DOMException("", "QuotaExceededError");
    });
    expect(await openMatchLibrary().save(stored("match001", 1))).toBe("full");
    vi.stubGlobal("indexedDB", undefined);
    expect(await openMatchLibrary().save(stored("match001", 1))).toBe("blocked");
    await expect(openMatchLibrary().recent(1)).rejects.toThrow();
    expect(await openMatchLibrary().find("match001")).toBeUndefined();
  });

  test("ignores data that is no match", () => {
    const good = stored("match001", 1);
    expect(parseStoredMatch(good)).toEqual(good);
    const link = { id: "match001", seat: 0, taken: [0], sent: 0 };
    expect(parseStoredMatch({ ...good, link })).toEqual({ ...good, link });
    for (const change of [
      { id: "<b>" },
      { savedAt: "now" },
      { turn: "mine" },
      { record: {} },
      { link: { ...link, id: "match002" } },
      { link: { ...link, taken: ["0"] } },
    ])
      expect(parseStoredMatch({ ...good, ...change })).toBeUndefined();
    for (const evil of [null, undefined, 7, "x", []]) expect(parseStoredMatch(evil)).toBeUndefined();
  });
});

describe("the headers of matches", () => {
  const open = () =>
    new MatchHeaders(async (id) => (id === game.id ? { game, words: words.en, page: "/" } : undefined));
  const ids = async (headers: MatchHeaders) => (await headers.recent(10)).map(({ id }) => id);

  test("are computed once for each save of a match, and then read without it", async () => {
    const library = openMatchLibrary();
    await library.save(stored("match001", 1));
    await library.save(stored("match002", 2));
    expect(await ids(open())).toEqual(["match002", "match001"]);
    const reads = vi.spyOn(IDBObjectStore.prototype, "get");
    expect((await open().recent(10)).map(({ count }) => count)).toEqual([1, 1]);
    const isOfMatches = (_: unknown, i: number) =>
      (reads.mock.contexts[i] as IDBObjectStore).name === "matches";
    expect(reads.mock.calls.filter(isOfMatches)).toEqual([]);
    await library.save(stored("match001", 3, ["b2", "a1"]));
    expect((await open().recent(10)).map(({ id, count }) => [id, count])).toEqual([
      ["match001", 2],
      ["match002", 1],
    ]);
    await library.remove("match001");
    expect(await ids(open())).toEqual(["match002"]);
  });

  test("are also those of matches that an earlier version of the site stored", async () => {
    const request = indexedDB.open("serpentarium");
    const match = stored("match001", 1);
    await new Promise<void>((resolve) => {
      request.onupgradeneeded = () => request.result.createObjectStore("matches").put(match, match.id);
      request.onsuccess = () => resolve(request.result.close());
    });
    expect(await ids(open())).toEqual(["match001"]);
    expect(await openMatchLibrary().find("match001")).toEqual(match);
  });

  test("are missing, with all else, while an older page keeps the storage open", async () => {
    const request = indexedDB.open("serpentarium");
    const older = await new Promise<IDBDatabase>((resolve) => {
      request.onupgradeneeded = () => request.result.createObjectStore("matches");
      request.onsuccess = () => resolve(request.result);
    });
    const library = openMatchLibrary();
    expect(await library.save(stored("match001", 1))).toBe("blocked");
    older.close();
    await vi.waitFor(async () => expect(await library.save(stored("match001", 1))).toBeUndefined(), {
      timeout: 60_000,
    });
  });

  test("change their stamp when a match is added, saved again, or removed", async () => {
    const library = openMatchLibrary();
    const stamps = [await open().stamp()];
    for (const change of [
      () => library.save(stored("match001", 1)),
      () => library.save(stored("match002", 2)),
      () => library.save(stored("match001", 3)),
      () => library.remove("match001"),
    ]) {
      await change();
      stamps.push(await open().stamp());
      expect(await open().stamp()).toBe(stamps.at(-1));
    }
    expect(new Set(stamps).size).toBe(5);
  });

  test("leave out matches of games that the page does not have, and those that are no match", async () => {
    await openMatchLibrary().save({ ...stored("match001", 1), turn: "mine" as "over" });
    await openMatchLibrary().save(
      toStoredMatch(hiddenHands, matchOf([], hiddenHands), { id: "match002", savedAt: 2 }),
    );
    expect(await open().all()).toEqual([]);
  });

  test("of a live match and of those that it has left for a rematch stay beside each other", async () => {
    const table = new WatchedTable(game, 2);
    const playAll = () => {
      for (const [i, action] of ["b2", "a1", "c3", "a3", "a2", "b1", "c2"].entries())
        table.send((i + table.viewOf(0).rematches) % 2, { type: "play", action });
    };
    playAll();
    for (const player of [0, 1]) table.send(player, { type: "ask", request: "next" });
    const seat = { player: 0, secret: "s".padEnd(22, "-") };
    const id = "m".padEnd(22, "-");
    const library = new LiveLibrary();
    await library.keepSeat(id, game.id, seat);
    const keep = () => library.keepEvents(id, game.id, seat, table.eventsOf(0));
    const shown = async () =>
      (await open().recent(10))
        .map(({ way, isOnServer, turn, results, names, own }) => ({
          way,
          isOnServer,
          turn,
          results,
          names,
          own,
        }))
        .toSorted((a, b) => Number(b.isOnServer) - Number(a.isOnServer));
    await keep();
    const left = {
      way: "live",
      isOnServer: false,
      turn: "over",
      results: ["won"],
      names: ["P0", "P1"],
      own: 0,
    };
    const running = {
      way: "live",
      isOnServer: true,
      turn: "elsewhere",
      results: [],
      names: ["P1", "P0"],
      own: 1,
    };
    expect(await shown()).toEqual([running, left]);
    // it is opened like any other match
    const [copy] = (await open().recent(10)).filter(({ isOnServer }) => !isOnServer);
    const opened = unwrap((await openPage().keeper.take(copy?.id ?? "")) ?? expect.fail("not stored"));
    expect(opened.start).toMatchObject({
      outcome: { places: [1, 2] },
      occupants: ["person", "elsewhere"],
    });

    playAll();
    await keep();
    expect(await shown()).toEqual([{ ...running, turn: "over", results: ["lost"] }, left]);
    // one that the user has deleted does not come back
    await openMatchLibrary().remove(copy?.id ?? "");
    await keep();
    expect(await shown()).toHaveLength(1);
  });

  test("say how a match against a bot ended for its person", async () => {
    const lines = {
      won: ["b2", "a1", "c3", "a3", "a2", "b1", "c2"],
      lost: ["a1", "b1", "c3", "b2", "c1", "b3"],
    };
    for (const [result, actions] of Object.entries(lines)) {
      const record = { ...stored("match001", 1).record, actions };
      const opened = (occupants: readonly string[]) =>
        unwrap(matchFromRecord(game, { ...record, outcome: outcomeAfter(actions) }, { occupants }));
      const headerFor = (occupants: readonly string[]) =>
        headerOf(game, toStoredMatch(game, opened(occupants), { id: "match001", savedAt: 1 }));
      const header = headerFor(["person", "easy"]);
      expect([header.turn, header.results, header.opening]).toEqual(["over", [result], actions.slice(0, 4)]);
      expect(hasResult(header, result as "won")).toBe(true);
      // people at one screen share its wins and losses
      expect(headerFor(["person", "person"]).results).toEqual(["none"]);
    }
  });
});

describe("a page", () => {
  test("does not store the match that the site proposes before somebody plays", async () => {
    const { keeper } = openPage();
    const { start } = await keeper.resume();
    await keeper.save(start, undefined);
    expect(await listed()).toEqual([]);
    await keeper.save(matchOf(["b2"]), undefined);
    expect(await listed()).toEqual([[expect.any(String), 1]]);
  });

  test("resumes the match that was saved last, with what can be redone", async () => {
    await openMatchLibrary().save(stored("match001", 1));
    const actor = startMatch(game, createContext(game, { table: createTable(game), seed: "monday" }));
    for (const action of ["b2", "a1"]) actor.send({ type: "play", action });
    actor.send({ type: "undo" });
    const { context } = actor.getSnapshot();
    await openMatchLibrary().save(toStoredMatch(game, context, { id: "match002", savedAt: 2 }));
    expect((await openPage().keeper.resume()).start).toEqual(context);
    expect((await openPage().keeper.resume("match001")).start.actions).toHaveLength(1);
  });

  test("begins a new match if another page holds the one that would go on, and does not touch that", async () => {
    await openMatchLibrary().save(stored("match001", 1));
    const [one, two] = [openPage(), openPage()];
    await one.keeper.resume();
    const { start, elsewhere } = await two.keeper.resume();
    expect(elsewhere).toBe("match001");
    await two.keeper.save(start, undefined);
    await two.keeper.save(matchOf(["a1", "b2", "c3"]), undefined);
    await one.keeper.save(matchOf(["b2", "a1"]), undefined);
    expect(await listed()).toEqual(
      expect.arrayContaining([
        ["match001", 2],
        [expect.not.stringMatching("match001"), 3],
      ]),
    );
  });

  test("that takes a match over is the only one that stores it", async () => {
    await openMatchLibrary().save(stored("match001", 1));
    const [one, two] = [openPage(), openPage()];
    await one.keeper.resume();
    await two.keeper.resume();
    const taken = await two.keeper.take("match001");
    if (!taken?.ok) throw new Error("not taken");
    two.keeper.change(matchOf([]), "match001");
    await vi.waitFor(() => expect(one.events).toEqual(["taken match001"]), { timeout: 60_000 });
    await one.keeper.save(matchOf(["b2", "a1", "c3", "a3"]), undefined);
    await two.keeper.save(matchOf(["b2", "a1"]), undefined);
    expect(await listed()).toEqual([["match001", 2]]);
    // the match with which the first page goes on is another one
    expect(one.keeper.change(matchOf(["b2"]))).toBeUndefined();
    await one.keeper.save(matchOf([]), undefined);
    await one.keeper.save(matchOf(["a1"]), undefined);
    expect(await listed()).toHaveLength(2);
    expect(await findHeldMatches()).toHaveLength(2);
  });

  test("keeps the match that it leaves if somebody has played in it", async () => {
    const { keeper } = openPage();
    await keeper.resume();
    await keeper.save(matchOf([]), undefined);
    await keeper.save(matchOf(["b2"]), undefined);
    const left = keeper.change(matchOf(["b2"]));
    expect(await listed()).toEqual([[left, 1]]);
    // nobody plays in the next one
    await keeper.save(matchOf([]), undefined);
    expect(await listed()).toHaveLength(2);
    expect(keeper.change(matchOf([]))).toBeUndefined();
    await vi.waitFor(async () => expect(await listed()).toEqual([[left, 1]]), { timeout: 60_000 });
    await keeper.save(matchOf([]), undefined);
    expect(keeper.change(matchOf([]), undefined, { stays: true })).toEqual(expect.any(String));
  });

  test("keeps the date of a finished match that is only opened again", async () => {
    const actions = ["b2", "a1", "c3", "a3", "a2", "b1", "c2"];
    await openMatchLibrary().save(stored("match001", 1, actions));
    const { keeper } = openPage();
    const { start } = await keeper.resume("match001");
    await keeper.save(start, undefined);
    expect((await openMatchLibrary().find("match001"))?.savedAt).toBe(1);
    await keeper.save(matchOf(actions.slice(0, 6)), undefined);
    expect((await openMatchLibrary().find("match001"))?.savedAt).toBeGreaterThan(1);
  });

  test("keeps a match that came from a link or a file", async () => {
    const { keeper } = openPage();
    await keeper.resume();
    keeper.change(matchOf([]), undefined, { isOpened: true });
    await keeper.save(matchOf(["b2"]), undefined);
    expect(keeper.change(matchOf(["b2"]))).toEqual(expect.any(String));
    expect(await listed()).toEqual([[expect.any(String), 1]]);
  });

  test("says why a stored match cannot be read, and leaves it in the library", async () => {
    const good = stored("match001", 1);
    const { record } = good;
    for (const [snapshot, code] of [
      [undefined, "bad-snapshot"],
      [{ value: "place", context: { __proto__: {} } }, "bad-snapshot"],
    ] as const) {
      await openMatchLibrary().save({ ...good, snapshot });
      const { refused, start } = await openPage().keeper.resume();
      expect(refused?.error).toMatchObject({ code });
      expect(start.actions).toHaveLength(0);
    }
    expect(await listed()).toEqual([["match001", record.actions.length]]);
  });

  test("hears that the browser does not store its match", async () => {
    vi.stubGlobal("indexedDB", undefined);
    const { keeper, events } = openPage();
    await keeper.resume();
    await keeper.save(newMatch(game), undefined);
    expect(events).toEqual([]);
    await keeper.save(matchOf(["b2"]), undefined);
    expect(events).toEqual(["blocked"]);
  });
});

describe("the summary of a match", () => {
  test.each([
    [["person", "beginner"], undefined, ["Joueur 1", "Fortuna"]],
    [
      ["person", "beginner"],
      ["Ann", "Ben"],
      ["Ann", "Ben, Fortuna – Débutant"],
    ],
    [["person", "random"], undefined, ["Joueur 1", "Joueur 2, au hasard"]],
    [["good", "beginner"], undefined, ["Joueur 1, Argus – Bon", "Joueur 2, Fortuna – Débutant"]],
  ])("names the seats of %j with names %j, bots with their level", (occupants, names, expected) => {
    const record = { ...stored("match001", 1).record, ...(names && { names }) };
    const opened = unwrap(matchFromRecord(game, record, { occupants }));
    const match = toStoredMatch(game, opened, { id: "match001", savedAt: 1 });
    const { players, picture } = summarise(game, match, words.fr);
    expect(players).toEqual(expected);
    expect(decodeURIComponent(picture?.light ?? "")).toMatch(/^data:image\/svg\+xml,<svg/);
  });

  test("names the own seat of a match by link", () => {
    const link = { id: "match001", seat: 1, taken: [0, 1], sent: 0 };
    const match = { ...stored("match001", 1), link };
    expect(summarise(game, match, words.en).players).toEqual(["Player 1", "Player 2 (you)"]);
  });

  test("has no picture of hidden information, or of a match that cannot be replayed", () => {
    const hidden = toStoredMatch(hiddenHands, matchOf([], hiddenHands), { id: "match001", savedAt: 1 });
    expect(summarise(hiddenHands, hidden, wordsOf("hidden-hands", "en")).picture).toBeUndefined();
    const good = stored("match001", 1);
    const broken = { ...good, record: { ...good.record, actions: ["z9"] } };
    const { picture, players } = summarise(game, broken, words.en);
    expect([picture, players]).toEqual([undefined, ["Player 1", "Player 2"]]);
  });
});

import { createTable, type Game, unwrap } from "@serpentarium/core";
import { formatLink, type GameRecord, parseLink } from "@serpentarium/core/record";
import { recordOf } from "@serpentarium/core/turn";
import { pantarei } from "@serpentarium/pantarei";
import { sssnake as four } from "@serpentarium/sssnake";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Arrived, arrive } from "../src/play/by-link/arriving.ts";
import { compareRecords } from "../src/play/by-link/compare.ts";
import { ELSEWHERE, isSent, isToSend, isUndecided, parseLinkSeat } from "../src/play/by-link/link-seat.ts";
import { tagged, tagOf } from "../src/play/by-link/match-link.ts";
import { beginByLink, contextOf, newMatchId, resumeByLink } from "../src/play/by-link/playing.ts";
import { Shelf } from "../src/play/by-link/shelf.ts";
import { createMatchMachine } from "../src/play/match.ts";

const game: Game = ticTacToe;
const sssnake: Game = four;
const dealt: Game = pantarei;
const ID = "abcdef234567";
const table = createTable(game);
const machine = createMatchMachine(game);
const record = (actions: readonly string[], outcome: GameRecord["outcome"] = null): GameRecord => ({
  ...recordOf(game, contextOf(machine, beginByLink(table, 0).beginning)),
  actions,
  outcome,
});
const resigned = { winners: [1], reason: "resign" };

/** What a browser keeps, as long as a test takes. */
function fakeStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

beforeEach(() => vi.stubGlobal("localStorage", fakeStorage()));

/** The match of a record, as the browser of a seat has it. */
const contextAt = (at: GameRecord, seat = 0) =>
  contextOf(machine, unwrap(resumeByLink(game, machine, at, seat)));

/** A browser that has a match so far, and opens a link of it. */
function opening(ours: GameRecord | undefined, theirs: GameRecord, taken = [0, 1], seat = 0) {
  const shelf = new Shelf(game);
  if (ours) shelf.put(contextAt(ours, seat), { id: ID, seat, taken, sent: 0 });
  const seats: Arrived[] = [];
  const looked: GameRecord[] = [];
  const source = tagged(formatLink(theirs), { id: ID, taken });
  const arrived = arrive(
    game,
    machine,
    shelf,
    source,
    { id: ID, taken },
    {
      sit: (at) => seats.push(at),
      look: (at) => looked.push(at),
    },
  );
  return { arrived, shelf, seats, looked };
}

describe("a link of a match by link", () => {
  test("is read by whoever does not know its tag", () => {
    const plain = record(["b2", "a1"]);
    expect(parseLink(tagged(formatLink(plain), { id: ID, taken: [0] }))).toEqual({ ok: true, value: plain });
  });

  test("gives its tag back; anything else has none", () => {
    expect(tagOf(tagged(formatLink(record([])), { id: ID, taken: [2, 0] }))).toEqual({
      id: ID,
      taken: [0, 2],
    });
    for (const evil of ["", "match=", "match=__proto__", "match=<b>x</b>xxxx", `match=${"a".repeat(41)}`])
      expect(tagOf(evil)).toBeUndefined();
    expect(tagOf(`match=${ID}&taken=1_x_1e9_-1_1`)).toEqual({ id: ID, taken: [1] });
  });

  test("has an id that nobody can guess, and that stands in a link as it is", () => {
    const ids = new Set(Array.from({ length: 200 }, newMatchId));
    expect(ids.size).toBe(200);
    for (const id of ids) expect(tagOf(`match=${id}`)?.id).toBe(id);
  });
});

describe("two records of the same match", () => {
  const ours = record(["b2", "a1"]);
  test.each([
    ["extends", record(["b2", "a1", "c3"])],
    ["extends", record(["b2", "a1"], resigned)],
    ["same", record(["b2", "a1"])],
    ["older", record(["b2"])],
    ["older", record([])],
  ])("%s", (state, theirs) => {
    expect(compareRecords(ours, theirs)).toEqual({ state });
  });

  test("that differ name the first action that does", () => {
    const compared = compareRecords(ours, record(["b2", "a3", "c3"]));
    expect(compared).toMatchObject({ state: "apart", failure: { code: "diverging", index: 1 } });
    if (compared.state !== "apart") throw new Error("not apart");
    expect(compared.failure.message).toEqual({
      en: "a3 in the link, a1 in your match",
      fr: "a3 dans le lien, a1 dans votre partie",
    });
  });

  test("of which one was given up before the other went on are apart", () => {
    const longer = record(["b2", "a1", "c3"]);
    for (const [a, b] of [
      [record(["b2", "a1"], resigned), longer],
      [longer, record(["b2", "a1"], resigned)],
    ] as const)
      expect(compareRecords(a, b)).toMatchObject({ failure: { code: "diverging", index: 2 } });
    const [one, other] = [resigned, { ...resigned, winners: [0] }].map((end) => record(["b2"], end));
    if (one && other) expect(compareRecords(one, other)).toMatchObject({ state: "apart" });
  });

  test("at other tables are other matches", () => {
    for (const other of [
      { ...ours, game: "pantarei" },
      { ...ours, seats: 3 },
      { ...ours, options: { lines: 4 } },
      { ...ours, start: "place:1 ........." },
    ])
      expect(compareRecords(ours, other)).toMatchObject({ failure: { code: "other-match" } });
  });
});

describe("a link that arrives", () => {
  const value = ({ arrived }: ReturnType<typeof opening>): Arrived => unwrap(arrived);

  test("of a new match gives the seat that is free", () => {
    const { link, notice } = value(opening(undefined, record(["b2"]), [0]));
    expect(link).toEqual({ id: ID, seat: 1, taken: [0, 1], sent: 1 });
    expect(notice.text.en).toContain("you are Player 2");
  });

  test("of a match whose seats are taken asks which is one’s own, or shows it", () => {
    const opened = opening(undefined, record(["b2"]));
    const { beginning, notice } = value(opened);
    expect(beginning).toBeUndefined();
    expect(notice.answers).toHaveLength(3);
    notice.answers?.[0]?.choose();
    expect(opened.seats[0]?.link?.seat).toBe(0);
    notice.answers?.[2]?.choose();
    expect(opened.looked).toEqual([record(["b2"])]);
  });

  test("that goes on from ours is taken in, and what it holds counts as sent", () => {
    const { link, notice, beginning } = value(opening(record(["b2"]), record(["b2", "a1"])));
    expect(notice.text.en).toBe("The link goes on with your match by link.");
    expect(link?.sent).toBe(2);
    if (!beginning) throw new Error("no match");
    expect(contextOf(machine, beginning)).toMatchObject({
      count: 2,
      seating: { occupants: ["person", ELSEWHERE] },
    });
  });

  test("that plays for us says so", () => {
    const { notice } = value(opening(record([]), record(["b2", "a1"])));
    expect(notice.text.en).toContain("actions of yours that were not played here");
  });

  test.each([
    ["nothing new", record(["b2", "a1"])],
    ["older than your match", record(["b2"])],
  ])("with %s leaves ours as it is", (says, theirs) => {
    const { notice, beginning } = value(opening(record(["b2", "a1"]), theirs));
    expect(notice.text.en).toContain(says);
    if (!beginning) throw new Error("no match");
    expect(contextOf(machine, beginning).count).toBe(2);
  });

  test("that does not fit is refused with the first action that differs; it can be looked at", () => {
    const theirs = record(["b2", "c3", "a2"]);
    const opened = opening(record(["b2", "a1"]), theirs);
    const { notice, beginning } = value(opened);
    expect(notice.failure).toMatchObject({ code: "diverging", index: 1 });
    if (!beginning) throw new Error("no match");
    expect(recordOf(game, contextOf(machine, beginning)).actions).toEqual(["b2", "a1"]);
    expect(opened.shelf.find(ID)?.record.actions).toEqual(["b2", "a1"]);
    notice.answers?.[0]?.choose();
    expect(opened.looked).toEqual([theirs]);
  });

  test("with an illegal action fails like any record", () => {
    const { arrived } = opening(record(["b2"]), record(["b2", "b2"]));
    expect(arrived).toMatchObject({ ok: false, error: { code: "refused", index: 1 } });
  });
});

test("a link of a match by link that was damaged fails in both languages, or replays", () => {
  const good = tagged(formatLink(record(["b2", "a1", "c3"])), { id: ID, taken: [0, 1] });
  const signs = fc.constantFrom(
    "",
    "&",
    "=",
    "%",
    "_",
    "0",
    "9",
    "\ud800",
    "__proto__",
    "<b>",
    "taken=",
    "match=",
  );
  const damage = fc.record({ at: fc.nat(good.length), cut: fc.nat(12), put: signs });
  const damaged = damage.map(({ at, cut, put }) => good.slice(0, at) + put + good.slice(at + cut));
  fc.assert(
    fc.property(damaged, (source) => {
      const shelf = new Shelf(game);
      shelf.put(contextAt(record(["b2"])), { id: ID, seat: 0, taken: [0], sent: 0 });
      const tag = tagOf(source) ?? { id: ID, taken: [] };
      const answers = { sit: () => {}, look: () => {} };
      const arrived = arrive(game, machine, shelf, source, tag, answers);
      if (!arrived.ok) expect(arrived.error.message.fr).toMatch(/./);
      else if (arrived.value.link) expect([0, 1]).toContain(arrived.value.link.seat);
      expect(shelf.find(ID)?.record.actions).toEqual(["b2"]);
    }),
    { seed: 7, numRuns: 400 },
  );
});

describe("a match by link", () => {
  test("of up to four seats is joined seat by seat", () => {
    const many = createMatchMachine(sssnake);
    const ofFour = createTable(sssnake, { seats: 4 });
    const context = contextOf(many, beginByLink(ofFour, 2).beginning);
    expect(context.seating.occupants).toEqual([ELSEWHERE, ELSEWHERE, "person", ELSEWHERE]);
    const source = formatLink(recordOf(sssnake, context));
    const shelf = new Shelf(sssnake);
    const answers = { sit: () => {}, look: () => {} };
    const { notice } = unwrap(arrive(sssnake, many, shelf, source, { id: ID, taken: [2] }, answers));
    expect(notice.answers?.slice(0, 3).map(({ text }) => text.en)).toEqual([
      expect.stringContaining("1"),
      expect.stringContaining("2"),
      expect.stringContaining("4"),
    ]);
  });

  test("is not sent while chance decides: two devices would draw differently", () => {
    const dealing = createMatchMachine(dealt);
    const context = contextOf(dealing, beginByLink(createTable(dealt), 0).beginning);
    expect(isUndecided(dealt, context)).toBe(true);
    expect(isUndecided(game, contextAt(record([])))).toBe(false);
  });

  test("is to be sent when others are to act, and what was sent is not taken back", () => {
    const context = contextAt(record(["b2"]));
    const link = { id: ID, seat: 0, taken: [0], sent: -1 };
    expect(isToSend(game, context, link)).toBe(true);
    expect(isToSend(game, context, { ...link, sent: 1 })).toBe(false);
    expect(isToSend(game, contextAt(record([])), link)).toBe(false);
    expect(isSent(game, context, link)).toBe(false);
    expect(isSent(game, context, { ...link, sent: 1 })).toBe(true);
    expect(isSent(game, context, undefined)).toBe(false);
  });
});

describe("the shelf of matches by link", () => {
  const link = (n: number) => ({ id: `match${String(n).padStart(3, "0")}`, seat: 0, taken: [0], sent: 0 });

  test("keeps several, the last first, over a reload", () => {
    const shelf = new Shelf(game);
    shelf.put(contextAt(record(["b2"])), link(1));
    shelf.put(contextAt(record([])), link(2));
    expect(new Shelf(game).matches.map(({ id, turn }) => [id, turn])).toEqual([
      ["match002", "here"],
      ["match001", "elsewhere"],
    ]);
    shelf.drop("match002");
    expect(new Shelf(game).matches).toHaveLength(1);
  });

  test("drops one that is over before one that goes on", () => {
    const shelf = new Shelf(game);
    const over = contextAt(record(["b2"], { winners: [0], reason: "resign" }));
    shelf.put(contextAt(record([])), link(0));
    shelf.put(over, link(1));
    for (let n = 2; n <= 40; n++) shelf.put(contextAt(record([])), link(n));
    expect(shelf.matches).toHaveLength(40);
    expect(shelf.find("match000")).toBeDefined();
    expect(shelf.find("match001")).toBeUndefined();
  });

  test("leaves out what has become something else", () => {
    const good = { ...link(1), record: record([]), turn: "here" };
    const evil = [
      null,
      7,
      {},
      { ...good, turn: "mine" },
      { ...good, id: "<b>" },
      { ...good, record: {} },
      good,
    ];
    localStorage.setItem(`serpentarium:${game.id}:links`, JSON.stringify(evil));
    expect(new Shelf(game).matches).toEqual([good]);
    expect(parseLinkSeat({ ...link(1), taken: ["0"] })).toBeUndefined();
  });
});

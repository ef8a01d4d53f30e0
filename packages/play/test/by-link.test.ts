import { createTable, type Game, type Message, unwrap } from "@serpentarium/core";
import { createContext } from "@serpentarium/core/context";
import { recordOf } from "@serpentarium/core/match";
import { formatLink, type GameRecord, parseLink, recordForSeat, replay } from "@serpentarium/core/record";
import { hiddenHands } from "@serpentarium/hidden-hands";
import { pantarei } from "@serpentarium/pantarei";
import { sssnake as four } from "@serpentarium/sssnake";
import { REMOTE_PLAYER, TableStore } from "@serpentarium/table";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareRecords } from "../src/by-link/compare-records.ts";
import { addTag, tagOf } from "../src/by-link/match-link.ts";
import { type LinkResult, openLink } from "../src/by-link/open-link.ts";
import { openSeatLink } from "../src/by-link/seat-link.ts";
import { beginByLink, resumeByLink } from "../src/by-link/start-by-link.ts";
import { newMatchId, type StoredLinkMatch, toStoredMatch } from "../src/library/stored-match.ts";
import { isChanceToAct, needsSending, wouldUndoSent } from "../src/match/link-seat.ts";
import { runMatch } from "../src/match/run-match.ts";
import { pluginOf, wordsOf } from "./fixtures/games.ts";
import { startMatch } from "./fixtures/start-match.ts";

const game: Game = ticTacToe;
const sssnake: Game = four;
const dealt: Game = pantarei;
const ID = "abcdef234567";
const words = wordsOf("tic-tac-toe", "en");
const read = ({ text }: { readonly text: Message }): string => words.format(text);
const table = createTable(game);
const record = (actions: readonly string[], outcome: GameRecord["outcome"] = null): GameRecord => ({
  ...recordOf(game, beginByLink(game, table, 0, true).start),
  actions,
  outcome,
});
const resigned = { winners: [1], reason: "resign" };

/** The match of a record in the browser of a seat. */
const contextAt = (at: GameRecord, seat = 0) => unwrap(resumeByLink(game, at, seat));

/** A match by link as its browser has stored it. */
function stored(at: GameRecord, seat = 0, taken = [0, 1]): StoredLinkMatch {
  const link = { id: ID, seat, taken, sent: 0 };
  return { ...toStoredMatch(game, contextAt(at, seat), { id: ID, savedAt: 0 }), link };
}

/** Opens a link in a browser that may have the match already. */
function opening(ours: GameRecord | undefined, theirs: GameRecord, taken = [0, 1], seat = 0) {
  const seats: LinkResult[] = [];
  const looked: GameRecord[] = [];
  const source = addTag(formatLink(theirs), { id: ID, taken });
  const arrived = openLink(
    game,
    ours && stored(ours, seat, taken),
    source,
    { id: ID, taken },
    {
      onSeatTaken: (at) => seats.push(at),
      onPreview: (at) => looked.push(at),
    },
  );
  return { arrived, seats, looked };
}

describe("a link of a match by link", () => {
  test("is valid without knowledge of its tag", () => {
    const plain = record(["b2", "a1"]);
    expect(parseLink(addTag(formatLink(plain), { id: ID, taken: [0] }))).toEqual({ ok: true, value: plain });
  });

  test("contains its tag; other texts have none", () => {
    expect(tagOf(addTag(formatLink(record([])), { id: ID, taken: [2, 0] }))).toEqual({
      id: ID,
      taken: [0, 2],
    });
    for (const evil of ["", "match=", "match=__proto__", "match=<b>x</b>xxxx", `match=${"a".repeat(41)}`])
      expect(tagOf(evil)).toBeUndefined();
    expect(tagOf(`match=${ID}&taken=1_x_1e9_-1_1`)).toEqual({ id: ID, taken: [1] });
  });

  test("has a random id that needs no escaping in links", () => {
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

  test("that diverge name the first different action", () => {
    const compared = compareRecords(ours, record(["b2", "a3", "c3"]));
    expect(compared).toMatchObject({ state: "apart", failure: { code: "diverging", index: 1 } });
    if (compared.state !== "apart") throw new Error("not apart");
    expect(words.format(compared.failure.message)).toBe("another action in the link than in your match");
  });

  test("diverge when one ended before the other continued", () => {
    const longer = record(["b2", "a1", "c3"]);
    for (const [a, b] of [
      [record(["b2", "a1"], resigned), longer],
      [longer, record(["b2", "a1"], resigned)],
    ] as const)
      expect(compareRecords(a, b)).toMatchObject({ failure: { code: "diverging", index: 2 } });
    const [one, other] = [resigned, { ...resigned, winners: [0] }].map((end) => record(["b2"], end));
    if (one && other) expect(compareRecords(one, other)).toMatchObject({ state: "apart" });
  });

  test("with different tables are different matches", () => {
    for (const other of [
      { ...ours, game: "pantarei" },
      { ...ours, seats: 3 },
      { ...ours, options: { lines: 4 } },
      { ...ours, start: "place:1 ........." },
    ])
      expect(compareRecords(ours, other)).toMatchObject({ failure: { code: "other-match" } });
  });
});

describe("opening a link", () => {
  const value = ({ arrived }: ReturnType<typeof opening>): LinkResult => unwrap(arrived);

  test("of a new match takes the free seat", () => {
    const { link, notice } = value(opening(undefined, record(["b2"]), [0]));
    expect(link).toEqual({ id: ID, seat: 1, taken: [0, 1], sent: 1 });
    expect(read(notice)).toContain("you are Player 2");
  });

  test("of a match whose seats are all taken shows the match and asks for the seat", () => {
    const opened = opening(undefined, record(["b2"]));
    const { start, notice, visited } = value(opened);
    expect(start).toBeUndefined();
    expect(visited).toMatchObject({ isPreview: true, record: { actions: ["b2"] } });
    expect(notice.buttons).toHaveLength(2);
    notice.buttons?.[0]?.onPress();
    expect(opened.seats[0]?.link?.seat).toBe(0);
  });

  test("that continues the stored match updates it and counts as sent", () => {
    const { link, notice, start } = value(opening(record(["b2"]), record(["b2", "a1"])));
    expect(read(notice)).toBe("The link continues your match by link.");
    expect(link?.sent).toBe(2);
    if (!start) throw new Error("no match");
    expect(start).toMatchObject({
      actions: { length: 2 },
      occupants: ["person", REMOTE_PLAYER],
    });
  });

  test("that contains actions of the own seat says so", () => {
    const { notice } = value(opening(record([]), record(["b2", "a1"])));
    expect(read(notice)).toContain("actions of yours that you did not play here");
  });

  test.each([
    ["nothing new", record(["b2", "a1"])],
    ["older than your match", record(["b2"])],
  ])("with %s leaves the stored match unchanged", (says, theirs) => {
    const { notice, start } = value(opening(record(["b2", "a1"]), theirs));
    expect(read(notice)).toContain(says);
    if (!start) throw new Error("no match");
    expect(start.actions).toHaveLength(2);
  });

  test("that diverges is refused with the first different action, and can be previewed", () => {
    const theirs = record(["b2", "c3", "a2"]);
    const opened = opening(record(["b2", "a1"]), theirs);
    const { notice, start } = value(opened);
    expect(notice.failure).toMatchObject({ code: "diverging", index: 1 });
    if (!start) throw new Error("no match");
    expect(recordOf(game, start).actions).toEqual(["b2", "a1"]);
    notice.buttons?.[0]?.onPress();
    expect(opened.looked).toEqual([theirs]);
  });

  test("with an illegal action fails", () => {
    const { arrived } = opening(record(["b2"]), record(["b2", "b2"]));
    expect(arrived).toMatchObject({ ok: false, error: { code: "refused", index: 1 } });
  });
});

test("a mutated link fails with a message, or replays", () => {
  const good = addTag(formatLink(record(["b2", "a1", "c3"])), { id: ID, taken: [0, 1] });
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
      const ours = stored(record(["b2"]), 0, [0]);
      const tag = tagOf(source) ?? { id: ID, taken: [] };
      const answers = { onSeatTaken: () => {}, onPreview: () => {} };
      const arrived = openLink(game, ours, source, tag, answers);
      if (!arrived.ok) expect(words.format(arrived.error.message)).toMatch(/./);
      else if (arrived.value.link) expect([0, 1]).toContain(arrived.value.link.seat);
    }),
    { seed: 7, numRuns: 400 },
  );
});

describe("a match by link", () => {
  test("with four seats is joined seat by seat", () => {
    const ofFour = createTable(sssnake, { seats: 4 });
    const context = beginByLink(sssnake, ofFour, 2, true).start;
    expect(context.occupants).toEqual([REMOTE_PLAYER, REMOTE_PLAYER, "person", REMOTE_PLAYER]);
    const source = formatLink(recordOf(sssnake, context));
    const answers = { onSeatTaken: () => {}, onPreview: () => {} };
    const { notice } = unwrap(openLink(sssnake, undefined, source, { id: ID, taken: [2] }, answers));
    expect(notice.buttons?.slice(0, 3).map(read)).toEqual([
      expect.stringContaining("1"),
      expect.stringContaining("2"),
      expect.stringContaining("4"),
    ]);
  });

  test("begins on a board that the site has set up, or that the players do", () => {
    const { game: apples } = pluginOf("ssserpent");
    const phases = [true, false].map(
      (isSetUp) => beginByLink(apples, createTable(apples), 0, isSetUp).start.position.phase,
    );
    expect(phases).toEqual(["heads", "blue"]);
  });

  test("is not sent while chance is to act, as two devices would draw differently", () => {
    const context = beginByLink(dealt, createTable(dealt), 0, true).start;
    expect(isChanceToAct(dealt, context)).toBe(true);
    expect(isChanceToAct(game, contextAt(record([])))).toBe(false);
  });

  test("needs sending when others are to act, and sent actions cannot be undone", () => {
    const context = contextAt(record(["b2"]));
    const link = { id: ID, seat: 0, taken: [0], sent: -1 };
    expect(needsSending(game, context, link)).toBe(true);
    expect(needsSending(game, context, { ...link, sent: 1 })).toBe(false);
    expect(needsSending(game, contextAt(record([])), link)).toBe(false);
    expect(wouldUndoSent(game, context, link)).toBe(false);
    expect(wouldUndoSent(game, context, { ...link, sent: 1 })).toBe(true);
    expect(wouldUndoSent(game, context, undefined)).toBe(false);
  });
});

test("one seat’s view shows the position that the seat knows", () => {
  const hidden: Game = hiddenHands;
  const start = createContext(hidden, { table: createTable(hidden), seed: "a" });
  const { context } = startMatch(hidden, start).getSnapshot();
  const seen = recordForSeat(hidden, unwrap(replay(hidden, recordOf(hidden, context))), 0);
  const view = unwrap(openSeatLink(hidden, seen));
  const store = new TableStore(hidden, {
    run: (from) => runMatch(hidden, from),
    start: createContext(hidden, { table: createTable(hidden) }),
    page: {},
  });
  store.send({ type: "display", match: view });
  expect(hidden.formatPosition(store.state.position)).toBe(seen.view);
  store.stop();
});

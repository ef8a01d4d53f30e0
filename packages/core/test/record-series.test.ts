import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unwrap } from "../src/index.ts";
import {
  createRecord,
  formatLink,
  type GameRecord,
  type MatchRecord,
  matchesOf,
  parseLink,
  parseRecord,
  replay,
} from "../src/record/index.ts";
import { replayMatch } from "../src/record/replay.ts";
import { scoreSeries } from "../src/series/index.ts";
import { positionTexts } from "./fixtures/match.ts";
import { pebbles } from "./fixtures/pebbles.ts";
import { plainPebbles } from "./fixtures/plain-pebbles.ts";
import { randomMatch, rotating, seriesOf, withMatches } from "./fixtures/series.ts";

// the same cases in every run
fc.configureGlobal({ seed: 1 });

const options = { pebbles: 4 };
const GAMES = ["die1 take1 die3 take3", "die2 take2 resign2", "die3 take3"];
const going = seriesOf(rotating(4), GAMES, { options });
const [first = expect.fail(), second = expect.fail(), third = expect.fail()] = matchesOf(going);
/** Replaces the matches of the series. */
const withSeries = (...matches: readonly MatchRecord[]): GameRecord => withMatches(going, matches);
const pausing = withSeries(first, second);

const failureOf = (data: unknown) => {
  const result = replay(pebbles, data);
  return result.ok ? "accepted" : result.error;
};

/** A random series: some finished games, and perhaps one in progress. */
const anySeries = fc
  .tuple(fc.nat(), fc.constantFrom(2, 3), fc.integer({ min: 1, max: 4 }), fc.nat(2), fc.nat(9))
  .map(([seed, seats, games, left, cut]): GameRecord => {
    const matches = Array.from({ length: games }, (_, i) =>
      randomMatch(pebbles, `${seed}/${i}`, seats, options),
    );
    const [last = expect.fail(), ...before] = matches.reverse();
    const open = { actions: last.actions.slice(0, cut), outcome: null };
    const isOver = cut >= last.actions.length;
    const played = [...before, isOver ? last : open];
    return withMatches(seriesOf(rotating(games + left), [], { seats, options }), played);
  });

describe("a record of a series", () => {
  test("is opened by replaying every match, also from JSON", () => {
    const opened = unwrap(replay(pebbles, JSON.stringify(going)));
    expect(opened.plan).toEqual(rotating(4));
    expect(opened.earlier).toEqual(going.earlier);
    expect(pebbles.formatPosition(opened.position)).toBe("throw 1 12 1 - 3,0");
    const matches = matchesOf(going).map((one) => unwrap(replayMatch(pebbles, opened.table, one)));
    expect(matches.map(({ position }) => pebbles.formatPosition(position))).toEqual([
      "over=2!end.last 0 12 0 - 1,3",
      "throw 2 12 1 - 2,0",
      "throw 1 12 1 - 3,0",
    ]);
    expect(matches.map(({ ended }) => ended)).toEqual([null, { reason: "resign", seat: 1 }, null]);
  });

  test("is equal after replay, for any series", () => {
    fc.assert(
      fc.property(anySeries, (record) => {
        const opened = unwrap(replay(pebbles, JSON.parse(JSON.stringify(record))));
        const { plan, table, earlier } = opened;
        expect(earlier).toHaveLength(matchesOf(record).length - 1);
        const { format: _, game: __, version: ___, ...match } = record;
        const again = createRecord(pebbles, { ...match, plan, table, outcome: opened.outcome });
        expect(again).toEqual({ ...record, options: table.options });
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    ["before the first action", [{ actions: [], outcome: null }]],
    ["in a match", [first, third]],
    ["between two matches", [first, second]],
    ["before the first action of a later match", [first, { actions: [], outcome: null }]],
    ["at the end", [first, second, first, first]],
  ])("may stop %s", (_name, matches) => {
    expect(failureOf(withSeries(...matches))).toBe("accepted");
  });
});

describe("a single game", () => {
  const start = "take=2 3 21 0 s 4,5";
  const match = { start, actions: ["take2"], outcome: null };
  const { plan: _, earlier: __, ...head } = going;
  const alone: GameRecord = { ...head, ...match };

  test("may have a start position, also in a link", () => {
    const opened = unwrap(replay(pebbles, unwrap(parseLink(formatLink(alone)))));
    expect(opened).toMatchObject({ start });
    expect(positionTexts(opened)).toEqual([start, "throw 1 21 1 s 4,7"]);
  });

  test("bad-record: a series with a start position", () => {
    const plan = rotating(4);
    expect(failureOf({ ...alone, plan })).toMatchObject({ code: "bad-record", match: 0 });
    expect(failureOf(withSeries(first, match))).toMatchObject({
      code: "bad-record",
      match: 1,
    });
  });

  test("counts the scores of the last position", () => {
    const outcome = { winners: [1], reason: "resign" };
    const sheet = scoreSeries(pebbles, { ...alone, outcome });
    expect(sheet.totals.map((total) => total / sheet.partsPerPoint)).toEqual([4, 7]);
  });
});

describe("an invalid record of a series is rejected", () => {
  const last = { ...first, outcome: null };
  const outcome = first.outcome ?? expect.fail();
  test.each([
    ["nothing", undefined],
    ["null", null],
    ["a number", 1],
    ["a list", []],
    ["text that is not JSON", "{"],
    ["a later format", { ...going, format: "serpentarium/2" }],
    ["a plan with another key", { ...going, plan: { ...going.plan, rounds: 1 } }],
    ["a plan without a first seat", { ...going, plan: { games: 4 } }],
    ["an unknown plan", { ...going, plan: { games: 4, first: "last" } }],
    ["games as text", { ...going, plan: { games: "4", first: "fixed" } }],
    ["numbers as matches", { ...going, earlier: [1, 2] }],
    ["an earlier match without actions", { ...going, earlier: [{ outcome: null }] }],
    ["an earlier match without an outcome", { ...going, earlier: [{ actions: [] }] }],
    ["no actions", { ...going, actions: undefined }],
    ["no outcome", { ...going, outcome: undefined }],
    ["actions as text", { ...going, earlier: [{ actions: "die1", outcome: null }] }],
    ["1001 matches", { ...going, earlier: Array(1000).fill(first) }],
    ["a million invalid matches", { ...going, earlier: Array(1e6).fill(0) }],
    ["a prototype", JSON.parse('{"__proto__":{"format":"serpentarium/1"}}')],
    ["a megabyte of text", "x".repeat(1e6)],
    ["a megabyte of brackets", "[".repeat(1e6)],
  ])("bad-record: %s", (_name, data) => {
    const failure = failureOf(data);
    expect(failure).toMatchObject({ code: "bad-record" });
    expect(failure).not.toHaveProperty("match");
  });

  test.each([
    ["more matches than planned", { ...going, plan: rotating(2) }, 2],
    ["an unfinished match before the last", withSeries(first, third, first), 1],
    ["a match cut short", withSeries({ ...first, actions: first.actions.slice(0, 3) }), 0],
    ["no outcome at the end of a match", withSeries(second, last), 1],
    ["an outcome before the end", withSeries(first, { ...third, outcome }), 1],
    ["another winner", withSeries({ ...first, outcome: { ...outcome, winners: [0] } }), 0],
    ["other scores", withSeries(first, { ...first, outcome: { ...outcome, scores: [9, 9] } }), 1],
    [
      "a resignation that all seats win",
      withSeries(first, { ...second, outcome: { winners: [0, 1], reason: "resign" } }),
      1,
    ],
  ])("bad-record: %s, with the match", (_name, data, match) => {
    expect(failureOf(data)).toMatchObject({ code: "bad-record", match });
  });

  test.each([
    ["refused", [first, { actions: ["die2", "take3"], outcome: null }], 1, 1],
    ["notation", [first, second, { actions: ["die2", "take2", "take1"], outcome: null }], 2, 2],
    ["notation", [{ actions: ["x".repeat(1e6)], outcome: null }], 0, 0],
    ["over", [{ ...first, actions: [...(first.actions ?? []), "die1"] }], 0, 4],
  ] as const)("%s: the first illegal action, with its match and index", (code, matches, match, index) => {
    expect(failureOf(withSeries(...matches))).toMatchObject({ code, match, index });
  });

  test("take.most: a refused action names its clause", () => {
    expect(failureOf(withSeries({ actions: ["die2", "take3"], outcome: null }))).toMatchObject({
      clause: "take.most",
    });
  });

  test("unknown-game, bad-version, bad-seats, bad-option: as for a single match", () => {
    expect(failureOf({ ...going, game: "marbles" })).toMatchObject({ code: "unknown-game" });
    expect(failureOf({ ...going, version: "0.3.0" })).toMatchObject({ code: "bad-version" });
    expect(failureOf({ ...going, seats: 1e9 })).toMatchObject({ code: "bad-seats" });
    expect(failureOf({ ...going, seats: "2" })).toMatchObject({ code: "bad-record" });
    for (const changes of [{ options: { pebbles: 1e9 } }, { options: JSON.parse('{"__proto__":1}') }]) {
      expect(failureOf({ ...going, ...changes })).toMatchObject({ code: "bad-option" });
    }
    for (const games of [0, -1, 1.5, 1001]) {
      expect(failureOf({ ...going, plan: rotating(games) })).toMatchObject({ code: "bad-option" });
    }
    expect(replay(plainPebbles, going)).toMatchObject({ error: { code: "unknown-game" } });
  });

  test("parseRecord checks the shape only", () => {
    const data = { ...withSeries({ actions: ["fly"], outcome: null }), plan: rotating(2) };
    expect(unwrap(parseRecord(data)).actions).toEqual(["fly"]);
  });

  test("bad-record: several matches without a plan", () => {
    const { plan: _, ...planless } = going;
    expect(failureOf(planless)).toMatchObject({ code: "bad-record", match: 1 });
  });
});

describe("a link to a series", () => {
  test("preserves any series", () => {
    fc.assert(
      fc.property(anySeries, (record) => {
        const link = formatLink(record);
        expect(link).toMatch(/^[\w&=.%+*-]+$/);
        for (const text of [link, `#${link}`, `https://example.org/play/#${link}`]) {
          expect(unwrap(parseLink(text))).toEqual(record);
        }
      }),
      { numRuns: 50 },
    );
  });

  test("is readable", () => {
    expect(
      formatLink(pausing)
        .replace(/^.*options=[^&]*&/, "")
        .split("&"),
    ).toEqual([
      "games=4",
      "first=rotating",
      "actions=die1_take1_die3_take3",
      "outcome=%7B%22winners%22%3A%5B1%5D%2C%22reason%22%3A%22end.last%22%2C%22scores%22%3A%5B1%2C3%5D%7D",
      "actions=die2_take2",
      "outcome=%7B%22winners%22%3A%5B0%5D%2C%22reason%22%3A%22resign%22%7D",
    ]);
  });

  test("fails with the name of a missing part", () => {
    const parsed = parseLink(formatLink(going).replace("first=rotating&", ""));
    expect(parsed).toMatchObject({
      error: { message: { id: "failures.bad-record.link-lacks", data: { missing: "first" } } },
    });
  });

  const link = formatLink(going);
  test.each([
    ["nothing", ""],
    ["another page", "https://example.org/?games=b"],
    ["several matches without games", link.replace("games=4&", "")],
    ["no first seat", link.replace("first=rotating&", "")],
    ["games that are not a number", link.replace("games=4", "games=four")],
    ["an unknown first seat", link.replace("rotating", "last")],
    ["no match", link.replace(/&actions=.*/, "")],
    ["a match without its outcome", link.replace(/&outcome=[^&]*$/, "")],
    ["an outcome too many", `${link}&outcome=null`],
    ["an outcome that is not JSON", link.replace("outcome=null", "outcome=draw")],
    ["1001 matches", link + "&actions=&outcome=null".repeat(1000)],
    ["a megabyte", "&".repeat(1e6)],
    ["a megabyte of options", link.replace(/options=[^&]*/, `options=${"[".repeat(1e6)}`)],
  ])("bad-record: %s", (_name, text) => {
    expect(parseLink(text)).toMatchObject({ ok: false, error: { code: "bad-record" } });
  });
});

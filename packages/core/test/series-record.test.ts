import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unwrap } from "../src/index.ts";
import { formatLink, kindOfRecord, parseLink, parseRecord, replay } from "../src/record/index.ts";
import {
  formatSeries,
  formatSeriesLink,
  parseSeries,
  parseSeriesLink,
  replaySeries,
  type SeriesRecord,
  scoreSheet,
} from "../src/series/index.ts";
import { pebbles } from "./fixtures/pebbles.ts";
import { plainPebbles } from "./fixtures/plain-pebbles.ts";
import { randomMatch, rotating, seriesOf } from "./fixtures/series.ts";

const options = { pebbles: 4 };
const GAMES = ["die1 take1 die3 take3", "die2 take2 resign2", "die3 take3"];
const going = seriesOf(rotating(4), GAMES, { options });
const [first, second, third] = going.matches;
const pausing: SeriesRecord = { ...going, matches: going.matches.slice(0, 2) };
const single = { ...going, format: "serpentarium/1", plan: undefined, matches: undefined, ...third };

const failureOf = (data: unknown) => {
  const result = replaySeries(pebbles, data);
  return result.ok ? "accepted" : result.error;
};

/** A series at random: some games that are over, and perhaps one that is not. */
const anySeries = fc
  .tuple(fc.nat(), fc.constantFrom(2, 3), fc.integer({ min: 1, max: 4 }), fc.nat(2), fc.nat(9))
  .map(([seed, seats, games, left, cut]): SeriesRecord => {
    const matches = Array.from({ length: games }, (_, i) =>
      randomMatch(pebbles, `${seed}/${i}`, seats, options),
    );
    const [last = expect.fail(), ...before] = matches.reverse();
    const open = { actions: last.actions.slice(0, cut), outcome: null };
    const isOver = cut >= last.actions.length;
    const played = [...before, isOver ? last : open];
    return { ...seriesOf(rotating(games + left), [], { seats, options }), matches: played };
  });

describe("a record of a series", () => {
  test("opens by every match being played through, also from JSON", () => {
    const opened = unwrap(replaySeries(pebbles, JSON.stringify(going)));
    expect(opened.plan).toEqual(rotating(4));
    expect(opened.matches.map(({ position }) => pebbles.formatPosition(position))).toEqual([
      "over=2!end.last 0 12 0 - 1,3",
      "throw 2 12 1 - 2,0",
      "throw 1 12 1 - 3,0",
    ]);
    expect(opened.matches.map(({ resigned }) => resigned)).toEqual([undefined, 1, undefined]);
  });

  test("of any series gives itself back", () => {
    fc.assert(
      fc.property(anySeries, (record) => {
        const { plan, table, matches } = unwrap(replaySeries(pebbles, JSON.parse(JSON.stringify(record))));
        expect(matches).toHaveLength(record.matches.length);
        expect(formatSeries(pebbles, { plan, table, matches: record.matches })).toEqual({
          ...record,
          options: table.options,
        });
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
    expect(failureOf({ ...going, matches })).toBe("accepted");
  });
});

describe("a game that is played alone", () => {
  const start = "take=2 3 21 0 s 4,5";
  const match = { start, actions: ["take2"], outcome: null };
  const alone: SeriesRecord = { ...going, plan: { games: 1, first: "fixed" }, matches: [match] };

  test("may begin elsewhere, also from a link", () => {
    const opened = unwrap(replaySeries(pebbles, unwrap(parseSeriesLink(formatSeriesLink(alone)))));
    expect(opened.matches[0]).toMatchObject({ start });
    expect(opened.matches[0]?.positions.map(pebbles.formatPosition)).toEqual([start, "throw 1 21 1 s 4,7"]);
  });

  test("bad-record: several begin like the game", () => {
    const plan = rotating(4);
    expect(failureOf({ ...alone, plan })).toMatchObject({ code: "bad-record", match: 0 });
    expect(failureOf({ ...alone, plan, matches: [first, match] })).toMatchObject({
      code: "bad-record",
      match: 1,
    });
  });

  test("counts the points of where it stopped", () => {
    const outcome = { winners: [1], reason: "resign" };
    const sheet = scoreSheet(pebbles, { ...alone, matches: [{ ...match, outcome }] });
    expect(sheet.totals.map((total) => total / sheet.parts)).toEqual([4, 7]);
  });
});

describe("a bad record of a series is refused", () => {
  const last = { ...first, outcome: null };
  test.each([
    ["nothing", undefined],
    ["null", null],
    ["a number", 1],
    ["a list", []],
    ["text that is no JSON", "{"],
    ["a format of the future", { ...going, format: "serpentarium-series/2" }],
    ["no plan", { ...going, plan: undefined }],
    ["a plan with more in it", { ...going, plan: { ...going.plan, rounds: 1 } }],
    ["a plan without a first seat", { ...going, plan: { games: 4 } }],
    ["a plan that nobody knows", { ...going, plan: { games: 4, first: "last" } }],
    ["games as text", { ...going, plan: { games: "4", first: "fixed" } }],
    ["no matches", { ...going, matches: undefined }],
    ["an empty list of matches", { ...going, matches: [] }],
    ["matches that are none", { ...going, matches: [1, 2] }],
    ["a match without actions", { ...going, matches: [{ outcome: null }] }],
    ["a match without an outcome", { ...going, matches: [{ actions: [] }] }],
    ["actions as text", { ...going, matches: [{ actions: "die1", outcome: null }] }],
    ["a thousand and one matches", { ...going, matches: Array(1001).fill(first) }],
    ["a million of nothing", { ...going, matches: Array(1e6).fill(0) }],
    ["a prototype", JSON.parse('{"__proto__":{"format":"serpentarium-series/1"}}')],
    ["a megabyte of text", "x".repeat(1e6)],
    ["a megabyte of brackets", "[".repeat(1e6)],
  ])("bad-record: %s", (_name, data) => {
    const failure = failureOf(data);
    expect(failure).toMatchObject({ code: "bad-record" });
    expect(failure).not.toHaveProperty("match");
  });

  test.each([
    ["more matches than planned", { ...going, plan: rotating(2) }, 2],
    ["a match before the last that goes on", { ...going, matches: [first, third, first] }, 1],
    ["a match cut short", { ...going, matches: [{ ...first, actions: first?.actions.slice(0, 3) }] }, 0],
    ["no outcome at the end of a match", { ...going, matches: [second, last] }, 1],
    ["an outcome before it", { ...going, matches: [first, { ...third, outcome: first?.outcome }] }, 1],
    [
      "another winner",
      { ...going, matches: [{ ...first, outcome: { ...first?.outcome, winners: [0] } }] },
      0,
    ],
    [
      "other scores",
      { ...going, matches: [first, { ...first, outcome: { ...first?.outcome, scores: [9, 9] } }] },
      1,
    ],
    [
      "a resignation that everybody wins",
      { ...going, matches: [first, { ...second, outcome: { winners: [0, 1], reason: "resign" } }] },
      1,
    ],
  ])("bad-record: %s, with the match", (_name, data, match) => {
    expect(failureOf(data)).toMatchObject({ code: "bad-record", match });
  });

  test.each([
    ["refused", [first, { actions: ["die2", "take3"], outcome: null }], 1, 1],
    ["notation", [first, second, { actions: ["die2", "take2", "take1"], outcome: null }], 2, 2],
    ["notation", [{ actions: ["x".repeat(1e6)], outcome: null }], 0, 0],
    ["over", [{ ...first, actions: [...(first?.actions ?? []), "die1"] }], 0, 4],
  ])("%s: the first action that does not hold, with its match and index", (code, matches, match, index) => {
    expect(failureOf({ ...going, matches })).toMatchObject({ code, match, index });
  });

  test("take.most: a refused action names its clause", () => {
    const matches = [{ actions: ["die2", "take3"], outcome: null }];
    expect(failureOf({ ...going, matches })).toMatchObject({ clause: "take.most" });
  });

  test("unknown-game, bad-version, bad-seats, bad-option: as in a record", () => {
    expect(failureOf({ ...going, game: "marbles" })).toMatchObject({ code: "unknown-game" });
    expect(failureOf({ ...going, version: "0.3.0" })).toMatchObject({ code: "bad-version" });
    expect(failureOf({ ...going, seats: 1e9 })).toMatchObject({ code: "bad-seats" });
    expect(failureOf({ ...going, seats: "2" })).toMatchObject({ code: "bad-record" });
    for (const bad of [{ options: { pebbles: 1e9 } }, { options: JSON.parse('{"__proto__":1}') }]) {
      expect(failureOf({ ...going, ...bad })).toMatchObject({ code: "bad-option" });
    }
    for (const games of [0, -1, 1.5, 1001]) {
      expect(failureOf({ ...going, plan: rotating(games) })).toMatchObject({ code: "bad-option" });
    }
    expect(replaySeries(plainPebbles, going)).toMatchObject({ error: { code: "unknown-game" } });
  });

  test("bad-record: one kind where the other was expected, in words", () => {
    for (const data of [single, JSON.stringify(single)]) {
      expect(parseSeries(data)).toMatchObject({
        error: {
          code: "bad-record",
          message: {
            en: "this is a single game, not a series of games",
            fr: "ceci est une seule partie, pas une série de parties",
          },
        },
      });
    }
    expect(parseRecord(going)).toMatchObject({
      error: { code: "bad-record", message: { en: "this is a series of games, not a single game" } },
    });
    expect(replay(pebbles, JSON.stringify(going))).toMatchObject({ error: { code: "bad-record" } });
  });

  test("parseSeries checks the shape only", () => {
    const data = { ...going, plan: rotating(2), matches: [{ actions: ["fly"], outcome: null }] };
    expect(unwrap(parseSeries(data)).matches[0]?.actions).toEqual(["fly"]);
  });
});

describe("a link to a series", () => {
  test("carries any series there and back", () => {
    fc.assert(
      fc.property(anySeries, (record) => {
        const link = formatSeriesLink(record);
        expect(link).toMatch(/^[\w&=.%+*-]+$/);
        for (const text of [link, `#${link}`, `https://example.org/play/#${link}`]) {
          expect(unwrap(parseSeriesLink(text))).toEqual(record);
          expect(kindOfRecord(text)).toBe("series");
        }
      }),
      { numRuns: 50 },
    );
  });

  test("can be read", () => {
    expect(
      formatSeriesLink(pausing)
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

  const link = formatSeriesLink(going);
  test.each([
    ["nothing", ""],
    ["another page", "https://example.org/?games=b"],
    ["no games", link.replace("games=4&", "")],
    ["no first seat", link.replace("first=rotating&", "")],
    ["games that are none", link.replace("games=4", "games=four")],
    ["a first seat that nobody knows", link.replace("rotating", "last")],
    ["no match", link.replace(/&actions=.*/, "")],
    ["a match without its outcome", link.replace(/&outcome=[^&]*$/, "")],
    ["an outcome too many", `${link}&outcome=null`],
    ["an outcome that is no JSON", link.replace("outcome=null", "outcome=draw")],
    ["a thousand and one matches", link + "&actions=&outcome=null".repeat(1000)],
    ["a megabyte", "&".repeat(1e6)],
    ["a megabyte of options", link.replace(/options=[^&]*/, `options=${"[".repeat(1e6)}`)],
  ])("bad-record: %s", (_name, text) => {
    expect(parseSeriesLink(text)).toMatchObject({ ok: false, error: { code: "bad-record" } });
  });

  test("bad-record: one kind where the other was expected, in words", () => {
    const match = formatLink(unwrap(parseRecord(single)));
    expect(parseSeriesLink(match)).toMatchObject({
      error: { code: "bad-record", message: { en: "this is a single game, not a series of games" } },
    });
    expect(parseLink(`#${link}`)).toMatchObject({
      error: {
        code: "bad-record",
        message: {
          en: "this is a series of games, not a single game",
          fr: "ceci est une série de parties, pas une seule partie",
        },
      },
    });
  });
});

describe("the kind of a record", () => {
  test("is that of its format, or of what its link has", () => {
    const match = unwrap(parseRecord(single));
    for (const source of [going, JSON.stringify(going), `\n ${JSON.stringify(going, null, 2)}\n`])
      expect(kindOfRecord(source)).toBe("series");
    for (const source of [match, JSON.stringify(match), formatLink(match), `#${formatLink(match)}`])
      expect(kindOfRecord(source)).toBe("match");
  });

  test.each([undefined, null, 7, "", "{", "[]", [], {}, "7", "#play", { format: "toString" }, { format: 1 }])(
    "is neither of %j",
    (source) => {
      expect(kindOfRecord(source)).toBeUndefined();
    },
  );
});

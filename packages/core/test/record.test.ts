import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createRandom, createTable, fail, type Outcome, playout, unwrap } from "../src/index.ts";
import {
  canReadRecords,
  createRecord,
  type EarlyEnding,
  formatLink,
  type GameRecord,
  outcomeOfEarlyEnding,
  outcomeRecordOf,
  parseLink,
  parseRecord,
  replay,
} from "../src/record/index.ts";
import { positionTexts } from "./fixtures/match.ts";
import { pebbles } from "./fixtures/pebbles.ts";
import { EN } from "./fixtures/words.ts";

// the same cases in every run
fc.configureGlobal({ seed: 1 });

function randomRecord(seed: number, seats = 2, options: object = {}): GameRecord {
  const table = createTable(pebbles, { seats, options });
  const actions: string[] = [];
  const { outcome } = playout(pebbles, pebbles.start(table), createRandom(seed), (position, action) =>
    actions.push(pebbles.formatAction(action, position)),
  ) as { outcome?: Outcome };
  return createRecord(pebbles, { table, actions, outcome });
}

const failureOf = (data: unknown) => {
  const result = replay(pebbles, data);
  return result.ok ? "accepted" : result.error;
};

const whole = randomRecord(1);
const started: GameRecord = { ...whole, actions: ["die2", "take2", "die1"], outcome: null };

describe("a record", () => {
  test("is opened by replaying it, also from JSON", () => {
    const opened = unwrap(replay(pebbles, JSON.stringify(started)));
    expect(opened.actions).toHaveLength(3);
    expect(positionTexts(opened)).toEqual([
      "throw 12 12 0 - 0,0",
      "take=2 12 12 0 - 0,0",
      "throw 10 12 1 - 2,0",
      "take=1 10 12 1 - 2,0",
    ]);
    expect(opened.ended).toBeNull();
  });

  test("is equal after replay, for any game", () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(2, 3), (seed, seats) => {
        const record = randomRecord(seed, seats, { opening: "choose", limit: 7 });
        const opened = unwrap(replay(pebbles, JSON.parse(JSON.stringify(record))));
        expect(
          createRecord(pebbles, {
            table: opened.table,
            actions: record.actions,
            outcome: opened.outcome,
          }),
        ).toEqual(record);
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    ["10.2.0", "10.0.7", true],
    ["10.2.0", "1.0.7", false],
    ["0.10.0", "0.10.3", true],
    ["0.10.0", "0.1.3", false],
    ["one", "one", false],
  ])("version %s can read records of version %s: %s", (version, older, reads) => {
    expect(canReadRecords({ version }, older)).toBe(reads);
  });

  test.each<EarlyEnding>([
    { reason: "resign", seat: 1 },
    { reason: "time", seat: 0 },
    { reason: "abandon", seat: 1 },
    { reason: "draw" },
  ])("contains an ending without a clause: %j", (ending) => {
    const ended = {
      ...started,
      outcome: outcomeRecordOf(outcomeOfEarlyEnding(pebbles, createTable(pebbles), ending)),
    };
    expect(unwrap(replay(pebbles, ended)).ended).toEqual(ending);
  });

  test("is replayed from its start position", () => {
    const start = "take=2 3 21 0 s 4,5";
    const record: GameRecord = { ...whole, start, actions: ["take2", "die3", "take1"] };
    const outcome = { winners: [0], reason: "end.last", scores: [5, 7] };
    const opened = unwrap(replay(pebbles, JSON.stringify({ ...record, outcome })));
    expect(opened.start).toBe(start);
    expect(positionTexts(opened)).toEqual([
      start,
      "throw 1 21 1 s 4,7",
      "take=3 1 21 1 s 4,7",
      "over=1!end.last 0 21 0 s 5,7",
    ]);
    const { table } = opened;
    expect(createRecord(pebbles, { table, start, actions: record.actions, outcome: opened.outcome })).toEqual(
      {
        ...record,
        outcome,
      },
    );
  });

  test("has no start where the match begins with the first position", () => {
    expect(Object.keys(whole)).not.toContain("start");
    expect(unwrap(replay(pebbles, whole)).start).toBeNull();
    expect(formatLink(whole)).not.toContain("start=");
  });

  test("is accepted from compatible versions", () => {
    for (const version of ["0.2.0", "0.2.99", "0.2.1-beta.1"]) {
      expect(failureOf({ ...whole, version })).toBe("accepted");
    }
  });
});

describe("an invalid record is rejected", () => {
  test.each([
    ["nothing", undefined],
    ["null", null],
    ["a number", 1],
    ["a list", []],
    ["text that is not JSON", "{"],
    ["an empty text", ""],
    ["JSON of something else", "[1,2]"],
    ["a later format", { ...whole, format: "serpentarium/2" }],
    ["an object as format", '{"format":{"toString":1}}'],
    ["a format of ten thousand nested lists", `{"format":${"[".repeat(1e4)}${"]".repeat(1e4)}}`],
    ["a format in a list", { ...whole, format: ["serpentarium/1"] }],
    ["no actions", { ...whole, actions: undefined }],
    ["numbers as actions", { ...whole, actions: [1, 2] }],
    ["actions as text", { ...whole, actions: "die1" }],
    ["no outcome", { ...whole, outcome: undefined }],
    ["a number as start", { ...whole, start: 7 }],
    ["null as start", { ...whole, start: null }],
    ["winners as text", { ...whole, outcome: { winners: "0", reason: "end.last" } }],
    ["null as options", { ...whole, options: null }],
    ["a prototype", JSON.parse('{"__proto__":{"format":"serpentarium/1"}}')],
    ["a megabyte of text", "x".repeat(1e6)],
    ["a megabyte of brackets", "[".repeat(1e6)],
    ["a megabyte of numbers as actions", { ...whole, actions: new Array(5e5).fill(0) }],
  ])("bad-record: %s", (_name, data) => {
    expect(failureOf(data)).toMatchObject({ code: "bad-record" });
  });

  test.each([
    ["another winner", { ...whole, outcome: { ...whole.outcome, winners: [0, 1] } }],
    ["another reason", { ...whole, outcome: { ...whole.outcome, reason: "end.limit" } }],
    ["other scores", { ...whole, outcome: { ...whole.outcome, scores: [9, 9] } }],
    ["no scores", { ...whole, outcome: { winners: whole.outcome?.winners, reason: "end.last" } }],
    ["no outcome at the end", { ...whole, outcome: null }],
    ["an outcome before the end", { ...started, outcome: whole.outcome }],
    ["a resignation that all seats win", { ...started, outcome: { winners: [0, 1], reason: "resign" } }],
    ["a resignation that no seat wins", { ...started, outcome: { winners: [], reason: "resign" } }],
    [
      "a resignation with scores",
      { ...started, outcome: { winners: [0], reason: "resign", scores: [2, 0] } },
    ],
    ["a draw that some seats do not share", { ...started, outcome: { winners: [0], reason: "draw" } }],
    ["an ending for an unknown reason", { ...started, outcome: { winners: [0], reason: "boredom" } }],
    ["a resignation after the end", { ...whole, outcome: { winners: [0], reason: "resign" } }],
    ["a game cut short", { ...whole, actions: whole.actions.slice(0, -1) }],
  ])("bad-record: %s", (_name, data) => {
    expect(failureOf(data)).toMatchObject({ code: "bad-record", index: data.actions.length });
  });

  test("fails with what was expected, and where", () => {
    const messageOf = (data: unknown) => {
      const failure = failureOf(data);
      return failure === "accepted" ? failure : EN.format(failure.message);
    };
    expect(messageOf({ ...whole, seats: "2" })).toBe("not a saved match: seats should be a number");
    expect(messageOf(7)).toBe("not a saved match: it should be an object");
  });

  test.each([
    ["refused", ["die2", "take3"], 1],
    ["notation", ["die2", "take2", "take1"], 2],
    ["notation", ["die2", ""], 1],
    ["notation", ["x".repeat(1e6)], 0],
    ["over", [...whole.actions, "die1"], whole.actions.length],
  ])("%s: the first illegal action, with its index", (code, actions, index) => {
    expect(failureOf({ ...started, actions })).toMatchObject({ code, index });
  });

  test.each(["", "take=9 1 12 0 - 0,0", "throw 12 123 0 - 0,0,0", "x".repeat(1e6)])(
    "bad-position: an invalid start (%#)",
    (start) => {
      expect(failureOf({ ...started, start })).toMatchObject({ code: "bad-position" });
    },
  );

  test("refused: an action that is legal in the first position but not in the start position", () => {
    expect(failureOf({ ...started, start: "take=1 3 12 0 - 0,0", actions: ["take2"] })).toMatchObject({
      code: "refused",
      index: 0,
    });
  });

  test("take.most: a refused action names its clause", () => {
    expect(failureOf({ ...started, actions: ["die2", "take3"] })).toMatchObject({ clause: "take.most" });
  });

  test("unknown-game, bad-version, bad-seats, bad-option", () => {
    expect(failureOf({ ...whole, game: "marbles" })).toMatchObject({ code: "unknown-game" });
    for (const version of ["0.3.0", "0.1.9", "1.2.1", "0.2", "", "next", "9".repeat(1e6)]) {
      expect(failureOf({ ...whole, version })).toMatchObject({ code: "bad-version" });
    }
    expect(failureOf({ ...whole, seats: 1e9 })).toMatchObject({ code: "bad-seats" });
    expect(failureOf({ ...whole, options: { pebbles: 1e9 } })).toMatchObject({ code: "bad-option" });
    expect(failureOf({ ...whole, options: JSON.parse('{"__proto__":1}') })).toMatchObject({
      code: "bad-option",
    });
  });
});

describe("a link", () => {
  test("preserves any record", () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(2, 3), (seed, seats) => {
        const record = randomRecord(seed, seats);
        const link = formatLink(record);
        expect(link).toMatch(/^[\w&=.%+*-]+$/);
        for (const text of [link, `#${link}`]) expect(unwrap(parseLink(text))).toEqual(record);
      }),
      { numRuns: 50 },
    );
    expect(unwrap(parseLink(formatLink({ ...started, actions: [] }))).actions).toEqual([]);
  });

  test("preserves a start", () => {
    const record = { ...started, start: "take=2 8 21 1 s 1,3", actions: ["take2"] };
    expect(formatLink(record)).toContain("&start=take%3D2+8+21+1+s+1%2C3&actions=take2&");
    expect(unwrap(parseLink(formatLink(record)))).toEqual(record);
  });

  const link = formatLink(started);
  test.each([
    ["nothing", ""],
    ["an empty fragment", "#"],
    ["another page", "https://example.org/?a=b"],
    ["no version", link.replace(/version=[^&]*&/, "")],
    ["seats that are not a number", link.replace("seats=2", "seats=two")],
    ["options that are not JSON", link.replace(/options=[^&]*/, "options=%7B")],
    ["an outcome that is not JSON", link.replace("outcome=null", "outcome=draw")],
    ["a number as outcome", link.replace("outcome=null", "outcome=7")],
    ["a link cut short", link.slice(0, -9)],
    ["two starts", `${link}&start=a&start=b`],
    ["percent signs alone", "%".repeat(1000)],
    ["a megabyte", "&".repeat(1e6)],
    ["a megabyte of options", link.replace(/options=[^&]*/, `options=${"[".repeat(1e6)}`)],
  ])("bad-record: %s", (_name, text) => {
    expect(parseLink(text)).toMatchObject({ ok: false, error: { code: "bad-record" } });
  });

  test("with many invalid actions is rejected by replay at the first one", () => {
    const record = unwrap(parseLink(link.replace(/actions=[^&]*/, `actions=${"x_".repeat(5e5)}`)));
    expect(failureOf(record)).toMatchObject({ code: "notation", index: 0 });
  });
});

test("parseRecord checks the shape only", () => {
  expect(unwrap(parseRecord({ ...started, actions: ["fly"] })).actions).toEqual(["fly"]);
});

test("fail adds the details of the failure", () => {
  expect(fail("notation", "no", { index: 3 })).toEqual({
    ok: false,
    error: { code: "notation", message: "no", index: 3 },
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  fail,
  type Outcome,
  placesOfWinners,
  type Result,
  type Seat,
  succeed,
  type Table,
  unwrap,
} from "../src/index.ts";
import {
  cellIn,
  cellsIn,
  checkOutcomeReason,
  choice,
  createPositionNotation,
  formatCell,
  formatFraction,
  formatOutcome,
  integer,
  listOf,
  mapCodec,
  optional,
  parseOutcome,
  type SharedWinNotation,
  seatAt,
} from "../src/notation/index.ts";
import { told } from "./fixtures/words.ts";

// the same cases in every run
fc.configureGlobal({ seed: 1 });

const table = { seats: 3, options: {} };
const GRID = { columns: 4, rows: 3 };
const cells = Array.from({ length: 12 }, (_, cell) => cell);

const messageOf = (result: Result<unknown>) => (result.ok ? undefined : told(result.error.message));
const codeOf = (result: Result<unknown>): string | undefined => (result.ok ? undefined : result.error.code);

/** Texts that resemble notations. */
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(..."abcxyz0123456789-,/:!. ") }),
  fc.constantFrom(
    "constructor",
    "__proto__",
    "1e3",
    "９",
    "a".repeat(1e5),
    "1,".repeat(1e5),
    "9".repeat(400),
  ),
);

describe("cells", () => {
  test("are named as on a chessboard, with indices from the top left", () => {
    expect(cells.map((cell) => formatCell(GRID, cell)).join(" ")).toBe("a3 b3 c3 d3 a2 b2 c2 d2 a1 b1 c1 d1");
    for (const cell of cells) expect(unwrap(cellIn(GRID).parse(formatCell(GRID, cell)))).toBe(cell);
  });

  test("can have 26 columns and more than nine rows", () => {
    const wide = { columns: 26, rows: 120 };
    expect(formatCell(wide, 25)).toBe("z120");
    expect(unwrap(cellIn(wide).parse("z120"))).toBe(25);
    expect(unwrap(cellIn(wide).parse("a10"))).toBe(110 * 26);
  });

  test.each(["", "a", "1", "a0", "a4", "e1", "a01", "A1", "a1 ", " a1", "a1\n", "aa1", "a1b2", "-1", "a1.0"])(
    "%j is not a cell",
    (text) => {
      const parsed = cellIn(GRID).parse(text);
      expect(codeOf(parsed)).toBe("notation");
      expect(messageOf(parsed)).toEqual({
        en: "expected a cell, a1 to d3",
        fr: "attendu\u00a0: une case, de a1 à d3",
      });
    },
  );
});

describe("the cells of a grid", () => {
  const counted = { ...GRID, signs: "xo" };
  const dotted = { ...GRID, signs: "xo", empty: ".", separator: "" };
  const some = [-1, -1, -1, -1, 0, -1, -1, 1, -1, 1, -1, -1];

  test("are formatted row by row from the top", () => {
    expect(cellsIn(counted).format(some)).toBe("4/x2o/1o2");
    expect(cellsIn(dotted).format(some)).toBe("....x..o.o..");
    expect(cellsIn({ ...dotted, separator: "|" }).format(some)).toBe("....|x..o|.o..");
    expect(cellsIn({ columns: 12, rows: 2, signs: "x" }).format(Array(24).fill(-1))).toBe("12/12");
  });

  test("can be parsed again, whatever they contain", () => {
    const any = fc.array(fc.constantFrom(-1, 0, 1), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(any, fc.constantFrom(counted, dotted), (kinds, notation) => {
        expect(unwrap(cellsIn(notation).parse(cellsIn(notation).format(kinds)))).toEqual(kinds);
      }),
    );
  });

  test.each([
    "",
    "4/4",
    "4/4/4/4",
    "4/4/5",
    "4/4/3",
    "12",
    "444",
    "4/4/22",
    "4/4/04",
    "4/4/1111",
    "4/4/xxxxx",
    "4/4/4z",
    "4/4/4 ",
    "4/4/999999999999",
    "4/4/....",
    `4/4/${"9".repeat(1000)}`,
  ])("%j is rejected", (text) => {
    const parsed = cellsIn(counted).parse(text);
    expect(codeOf(parsed)).toBe("notation");
    expect(messageOf(parsed)).toEqual({
      en: "expected something like 4/4/4",
      fr: "attendu\u00a0: quelque chose comme 4/4/4",
    });
  });

  test.each(["", "....x..o.o.", "....x..o.o...", "....x..o.o.3", "3.x..o.o..", "....x..o.o.z"])(
    "%j is rejected where empty cells have a sign",
    (text) => expect(codeOf(cellsIn(dotted).parse(text))).toBe("notation"),
  );
});

describe("lists", () => {
  const number = integer(0, 20);
  const numbers = listOf(number);
  const hands = listOf(numbers, "/");

  test("format and parse a hand, several hands, and hands without cards", () => {
    expect(numbers.format([1, 2, 3])).toBe("1,2,3");
    expect(numbers.format([])).toBe("-");
    expect(unwrap(numbers.parse("1,2,3"))).toEqual([1, 2, 3]);
    expect(unwrap(hands.parse("1,2/-/3"))).toEqual([[1, 2], [], [3]]);
  });

  test("of lists can be parsed again", () => {
    const any = fc.array(fc.array(fc.nat(20), { maxLength: 2 }), { maxLength: 3 });
    const pages = listOf(hands, ";");
    fc.assert(
      fc.property(fc.array(any, { maxLength: 2 }), (all) => {
        expect(unwrap(pages.parse(pages.format(all)))).toEqual(all);
      }),
    );
    expect([[], [[]], [[[]]], [[[1]]]].map(pages.format)).toEqual(["-", "--", "---", "1"]);
  });

  test("of values that may be missing can be parsed again", () => {
    const some = listOf(optional(number));
    const all = optional(listOf(optional(numbers), "/"));
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(20))), (values) => {
        expect(unwrap(some.parse(some.format(values)))).toEqual(values);
      }),
    );
    fc.assert(
      fc.property(fc.option(fc.array(fc.option(fc.array(fc.nat(20))), { maxLength: 2 })), (values) => {
        expect(unwrap(all.parse(all.format(values)))).toEqual(values);
      }),
    );
    expect(some.format([null])).toBe("--");
  });

  test("of a fixed length are written without another dash", () => {
    const one = listOf(numbers, "/", 1);
    expect(one.format([[]])).toBe("-");
    expect(unwrap(one.parse("-"))).toEqual([[]]);
    const row = listOf(choice(["-", "x"]), "", 3);
    expect(row.format(["-", "-", "-"])).toBe("---");
    expect(unwrap(row.parse("---"))).toEqual(["-", "-", "-"]);
  });

  test("of words keep their number of words in a position", () => {
    const three = listOf(optional(number), " ", 3);
    const rest = listOf(number, " ");
    type Value = readonly (number | null)[];
    interface Words {
      readonly phase: "read";
      readonly table: Table;
      readonly mapped: Value;
      readonly maybe: Value | null;
      readonly rest: readonly number[] | null;
    }
    const { formatPosition, parsePosition } = createPositionNotation<Words>({
      forms: { read: "<mapped> <maybe> <rest>" },
      fields: () => ({
        mapped: mapCodec(
          three,
          { type: "array" },
          (value: Value) => value,
          (read) => read,
        ),
        maybe: optional(three),
        rest: optional(rest),
      }),
      example: "read:1 2 3 - - - -",
    });
    const position = { phase: "read", table, mapped: [1, 2, 3] } as const;
    const cases = [null, [4, null, 6], [null, null, null]].flatMap((maybe) =>
      [null, [], [7, 8]].map((last) => ({ ...position, maybe, rest: last })),
    );
    const texts = cases.map(formatPosition);
    expect(texts.slice(0, 3)).toEqual(["read:1 2 3 - - - -", "read:1 2 3 - - - --", "read:1 2 3 - - - 7 8"]);
    expect(new Set(texts).size).toBe(cases.length);
    expect(texts.map((text) => unwrap(parsePosition(text, table)))).toEqual(cases);
  });

  test.each(["", ",", "1,", ",1", "1,,2", "1;2", "1,-", "1, 2"])(
    "%j fails like its first invalid entry",
    (text) => expect(numbers.parse(text)).toEqual(number.parse("x")),
  );

  test("of a fixed length have no other", () => {
    const pair = listOf(number, ",", 2);
    expect(pair.parse("1,2")).toEqual(succeed([1, 2]));
    for (const text of ["-", "1", "1,2,3"])
      expect(messageOf(pair.parse(text))).toEqual({
        en: "expected 2 entries",
        fr: "attendu\u00a0: 2 valeurs",
      });
  });

  test("are not parsed beyond the first invalid entry", () => {
    let count = 0;
    const entry = {
      ...number,
      parse() {
        count++;
        return fail("notation", "expected y");
      },
    };
    expect([codeOf(listOf(entry).parse("x,".repeat(1e5))), count]).toEqual(["notation", 1]);
  });
});

describe("single values", () => {
  test.each([
    ["0", 0],
    ["7", 7],
    ["20", 20],
  ])("%s is a number from 0 to 20", (text, value) =>
    expect(integer(0, 20).parse(text)).toEqual(succeed(value)),
  );

  test.each(["", "21", "-1", "07", "+7", "7.0", "7e0", " 7", "7 ", "x", "٧", "1".repeat(400)])(
    "%j is not a number from 0 to 20",
    (text) =>
      expect(messageOf(integer(0, 20).parse(text))).toEqual({
        en: "expected a whole number, 0 to 20",
        fr: "attendu\u00a0: un nombre entier, de 0 à 20",
      }),
  );

  test("a number has up to sixteen digits, but is no other number", () => {
    const most = Number.MAX_SAFE_INTEGER;
    for (const value of [most, -most])
      expect(integer(-most, most).parse(String(value))).toEqual(succeed(value));
    for (const text of ["9007199254740993", "-9007199254740992", "9999999999999999"])
      expect(codeOf(integer(-1e17, 1e17).parse(text))).toBe("notation");
  });

  const headings = ["n", "e", "s", "w"] as const;

  test("a choice is the value with the text", () => {
    expect(unwrap(choice(headings).parse("e"))).toBe("e");
    const action = { cell: 3 };
    expect(unwrap(choice([action], ({ cell }) => formatCell(GRID, cell)).parse("d3"))).toBe(action);
  });

  test("the text of a choice depends on nothing but the value", () => {
    const format = (value: string, suffix = "") => value + suffix;
    expect(messageOf(choice(["a", "b"], format).parse("x"))?.en).toBe("expected a or b");
  });

  test("a missing value is written as -", () => {
    const maybe = optional(integer(0, 9));
    expect([maybe.format(null), maybe.format(0)]).toEqual(["-", "0"]);
    expect([maybe.parse("-"), maybe.parse("0")]).toEqual([succeed(null), succeed(0)]);
    expect(maybe.parse("")).toEqual(integer(0, 9).parse(""));
  });

  test("a value can be written like another", () => {
    const doubled = mapCodec(
      integer(0, 4),
      { type: "integer" },
      (value: number) => value / 2,
      (read) => 2 * read,
    );
    expect(doubled.format(6)).toBe("3");
    expect(doubled.parse("3")).toEqual(succeed(6));
    expect(doubled.parse("5")).toEqual(integer(0, 4).parse("5"));
  });

  test.each([
    [["n"], "expected n", "attendu\u00a0: n"],
    [headings, "expected n, e, s, or w", "attendu\u00a0: n, e, s ou w"],
    [cells, "expected 0, 1, 2, 3, 4, 5, 6, …, or 11", "attendu\u00a0: 0, 1, 2, 3, 4, 5, 6, … ou 11"],
  ] as const)("the failure lists %j, but not all of many values", (values, en, fr) => {
    const parsed = choice<string | number>(values).parse("x");
    expect([codeOf(parsed), messageOf(parsed)]).toEqual(["notation", { en, fr }]);
  });

  test("the failure uses a description where given", () => {
    const expected = "a heading";
    expect(messageOf(choice(headings, String, expected).parse(""))).toEqual({
      en: "expected a heading",
      fr: "attendu\u00a0: a heading",
    });
  });
});

describe("outcomes", () => {
  const REASONS = ["end.line", "end.full"];
  const parse = (text: string, several?: SharedWinNotation) => parseOutcome(text, REASONS, table, several);

  test.each([
    ["1!end.line", "draw", [0]],
    ["draw!end.full", "draw", [0, 1, 2]],
    ["1,3!end.full", ",", [0, 2]],
    ["1+2+3!end.line", "+", [0, 1, 2]],
    ["3!end.full", "+", [2]],
  ] as const)("%s can be parsed and formatted, with %s for several winners", (text, several, winners) => {
    const outcome = unwrap(parse(text, several));
    expect(outcome.places).toEqual(placesOfWinners(winners, table));
    expect(formatOutcome(outcome, several)).toBe(text);
  });

  test.each([
    ["2.3.1!end.line", [2, 3, 1]],
    ["1.1.1!end.full", [1, 1, 1]],
    ["2.1.2!end.full", [2, 1, 2]],
    ["2.2.2!end.full", [2, 2, 2]],
    ["1!end.line", [1]],
    ["2!end.line", [2]],
  ])("%s can be parsed and formatted with the places of all seats", (text, places) => {
    const outcome = unwrap(parseOutcome(text, REASONS, { seats: places.length }, "places"));
    expect(outcome.places).toEqual(places);
    expect(formatOutcome(outcome, "places")).toBe(text);
  });

  test("are formatted without scores", () => {
    expect(formatOutcome({ reason: "end.full", places: [2, 1, 3], scores: [1, 2, 0] })).toBe("2!end.full");
  });

  test.each([
    ["", "draw"],
    ["1", "draw"],
    ["!end.line", "draw"],
    ["0!end.line", "draw"],
    ["4!end.line", "draw"],
    ["1,2!end.line", "draw"],
    ["draw!end.line", ","],
    ["-!end.line", ","],
    ["2,1!end.line", ","],
    ["1,1!end.line", ","],
    ["1+2!end.line", ","],
    ["1!end.line!end.line", "draw"],
    ["1!", "draw"],
    ["draw!end.full", "places"],
    ["1.2!end.line", "places"],
    ["1.2.3.4!end.line", "places"],
    ["1.2.0!end.line", "places"],
    ["1.2.4!end.line", "places"],
    ["1.3.3!end.line", "places"],
    ["2.3.3!end.line", "places"],
    ["2.2.3!end.line", "places"],
    ["1,2,3!end.line", "places"],
    ["-!end.line", "places"],
  ] as const)("%j is rejected, with %s for several winners", (text, several) => {
    const parsed = parse(text, several);
    expect(codeOf(parsed)).toBe("bad-position");
    expect(messageOf(parsed)?.en).toMatch(
      /^(expected a result such as 1!end\.line|unknown reason end\.line!)/,
    );
  });

  test("are counted before their places are compared", () => {
    const before = performance.now();
    expect(codeOf(parse(`${"2.".repeat(2e5)}1!end.line`, "places"))).toBe("bad-position");
    expect(performance.now() - before).toBeLessThan(5000);
  });

  test("fail with the name of an unknown reason", () => {
    expect(messageOf(parse("1!end.kiss"))).toEqual({
      en: "unknown reason end.kiss: expected one of end.line, end.full",
      fr: "raison inconnue end.kiss, au lieu d’une de celles-ci\u00a0: end.line, end.full",
    });
  });
});

describe("the reason of an outcome", () => {
  const REASONS = ["end.line", "end.full"];

  test("checkOutcomeReason fails with an unknown reason and the known ones", () => {
    expect(checkOutcomeReason("draw!end.kiss", REASONS)).toEqual({
      code: "bad-position",
      message: { id: "failures.bad-position.reason", data: { given: "end.kiss", reasons: REASONS } },
    });
  });

  test("checkOutcomeReason quotes the beginning of a long reason", () => {
    const { en, fr } = told(checkOutcomeReason(`1!${"9".repeat(1e6)}`, REASONS)?.message ?? "");
    expect([en.length < 150, fr.length < 150, en.includes("999…")]).toEqual([true, true, true]);
  });

  test.each(["1!end.line", "draw!end.full", "draw", "", "1!"])("checkOutcomeReason accepts %j", (ending) => {
    expect(checkOutcomeReason(ending, REASONS)).toBeUndefined();
  });
});

describe("positions", () => {
  interface Field {
    readonly table: typeof table;
    readonly stones: number;
  }
  type Pile = Field &
    (
      | { readonly phase: "deal" }
      | { readonly phase: "take"; readonly toAct: Seat }
      | { readonly phase: "over"; readonly outcome: Outcome }
    );
  const { formatPosition, parsePosition } = createPositionNotation<Pile, "outcome">({
    forms: { deal: "chance <stones> -", take: "<toAct> <stones> -", over: "<outcome> <stones> !" },
    fields: (at) => ({
      toAct: seatAt(at),
      outcome: { format: (outcome) => formatOutcome(outcome, "+") },
      stones: integer(0, 12),
    }),
    example: "take:1 12 -",
    complete(read) {
      const { stones } = read;
      if (stones === 11) return { problem: "eleven is odd", spaces: ["pile"] };
      if (read.phase === "deal") return read;
      return stones === 0
        ? { phase: "over", table, stones, outcome: { reason: "end.taken", places: [1, 2, 1] } }
        : { phase: "take", table, stones, toAct: stones % 3 };
    },
  });

  test.each([
    ["deal:chance 12 -", { phase: "deal", table, stones: 12 }],
    ["take:2 7 -", { phase: "take", table, toAct: 1, stones: 7 }],
    [
      "over:1+3!end.taken 0 !",
      { phase: "over", table, stones: 0, outcome: { reason: "end.taken", places: [1, 2, 1] } },
    ],
  ] as const)("%s is parsed, and formatted again", (text, position) => {
    expect(unwrap(parsePosition(text, table))).toEqual(position);
    expect(formatPosition(position)).toBe(text);
  });

  test.each([
    ["", "expected a text like take:1 12 -", "attendu\u00a0: un texte comme take:1 12 -"],
    ["constructor:1 12 -", "expected a text like take:1 12 -", "attendu\u00a0: un texte comme take:1 12 -"],
    [
      "take:2 13 -",
      "expected a whole number, 0 to 12 (<stones>)",
      "attendu\u00a0: un nombre entier, de 0 à 12 (<stones>)",
    ],
    [
      "take:4 7 -",
      "expected a whole number, 1 to 3 (<toAct>)",
      "attendu\u00a0: un nombre entier, de 1 à 3 (<toAct>)",
    ],
    [
      "take",
      "expected a whole number, 1 to 3 (<toAct>)",
      "attendu\u00a0: un nombre entier, de 1 à 3 (<toAct>)",
    ],
    [
      "take:1 7 -",
      "expected take:2 in place of take:1, judging by the rest",
      "attendu\u00a0: take:2 au lieu de take:1, d’après le reste",
    ],
    [
      "deal:1 7 -",
      "expected deal:chance in place of deal:1, judging by the rest",
      "attendu\u00a0: deal:chance au lieu de deal:1, d’après le reste",
    ],
    [
      "over:2!end.taken 0 !",
      "expected over:1+3!end.taken in place of over:2!end.taken, judging by the rest",
      "attendu\u00a0: over:1+3!end.taken au lieu de over:2!end.taken, d’après le reste",
    ],
    ["take:2 7", "expected a text like take:1 12 -", "attendu\u00a0: un texte comme take:1 12 -"],
    ["take:2 7 - ", "expected a text like take:1 12 -", "attendu\u00a0: un texte comme take:1 12 -"],
    [
      "take:2 7 !",
      "expected - in place of !, judging by the rest",
      "attendu\u00a0: - au lieu de !, d’après le reste",
    ],
  ])("%j is rejected with a message", (text, en, fr) => {
    const parsed = parsePosition(text, table);
    expect([codeOf(parsed), messageOf(parsed)]).toEqual(["bad-position", { en, fr }]);
  });

  test("are refused with the beginning of a long word only", () => {
    expect(messageOf(parsePosition(`over:${"x".repeat(1e5)} 0 !`, table))?.en).toBe(
      `expected over:1+3!end.taken in place of over:${"x".repeat(55)}, judging by the rest`,
    );
  });

  test("throw where a form names no field", () => {
    const { formatPosition, parsePosition } = createPositionNotation<Pile & { readonly phase: "deal" }>({
      forms: { deal: "<stonse>" },
      fields: () => ({ stones: integer(0, 9) }),
      example: "deal:1",
    });
    const wrong = expect.objectContaining({
      code: "bad-game",
      message: "forms: <stonse> is not one of the fields",
    });
    expect(() => formatPosition({ phase: "deal", table, stones: 1 })).toThrow(wrong);
    expect(() => parsePosition("deal:1", table)).toThrow(wrong);
  });

  test("need complete where it gives the values of fields", () => {
    type Position = Pile & { readonly phase: "deal" };
    const description = { forms: { deal: "<stones>" }, example: "deal:1" };
    const fields = () => ({ stones: integer(0, 9) });
    expect(
      createPositionNotation<Position, "line">({ ...description, fields }).parsePosition("deal:1", table).ok,
    ).toBe(true);
    // @ts-expect-error the stones would be missing
    createPositionNotation<Position, "stones">({ ...description, fields });
  });

  test("are refused with the spaces that show why", () => {
    expect(parsePosition("take:3 11 -", table)).toEqual(
      fail("bad-position", "eleven is odd", { spaces: ["pile"] }),
    );
  });

  test("have the fields of their own table", () => {
    expect(parsePosition("take:2 4 -", { seats: 2, options: {} })).toMatchObject({ ok: true });
    expect(messageOf(parsePosition("take:3 5 -", { seats: 2, options: {} }))?.en).toBe(
      "expected a whole number, 1 to 2 (<toAct>)",
    );
    expect(parsePosition("take:3 5 -", table)).toMatchObject({ ok: true });
  });

  interface Hands {
    readonly phase: "play";
    readonly table: typeof table;
    readonly pair: readonly [number, number];
    readonly rounds: readonly number[];
  }
  const hands = createPositionNotation<Hands>({
    forms: { play: "<pair> x <rounds>" },
    fields: () => ({
      pair: listOf<number, Hands["pair"]>(integer(0, 9), " ", 2),
      rounds: listOf(integer(0, 9), " "),
    }),
    example: "play:1 2 x -",
  });

  test.each([
    ["play:1 2 x -", [1, 2], []],
    ["play:1 2 x 3", [1, 2], [3]],
    ["play:1 2 x 3 4 5", [1, 2], [3, 4, 5]],
  ] as const)("%s has fields of several words", (text, pair, rounds) => {
    expect(hands.parsePosition(text, table)).toEqual(succeed({ phase: "play", table, pair, rounds }));
    expect(hands.formatPosition({ phase: "play", table, pair, rounds })).toBe(text);
  });

  test.each(["play:1 x 3", "play:1 2 x", "play:1 2 3", "play:1 2 x x"])("%s is rejected", (text) => {
    expect(codeOf(hands.parsePosition(text, table))).toBe("bad-position");
  });
});

test.each([
  [2, 6, "1/3"],
  [5, 7, "5/7"],
  [4, 4, "1/1"],
  [0, 7, "0/1"],
  [9, 6, "3/2"],
])("formatFraction reduces %i of %i to lowest terms", (part, whole, text) => {
  expect(formatFraction(part, whole)).toBe(text);
});

test("every parser returns a value, or a failure in both languages, for any text", () => {
  interface Hand {
    readonly phase: string;
    readonly table: typeof table;
    readonly hand: readonly number[];
  }
  const { parsePosition } = createPositionNotation<Hand>({
    forms: { x: "<hand> -" },
    fields: () => ({ hand: listOf(integer(0, 9)) }),
    example: "x:1,2 -",
  });
  const parsers: readonly ((text: string) => Result<unknown>)[] = [
    cellIn(GRID).parse,
    cellsIn({ ...GRID, signs: "xo" }).parse,
    cellsIn({ ...GRID, signs: "xo", empty: "-", separator: "" }).parse,
    integer(0, 99).parse,
    listOf(cellIn(GRID)).parse,
    optional(listOf(integer(0, 9), "-", 3)).parse,
    choice(["constructor", "a"], (value) => `${value}!`).parse,
    (text) => parseOutcome(text, ["end.line"], table),
    (text) => parseOutcome(text, ["end.line"], table, ","),
    (text) => parsePosition(text, table),
    (text) => parsePosition(`x:${text}`, table),
  ];
  fc.assert(
    fc.property(anyText, (text) => {
      for (const parse of parsers) {
        const parsed = parse(text);
        if (!parsed.ok)
          expect(told(parsed.error.message)).toEqual({
            en: expect.stringMatching(/./),
            fr: expect.stringMatching(/./),
          });
      }
    }),
  );
});

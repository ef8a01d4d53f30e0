import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fail, placesOfWinners, type Result, succeed, type Text, unwrap } from "../src/index.ts";
import {
  checkOutcomeReason,
  formatCell,
  formatFraction,
  formatGrid,
  formatList,
  formatOutcome,
  formatPhase,
  parseCanonicalPosition,
  parseCell,
  parseGrid,
  parseInteger,
  parseList,
  parseOneOf,
  parseOutcome,
  type SharedWinNotation,
} from "../src/notation/index.ts";

// the same cases in every run
fc.configureGlobal({ seed: 1 });

const table = { seats: 3, options: {} };
const GRID = { columns: 4, rows: 3 };
const cells = Array.from({ length: 12 }, (_, cell) => cell);

const messageOf = (result: Result<unknown>): Text | undefined =>
  result.ok ? undefined : result.error.message;
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
    for (const cell of cells) expect(unwrap(parseCell(GRID, formatCell(GRID, cell)))).toBe(cell);
  });

  test("can have 26 columns and more than nine rows", () => {
    const wide = { columns: 26, rows: 120 };
    expect(formatCell(wide, 25)).toBe("z120");
    expect(unwrap(parseCell(wide, "z120"))).toBe(25);
    expect(unwrap(parseCell(wide, "a10"))).toBe(110 * 26);
  });

  test.each(["", "a", "1", "a0", "a4", "e1", "a01", "A1", "a1 ", " a1", "a1\n", "aa1", "a1b2", "-1", "a1.0"])(
    "%j is not a cell",
    (text) => {
      const parsed = parseCell(GRID, text);
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
    expect(formatGrid(counted, some)).toBe("4/x2o/1o2");
    expect(formatGrid(dotted, some)).toBe("....x..o.o..");
    expect(formatGrid({ ...dotted, separator: "|" }, some)).toBe("....|x..o|.o..");
    expect(formatGrid({ columns: 12, rows: 2, signs: "x" }, Array(24).fill(-1))).toBe("12/12");
  });

  test("can be parsed again, whatever they contain", () => {
    const any = fc.array(fc.constantFrom(-1, 0, 1), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(any, fc.constantFrom(counted, dotted), (kinds, notation) => {
        expect(unwrap(parseGrid(notation, formatGrid(notation, kinds)))).toEqual(kinds);
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
    const parsed = parseGrid(counted, text);
    expect(codeOf(parsed)).toBe("notation");
    expect(messageOf(parsed)).toEqual({
      en: "expected cells such as 4/4/4",
      fr: "attendu\u00a0: des cases comme 4/4/4",
    });
  });

  test.each(["", "....x..o.o.", "....x..o.o...", "....x..o.o.3", "3.x..o.o..", "....x..o.o.z"])(
    "%j is rejected where empty cells have a sign",
    (text) => expect(codeOf(parseGrid(dotted, text))).toBe("notation"),
  );
});

describe("lists", () => {
  const number = (text: string) => parseInteger(text, 0, 20);
  const parseHands = (text: string) => parseList(text, (hand) => parseList(hand, number), "/");

  test("format and parse a hand, several hands, and hands without cards", () => {
    expect(formatList([1, 2, 3], String)).toBe("1,2,3");
    expect(formatList([], String)).toBe("-");
    expect(unwrap(parseList("1,2,3", number))).toEqual([1, 2, 3]);
    expect(unwrap(parseHands("1,2/-/3"))).toEqual([[1, 2], [], [3]]);
  });

  test("of lists can be parsed again", () => {
    const hands = fc.array(fc.array(fc.nat(20)), { minLength: 1 });
    fc.assert(
      fc.property(hands, (all) => {
        // one hand without cards has the same text as no hands
        fc.pre(all.length > 1 || all[0]?.length !== 0);
        const text = formatList(all, (hand) => formatList(hand, String), "/");
        expect(unwrap(parseHands(text))).toEqual(all);
      }),
    );
  });

  test.each(["", ",", "1,", ",1", "1,,2", "1;2", "1,-", "1, 2"])(
    "%j fails like its first invalid entry",
    (text) => expect(parseList(text, number)).toEqual(number("x")),
  );

  test("are not parsed beyond the first invalid entry", () => {
    let count = 0;
    const parsed = parseList("x,".repeat(1e5), () => {
      count++;
      return fail("notation", "expected y", "attendu\u00a0: y");
    });
    expect([codeOf(parsed), count]).toEqual(["notation", 1]);
  });
});

describe("single values", () => {
  test.each([
    ["0", 0],
    ["7", 7],
    ["20", 20],
  ])("%s is a number from 0 to 20", (text, value) =>
    expect(parseInteger(text, 0, 20)).toEqual(succeed(value)),
  );

  test.each(["", "21", "-1", "07", "+7", "7.0", "7e0", " 7", "7 ", "x", "٧", "1".repeat(400)])(
    "%j is not a number from 0 to 20",
    (text) =>
      expect(messageOf(parseInteger(text, 0, 20))).toEqual({
        en: "expected a whole number, 0 to 20",
        fr: "attendu\u00a0: un nombre entier, de 0 à 20",
      }),
  );

  const headings = ["n", "e", "s", "w"] as const;

  test("parseOneOf returns the value with the text", () => {
    expect(unwrap(parseOneOf("e", headings, String))).toBe("e");
    const action = { cell: 3 };
    expect(unwrap(parseOneOf("d3", [action], ({ cell }) => formatCell(GRID, cell)))).toBe(action);
  });

  test.each([
    [["n"], "expected n", "attendu\u00a0: n"],
    [headings, "expected n, e, s or w", "attendu\u00a0: n, e, s ou w"],
    [cells, "expected 0, 1, 2, 3, 4, 5, 6 … or 11", "attendu\u00a0: 0, 1, 2, 3, 4, 5, 6 … ou 11"],
  ] as const)("the failure lists %j, but not all of many values", (values, en, fr) => {
    const parsed = parseOneOf<string | number>("x", values, String);
    expect([codeOf(parsed), messageOf(parsed)]).toEqual(["notation", { en, fr }]);
  });

  test("the failure uses a description where given", () => {
    const expected = { en: "a heading", fr: "une direction" };
    expect(messageOf(parseOneOf("", headings, String, expected))).toEqual({
      en: "expected a heading",
      fr: "attendu\u00a0: une direction",
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
    ["1,2,3!end.line", "places"],
    ["-!end.line", "places"],
  ] as const)("%j is rejected, with %s for several winners", (text, several) => {
    const parsed = parse(text, several);
    expect(codeOf(parsed)).toBe("bad-position");
    expect(messageOf(parsed)?.en).toMatch(
      /^(expected a result such as 1!end\.line|unknown reason end\.line!)/,
    );
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
    expect(checkOutcomeReason("draw!end.kiss", REASONS)).toMatchObject({
      code: "bad-position",
      message: {
        en: "unknown reason end.kiss: expected one of end.line, end.full",
        fr: "raison inconnue end.kiss, au lieu d’une de celles-ci : end.line, end.full",
      },
    });
  });

  test.each(["1!end.line", "draw!end.full", "draw", "", "1!"])("checkOutcomeReason accepts %j", (ending) => {
    expect(checkOutcomeReason(ending, REASONS)).toBeUndefined();
  });
});

describe("positions", () => {
  test("begin with the phase, and the actor or the outcome", () => {
    expect(formatPhase({ phase: "place", table, toAct: 2 })).toBe("place:3");
    expect(formatPhase({ phase: "place", table, toAct: 2 }, 0)).toBe("place:1");
    expect(formatPhase({ phase: "deal", table })).toBe("deal:chance");
    const outcome = { reason: "end.full", places: [1, 1, 2] };
    expect(formatPhase({ phase: "over", table, outcome })).toBe("over:draw!end.full");
    expect(formatPhase({ phase: "over", table, outcome }, "chance", "+")).toBe("over:1+2!end.full");
  });

  interface Pile {
    readonly phase: string;
    readonly table: typeof table;
    readonly toAct: number;
    readonly stones: number;
  }
  const format = (pile: Pile): string => `${formatPhase(pile)} ${pile.stones}`;
  const parse = (text: string) =>
    parseCanonicalPosition<Pile>(text, { example: "take:1 12", format }, ([, word = ""]) => {
      const stones = parseInteger(word, 0, 12);
      if (!stones.ok) return stones.error.message;
      if (stones.value === 11) return undefined;
      return { phase: "take", table, toAct: stones.value % 3, stones: stones.value };
    });

  test("are parsed where formatting them gives the same text", () => {
    expect(unwrap(parse("take:2 7"))).toEqual({ phase: "take", table, toAct: 1, stones: 7 });
  });

  test.each([
    ["take:2 13", "expected a whole number, 0 to 12", "attendu\u00a0: un nombre entier, de 0 à 12"],
    ["take:3 11", "expected a text like take:1 12", "attendu\u00a0: un texte comme take:1 12"],
    ["take:2 7 ", "expected a text like take:1 12", "attendu\u00a0: un texte comme take:1 12"],
    ["take:2 7 8", "expected a text like take:1 12", "attendu\u00a0: un texte comme take:1 12"],
    ["take:1 7", "expected take:2, judging by the rest", "attendu\u00a0: take:2, d’après la suite"],
    ["7", "expected a whole number, 0 to 12", "attendu\u00a0: un nombre entier, de 0 à 12"],
  ])("%j is rejected with a message", (text, en, fr) => {
    expect(parse(text)).toEqual(fail("bad-position", en, fr));
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
  const parsers: readonly ((text: string) => Result<unknown>)[] = [
    (text) => parseCell(GRID, text),
    (text) => parseGrid({ ...GRID, signs: "xo" }, text),
    (text) => parseGrid({ ...GRID, signs: "xo", empty: "-", separator: "" }, text),
    (text) => parseInteger(text, 0, 99),
    (text) => parseList(text, (entry) => parseCell(GRID, entry)),
    (text) => parseOneOf(text, ["constructor", "a"], (value) => `${value}!`),
    (text) => parseOutcome(text, ["end.line"], table),
    (text) => parseOutcome(text, ["end.line"], table, ","),
    (text) =>
      parseCanonicalPosition(text, { example: "x", format: () => "x" }, ([word]) =>
        word === "x" ? { phase: "x", table } : undefined,
      ),
  ];
  fc.assert(
    fc.property(anyText, (text) => {
      for (const parse of parsers) {
        const parsed = parse(text);
        if (!parsed.ok)
          expect(parsed.error.message).toEqual({
            en: expect.stringMatching(/./),
            fr: expect.stringMatching(/./),
          });
      }
    }),
  );
});

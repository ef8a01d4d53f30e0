import { describe, expect, expectTypeOf, test } from "vitest";
import { createTable, defineOptions, type OptionsOf, parseTable, unwrap } from "../src/index.ts";
import { describeAcceptedValues } from "../src/options/index.ts";
import { pebbles } from "./fixtures/pebbles.ts";
import { EN, told } from "./fixtures/words.ts";

/** Returns the code and the English message of a failure. */
function failure(options: unknown, seats?: unknown): string {
  const result = parseTable(pebbles, options, seats);
  return result.ok ? "accepted" : `${result.error.code}: ${EN.format(result.error.message)}`;
}

describe("parseTable", () => {
  test("sets defaults and the minimum number of seats", () => {
    expect(createTable(pebbles)).toEqual({
      seats: 2,
      options: { pebbles: 12, opening: "throw", limit: null },
    });
  });

  test("truncates a long name in the message", () => {
    const name = "x".repeat(100_000);
    expect(failure({ [name]: 1 })).toBe(
      `bad-option: ${"x".repeat(60)}… is unknown; known options: pebbles, opening, limit`,
    );
  });

  test("keeps given values, null included", () => {
    const { options, seats } = createTable(pebbles, {
      seats: 3,
      options: { pebbles: 1, opening: "choose", limit: 9 },
    });
    expect([seats, options]).toEqual([3, { pebbles: 1, opening: "choose", limit: 9 }]);
    expect(createTable(pebbles, { options: { limit: null } }).options.limit).toBeNull();
  });

  test.each([1, 4, 2.5, Number.NaN, Number.POSITIVE_INFINITY, "2", null, {}, [2]])(
    "bad-seats: %s",
    (seats) => {
      expect(failure({}, seats)).toBe("bad-seats: expected 2–3 seats");
    },
  );

  test("bad-seats: names the only number of seats", () => {
    const result = parseTable({ seats: { min: 2, max: 2 }, options: defineOptions({}) }, {}, 3);
    expect(result).toMatchObject({
      error: { message: { id: "failures.bad-seats.only", data: { count: 2 } } },
    });
  });

  test.each([
    [{ pebbles: 0 }, "pebbles: expected a whole number from 1 to 100000"],
    [{ pebbles: 100_001 }, "pebbles: expected a whole number from 1 to 100000"],
    [{ pebbles: 1e308 }, "pebbles: expected a whole number from 1 to 100000"],
    [{ pebbles: 1.5 }, "pebbles: expected a whole number from 1 to 100000"],
    [{ pebbles: "12" }, "pebbles: expected a whole number from 1 to 100000"],
    [{ pebbles: null }, "pebbles: expected a whole number from 1 to 100000"],
    [{ limit: 10 }, "limit: expected a whole number from 1 to 9, or null for none"],
    [{ opening: "toString" }, "opening: expected one of throw, choose"],
    [{ opening: ["throw"] }, "opening: expected one of throw, choose"],
  ])("bad-option: %o", (options, message) => {
    expect(failure(options)).toBe(`bad-option: ${message}`);
  });

  const known = "known options: pebbles, opening, limit";
  test.each([
    ['{"__proto__":1}', `__proto__ is unknown; ${known}`],
    ['{"__proto__":{"pebbles":5}}', `__proto__ is unknown; ${known}`],
    ['{"constructor":1}', `constructor is unknown; ${known}`],
    ['{"toString":null}', `toString is unknown; ${known}`],
    ['{"Pebbles":3}', `Pebbles is unknown; ${known}`],
    ["[]", known],
    ["null", known],
    ['"pebbles"', known],
    ["7", known],
  ])("bad-option: %s", (json, message) => {
    expect(failure(JSON.parse(json))).toBe(`bad-option: ${message}`);
    expect(({} as { pebbles?: number }).pebbles).toBeUndefined();
  });

  test("bad-option: says that a game has no options", () => {
    const result = parseTable({ seats: { min: 2, max: 2 }, options: defineOptions({}) }, { goal: 1 });
    expect(result).toMatchObject({
      error: {
        message: { id: "failures.bad-option.none" },
      },
    });
  });

  test("bad-option: a megabyte", () => {
    expect(failure("x".repeat(1e6))).toBe(`bad-option: ${known}`);
    const many = Object.fromEntries(Array.from({ length: 1e5 }, (_, i) => [`option${i}`, i]));
    expect(failure(many)).toContain("bad-option: option");
    expect(failure({ opening: "x".repeat(1e6) })).toBe("bad-option: opening: expected one of throw, choose");
  });

  test("bad-option: an asynchronous schema", () => {
    const asynchronous = {
      version: 1,
      vendor: "test",
      validate: () => Promise.resolve({ value: {} }),
    } as const;
    const options = { "~standard": asynchronous, fields: {} };
    expect(parseTable({ seats: { min: 2, max: 2 }, options })).toMatchObject({
      error: { code: "bad-option" },
    });
  });
});

test("describeAcceptedValues describes a field", () => {
  const { limit, opening } = pebbles.options.fields;
  expect(told(describeAcceptedValues(limit))).toEqual({
    en: "a whole number from 1 to 9, or null for none",
    fr: "un nombre entier de 1 à 9, ou null pour aucun",
  });
  expect(told(describeAcceptedValues(opening)).fr).toBe("une valeur parmi throw, choose");
});

describe("fields with more than bounds", () => {
  const options = defineOptions({
    apples: { kind: "integer", min: 1, max: 8, default: 4 },
    blue: { kind: "integer", min: 0, max: 8, multipleOf: 2, default: 4 },
    bodies: { kind: "integer", min: 1, max: 12, atLeast: "apples", default: 8 },
    turns: { kind: "integer", min: 1, max: 12, atLeast: "apples", nullable: true, default: 8 },
  });
  const parse = (given: object) => parseTable({ seats: { min: 2, max: 2 }, options }, given);

  test("multipleOf accepts multiples only", () => {
    expect(unwrap(parse({ blue: 6 })).options.blue).toBe(6);
    expect(parse({ blue: 3 })).toMatchObject({
      error: { code: "bad-option", message: { data: { accepted: { id: "values.multiple" } } } },
    });
  });

  test("atLeast compares with another option, given or default", () => {
    expect(unwrap(parse({ bodies: 6, apples: 6 })).options.bodies).toBe(6);
    const message = { data: { accepted: { id: "values.at-least", data: { atLeast: "apples" } } } };
    expect(parse({ bodies: 3 })).toMatchObject({ error: { code: "bad-option", message } });
    expect(parse({ bodies: 7, apples: 8 })).toMatchObject({ error: { code: "bad-option", message } });
  });

  test("atLeast accepts null, which is no limit", () => {
    expect(unwrap(parse({ turns: null })).options.turns).toBe(null);
    expect(parse({ turns: 3 })).toMatchObject({ error: { code: "bad-option" } });
  });
});

describe("createTable", () => {
  test("sets defaults, and throws for an invalid table", () => {
    expect(createTable(pebbles)).toEqual(unwrap(parseTable(pebbles)));
    expect(createTable(pebbles, { seats: 3 }).seats).toBe(3);
    expect(() => createTable(pebbles, { seats: 9 })).toThrow(
      expect.objectContaining({ name: "SerpentariumError", code: "bad-seats" }),
    );
    expect(() => createTable(pebbles, { options: { pebbles: 0.5 } })).toThrow(
      expect.objectContaining({ name: "SerpentariumError", code: "bad-option" }),
    );
  });

  test("is typed by the options of the game", () => {
    // @ts-expect-error an unknown option
    expect(() => createTable(pebbles, { options: { colour: 1 } })).toThrow("colour");
    // @ts-expect-error a number instead of a word
    expect(() => createTable(pebbles, { options: { opening: 1 } })).toThrow("opening");
    const options = defineOptions({
      deck: { kind: "choice", values: ["32", "52"], default: "32" },
      kinds: {
        kind: "counts",
        counts: {
          a: 1,
          b: 2,
        },
        min: 0,
        max: 9,
      },
    });
    expectTypeOf<OptionsOf<typeof options>>().toEqualTypeOf<{
      readonly deck: "32" | "52";
      readonly kinds: { readonly a: number; readonly b: number };
    }>();
    const game = { seats: { min: 2, max: 2 }, options };
    expect(createTable(game, { options: { kinds: { b: 5 } } }).options).toEqual({
      deck: "32",
      kinds: { a: 1, b: 5 },
    });
  });
});

describe("defineOptions", () => {
  test.each<[unknown, string]>([
    [undefined, "options.speed: expected an object with a kind"],
    [{}, "options.speed.kind: expected one of integer, choice, counts"],
    [
      { kind: "number", min: 1, max: 2, default: 1 },
      "options.speed.kind: expected one of integer, choice, counts",
    ],
    [
      { kind: "choice", choices: ["slow"], default: "slow" },
      "options.speed.values: expected a list of words",
    ],
    [{ kind: "choice", values: "slow", default: "slow" }, "options.speed.values: expected a list of words"],
    [{ kind: "choice", values: [1, 2], default: 1 }, "options.speed.values: expected a list of words"],
    [{ kind: "integer", minimum: 1, max: 2, default: 1 }, "options.speed.min: expected a whole number"],
    [{ kind: "integer", min: 1, max: "2", default: 1 }, "options.speed.max: expected a whole number"],
    [
      { kind: "counts", kinds: {}, min: 1, max: 2 },
      "options.speed.counts: expected an object with the default of each kind",
    ],
    [
      { kind: "counts", counts: { fast: { default: 1 } }, min: 1, max: 2 },
      "options.speed.counts: expected an object with the default of each kind",
    ],
    [{ kind: "counts", counts: {}, max: 2 }, "options.speed.min: expected a whole number"],
  ])("bad-game: %o", (field, message) => {
    const define = () => defineOptions({ speed: field as never });
    expect(define).toThrow(expect.objectContaining({ code: "bad-game", message }));
  });
});

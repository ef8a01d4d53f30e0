import { describe, expect, expectTypeOf, test } from "vitest";
import { createTable, defineOptions, type OptionsOf, parseTable, unwrap } from "../src/index.ts";
import { expected } from "../src/options/index.ts";
import { pebbles } from "./fixtures/pebbles.ts";

/** The code and the English message of a failure. */
function failure(options: unknown, seats?: unknown): string {
  const result = parseTable(pebbles, options, seats);
  return result.ok ? "accepted" : `${result.error.code}: ${result.error.message.en}`;
}

describe("parseTable", () => {
  test("fills in defaults and the least number of seats", () => {
    expect(createTable(pebbles)).toEqual({
      seats: 2,
      options: { pebbles: 12, opening: "throw", limit: null },
    });
  });

  test("quotes no more of a name than one reads", () => {
    const book = "x".repeat(100_000);
    expect(failure({ [book]: 1 })).toBe(
      `bad-option: ${"x".repeat(60)}… is unknown; known options: pebbles, opening, limit`,
    );
  });

  test("keeps what is given, null included", () => {
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

  test("bad-seats: a game for one number of seats says it", () => {
    const result = parseTable({ seats: { min: 2, max: 2 }, options: defineOptions({}) }, {}, 3);
    expect(result).toMatchObject({ error: { message: { en: "expected 2 seats" } } });
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

  test("bad-option: a game without options says so", () => {
    const result = parseTable({ seats: { min: 2, max: 2 }, options: defineOptions({}) }, { goal: 1 });
    expect(result).toMatchObject({
      error: {
        message: {
          en: "goal is unknown; this game has no options",
          fr: "goal est inconnue ; ce jeu n’a pas d’options",
        },
      },
    });
  });

  test("bad-option: a megabyte", () => {
    expect(failure("x".repeat(1e6))).toBe(`bad-option: ${known}`);
    const many = Object.fromEntries(Array.from({ length: 1e5 }, (_, i) => [`option${i}`, i]));
    expect(failure(many)).toContain("bad-option: option");
    expect(failure({ opening: "x".repeat(1e6) })).toBe("bad-option: opening: expected one of throw, choose");
  });

  test("bad-option: a schema that answers later is not one for a game", () => {
    const later = { version: 1, vendor: "test", validate: () => Promise.resolve({ value: {} }) } as const;
    const options = { "~standard": later, fields: {} };
    expect(parseTable({ seats: { min: 2, max: 2 }, options })).toMatchObject({
      error: { code: "bad-option" },
    });
  });
});

test("a field says what it accepts, in both languages", () => {
  expect(expected(pebbles.options.fields.limit).fr).toBe("un nombre entier de 1 à 9, ou null pour aucun");
  expect(expected(pebbles.options.fields.opening).fr).toBe("une valeur parmi throw, choose");
});

describe("fields that ask for more than bounds", () => {
  const title = { en: "", fr: "" };
  const options = defineOptions({
    apples: { kind: "integer", min: 1, max: 8, default: 4, title },
    blue: { kind: "integer", min: 0, max: 8, multipleOf: 2, default: 4, title },
    bodies: { kind: "integer", min: 1, max: 12, atLeast: "apples", default: 8, title },
    turns: { kind: "integer", min: 1, max: 12, atLeast: "apples", orNone: true, default: 8, title },
  });
  const parse = (given: object) => parseTable({ seats: { min: 2, max: 2 }, options }, given);

  test("a multiple", () => {
    expect(unwrap(parse({ blue: 6 })).options.blue).toBe(6);
    expect(parse({ blue: 3 })).toMatchObject({
      error: { code: "bad-option", message: { en: "blue: expected a multiple of 2 from 0 to 8" } },
    });
  });

  test("no less than another option, given or left out", () => {
    expect(unwrap(parse({ bodies: 6, apples: 6 })).options.bodies).toBe(6);
    const message = { en: "bodies: expected a whole number from 1 to 12, at least apples" };
    expect(parse({ bodies: 3 })).toMatchObject({ error: { code: "bad-option", message } });
    expect(parse({ bodies: 7, apples: 8 })).toMatchObject({ error: { code: "bad-option", message } });
  });

  test("none is no limit, so it is not less than another option", () => {
    expect(unwrap(parse({ turns: null })).options.turns).toBe(null);
    expect(parse({ turns: 3 })).toMatchObject({ error: { code: "bad-option" } });
  });
});

describe("createTable", () => {
  test("has defaults for what is left out, and throws where there is no such table", () => {
    expect(createTable(pebbles)).toEqual(unwrap(parseTable(pebbles)));
    expect(createTable(pebbles, { seats: 3 }).seats).toBe(3);
    expect(() => createTable(pebbles, { seats: 9 })).toThrow(
      expect.objectContaining({ name: "SerpentariumError", code: "bad-seats" }),
    );
    expect(() => createTable(pebbles, { options: { pebbles: 0.5 } })).toThrow(
      expect.objectContaining({ name: "SerpentariumError", code: "bad-option" }),
    );
  });

  test("knows the options of the game", () => {
    // @ts-expect-error there is no such option
    expect(() => createTable(pebbles, { options: { colour: 1 } })).toThrow("colour");
    // @ts-expect-error a number is no word
    expect(() => createTable(pebbles, { options: { opening: 1 } })).toThrow("opening");
    const options = defineOptions({
      deck: { kind: "choice", values: ["32", "52"], default: "32", title: { en: "Deck", fr: "Paquet" } },
      kinds: {
        kind: "counts",
        title: { en: "Kinds", fr: "Sortes" },
        counts: {
          a: { title: { en: "A", fr: "A" }, default: 1 },
          b: { title: { en: "B", fr: "B" }, default: 2 },
        },
        min: 0,
        max: 9,
      },
    });
    expectTypeOf<OptionsOf<typeof options>>().toEqualTypeOf<{
      readonly deck: "32" | "52";
      readonly kinds: { readonly a: number; readonly b: number };
    }>();
    const seating = { seats: { min: 2, max: 2 }, options };
    expect(createTable(seating, { options: { kinds: { b: 5 } } }).options).toEqual({
      deck: "32",
      kinds: { a: 1, b: 5 },
    });
  });
});

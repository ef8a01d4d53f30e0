import { describe, expect, test } from "vitest";
import { createTable, defineOptions, parseTable, unwrap } from "../src/index.ts";
import { defaultOf, describeAcceptedValues } from "../src/options/index.ts";
import { createRecord, formatLink, parseLink } from "../src/record/index.ts";
import { cards, deck, pack, rounds } from "./fixtures/deck.ts";
import { EN, told } from "./fixtures/words.ts";

const parse = (options: unknown, seats = 2) => parseTable(deck, options, seats);
const optionsOf = (options: unknown, seats = 2) => unwrap(parse(options, seats)).options;

describe("counts", () => {
  test("keep the default of a kind left out, and the order of the field", () => {
    expect(optionsOf({}).cards).toEqual({ S: 60, C: 48, X: 8 });
    expect(optionsOf({ cards: {} }).cards).toEqual({ S: 60, C: 48, X: 8 });
    const { cards: mixed } = optionsOf({ cards: { X: 0, S: 14 } });
    expect(JSON.stringify(mixed)).toBe('{"S":14,"C":48,"X":0}');
  });

  test("are a separate object for each table", () => {
    expect(optionsOf({}).cards).not.toBe(optionsOf({}).cards);
  });

  test("are limited by the bounds of each kind and by the minimum sum", () => {
    expect(optionsOf({ cards: { S: 200, C: 0, X: 0 } }).cards).toEqual({ S: 200, C: 0, X: 0 });
    expect(optionsOf({ cards: { S: 1, C: 1, X: 1 } }).cards).toEqual({ S: 1, C: 1, X: 1 });
    expect(parse({ cards: { S: 1, C: 1, X: 0 } }).ok).toBe(false);
  });

  test("turn -0 into 0", () => {
    const { cards: counts, rounds: turns } = optionsOf(JSON.parse('{"cards":{"X":-0},"rounds":-0}'));
    expect([counts.X, turns]).toEqual([0, 0]);
  });

  test.each([
    '{"Z":1}',
    '{"S":60,"Z":0}',
    '{"s":1}',
    '{"__proto__":{"S":1}}',
    '{"__proto__":1}',
    '{"constructor":1}',
    '{"toString":null}',
    '{"S":-1}',
    '{"S":201}',
    '{"S":1.5}',
    '{"S":1e308}',
    '{"S":"14"}',
    '{"S":null}',
    '{"S":[1]}',
    '{"S":0,"C":0,"X":0}',
    '"S"',
    '"60"',
    "60",
    "true",
    "null",
    "[]",
    "[14,12,8]",
  ])("bad-option: %s", (json) => {
    const parsed = parse({ cards: JSON.parse(json) });
    expect(parsed).toMatchObject({ error: { code: "bad-option" } });
    expect(!parsed.ok && told(parsed.error.message)).toEqual({
      en: "cards: expected a whole number from 0 to 200 for each of S, C, X, at least 3 in all",
      fr: "cards\u00a0: attendu un nombre entier de 0 à 200 pour chaque sorte (S, C, X), au moins 3 en tout",
    });
    expect(Reflect.get({}, "S")).toBeUndefined();
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, () => 1, [60, 48, 8]])("bad-option: %s", (counts) => {
    expect(parse({ cards: counts }).ok).toBe(false);
    expect(parse({ cards: { S: counts } }).ok).toBe(false);
  });

  test("without a minimum sum may all be 0, and the description has none", () => {
    const { minTotal: _, ...free } = cards;
    expect(EN.format(describeAcceptedValues(free))).toBe("a whole number from 0 to 200 for each of S, C, X");
    const game = { ...deck, options: defineOptions({ cards: free }) };
    expect(parseTable(game, { cards: { S: 0, C: 0, X: 0 } }).ok).toBe(true);
  });

  test("are unchanged in a record and its link", () => {
    const game = { id: "deck", version: "1.0.0" };
    const table = unwrap(parse({ cards: { S: 14 } }, 3));
    const link = parseLink(formatLink(createRecord(game, { table, actions: [] })));
    expect(unwrap(link).options).toEqual(table.options);
    expect(parse(unwrap(link).options, 3)).toEqual({ ok: true, value: table });
  });
});

describe("a default that depends on the number of seats", () => {
  test.each([
    [2, "32", 12],
    [3, "52", null],
    [4, "2x32", 9],
  ])("%i seats: %s, %s", (seats, words, number) => {
    expect(optionsOf({}, seats)).toMatchObject({ pack: words, rounds: number });
    expect([defaultOf(pack, seats), defaultOf(rounds, seats)]).toEqual([words, number]);
  });

  test("is that of the minimum number of seats where seats are left out", () => {
    expect(createTable(deck).options).toMatchObject({ pack: "32", rounds: 12 });
    expect([defaultOf(pack), defaultOf(rounds)]).toEqual(["32", 12]);
  });

  test("does not replace a given value", () => {
    expect(optionsOf({ pack: "32", rounds: null }, 4)).toMatchObject({ pack: "32", rounds: null });
    expect(optionsOf({ pack: undefined, rounds: undefined }, 4)).toMatchObject({ pack: "2x32", rounds: 9 });
    expect(parse({ pack: null }, 4)).toMatchObject({ error: { code: "bad-option" } });
  });

  test("does not make an unknown option valid", () => {
    for (const json of ['{"__proto__":{"pack":"32"}}', '{"defaultBySeats":1}', "[]", "null", '"pack"']) {
      const expectedFailure = {
        error: { code: "bad-option", message: { id: expect.stringMatching(/bad-option\.(unknown|known)$/) } },
      };
      expect(parse(JSON.parse(json), 3)).toMatchObject(expectedFailure);
    }
  });

  test("is validated like a given value", () => {
    const game = { ...deck, options: defineOptions({ pack: { ...pack, defaultBySeats: { 3: "40" } } }) };
    expect(parseTable(game, {}, 3)).toMatchObject({
      error: { message: { id: "failures.bad-option.value", data: { name: "pack" } } },
    });
    expect(parseTable(game, {}, 2).ok).toBe(true);
  });
});

test("defaultOf counts returns the default of every kind", () => {
  expect(defaultOf(cards, 4)).toEqual({ S: 60, C: 48, X: 8 });
});

import { defineOptions, type Game } from "@serpentarium/core";
import { createWords } from "@serpentarium/core/words";
import coreEn from "@serpentarium/core/words/en" with { type: "json" };
import coreFr from "@serpentarium/core/words/fr" with { type: "json" };
import { expect, test } from "vitest";
import { expectedText, invalidKinds, invalidOptions } from "../src/option-errors.ts";
import tableEn from "../words/en.json" with { type: "json" };
import tableFr from "../words/fr.json" with { type: "json" };

const options = defineOptions({
  squares: {
    kind: "integer",
    min: 10,
    max: 100,
    multipleOf: 10,
    default: 40,
  },
  limit: {
    kind: "integer",
    min: 1,
    max: 500,
    atLeast: "squares",
    nullable: true,
    default: 100,
  },
  cards: {
    kind: "counts",
    counts: {
      S: 6,
      C: 4,
    },
    min: 0,
    max: 20,
    minTotal: 3,
  },
  side: { kind: "choice", values: ["left", "right"], default: "left" },
});
const game: Pick<Game, "options"> = { options };

const en = createWords(
  "en",
  {
    language: "en",
    options: { squares: { title: "Squares" }, cards: { values: { S: "Straight", C: "Curved" } } },
  },
  tableEn,
  coreEn,
);
const fr = createWords(
  "fr",
  {
    language: "fr",
    options: { squares: { title: "Cases" }, cards: { values: { S: "Droites", C: "Courbes" } } },
  },
  tableFr,
  coreFr,
);

test("returns the options that are invalid by themselves or with others", () => {
  expect(invalidOptions(game, { squares: 40, limit: null, side: "right" })).toEqual(new Set());
  expect(invalidOptions(game, { squares: 45, limit: Number.NaN, side: "up" })).toEqual(
    new Set(["squares", "limit", "side"]),
  );
  expect(invalidOptions(game, { squares: 40, limit: 30 })).toEqual(new Set(["limit"]));
});

test("describes the accepted values", () => {
  const { squares, limit, cards, side } = options.fields;
  expect(expectedText("options.squares", squares, en)).toBe("a multiple of 10 from 10 to 100");
  expect(expectedText("options.limit", limit, en)).toBe("a whole number from 1 to 500, at least “Squares”");
  expect(expectedText("options.limit", limit, fr)).toBe(
    "un nombre entier de 1 à 500, au moins «\u00a0Cases\u00a0»",
  );
  expect(expectedText("options.side", side, fr)).toBe("une valeur parmi left, right");
  expect(expectedText("options.cards", cards, en)).toBe(
    "a whole number from 0 to 20 for each of “Straight”, “Curved”, at least 3 in all",
  );
  expect(expectedText("options.cards", cards, fr)).toBe(
    "un nombre entier de 0 à 20 pour chaque sorte («\u00a0Droites\u00a0», «\u00a0Courbes\u00a0»), au moins 3 en tout",
  );
});

test("returns the invalid kinds of counts, or all of them when the sum is too small", () => {
  const { cards } = options.fields;
  if (cards.kind !== "counts") throw new Error("no counts");
  const wrong = (counts: object) => [invalidOptions(game, { cards: counts }), invalidKinds(cards, counts)];
  expect(wrong({ S: 0, C: 3 })[0]).toEqual(new Set());
  expect(wrong({ S: 0, C: 21 })).toEqual([new Set(["cards"]), new Set(["C"])]);
  expect(wrong({ S: Number.NaN, C: 1.5 })).toEqual([new Set(["cards"]), new Set(["S", "C"])]);
  expect(wrong({ S: 0, C: 2 })).toEqual([new Set(["cards"]), new Set(["S", "C"])]);
});

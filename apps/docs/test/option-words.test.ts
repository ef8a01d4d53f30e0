import { defineOptions, type Game } from "@serpentarium/core";
import { expect, test } from "vitest";
import { expectedWords, wrongOptions } from "../src/play/option-words.ts";

const options = defineOptions({
  squares: {
    kind: "integer",
    title: { en: "Squares", fr: "Cases" },
    min: 10,
    max: 100,
    multipleOf: 10,
    default: 40,
  },
  limit: {
    kind: "integer",
    title: { en: "Turns at most", fr: "Tours au plus" },
    min: 1,
    max: 500,
    atLeast: "squares",
    orNone: true,
    default: 100,
  },
  side: { kind: "choice", title: { en: "Side", fr: "Côté" }, values: ["left", "right"], default: "left" },
});
const game: Pick<Game, "options"> = { options };

test("each option that cannot stand is named, and one that does not fit the others", () => {
  expect(wrongOptions(game, { squares: 40, limit: null, side: "right" })).toEqual(new Set());
  expect(wrongOptions(game, { squares: 45, limit: Number.NaN, side: "up" })).toEqual(
    new Set(["squares", "limit", "side"]),
  );
  expect(wrongOptions(game, { squares: 40, limit: 30 })).toEqual(new Set(["limit"]));
});

test("what is expected is said as one types it", () => {
  const { squares, limit, side } = options.fields;
  expect(expectedWords(game, squares, "en")).toBe("a multiple of 10 from 10 to 100");
  expect(expectedWords(game, limit, "en")).toBe("a whole number from 1 to 500, at least “Squares”");
  expect(expectedWords(game, limit, "fr")).toBe("un nombre entier de 1 à 500, au moins « Cases »");
  expect(expectedWords(game, side, "fr")).toBe("une valeur parmi left, right");
});

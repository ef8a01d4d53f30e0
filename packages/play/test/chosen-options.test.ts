import { createTable, defineOptions, type Game } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { chosenOptions, withDefaults } from "../src/match/chosen-options.ts";

const options = defineOptions({
  pack: {
    kind: "choice",
    values: ["32", "52", "2x32"],
    default: "32",
    defaultBySeats: { 3: "52", 4: "2x32" },
  },
  limit: {
    kind: "integer",
    min: 1,
    max: 500,
    nullable: true,
    default: 100,
  },
  cards: {
    kind: "counts",
    counts: { S: 6 },
    min: 0,
    max: 20,
  },
});
const game: Pick<Game, "options" | "seats"> = { options, seats: { min: 2, max: 4 } };

/** The form of a new game after a match, and its options for a number of seats. */
function form(given: object, seats: number) {
  const chosen = chosenOptions(game, createTable(game, { seats, options: given }));
  return { chosen, at: (count: number) => withDefaults(game, chosen, count) };
}

describe("the form of a new game", () => {
  test("unchanged options follow the number of seats", () => {
    const { chosen, at } = form({}, 2);
    expect(chosen).toEqual({});
    expect(at(2)).toEqual({ pack: "32", limit: 100, cards: { S: 6 } });
    expect(at(3)).toEqual({ pack: "52", limit: 100, cards: { S: 6 } });
    expect(at(4)).toEqual({ pack: "2x32", limit: 100, cards: { S: 6 } });
  });

  test("chosen options are kept", () => {
    const { chosen, at } = form({ pack: "52", limit: null, cards: { S: 7 } }, 4);
    expect(chosen).toEqual({ pack: "52", limit: null, cards: { S: 7 } });
    expect(at(2)).toEqual(chosen);
  });

  test("a value equal to the default of its number of seats is not a choice", () => {
    const { chosen, at } = form({ pack: "2x32", limit: 100, cards: { S: 6 } }, 4);
    expect(chosen).toEqual({});
    expect(at(2)["pack"]).toBe("32");
  });
});

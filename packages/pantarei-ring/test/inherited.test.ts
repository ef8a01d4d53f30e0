import { type AnyPosition, createTable, type Game, unwrap } from "@serpentarium/core";
import { diffVariant } from "@serpentarium/core/variant";
import { examples as baseExamples, pantarei } from "@serpentarium/pantarei";
import { runExample } from "@serpentarium/testkit";
import { describe, expect, test } from "vitest";
import data from "../rulebook/examples.json" with { type: "json" };
import { inherited } from "../src/examples.ts";
import { pantareiRing } from "../src/index.ts";

const legalAt = (game: Game, text: string): string[] => {
  const position: AnyPosition = unwrap(game.parsePosition(text, createTable(game)));
  return game
    .legalActions(position)
    .map((action) => game.formatAction(action, position))
    .toSorted();
};

describe("the differences from Pantareï", () => {
  test("are three added clauses, two changed ones and one removed", () => {
    expect(diffVariant(pantarei, pantareiRing)).toEqual({
      clauses: {
        added: ["ring.closed", "ring.full-turn", "ring.opposite"],
        changed: ["move.own-top", "move.distance"],
        removed: ["move.end-of-row"],
      },
      options: { added: [], changed: [], removed: [] },
      phases: { added: [], changed: ["move"], removed: [] },
    });
  });

  test.each(inherited.map((example) => [example.id, example] as const))(
    "the inherited example %s holds",
    (_id, example) => expect(runExample(pantareiRing, example)).toBeUndefined(),
  );

  test.each(Object.keys(data.excluded))(
    "%s is excluded, because the ring allows more there than the row",
    (excluded) => {
      const { position } = baseExamples.find(({ id }) => id === excluded) ?? { position: "" };
      expect(legalAt(pantareiRing, position)).not.toEqual(legalAt(pantarei, position));
    },
  );
});

import { createTable } from "@serpentarium/core";
import { createRecord } from "@serpentarium/core/record";
import { describe, expect, test } from "vitest";
import { loadSubjects } from "../src/games.ts";
import { bots, FEW_ITERATIONS } from "../src/targets/bots.ts";

const subjects = await loadSubjects();
const SEEDS = [0, 1, 2];
const LENGTH = 40;

test("the games of the examples and of the templates are among the subjects", () => {
  const ids = subjects.map(({ game }) => game.id);
  expect(ids).toEqual(expect.arrayContaining(["tic-tac-toe", "snake-duel", "my-serpent", "my-sssnake"]));
});

describe.each(FEW_ITERATIONS)("with %i iterations", (iterations) => {
  test.each(subjects.map(({ game }) => game))("a bot plays $id", (game) => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const record = createRecord(game, { table: createTable(game, { seats }), actions: [] });
      for (const seed of SEEDS)
        bots.check({ record, spec: { bot: "mcts", iterations }, seed, length: LENGTH }, subjects);
    }
  });
});

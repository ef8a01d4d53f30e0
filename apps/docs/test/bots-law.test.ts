import { botsLaw } from "@serpentarium/bots/law";
import { checkLaw, formatViolation, testTablesOf } from "@serpentarium/testkit";
import { expect, test } from "vitest";
import { games, pluginOf } from "../src/lib/registry/games.ts";

test.each(Object.keys(games))("bots of every level play %s, with every number of seats", (id) => {
  const { game } = pluginOf(id);
  for (const table of testTablesOf(game)) {
    const violation = checkLaw(game, botsLaw, table, { runs: 6 });
    expect(violation && formatViolation(violation)).toBeUndefined();
  }
});

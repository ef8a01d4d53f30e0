import { createTable, type Game, play, unwrap } from "@serpentarium/core";
import { mergeRulebook } from "@serpentarium/rulebook";
import { checkLaw, LAWS, readRulebook, runExample } from "@serpentarium/testkit";
import { describeGame } from "@serpentarium/testkit/vitest";
import { describe, expect, test } from "vitest";
import { inherited, ssserpentSides } from "../snippets/ground-option.ts";
import { pantareiTurning, serpentCartesAlone, sssnakeNear } from "../snippets/material.ts";
import { pantareiLow } from "../snippets/option.ts";
import plugin from "../snippets/ssserpent-hoop/src/index.ts";

const folder = new URL("../snippets/ssserpent-hoop", import.meta.url);
const base = new URL("../node_modules/@serpentarium/ssserpent", import.meta.url);
const rulebook = mergeRulebook(readRulebook(base), readRulebook(folder), Object.keys(plugin.game.clauses));
describeGame(plugin, { folder, rulebook, runs: 5 });

const GAMES: Readonly<Record<string, Game>> = {
  pantareiTurning,
  sssnakeNear,
  serpentCartesAlone,
  pantareiLow,
  ssserpentSides,
};

const tables = Object.entries(GAMES).map(([name, game]) => [name, game, createTable(game)] as const);
const walled = createTable(ssserpentSides, { options: { sides: "walled" } });

describe.each([...tables, ["ssserpentSides, walled", ssserpentSides as Game, walled] as const])(
  "%s satisfies every law",
  (_name, game, table) => {
    test.each(LAWS.map((law) => [law.id, law] as const))("%s", (_id, law) => {
      expect(checkLaw(game, law, table, { runs: 2 })?.what).toBeUndefined();
    });
  },
);

test("an option chooses the ground", () => {
  const stepsOver = (sides: "joined" | "walled") => {
    const table = createTable(ssserpentSides, { options: { sides } });
    const position = ssserpentSides.parsePosition("move:red i4.W.E.7.a c8..-.8.a - - - 0 0 0", table);
    return play(ssserpentSides, unwrap(position), "E").ok;
  };
  expect([stepsOver("joined"), stepsOver("walled")]).toEqual([true, false]);
});

test("all examples of the base hold with an option for its ground", () => {
  expect(inherited).not.toHaveLength(0);
  expect(inherited.flatMap((example) => runExample(ssserpentSides, example) ?? [])).toEqual([]);
});

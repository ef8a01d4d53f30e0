import { readFileSync } from "node:fs";
import { createTable, type Game } from "@serpentarium/core";
import { mergeRulebook } from "@serpentarium/core/variant";
import { checkLaw, LAWS } from "@serpentarium/testkit";
import { describeGame } from "@serpentarium/testkit/vitest";
import { describe, expect, test } from "vitest";
import { pantareiTurning, serpentCartesAlone, sssnakeNear } from "../snippets/material.ts";
import { pantareiLow } from "../snippets/option.ts";
import plugin from "../snippets/ssserpent-hoop/src/index.ts";

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const book = (language: "en" | "fr"): string =>
  mergeRulebook(
    text(`../node_modules/@serpentarium/ssserpent/rulebook/${language}.mdx`),
    text(`../snippets/ssserpent-hoop/rulebook/${language}.mdx`),
    Object.keys(plugin.game.clauses),
  );

describeGame(plugin, { rulebook: { en: book("en"), fr: book("fr") }, runs: 5 });

const GAMES: Readonly<Record<string, Game>> = {
  pantareiTurning,
  sssnakeNear,
  serpentCartesAlone,
  pantareiLow,
};

describe.each(Object.entries(GAMES))("%s breaks no law", (_name, game) => {
  const table = createTable(game);
  test.each(LAWS.map((law) => [law.id, law] as const))("%s", (_id, law) => {
    expect(checkLaw(game, law, table, { runs: 2 })?.what).toBeUndefined();
  });
});

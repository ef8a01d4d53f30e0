import { definePlugin } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { overviewOf } from "../src/lib/game-pages/game-overview.ts";
import { games, packageOf } from "../src/lib/registry/games.ts";
import { LANGUAGES } from "../src/lib/words/languages.ts";
import { base } from "./fixtures/misere.ts";

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(Object.keys(games))("%s has an overview of sentences", (id) => {
    const { facts = [], aim, material, steps = [] } = overviewOf(packageOf(id), language) ?? {};
    expect(facts).toHaveLength(2);
    expect(steps).toHaveLength(3);
    for (const sentence of [aim, material, ...steps]) expect(sentence).toMatch(/^[\p{Lu}\d].{4,}\.$/u);
  });
});

test("tells the players, the length, the aim and a turn, and shows the first picture of the game", () => {
  const { game } = packageOf("ssserpent").plugin;
  const overview = overviewOf(packageOf("ssserpent"), "en");
  expect(overview?.facts.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    "Players: 2",
    "Length: about 50 turns",
  ]);
  expect(overview?.steps[0]).toMatch(/^Count the pieces of your serpent: /);
  if (!overview) throw new Error("no overview");
  expect(game.formatPosition(overview.position)).toMatch(/^first:chance /);
});

test("a variant inherits what it does not say", () => {
  const [ring, pantarei] = [
    overviewOf(packageOf("pantarei-ring"), "fr"),
    overviewOf(packageOf("pantarei"), "fr"),
  ];
  expect(ring?.aim).toBe(pantarei?.aim);
  expect(ring?.steps.map((step, i) => step === pantarei?.steps[i])).toEqual([true, false, true]);
});

test("hides what players do not know", () => {
  const { game } = packageOf("hidden-hands").plugin;
  const overview = overviewOf(packageOf("hidden-hands"), "en");
  expect(overview && game.formatPosition(overview.position)).toContain("?");
});

test("a game without these words has none", () => {
  expect(overviewOf({ ...packageOf("pantarei"), plugin: definePlugin(base, []) }, "en")).toBeUndefined();
});

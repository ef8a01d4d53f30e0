import { definePlugin } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { overviewOf } from "../src/lib/game-pages/game-overview.ts";
import { games, pluginOf } from "../src/lib/registry/games.ts";
import { LANGUAGES } from "../src/lib/words/languages.ts";
import { base } from "./fixtures/misere.ts";

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(Object.values(games))("$game.id has an overview of sentences", (plugin) => {
    const { facts = [], aim, material, steps = [] } = overviewOf(plugin, language) ?? {};
    expect(facts).toHaveLength(2);
    expect(steps).toHaveLength(3);
    for (const sentence of [aim, material, ...steps]) expect(sentence).toMatch(/^[\p{Lu}\d].{4,}\.$/u);
  });
});

test("tells the players, the length, the aim and a turn, and shows the first position in which a player acts", () => {
  const plugin = pluginOf("sssnake");
  const overview = overviewOf(plugin, "en");
  expect(overview?.facts.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    "Players: 2–4",
    "Length: about 30 turns",
  ]);
  expect(overview?.steps[0]).toBe("Roll the die, and draw that many cards.");
  if (!overview) throw new Error("no overview");
  expect(plugin.game.toAct(overview.position)).not.toBe("chance");
});

test("a variant inherits what it does not say", () => {
  const [ring, pantarei] = [
    overviewOf(pluginOf("pantarei-ring"), "fr"),
    overviewOf(pluginOf("pantarei"), "fr"),
  ];
  expect(ring?.aim).toBe(pantarei?.aim);
  expect(ring?.steps.map((step, i) => step === pantarei?.steps[i])).toEqual([true, false, true]);
});

test("hides what players do not know", () => {
  const { game } = pluginOf("hidden-hands");
  const overview = overviewOf(pluginOf("hidden-hands"), "en");
  expect(overview && game.formatPosition(overview.position)).toContain("?");
});

test("a game without these words has none", () => {
  expect(overviewOf(definePlugin(base, []), "en")).toBeUndefined();
});

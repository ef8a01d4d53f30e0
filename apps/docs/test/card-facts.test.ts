import { definePlugin } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { factsOf, kindOf } from "../src/lib/game-pages/card-facts.ts";
import { complexityOf, measuresOf, roundTurns } from "../src/lib/game-pages/game-measures.ts";
import { loadReport } from "../src/lib/game-pages/reports.ts";
import { games, pluginOf } from "../src/lib/registry/games.ts";
import { LANGUAGES } from "../src/lib/words/languages.ts";
import { base } from "./fixtures/misere.ts";

describe("complexity", () => {
  test.each([
    [1, 15, 1, "nothing to choose"],
    [7, 9, 2, "7 choices on 9 turns: 8 digits"],
    [7, 13, 3, "11 digits"],
    [25, 21, 4, "29 digits"],
    [11.5, 52, 5, "55 digits"],
  ])("%d choices on each of %d turns: level %d, for %s", (choices, turns, level) => {
    expect(complexityOf(choices, turns)).toBe(level);
  });

  test("never decreases with more turns or choices", () => {
    for (const turns of [1, 5, 20, 60, 200])
      for (const choices of [1, 2, 5, 20, 100]) {
        const level = complexityOf(choices, turns);
        expect(complexityOf(choices + 1, turns)).toBeGreaterThanOrEqual(level);
        expect(complexityOf(choices, turns + 1)).toBeGreaterThanOrEqual(level);
      }
  });

  test("comes from the report, and is undefined when a figure is missing", () => {
    const report = loadReport("serpent-cartes");
    expect(measuresOf(report)?.complexity).toBe(1);
    expect(measuresOf({ sections: report.sections.filter(({ id }) => id !== "branching") })).toBeUndefined();
  });
});

test.each([
  [6, 6],
  [13, 13],
  [21, 20],
  [52, 50],
  [53, 55],
])("rounds %d turns to %d", (turns, rounded) => expect(roundTurns(turns)).toBe(rounded));

describe("kinds", () => {
  /** The kind of a game that says nothing of itself. */
  const derivedKind = (id: string): string => {
    // no words are found under another id
    return kindOf(definePlugin({ ...pluginOf(id).game, id: "other" }, []), "en");
  };

  test("a game is described by its summary, a variant by its base, and another game by its rules", () => {
    expect(kindOf(pluginOf("tic-tac-toe"), "en")).toBe("Three in a row");
    expect(kindOf(pluginOf("sssnake-tight"), "fr")).toBe("Variante de Sssnake");
    expect(derivedKind("tic-tac-toe")).toBe("A game without chance");
    expect(derivedKind("hidden-hands")).toBe("A game with hidden information");
    expect(derivedKind("sssnake")).toBe("A game with chance");
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(Object.values(games))("$game.id has a card with figures", (plugin) => {
    const facts = factsOf(plugin, language);
    expect(facts).toHaveLength(3);
    expect(facts.map(({ value }) => value).join()).not.toMatch(/NaN|undefined|\{/);
  });

  test("a game without a report shows only the number of players", () => {
    expect(factsOf(definePlugin(base, []), language).map(({ value }) => value)).toEqual(["2"]);
  });
});

test("formats the figures of the report", () => {
  expect(factsOf(pluginOf("pantarei"), "fr").map(({ value }) => value)).toEqual([
    "2",
    "environ 20 tours",
    "4 sur 5, environ 25 choix par tour",
  ]);
});

import { readFileSync } from "node:fs";
import { differencesOf, mergeRulebook } from "@serpentarium/core/variant";
import { pantarei } from "@serpentarium/pantarei";
import { readGolden } from "@serpentarium/testkit";
import { describeGame } from "@serpentarium/testkit/vitest";
import { expect, test } from "vitest";
import plugin from "../src/index.ts";

const { game } = plugin;
const text = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

/** The whole rulebook: the sections of this package, and those of the base elsewhere. */
const book = (language: "en" | "fr"): string =>
  mergeRulebook(
    text(`../node_modules/@serpentarium/pantarei/rulebook/${language}.mdx`),
    text(`../rulebook/${language}.mdx`),
    Object.keys(game.clauses),
  );

// the laws that every game keeps, the examples, the rulebook, counts and recorded games
describeGame(plugin, {
  tables: [{ options: { goal: 3 } }],
  rulebook: { en: book("en"), fr: book("fr") },
  perft: [
    // counted by hand to the first depth: 2L 2L2 2R 4L 2x4, and not 2R2
    { name: "pairs land low", pos: "move:1 n,d2+l1,d3+l2+d1,l2 light - 0", perft: [5, 15, 46, 124, 383] },
  ],
  golden: readGolden(new URL("..", import.meta.url)),
  playthroughs: {
    "playthroughs/first.txt": { seed: "first" },
    "playthroughs/partie.txt": { seed: "partie", language: "fr" },
  },
});

test("the game differs from its base in what it says, and in nothing else", () => {
  const none = { added: [], changed: [], removed: [] };
  expect(differencesOf(pantarei, game)).toEqual({
    clauses: { ...none, added: ["move.pair-low"], changed: ["end.pile"] },
    options: { ...none, changed: ["goal"] },
    phases: { ...none, changed: ["move"] },
  });
});

test("the game has the version of its package, because records name it", () => {
  const { version } = JSON.parse(text("../package.json")) as { readonly version: string };
  expect(game.version).toBe(version);
});

import { readFileSync } from "node:fs";
import { differencesOf, mergeRulebook } from "@serpentarium/core/variant";
import { ssserpent } from "@serpentarium/ssserpent";
import { readGolden } from "@serpentarium/testkit";
import { describeGame } from "@serpentarium/testkit/vitest";
import { expect, test } from "vitest";
import plugin from "../src/index.ts";

const { game } = plugin;
const text = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

/** The whole rulebook: the sections of this package, and those of the base elsewhere. */
const book = (language: "en" | "fr"): string =>
  mergeRulebook(
    text(`../node_modules/@serpentarium/ssserpent/rulebook/${language}.mdx`),
    text(`../rulebook/${language}.mdx`),
    Object.keys(game.clauses),
  );

// the laws that every game keeps, the examples, the rulebook, counts and recorded games
describeGame(plugin, {
  tables: [{ options: { size: 7, quietLimit: 10 } }],
  rulebook: { en: book("en"), fr: book("fr") },
  perft: [
    // twenty-two cells of the border for the one head, then one less for the other, then who begins
    {
      name: "the heads",
      pos: "heads:red -.4 -.4 c3,c7,g3,g7 b5,e3,e7,h5 b2,d5,f5,h8 0 0 0",
      perft: [22, 22 * 21, 22 * 21 * 2],
    },
  ],
  golden: readGolden(new URL("..", import.meta.url)),
  playthroughs: {
    "playthroughs/first.txt": { seed: "first" },
    "playthroughs/partie.txt": { seed: "partie", language: "fr" },
  },
});

test("the game differs from its base in what it says, and in nothing else", () => {
  const none = { added: [], changed: [], removed: [] };
  expect(differencesOf(ssserpent, game)).toEqual({
    clauses: { ...none, added: ["setup.no-corner"], changed: ["setup.heads"] },
    options: { ...none, changed: ["quietLimit"] },
    phases: { ...none, changed: ["heads"] },
  });
});

test("the game has the version of its package, because records name it", () => {
  const { version } = JSON.parse(text("../package.json")) as { readonly version: string };
  expect(game.version).toBe(version);
});

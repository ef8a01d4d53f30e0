import { readFileSync } from "node:fs";
import { differencesOf } from "@serpentarium/core/variant";
import { pantarei } from "@serpentarium/pantarei";
import { readGolden } from "@serpentarium/testkit";
import { describeGame } from "@serpentarium/testkit/vitest";
import { expect, test } from "vitest";
import plugin from "../src/index.ts";

const { game } = plugin;
const text = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

/** The rulebook of a package, in the folder of that name from here. */
const bookIn = (folder: string) => ({
  en: text(`${folder}/rulebook/en.mdx`),
  fr: text(`${folder}/rulebook/fr.mdx`),
});

// the laws that every game keeps, the examples, the rulebook, counts and recorded games
describeGame(plugin, {
  tables: [{ options: { goal: 3 } }],
  rulebook: bookIn(".."),
  // all that the rulebook above does not have is taken over from here, and has to be true here as well
  base: { game: pantarei, rulebook: bookIn("../node_modules/@serpentarium/pantarei") },
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

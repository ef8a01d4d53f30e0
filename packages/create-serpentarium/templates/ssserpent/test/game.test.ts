import { readFileSync } from "node:fs";
import { differencesOf } from "@serpentarium/core/variant";
import { ssserpent } from "@serpentarium/ssserpent";
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
  tables: [{ options: { size: 7, quietLimit: 10 } }],
  // games are long
  runs: 5,
  rulebook: bookIn(".."),
  // all that the rulebook above does not have is taken over from here, and has to be true here as well
  base: { game: ssserpent, rulebook: bookIn("../node_modules/@serpentarium/ssserpent") },
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

import { readFileSync } from "node:fs";
import { describeGame } from "@serpentarium/testkit/vitest";
import plugin from "../src/index.ts";

const rulebook = (language: string): string =>
  readFileSync(new URL(`../rulebook/${language}.mdx`, import.meta.url), "utf8");

describeGame(plugin, {
  tables: [{ seats: 2, options: { hand: 2 } }],
  rulebook: { en: rulebook("en"), fr: rulebook("fr") },
  perft: [
    {
      name: "two players with two cards each",
      seats: 2,
      options: { hand: 2 },
      pos: "turn:chance 1,7/2,5 -",
      // a nest that is the only one of its kind is not drawn again
      perft: [4, 8, 16, 56, 56, 56],
    },
  ],
  playthroughs: {
    "playthroughs/bite.txt": {
      options: { hand: 2 },
      actions: ["7,12/1,5", "4", "12", "1", "2", "7", "5"],
    },
  },
});

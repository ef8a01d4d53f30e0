import { readFileSync } from "node:fs";
import { botsLaw } from "@serpentarium/bots/law";
import { LAWS, readGolden } from "@serpentarium/testkit";
import { describeEditor, describeGame, describeTeaching } from "@serpentarium/testkit/vitest";
import editor from "../src/editor.ts";
import plugin from "../src/index.ts";
import teaching from "../src/teaching.ts";

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

// tests the laws of all games, and that bots can play this one; the examples, the rulebook, perft counts and playthroughs
describeGame(plugin, {
  laws: [...LAWS, botsLaw],
  tables: [{ options: { heights: 3 } }, { seats: 3 }, { seats: 4, options: { heights: 7 } }],
  rulebook: { en: text("../rulebook/en.mdx"), fr: text("../rulebook/fr.mdx") },
  perft: [{ name: "the start", options: { heights: 3 }, pos: "rear:-", perft: [3, 9, 18, 36, 36, 36] }],
  golden: readGolden(new URL("..", import.meta.url)),
  playthroughs: {
    "playthroughs/short.txt": { seed: "short", options: { heights: 3 } },
    "playthroughs/partie.txt": { seed: "partie", language: "fr", seats: 3 },
  },
});

// tests every tool of the position editor, and each picture and task of the lesson
describeEditor(plugin, editor);
describeTeaching(plugin, teaching);

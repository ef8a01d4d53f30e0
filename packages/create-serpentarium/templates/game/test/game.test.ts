import { botsLaw } from "@serpentarium/bots/law";
import { LAWS, readGolden, readRulebook } from "@serpentarium/testkit";
import { describeEditor, describeGame, describeTeaching } from "@serpentarium/testkit/vitest";
import editor from "../src/editor.ts";
import plugin from "../src/index.ts";
import teaching from "../src/teaching.ts";

const folder = new URL("..", import.meta.url);
const rulebook = readRulebook(folder);

// tests the laws of all games, and that bots can play this one; the examples, the rulebook, perft counts and playthroughs
describeGame(plugin, {
  laws: [...LAWS, botsLaw],
  tables: [{ options: { size: 3 } }, { options: { size: 8 } }],
  rulebook,
  perft: [
    { name: "the start", pos: "move:1 a1 e5", perft: [2, 4, 8, 16, 40, 100, 240] },
    {
      name: "the smallest grid, to the end",
      options: { size: 3 },
      pos: "move:1 a1 c3",
      perft: [2, 4, 8, 10, 14],
    },
  ],
  golden: readGolden(folder),
  // a game, told in each language of the rulebook
  playthroughs: Object.fromEntries(
    Object.keys(rulebook).map((language) => [
      `playthroughs/${language}.txt`,
      { seed: "short", options: { size: 3 }, language },
    ]),
  ),
});

// tests every tool of the position editor, and each picture and task of the lesson
describeEditor(plugin, editor);
describeTeaching(plugin, teaching);

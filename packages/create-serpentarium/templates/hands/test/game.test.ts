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
  tables: [{ options: { hand: 2 } }, { seats: 3 }],
  rulebook,
  perft: [{ name: "the start", options: { hand: 2 }, pos: "lay:1 1,7/2,5 -/-", perft: [2, 4, 4, 4] }],
  golden: readGolden(folder),
  // a game, told in each language of the rulebook
  playthroughs: Object.fromEntries(
    Object.keys(rulebook).map((language) => [
      `playthroughs/${language}.txt`,
      { seed: "short", options: { hand: 2 }, language },
    ]),
  ),
});

// tests every tool of the position editor, and each picture and task of the lesson
describeEditor(plugin, editor);
describeTeaching(plugin, teaching);

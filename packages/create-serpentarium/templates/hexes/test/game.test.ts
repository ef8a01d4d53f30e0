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
  tables: [{ options: { size: 3 } }, { options: { size: 5 } }],
  rulebook,
  perft: [{ name: "the start", options: { size: 3 }, pos: "lay:1 3/3/3", perft: [9, 72, 504, 3024] }],
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

import { botsLaw } from "@serpentarium/bots/law";
import { diffVariant } from "@serpentarium/core/variant";
import { ssserpent } from "@serpentarium/ssserpent";
import { LAWS, readGolden, readRulebook } from "@serpentarium/testkit";
import { describeEditor, describeGame, describeTeaching } from "@serpentarium/testkit/vitest";
import { expect, test } from "vitest";
import editor from "../src/editor.ts";
import plugin from "../src/index.ts";
import teaching from "../src/teaching.ts";

const { game } = plugin;
const folder = new URL("..", import.meta.url);
const rulebook = readRulebook(folder);

// tests the laws of all games, and that bots can play this one; the examples, the rulebook, perft counts and playthroughs
describeGame(plugin, {
  laws: [...LAWS, botsLaw],
  tables: [{ options: { size: 7, quietLimit: 10 } }],
  // games are long
  runs: 5,
  rulebook,
  // the sections that the rulebook above inherits must be true for the variant, too
  base: {
    game: ssserpent,
    rulebook: readRulebook(new URL("../node_modules/@serpentarium/ssserpent", import.meta.url)),
  },
  perft: [
    // 22 border cells for the first head, 21 for the second, then 2 players who can begin
    {
      name: "the heads",
      pos: "heads:red -.4 -.4 c3,c7,g3,g7 b5,e3,e7,h5 b2,d5,f5,h8 0 0 0",
      perft: [22, 22 * 21, 22 * 21 * 2],
    },
  ],
  golden: readGolden(folder),
  // a game, told in each language of the rulebook
  playthroughs: Object.fromEntries(
    Object.keys(rulebook).map((language) => [`playthroughs/${language}.txt`, { seed: "first", language }]),
  ),
});

// tests every tool of the position editor, and each picture and task of the lesson
describeEditor(plugin, editor);
describeTeaching(plugin, teaching);

test("differs from its base only in the listed clauses, options and phases", () => {
  const none = { added: [], changed: [], removed: [] };
  expect(diffVariant(ssserpent, game)).toEqual({
    clauses: { ...none, added: ["setup.no-corner"], changed: ["setup.heads"] },
    options: { ...none, changed: ["quietLimit"] },
    phases: { ...none, changed: ["heads"] },
  });
});

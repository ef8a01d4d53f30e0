import { botsLaw } from "@serpentarium/bots/law";
import { diffVariant } from "@serpentarium/core/variant";
import { pantarei } from "@serpentarium/pantarei";
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
  tables: [{ options: { goal: 3 } }],
  rulebook,
  // the sections that the rulebook above inherits must be true for the variant, too
  base: {
    game: pantarei,
    rulebook: readRulebook(new URL("../node_modules/@serpentarium/pantarei", import.meta.url)),
  },
  perft: [
    // checked by hand at depth 1: 2L 2L2 2R 4L 2x4, and not 2R2
    { name: "pairs land low", pos: "move:1 n,d2+l1,d3+l2+d1,l2 light - 0", perft: [5, 15, 46, 124, 383] },
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
  expect(diffVariant(pantarei, game)).toEqual({
    clauses: { ...none, added: ["move.pair-low"], changed: ["end.pile"] },
    options: { ...none, changed: ["goal"] },
    phases: { ...none, changed: ["move"] },
  });
});

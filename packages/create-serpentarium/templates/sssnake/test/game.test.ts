import { botsLaw } from "@serpentarium/bots/law";
import { diffVariant } from "@serpentarium/core/variant";
import { sssnake } from "@serpentarium/sssnake";
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
  // games are long
  runs: 2,
  rulebook,
  // the sections that the rulebook above inherits must be true for the variant, too
  base: {
    game: sssnake,
    rulebook: readRulebook(new URL("../node_modules/@serpentarium/sssnake", import.meta.url)),
  },
  perft: [
    // S:h S:t X:h, then the given card is laid, then the die
    { name: "a crossing in hand", pos: "keep:1 1 59.48.15.4 SX 1 - -", perft: [3, 4, 12] },
  ],
  golden: readGolden(folder),
  // a game, told in each language of the rulebook
  playthroughs: Object.fromEntries(
    Object.keys(rulebook).map((language) => [
      `playthroughs/${language}.txt`,
      { seed: "first", options: { cards: { S: 4, C: 5, X: 2, D: 0 } }, language },
    ]),
  ),
});

// tests every tool of the position editor, and each picture and task of the lesson
describeEditor(plugin, editor);
describeTeaching(plugin, teaching);

test("differs from its base only in the listed clauses, options and phases", () => {
  const none = { added: [], changed: [], removed: [] };
  expect(diffVariant(sssnake, game)).toEqual({
    clauses: { ...none, added: ["place.crossing-ahead"], changed: ["material.cards"] },
    options: { ...none, changed: ["cards"] },
    phases: { ...none, changed: ["keep", "lend", "receive", "reclaim"] },
  });
});

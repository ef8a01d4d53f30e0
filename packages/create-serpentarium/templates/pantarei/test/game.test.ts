import { readFileSync } from "node:fs";
import { botsLaw } from "@serpentarium/bots/law";
import { diffVariant } from "@serpentarium/core/variant";
import { pantarei } from "@serpentarium/pantarei";
import { LAWS, readGolden } from "@serpentarium/testkit";
import { describeEditor, describeGame, describeTeaching } from "@serpentarium/testkit/vitest";
import { expect, test } from "vitest";
import editor from "../src/editor.ts";
import plugin from "../src/index.ts";
import teaching from "../src/teaching.ts";

const { game } = plugin;
const text = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

/** The rulebook of the package in a folder, relative to this file. */
const readRulebook = (folder: string) => ({
  en: text(`${folder}/rulebook/en.mdx`),
  fr: text(`${folder}/rulebook/fr.mdx`),
});

// tests the laws of all games, and that bots can play this one; the examples, the rulebook, perft counts and playthroughs
describeGame(plugin, {
  laws: [...LAWS, botsLaw],
  tables: [{ options: { goal: 3 } }],
  rulebook: readRulebook(".."),
  // the sections that the rulebook above inherits must be true for the variant, too
  base: { game: pantarei, rulebook: readRulebook("../node_modules/@serpentarium/pantarei") },
  perft: [
    // checked by hand at depth 1: 2L 2L2 2R 4L 2x4, and not 2R2
    { name: "pairs land low", pos: "move:1 n,d2+l1,d3+l2+d1,l2 light - 0", perft: [5, 15, 46, 124, 383] },
  ],
  golden: readGolden(new URL("..", import.meta.url)),
  playthroughs: {
    "playthroughs/first.txt": { seed: "first" },
    "playthroughs/partie.txt": { seed: "partie", language: "fr" },
  },
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

import { readFileSync } from "node:fs";
import { botsLaw } from "@serpentarium/bots/law";
import { diffVariant } from "@serpentarium/core/variant";
import { serpentCartes } from "@serpentarium/serpent-cartes";
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
  tables: [{ seats: 3, options: { entry: "die" } }],
  // games without a finishable row are long
  runs: 5,
  rulebook: readRulebook(".."),
  // the sections that the rulebook above inherits must be true for the variant, too
  base: { game: serpentCartes, rulebook: readRulebook("../node_modules/@serpentarium/serpent-cartes") },
  perft: [
    {
      name: "the first player, then a row without choices",
      pos: "first:chance Tc,8d,Jd,8h,Kc,7d,Qd,9h,Jh,Qh,Td,9c,7c,8c,Ts,As,7s,9s,Ah,Js,Kh,Qs,Th,8s,Kd,Ad,Jc,9d,Ks,Ac,7h,Qc 0,0 0",
      perft: [2, 2, 2, 2],
    },
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
  expect(diffVariant(serpentCartes, game)).toEqual({
    clauses: { ...none, added: ["setup.crown"], changed: ["setup.row"] },
    options: { ...none, changed: ["turnLimit"] },
    phases: { ...none, changed: ["deal"] },
  });
});

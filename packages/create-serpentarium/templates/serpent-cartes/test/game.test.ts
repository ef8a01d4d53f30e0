import { botsLaw } from "@serpentarium/bots/law";
import { diffVariant } from "@serpentarium/core/variant";
import { serpentCartes } from "@serpentarium/serpent-cartes";
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
  tables: [{ seats: 3, options: { entry: "die" } }],
  // games without a finishable row are long
  runs: 5,
  rulebook,
  // the sections that the rulebook above inherits must be true for the variant, too
  base: {
    game: serpentCartes,
    rulebook: readRulebook(new URL("../node_modules/@serpentarium/serpent-cartes", import.meta.url)),
  },
  perft: [
    {
      name: "the first player, then a row without choices",
      pos: "first:chance Tc,8d,Jd,8h,Kc,7d,Qd,9h,Jh,Qh,Td,9c,7c,8c,Ts,As,7s,9s,Ah,Js,Kh,Qs,Th,8s,Kd,Ad,Jc,9d,Ks,Ac,7h,Qc 0,0 0",
      perft: [2, 2, 2, 2],
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
  expect(diffVariant(serpentCartes, game)).toEqual({
    clauses: { ...none, added: ["setup.crown"], changed: ["setup.row"] },
    options: { ...none, changed: ["turnLimit"] },
    phases: { ...none, changed: ["deal"] },
  });
});

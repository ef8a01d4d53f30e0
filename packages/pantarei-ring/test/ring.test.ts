import { pantarei } from "@serpentarium/pantarei";
import { readGolden, readReviewed, readRulebook } from "@serpentarium/testkit";
import { describeGame } from "@serpentarium/testkit/vitest";
import plugin from "../src/index.ts";
import { REFERENCE_PERFT } from "./reference-perft.ts";

const folder = new URL("..", import.meta.url);

describeGame(plugin, {
  tables: [
    { options: { goal: 3 } },
    { options: { goal: 12, quietLimit: 8 } },
    { options: { quietLimit: null } },
  ],
  rulebook: readRulebook(folder),
  reviewed: readReviewed(folder),
  base: {
    game: pantarei,
    rulebook: readRulebook(new URL("../node_modules/@serpentarium/pantarei", import.meta.url)),
  },
  perft: REFERENCE_PERFT,
  golden: readGolden(folder),
  playthroughs: {
    "playthroughs/ouroboros.txt": { seed: "ouroboros" },
    "playthroughs/tall.txt": { seed: "tall", options: { goal: 12, quietLimit: 8 } },
    "playthroughs/anneau.txt": { seed: "ouroboros", language: "fr" },
  },
});

import { describeGame } from "../src/vitest.ts";
import plugin from "./fixtures/hoard/game.ts";
import { rulebook, vector } from "./fixtures/hoard/rulebook-and-vector.ts";

describeGame(plugin, {
  folder: new URL("./fixtures/hoard/", import.meta.url),
  tables: [{ seats: 3, options: { cells: 6, limit: 5 } }],
  rulebook,
  perft: [{ name: "a treasure in cell 2", pos: "dig:1 2 ....", perft: [4, 7, 19, 31, 55] }],
  vectors: JSON.stringify(vector),
  playthroughs: {
    "playthroughs/found.txt": { actions: ["b2", "d1", "heads", "d2"] },
    "playthroughs/seed-1.fr.txt": { seats: 3, options: { cells: 6, limit: 5 }, seed: 1, language: "fr" },
  },
});

import { readFileSync } from "node:fs";
import { LANGUAGES, type Language } from "@serpentarium/core";
import { mergeRulebook } from "@serpentarium/core/variant";
import { type PerftRow, readGolden } from "@serpentarium/testkit";
import { describeGame } from "@serpentarium/testkit/vitest";
import plugin from "../src/index.ts";

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

const whole = (language: Language): string =>
  mergeRulebook(
    text(`../../serpent-cartes/rulebook/${language}.mdx`),
    text(`../rulebook/${language}.mdx`),
    Object.keys(plugin.game.clauses),
  );

describeGame(plugin, {
  golden: readGolden(new URL("..", import.meta.url)),
  tables: [
    { seats: 2, options: { entry: "die", deal: "finishable", turnLimit: 30 } },
    { seats: 3, options: { deal: "finishable" } },
    { seats: 3, options: { deck: "32", entry: "die", turnLimit: 60 } },
    { seats: 4, options: { entry: "die", deal: "finishable", turnLimit: null } },
    { seats: 4, options: { deck: "32", turnLimit: 5 } },
  ],
  rulebook: Object.fromEntries(LANGUAGES.map((language) => [language, whole(language)])),
  perft: JSON.parse(text("vectors/serpent-cartes-two-ends.perft.json")) as PerftRow[],
  playthroughs: {
    "playthroughs/race.txt": { seed: "race", options: { deal: "finishable" } },
    "playthroughs/die.fr.txt": {
      seed: "dé",
      seats: 4,
      options: { deck: "32", entry: "die", deal: "finishable" },
      language: "fr",
    },
  },
});

import { ssserpent } from "@serpentarium/ssserpent";
import { readRulebook } from "@serpentarium/testkit";
import { describeGame } from "@serpentarium/testkit/vitest";
import plugin from "../snippets/ssserpent-quick/src/index.ts";

const folder = new URL("../snippets/ssserpent-quick", import.meta.url);
const base = new URL("../node_modules/@serpentarium/ssserpent", import.meta.url);

describeGame(plugin, {
  folder,
  rulebook: readRulebook(folder),
  base: { game: ssserpent, rulebook: readRulebook(base) },
});

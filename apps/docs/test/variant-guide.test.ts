import { readFileSync } from "node:fs";
import { ssserpent } from "@serpentarium/ssserpent";
import { describeGame } from "@serpentarium/testkit/vitest";
import plugin from "../snippets/ssserpent-quick/src/index.ts";

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const readRulebook = (folder: string) => ({
  en: text(`${folder}/rulebook/en.mdx`),
  fr: text(`${folder}/rulebook/fr.mdx`),
});

describeGame(plugin, {
  folder: new URL("../snippets/ssserpent-quick", import.meta.url),
  rulebook: readRulebook("../snippets/ssserpent-quick"),
  base: { game: ssserpent, rulebook: readRulebook("../node_modules/@serpentarium/ssserpent") },
});

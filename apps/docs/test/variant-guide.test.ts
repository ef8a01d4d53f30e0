import { readFileSync } from "node:fs";
import { mergeRulebook } from "@serpentarium/core/variant";
import { describeGame } from "@serpentarium/testkit/vitest";
import plugin from "../snippets/ssserpent-quick/src/index.ts";

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const book = (language: "en" | "fr"): string =>
  mergeRulebook(
    text(`../node_modules/@serpentarium/ssserpent/rulebook/${language}.mdx`),
    text(`../snippets/ssserpent-quick/rulebook/${language}.mdx`),
    Object.keys(plugin.game.clauses),
  );

describeGame(plugin, { rulebook: { en: book("en"), fr: book("fr") } });

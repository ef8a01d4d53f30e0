import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { definePlugin } from "@serpentarium/core";
import { expect, onTestFinished, test } from "vitest";
import { conformanceChecks } from "../src/index.ts";
import { KIT_WORDS } from "../src/kit-words.ts";
import { checkShortRules } from "../src/short-rules.ts";
import { clauses } from "./fixtures/hoard/events.ts";
import plugin, { hoard } from "./fixtures/hoard/game.ts";

const print = {
  language: "en",
  sections: [{ title: "Digging", sentences: { 1: ["dig.fresh", "end.found"] } }],
};
const text =
  "## A turn\n\n[Dig where nobody has](#dig.fresh).\n\n## The end\n\n[Whoever finds the hoard wins](#end.found).\n";

test.each([
  ["with a link to each printed clause", text, undefined],
  ["without one", text.replace("(#end.found)", ""), "end.found: no link"],
  [
    "with one to no clause",
    text.replace("#dig.fresh", "#dig.stale"),
    "dig.fresh: no link\ndig.stale: a link, but no clause (line 3)",
  ],
])("short rules %s", (_, markdown, problem) => {
  expect(checkShortRules(clauses, print, markdown, "en")).toBe(problem);
});

test("short rules of a game without print have links to clauses alone, in the typography of their language", () => {
  expect(checkShortRules(clauses, undefined, "[Là](#end.limit)\u202f!\n", "fr")).toBeUndefined();
  expect(checkShortRules(clauses, undefined, "[Là](#end.late) !\n", "fr")).toMatch(
    /^end.late: a link, but no clause \(line 1\)\nline 1: a space that can break/,
  );
});

test("short rules are checked in each language that has them", () => {
  const folder = mkdtempSync(join(tmpdir(), "short-rules-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "rulebook"));
  writeFileSync(join(folder, "rulebook", "en.short.md"), text);
  writeFileSync(join(folder, "rulebook", "de.short.md"), "## Ein Zug\n");
  const checks = conformanceChecks(definePlugin(hoard, plugin.examples, plugin.words, print), { folder });
  const problems = checks
    .filter(({ name }) => KIT_WORDS.format(name).startsWith("the short rules"))
    .map(({ name, run }) => [KIT_WORDS.format(name), run()]);
  expect(problems).toEqual([
    [expect.stringContaining("(de)"), "dig.fresh: no link\nend.found: no link"],
    [expect.stringContaining("(en)"), undefined],
  ]);
});

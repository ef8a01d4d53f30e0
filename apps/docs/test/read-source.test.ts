import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSource } from "../src/lib/api/read-source.ts";

const shown = globSync("src/content/docs/**/*.mdx").flatMap((page) =>
  [...readFileSync(page, "utf8").matchAll(/<Source file="([^"]+)"(?: show=\{(\[[^\]]+\])\})?/g)].map(
    ([, file = "", names = "[]"]) => ({ page, file, names: JSON.parse(names) as string[] }),
  ),
);

test.for(shown)("$page shows $names of $file", ({ file, names }) => {
  expect(readSource(file, names)).not.toBe("");
});

test("throws for a missing part", () => {
  expect(() => readSource("examples/tic-tac-toe/src/place.ts", ["nowhere"])).toThrow('has no "nowhere"');
});

test("returns a declaration with its comment only", () => {
  const text = readSource("examples/tic-tac-toe/src/place.ts", ["ACTIONS"]);
  expect(text).toMatch(/^\/\*\* One object per action.*\*\/\nexport const ACTIONS/);
  expect(text).not.toContain("formatAction");
});

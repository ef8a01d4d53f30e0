import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceOf } from "../src/lib/source.ts";

const shown = globSync("src/content/docs/**/*.mdx").flatMap((page) =>
  [...readFileSync(page, "utf8").matchAll(/<Source file="([^"]+)"(?: show=\{(\[[^\]]+\])\})?/g)].map(
    ([, file = "", names = "[]"]) => ({ page, file, names: JSON.parse(names) as string[] }),
  ),
);

test.for(shown)("$page shows $names of $file", ({ file, names }) => {
  expect(sourceOf(file, names)).not.toBe("");
});

test("a part that is not there is an error", () => {
  expect(() => sourceOf("examples/tic-tac-toe/src/place.ts", ["nowhere"])).toThrow('has no "nowhere"');
});

test("a declaration is shown with its comment, and without its neighbours", () => {
  const text = sourceOf("examples/tic-tac-toe/src/place.ts", ["ACTIONS"]);
  expect(text).toMatch(/^\/\*\* One object an action.*\*\/\nexport const ACTIONS/);
  expect(text).not.toContain("formatAction");
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { stepsFor } from "../src/material/serpent.ts";

test.each(["en", "fr"])("move.steps: the rulebook (%s) lists the steps of every length", (language) => {
  const rulebook = readFileSync(new URL(`../rulebook/${language}.mdx`, import.meta.url), "utf8");
  const rows = Array.from(
    rulebook.matchAll(/^\| (\d.* \| \d) \|$/gm),
    ([, row = ""]) => row.match(/\d/g) ?? [],
  );
  const steps = rows.flatMap((row) => row.slice(0, -1).map((pieces) => [Number(pieces), Number(row.at(-1))]));
  expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((pieces) => [pieces, stepsFor(pieces)]));
});

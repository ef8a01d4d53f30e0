import { join } from "node:path";
import { expect, test } from "vitest";
import { findMutants, keyOf, type Mutant, patternOf, sampleMutants } from "../src/mutants.ts";
import { findTargetPackages } from "../src/packages.ts";

const ROOT = join(import.meta.dirname, "../..");
const FIXTURES = join(import.meta.dirname, "fixtures");
const target = { name: "game", game: true };

const mutants = await findMutants(FIXTURES, target);
const findMutant = (original: string, replacement: string): Mutant | undefined =>
  mutants.find((one) => one.original === original && one.replacement === replacement);

test("findTargetPackages finds games, variants and tools", () => {
  const names = findTargetPackages(ROOT).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["bots", "core", "lab", "pantarei", "sssnake-tight"]));
  expect(names).not.toContain("cli");
});

test("a mutant has its replaced source and its line", () => {
  expect(findMutant("count > 2", "count >= 2")).toMatchObject({
    file: "src/game.ts",
    line: 10,
    group: "rules",
  });
  expect(patternOf(findMutant("count > 2", "count >= 2") as Mutant)).toBe("src/game.ts:10:6-10:15");
});

test("mutants with the same text in a file have different keys", () => {
  const same = mutants.filter(({ original, replacement }) => original === "0" || replacement === "count - 1");
  expect(same.map(({ nth = 0 }) => nth)).toEqual([0, 1]);
  expect(new Set(mutants.map(keyOf)).size).toBe(mutants.length);
});

test("texts for readers and drawing files belong to the presentation", () => {
  expect(findMutant('"game.title"', '""')?.group).toBe("presentation");
  expect(findMutant('{ id: "game.title" }', "{}")?.group).toBe("presentation");
  expect(findMutant('"expected some more"', '""')?.group).toBe("presentation");
  expect(findMutant('"low"', '""')?.group).toBe("rules");
  expect(findMutant("x * 2", "x / 2")).toMatchObject({ file: "src/drawing/card.ts", group: "presentation" });
});

test("a sample depends on the seed only", () => {
  const counts = { rules: 5, presentation: 2 };
  const sampled = sampleMutants(mutants, counts, "1");
  expect(sampled.map(({ group }) => group)).toEqual([
    ...Array(5).fill("rules"),
    ...Array(2).fill("presentation"),
  ]);
  expect(sampleMutants(mutants.toReversed(), counts, "1")).toEqual(sampled);
  expect(sampleMutants(mutants, counts, "2")).not.toEqual(sampled);
});

test("a sample depends on the text of a mutant, not on its line", () => {
  const counts = { rules: 5, presentation: 0 };
  const moved = mutants.map(
    (mutant): Mutant => ({ ...mutant, line: mutant.line + 7, locationKey: `moved ${mutant.locationKey}` }),
  );
  expect(sampleMutants(moved, counts, "1").map(keyOf)).toEqual(
    sampleMutants(mutants, counts, "1").map(keyOf),
  );
});

import { join } from "node:path";
import { expect, test } from "vitest";
import { findMutants, keyOf, type Mutant, patternOf, sample } from "../src/mutants.ts";
import { findTargets } from "../src/packages.ts";

const ROOT = join(import.meta.dirname, "../..");
const CHECKOUT = join(import.meta.dirname, "fixtures");
const target = { name: "game", game: true };

const mutants = await findMutants(CHECKOUT, target);
const find = (original: string, replacement: string): Mutant | undefined =>
  mutants.find((one) => one.original === original && one.replacement === replacement);

test("the packages are found: games, variants and tools", () => {
  const names = findTargets(ROOT).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["bots", "core", "lab", "pantarei", "sssnake-tight"]));
  expect(names).not.toContain("cli");
});

test("a mutant says what it replaces, and in which line", () => {
  expect(find("count > 2", "count >= 2")).toMatchObject({ file: "src/game.ts", line: 10, group: "rules" });
  expect(patternOf(find("count > 2", "count >= 2") as Mutant)).toBe("src/game.ts:10:6-10:15");
});

test("mutants of the same text in a file are told apart", () => {
  const same = mutants.filter(({ original, replacement }) => original === "0" || replacement === "count - 1");
  expect(same.map(({ nth = 0 }) => nth)).toEqual([0, 1]);
  expect(new Set(mutants.map(keyOf)).size).toBe(mutants.length);
});

test("texts, and files that draw, are no rules", () => {
  expect(find('"Game"', '""')?.group).toBe("presentation");
  expect(find('{ en: "Game", fr: "Jeu" }', "{}")?.group).toBe("presentation");
  expect(find('"expected some more"', '""')?.group).toBe("presentation");
  expect(find('"low"', '""')?.group).toBe("rules");
  expect(find("x * 2", "x / 2")).toMatchObject({ file: "src/drawing/card.ts", group: "presentation" });
});

test("a sample is the same for the same seed, and another for another", () => {
  const counts = { rules: 5, presentation: 2 };
  const drawn = sample(mutants, counts, "1");
  expect(drawn.map(({ group }) => group)).toEqual([
    ...Array(5).fill("rules"),
    ...Array(2).fill("presentation"),
  ]);
  expect(sample(mutants.toReversed(), counts, "1")).toEqual(drawn);
  expect(sample(mutants, counts, "2")).not.toEqual(drawn);
});

test("a sample hangs on the text of a mutant, not on its line", () => {
  const counts = { rules: 5, presentation: 0 };
  const moved = mutants.map((one) => ({ ...one, line: one.line + 7, place: `moved ${one.place}` }));
  expect(sample(moved, counts, "1").map(keyOf)).toEqual(sample(mutants, counts, "1").map(keyOf));
});

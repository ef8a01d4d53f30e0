import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Outcome, TestedMutant } from "../src/measure.ts";
import type { Mutant } from "../src/mutants.ts";
import {
  type AcceptedSurvivor,
  checkAccepted,
  type PackageResult,
  replaceTable,
  resultOf,
  retestedResult,
  toTable,
} from "../src/result.ts";

const mutant = (original: string, group: Mutant["group"] = "rules"): Mutant => ({
  file: "src/game.ts",
  mutator: "BooleanLiteral",
  original,
  replacement: "false",
  group,
  line: 3,
  locationKey: original,
});
const tested = (outcome: Outcome, one: Mutant): TestedMutant => ({ mutant: one, outcome });

const rules = ["a", "b", "c", "d"].map((original) => mutant(original));
const texts = ["e", "f", "g", "h", "i", "j", "k", "l"].map((original) => mutant(original, "presentation"));
const [a, b, c, d] = rules as [Mutant, Mutant, Mutant, Mutant];
const [e, f] = texts as [Mutant, Mutant];

const run: readonly TestedMutant[] = [
  tested("killed", a),
  tested("timeout", b),
  tested("survived", c),
  tested("error", d),
  tested("uncovered", e),
  tested("killed", f),
];
const result = resultOf("game", "1", [...rules, ...texts], run);

test("the score counts detected mutants, and leaves out errors", () => {
  expect(result.groups.rules).toEqual({
    all: 4,
    killed: 1,
    timeout: 1,
    survived: 1,
    uncovered: 0,
    error: 1,
    score: 66.7,
  });
});

test("the total score is weighted by all mutants of the groups", () => {
  expect(result.score).toBe(55.6); // (4 × 2/3 + 8 × 1/2) / 12
});

test("the survivors include uncovered mutants", () => {
  expect(result.survivors).toEqual([
    {
      file: "src/game.ts",
      line: 3,
      group: "rules",
      mutator: "BooleanLiteral",
      original: "c",
      replacement: "false",
    },
    expect.objectContaining({ original: "e", uncovered: true }),
  ]);
});

test("retested survivors that are detected count as killed, and the others stay", () => {
  const again = retestedResult(result, [...rules, ...texts], [tested("killed", c), tested("survived", e)]);
  expect(again.groups.rules).toEqual({ ...result.groups.rules, killed: 2, survived: 0, score: 100 });
  expect(again.groups.presentation).toMatchObject({ killed: 1, survived: 1, uncovered: 0, score: 50 });
  expect(again.score).toBe(66.7); // (4 × 1 + 8 × 1/2) / 12
  expect(again.survivors.map(({ original }) => original)).toEqual(["e"]);
});

test("accepted survivors must exist and survive", () => {
  const accept = (original: string): AcceptedSurvivor => {
    const { file, mutator, replacement } = mutant(original);
    return { package: "game", file, mutator, original, replacement, reason: "the same" };
  };
  const wrong = checkAccepted([accept("a"), accept("c"), accept("z")], "game", [...rules, ...texts], run);
  expect(wrong).toEqual([
    "accepted, but the tests detect it: game/src/game.ts: a → false",
    "accepted, but there is no such mutant: game/src/game.ts: z → false",
  ]);
  expect(toTable([result], [accept("c")])).toContain("| game | 4 of 4 | 66.7 % | 1, 1 explained |");
});

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const ACCEPTED: readonly AcceptedSurvivor[] = JSON.parse(read("../accepted.json"));

test("every accepted survivor has a reason, and appears once", () => {
  const ids = ACCEPTED.map(({ reason, ...id }) => JSON.stringify(id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { reason } of ACCEPTED) expect(reason).toMatch(/\w+ \w+ \w+/);
});

test("the table in docs/maintaining/mutation.md matches the recorded results", () => {
  const results = globSync("*.json", { cwd: new URL("../results/", import.meta.url) })
    .sort()
    .map((file): PackageResult => JSON.parse(read(`../results/${file}`)));
  const page = read("../../docs/maintaining/mutation.md");
  expect(page).toContain("<!-- mutation scores -->");
  expect(replaceTable(page, "mutation", toTable(results, ACCEPTED))).toBe(page);
});

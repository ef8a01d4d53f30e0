import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { differenceOfShares } from "../src/arena/report.ts";
import { MAIN } from "./engine-process.ts";
import { runProgram, TIC_TAC_TOE } from "./program.ts";

const READER = `"${process.execPath}" ${new URL("fixtures/reader.mjs", import.meta.url).pathname}`;
const ENGINE = `engine:"${process.execPath}" --conditions=@serpentarium/source ${MAIN} engine --plugin ${TIC_TAC_TOE}`;

const folder = mkdtempSync(join(tmpdir(), "serpentarium-arena-"));
const vague = join(folder, "vague.md");
beforeAll(() => writeFileSync(vague, "Mark a cell, such as b2. Three in a line win.\n"));
afterAll(() => rmSync(folder, { recursive: true }));

async function arena(...args: readonly string[]) {
  const { code, output, errors } = await runProgram(["arena", ...args, "--json"]);
  return { code, errors, ...(code === 0 ? JSON.parse(output) : {}) };
}

describe("a command that reads the prompt", () => {
  test("is told the rulebook, the position and what was not allowed, and breaks the clause that a rulebook leaves out", async () => {
    const { readers } = await arena(TIC_TAC_TOE, READER, "--games", "1", "--compare", vague);
    const [{ one, other }] = readers;
    expect(one).toMatchObject({ turns: 7, legal: 7, mistakes: {} });
    expect(other.mistakes).toEqual({ "place.free": other.turns - other.legal });
    expect(other.legal).toBe(1);
  });

  test("that prints nothing, or no action, gets a random one played", async () => {
    const { readers } = await arena(
      TIC_TAC_TOE,
      "true",
      "echo castles",
      "no-such-program-here",
      "--games",
      "1",
      "--turns",
      "3",
    );
    for (const { one } of readers)
      expect(one).toMatchObject({ turns: 3, legal: 0, mistakes: { notation: 3 } });
  });
});

test("a program that speaks the engine protocol plays what it takes for legal", async () => {
  const { readers } = await arena(TIC_TAC_TOE, ENGINE, "--games", "1", "--turns", "3");
  expect(readers[0].one).toMatchObject({ turns: 3, legal: 3, mistakes: {} });
});

describe("players that misread on purpose", () => {
  test("break clauses of the second half of the rulebook, always the same with a seed", async () => {
    const { readers } = await arena("pantarei", "skimmer", "forgetful", "--games", "2", "--turns", "20");
    const [skimmer, forgetful] = readers;
    expect(skimmer.one.legal).toBeLessThan(skimmer.one.turns);
    expect(forgetful.one.legal).toBeLessThan(forgetful.one.turns);
    const again = await arena("pantarei", "skimmer", "--games", "2", "--turns", "20");
    expect(again.readers).toEqual([skimmer]);
  });

  test("the report names each clause with its title, share and interval", async () => {
    const args = ["arena", TIC_TAC_TOE, "skimmer", "--games", "3", "--compare", vague];
    const english = await runProgram(args);
    expect(english.output).toMatch(/^skimmer \(\d+ turns, \d+\)$/m);
    expect(english.output).toMatch(/^place\.free: One mark on a free cell +\d+ +\d+(\.\d)?% /m);
    const french = await runProgram([...args, "--language", "fr"]);
    expect(french.output).toContain("place.free\u00a0: Une marque sur une case libre");
  });
});

test("the interval of a difference contains it, and excludes nothing when both shares are the same", () => {
  // 56 of 70 and 48 of 80; 0.0524 to 0.3339 from Wilson's intervals (Newcombe 1998)
  const { value, low, high } = differenceOfShares(48, 80, 56, 70);
  expect(value).toBeCloseTo(0.2, 10);
  expect(low).toBeCloseTo(0.0524, 2);
  expect(high).toBeCloseTo(0.3339, 2);
});

test.each([
  [["chess", "skimmer"], 2],
  [[TIC_TAC_TOE, "skimmer", "--games", "0"], 2],
  [[TIC_TAC_TOE, "skimmer", "--compare", "no-such-file.md"], 2],
  [[TIC_TAC_TOE], 2],
])("refuses %j", async (args, code) => {
  expect((await arena(...args)).code).toBe(code);
});

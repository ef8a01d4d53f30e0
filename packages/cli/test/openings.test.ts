import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ProgramResult, runProgram, TIC_TAC_TOE } from "./program.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serpentarium-openings-"));
});
afterAll(() => rm(folder, { recursive: true }));

const openings = (...args: readonly string[]): Promise<ProgramResult> => runProgram(["openings", ...args]);
const QUICK = ["--games", "40", "--bots", "mcts:10", "--depth", "2"];

describe("serpentarium openings", () => {
  test("prints the first actions, and writes all openings to a file", async () => {
    const file = join(folder, "openings.json");
    const { output, code } = await openings(TIC_TAC_TOE, ...QUICK, "--out", file);
    expect(code).toBe(0);
    expect(output).toMatch(/^Tic-tac-toe: how its games begin\n/);
    expect(output).toMatch(/^ {2}b2 +\d+ .* 50% : 50%/m);
    const written = JSON.parse(await readFile(file, "utf8"));
    expect(written).toMatchObject({
      format: "serpentarium-openings/2",
      subject: { id: "tic-tac-toe", bots: ["mcts:10", "mcts:10"], games: 40, seed: "1" },
      depth: 2,
      least: 5,
    });
    const { output: json } = await openings(TIC_TAC_TOE, ...QUICK, "--json");
    expect(JSON.parse(json)).toEqual(written);
    expect((await openings(TIC_TAC_TOE, ...QUICK, "--language", "fr")).output).toContain("Premières actions");
  });

  test.each([
    ["another number of games", ["--games", "0"], "--games"],
    ["no depth", ["--depth", "0"], "--depth"],
    ["an unknown bot", ["--bots", "genius"], "genius"],
    ["a bot with a time budget", ["--bots", "mcts:50ms"], "cannot be repeated"],
    ["a file that cannot be written", ["--out", "/nowhere/openings.json"], "/nowhere/openings.json"],
  ])("refuses %s", async (_, args, says) => {
    const { code, output, errors } = await openings(TIC_TAC_TOE, ...args);
    expect([code, output]).toEqual([2, ""]);
    expect(errors).toContain(says);
  });

  test("refuses a game with hidden information", async () => {
    const { code, errors } = await openings(TIC_TAC_TOE.replace("tic-tac-toe", "hidden-hands"), ...QUICK);
    expect(code).toBe(2);
    expect(errors).toContain("hidden information");
  });
});

import { describe, expect, test } from "vitest";
import { type ProgramResult, runProgram, TIC_TAC_TOE } from "./program.ts";

const solve = (...args: readonly string[]): Promise<ProgramResult> => runProgram(["solve", ...args]);

describe("serpentarium solve", () => {
  test("solves the start of a game", async () => {
    const { code, output } = await solve(TIC_TAC_TOE);
    expect([code, output]).toEqual([0, "draw  1  100%  within 9 actions\n"]);
  });

  test("solves a position: the shortest forced win", async () => {
    const { output } = await solve(TIC_TAC_TOE, "--position", "place:1 x.o...o.x", "--json");
    expect(JSON.parse(output)).toEqual({
      format: "serpentarium-solved/1",
      game: "tic-tac-toe",
      version: "0.1.0",
      seats: 2,
      options: {},
      results: [{ shares: [1, 0], starts: 1, actions: 1 }],
    });
    const french = await solve(TIC_TAC_TOE, "--position", "place:1 x.o...o.x", "--language", "fr");
    expect(french.output).toMatch(/^la place 1 gagne {2}1 {2}100.% {2}en un coup au plus\n$/);
  });

  test("solves many deals, the same for the same seed", async () => {
    const args = ["pantarei", "--options", "goal=3", "--starts", "20", "--json"];
    const [one, again] = [await solve(...args), await solve(...args)];
    expect(again).toEqual(one);
    expect(JSON.parse(one.output).results).toEqual([{ shares: [0, 1], starts: 20, actions: 4 }]);
  });

  test("walks along the rows of a game without decisions, also for three", async () => {
    const { code, output } = await solve("serpent-cartes", "--seats", "3", "--starts", "30", "--json");
    const { results } = JSON.parse(output);
    expect(code).toBe(0);
    expect(results.reduce((sum: number, { starts }: { starts: number }) => sum + starts, 0)).toBe(30);
    expect(results.length).toBeGreaterThan(1);
  });

  test("starts after random actions are positions in which the game goes on", async () => {
    const { output } = await solve(TIC_TAC_TOE, "--plies", "6", "--starts", "50", "--json");
    const { results } = JSON.parse(output);
    for (const { actions } of results) expect([1, 2, 3]).toContain(actions);
  });

  test("says within how many actions nobody can force a win where the limits are too small", async () => {
    const { code, output } = await solve("pantarei", "--actions", "3", "--nodes", "500");
    expect(code).toBe(1);
    expect(output).toMatch(/^not solved {2}1 {2}100% {2}nobody can force a win within .+\n$/);
  });

  test.each([
    ["a position with a number of starts", ["--position", "place:1 .........", "--starts", "2"], "--starts"],
    ["no start", ["--starts", "0"], "--starts"],
    ["a position that is none", ["--position", "nonsense"], "expected"],
  ])("refuses %s", async (_, args, says) => {
    const { code, output, errors } = await solve(TIC_TAC_TOE, ...args);
    expect([code, output]).toEqual([2, ""]);
    expect(errors).toContain(says);
  });

  test("refuses a game with hidden information", async () => {
    const { code, errors } = await solve(TIC_TAC_TOE.replace("tic-tac-toe", "hidden-hands"));
    expect(code).toBe(2);
    expect(errors).toContain("hidden information");
  });
});

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseNetwork } from "@serpentarium/bots/network";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ProgramResult, runProgram, TIC_TAC_TOE } from "./program.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serpentarium-train-"));
});
afterAll(() => rm(folder, { recursive: true }));

const QUICK = ["--generation", "20", "--iterations", "20", "--match", "4", "--think", "1", "--workers", "2"];

function train(file: string, ...args: readonly string[]): Promise<ProgramResult> {
  return runProgram(["train", TIC_TAC_TOE, "--out", join(folder, file), ...QUICK, ...args]);
}

describe("serpentarium train", () => {
  test("writes a network and prints a report", async () => {
    const { code, output, errors } = await train("network.json", "--games", "40");
    expect(code).toBe(0);
    expect(output).toMatch(/^Tic-tac-toe: what a network learned from self-play\n/);
    expect(output).toMatch(/^ {2}random games to the end +\d/m);
    expect(errors).toContain("a network from 20 games");
    const network: unknown = JSON.parse(await readFile(join(folder, "network.json"), "utf8"));
    expect(parseNetwork(ticTacToe, network)).toMatchObject({ ok: true });
    const play = (game: string) =>
      runProgram([
        "play",
        game,
        "--players",
        "mcts:20",
        "--network",
        join(folder, "network.json"),
        "--record",
        join(folder, "game.json"),
      ]);
    expect((await play(TIC_TAC_TOE)).code).toBe(0);
    const other = await play("pantarei");
    expect([other.code, other.output]).toEqual([2, ""]);
    expect(other.errors).toContain("expected a network of pantarei, found one of tic-tac-toe");
  });

  test("continues from the games of an earlier training to the same network", async () => {
    await train("once.json", "--games", "30", "--match", "0");
    const whole = await readFile(join(folder, "once.json.games"), "utf8");
    const lines = whole.split("\n");
    await writeFile(join(folder, "again.json.games"), `${lines.slice(0, 12).join("\n")}\n{"sum`);
    const { code, output } = await train("again.json", "--games", "30", "--match", "0", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ games: 30, match: { games: 0, low: 0, high: 1 } });
    const [once, again] = await Promise.all(
      ["once.json", "again.json"].map((name) => readFile(join(folder, name), "utf8")),
    );
    expect(again).toBe(once);
  });

  test("stops when it is interrupted", async () => {
    const controller = new AbortController();
    controller.abort();
    const args = ["train", TIC_TAC_TOE, "--out", join(folder, "stopped.json"), ...QUICK];
    const { code, errors } = await runProgram(args, "", {}, controller.signal);
    expect(code).toBe(1);
    expect(errors).toContain("run the same command again to resume");
  });

  test("refuses a file with other games, and keeps it", async () => {
    await writeFile(join(folder, "mine.json.games"), "mine\n");
    const { code, output, errors } = await train("mine.json", "--games", "5");
    expect([code, output]).toEqual([2, ""]);
    expect(errors).toContain("expected the games of a training");
    expect(await readFile(join(folder, "mine.json.games"), "utf8")).toBe("mine\n");
  });

  test.each([
    ["no games", ["--games", "0"], "--games"],
    ["no iterations", ["--iterations", "0"], "--iterations"],
    ["an evaluation that the game lacks", ["--evaluate"], "no evaluation of its own"],
    ["a file that cannot be written", ["--out", "/nowhere/network.json"], "/nowhere/network.json"],
  ])("refuses %s", async (_, args, says) => {
    const { code, output, errors } = await train("refused.json", ...args);
    expect([code, output]).toEqual([2, ""]);
    expect(errors).toContain(says);
  });

  test.each([
    ["a missing file", "missing.json"],
    ["a file that is no JSON", "mine.json.games"],
  ])("play refuses %s as a network", async (_, name) => {
    const args = ["play", TIC_TAC_TOE, "--players", "greedy", "--network", join(folder, name)];
    const { code, output, errors } = await runProgram(args);
    expect([code, output]).toEqual([2, ""]);
    expect(errors).toContain("expected a network as JSON");
  });

  test("asks for a file", async () => {
    const { code, errors } = await runProgram(["train", TIC_TAC_TOE]);
    expect(code).toBe(2);
    expect(errors).toContain("--out is missing");
  });
});

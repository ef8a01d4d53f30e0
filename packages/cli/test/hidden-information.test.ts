import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runProgram } from "./program.ts";

const HIDDEN_HANDS = new URL("../../../examples/hidden-hands/src/index.ts", import.meta.url).pathname;

const play = async (lines: readonly string[], ...args: readonly string[]) => {
  const record = join(await mkdtemp(join(tmpdir(), "serpentarium-")), "game.json");
  const call = ["play", "hidden-hands", "--plugin", HIDDEN_HANDS, "--chance", "person", "--record", record];
  return (await runProgram([...call, ...args], lines.join("\n"))).output;
};

const DEAL = "1,7,9,12/2,5,6,8";

describe("play with hidden information", () => {
  test("lay.hidden: shows people who share a terminal only what all of them know", async () => {
    const output = await play([DEAL, "2", "9", "8"], "--players", "person");
    expect(output).toContain("» ?,?,?,?/?,?,?,?\n");
    expect(output).toContain("» ?\n  Player 1 lays a snake face down. [lay.hidden]\n");
    expect(output).toContain("Snake 9 takes 2 eggs for player 1. [take.longest]\n");
    expect(output).not.toContain(`» ${DEAL}`);
  });

  test("setup.deal: shows a single person their own hand", async () => {
    const output = await play([DEAL, "2"], "--players", "person,random");
    expect(output).toContain("» 1,7,9,12/?,?,?,?\n");
  });

  test("lay.hidden: hides the card of a bot until it is turned over", async () => {
    const output = await play([DEAL, "2", "quit"], "--players", "greedy,person", "--seed", "1");
    expect(output).toContain("» ?\n  Player 1 lays a snake face down. [lay.hidden]\n");
  });

  test("? lists the legal actions without their effects", async () => {
    const output = await play([DEAL, "2", "9", "?"], "--players", "person");
    expect(output).toMatch(/Legal here:\n {2}2\n {2}5\n {2}6\n {2}8\n/);
  });
});

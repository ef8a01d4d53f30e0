import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTable, play as playAction, unwrap } from "@serpentarium/core";
import { hiddenHands } from "@serpentarium/hidden-hands";
import { beforeEach, describe, expect, test } from "vitest";
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

describe("a record of a game with hidden information", () => {
  const PLUGIN = ["--plugin", HIDDEN_HANDS];
  const { id: game, version } = hiddenHands;
  const recordOf = (...actions: readonly string[]) => ({
    ...{ format: "serpentarium/1", game, version, seats: 2, options: { hand: 4 }, outcome: null },
    actions: [DEAL, ...actions],
  });
  const resigned = { winners: [1], reason: "resign" };
  let file = "";
  beforeEach(async () => {
    file = join(await mkdtemp(join(tmpdir(), "serpentarium-")), "game.json");
  });

  /** Runs a command on a record. */
  async function showRecord(command: readonly string[], record: object, ...args: readonly string[]) {
    await writeFile(file, JSON.stringify(record));
    const source = command[0] === "svg" ? ["--record", file] : [file];
    return runProgram([...command, ...source, ...args, ...PLUGIN]);
  }
  const replay = async (record: object, ...args: readonly string[]) =>
    (await showRecord(["replay"], record, ...args)).output;

  test("setup.deal: hides the hands of an unfinished game", async () => {
    const output = await replay(recordOf("2", "9"));
    expect(output).toContain("1. ?,?,?,?/?,?,?,?\n");
    expect(output).toContain("3. ?\n   Player 1 lays a snake face down. [lay.hidden]\n");
    expect(output).not.toMatch(/\b(?:12|7)\b/);
  });

  test("shows what one seat knows with --viewer, and all once the game is over", async () => {
    const unfinished = recordOf("2", "9");
    expect(await replay(unfinished, "--viewer", "1")).toContain("1. 1,7,9,12/?,?,?,?\n");
    expect(await replay(unfinished, "--viewer", "2")).toContain("1. ?,?,?,?/2,5,6,8\n");
    const finished = { ...unfinished, outcome: resigned };
    expect(await replay(finished)).toContain(`1. ${DEAL}\n`);
    expect(await replay(finished, "--viewer", "everyone")).toContain("1. ?,?,?,?/?,?,?,?\n");
  });

  test("redacts the position from which a match begins", async () => {
    const start = hiddenHands.formatPosition(
      unwrap(playAction(hiddenHands, hiddenHands.start(createTable(hiddenHands)), DEAL)).position,
    );
    const output = await replay({ ...recordOf(), start, actions: ["2"] }, "--viewer", "2");
    expect(output).toMatch(/^From the position /);
    expect(output).not.toContain("1,7,9,12");
  });

  test("follows a player through the seats of a series, and hides only the game in progress", async () => {
    const earlier = [{ actions: recordOf().actions, outcome: resigned }];
    const series = { ...recordOf(), plan: { games: 2, first: "rotating" }, earlier };
    const [first, second] = (await replay(series, "--viewer", "1")).split("Game 2 of 2");
    expect(first).toContain("1. ?,?,?,?/2,5,6,8\n");
    expect(second).toContain("1. 1,7,9,12/?,?,?,?\n");
    const [over, unfinished] = (await replay(series)).split("Game 2 of 2");
    expect(over).toContain(`1. ${DEAL}\n`);
    expect(unfinished).toContain("1. ?,?,?,?/?,?,?,?\n");
  });

  test("is drawn for the same viewers", async () => {
    const draw = async (...args: readonly string[]) =>
      (await showRecord(["svg", game], recordOf("2", "9"), ...args)).output;
    const isShown = (svg: string) => ["12", "8"].map((card) => svg.includes(`>${card}<`));
    expect(isShown(await draw())).toEqual([false, false]);
    expect(isShown(await draw("--viewer", "1"))).toEqual([true, false]);
    expect(isShown(await draw("--viewer", "2"))).toEqual([false, true]);
  });

  test("is refused for a seat that the table does not have", async () => {
    for (const viewer of ["0", "3", "me"]) {
      const { code, errors } = await showRecord(["replay"], recordOf(), "--viewer", viewer);
      expect(errors).toBe("serpentarium: --viewer: expected everyone or a seat from 1 to 2\n");
      expect(code).toBe(2);
    }
  });
});

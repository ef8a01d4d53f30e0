import { existsSync } from "node:fs";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LEVELS } from "@serpentarium/bots";
import { beforeEach, describe, expect, test } from "vitest";
import { type Ran, runProgram, TIC_TAC_TOE } from "./program.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serpentarium-"));
});

const file = (name: string): string => join(folder, name);

/** Plays tic-tac-toe by the lines given; the record goes to `game.json`. */
const playLines = (lines: readonly string[], ...args: readonly string[]): Promise<Ran> =>
  runProgram(
    ["play", "tic-tac-toe", "--plugin", TIC_TAC_TOE, "--record", file("game.json"), ...args],
    lines.join("\n"),
  );

const kept = async (name = "game.json") => JSON.parse(await readFile(file(name), "utf8"));

describe("play, line by line", () => {
  test("two people play to the end; the outcome and the file come last", async () => {
    const { code, output } = await playLines(["a1", "a2", "b1", "b2", "c1"], "--players", "person");
    expect(output).toContain("» a1\n  Player 1 marks a1. [place.free]\n");
    expect(output).toContain(" 3 · · ·\n 2 o o ·\n 1 x x x\n   a b c\n\nPlayer 1 wins. [end.line: ");
    expect(output).toMatch(/\nThe game is in [^\n]*game\.json\.\n$/);
    expect((await kept()).outcome).toEqual({ winners: [0], reason: "end.line" });
    expect(code).toBe(0);
  });

  test("place.free: a refusal says the clause and why, bad notation what is expected", async () => {
    const { output } = await playLines(["b2", "b2", "z9"], "--players", "person");
    expect(output).toContain("✗ b2 already holds a mark. [place.free: One mark on a free cell]\n");
    expect(output).toContain("✗ expected a cell, a1 to c3\n");
  });

  test("? lists the legal actions with what they do, a? those that begin with a", async () => {
    const { output } = await playLines(["b2", "?", "a?", "z?"], "--players", "person");
    expect(output.match(/^ {2}b3 {2}Player 2 marks b3\.$/gm)).toHaveLength(1);
    expect(output.match(/^ {2}a3 {2}Player 2 marks a3\.$/gm)).toHaveLength(2);
    expect(output).toContain("Nothing legal begins with z.\n");
  });

  test("undo goes back to one's own last decision", async () => {
    await playLines(["b2", "undo", "a1", "quit"], "--players", "person,random", "--seed", "1");
    const { actions } = await kept();
    expect(actions).toHaveLength(2);
    expect(actions[0]).toBe("a1");
    const { output } = await playLines(["undo"]);
    expect(output).toContain("Nothing to take back.");
  });

  test("resign: all others win", async () => {
    const { output } = await playLines(["b2", "resign"], "--players", "person");
    expect(output).toContain("Player 1 wins. [resignation]");
    expect((await kept()).outcome).toEqual({ winners: [0], reason: "resign" });
  });

  test("quit and the end of the input keep the game; --resume goes on with it", async () => {
    for (const leave of [["quit"], []]) {
      const { code, output } = await playLines(["b2", ...leave], "--players", "person");
      expect(output).toMatch(
        /The game so far is in [^\n]*game\.json; --resume [^\n]*game\.json goes on with it\.\n$/,
      );
      expect(code).toBe(0);
    }
    await playLines(["a1"], "--resume", file("game.json"), "--players", "person");
    expect((await kept()).actions).toEqual(["b2", "a1"]);
  });

  test("save writes a record in between, and says when it cannot", async () => {
    const nowhere = join(folder, "no", "where.json");
    const lines = ["b2", "save", `save ${nowhere}`, `save ${file("middle.json")}`, "a1"];
    const { output } = await playLines(lines, "--players", "person");
    expect(output).toContain("which file?");
    expect(output).toContain(`${nowhere} cannot be written (ENOENT)`);
    expect((await kept("middle.json")).actions).toEqual(["b2"]);
  });

  test("a random player answers, the same for the same seed", async () => {
    const games = [];
    for (const seed of ["one", "one"]) {
      await playLines(["b2", "quit"], "--seed", seed);
      games.push((await kept()).actions);
    }
    expect(games[0]).toHaveLength(2);
    expect(games[1]).toEqual(games[0]);
  });

  test("two random players need nobody", async () => {
    const { output } = await playLines([], "--players", "random", "--seed", "1");
    expect(output).toMatch(/\[end\.(line|full): /);
  });

  test.each(["greedy", "mcts:50", "easy"])("%s answers, the same for the same seed", async (bot) => {
    const games = [];
    for (const seed of ["one", "one"]) {
      const { output } = await playLines(["b2", "quit"], "--seed", seed, "--players", `person,${bot}`);
      expect(output).toMatch(/\n» [abc][123]\n {2}Player 2 marks [abc][123]\. \[place\.free\]\n/);
      games.push((await kept()).actions);
    }
    expect(games[0]).toHaveLength(2);
    expect(games[1]).toEqual(games[0]);
  });

  test("end.line: a program blocks, and takes what wins", async () => {
    await playLines(["a1", "b1", "a3", "c3"], "--players", "person,mcts:500", "--seed", "1");
    const { actions, outcome } = await kept();
    expect(actions.slice(0, 4)).toEqual(["a1", "b2", "b1", "c1"]);
    expect(outcome.winners).toContain(1);
  });

  test("programs alone need nobody, each on the seats it is given", async () => {
    const { output, code } = await playLines([], "--players", "mcts:200,beginner", "--seed", "1");
    expect(output).toMatch(/\[end\.(line|full): /);
    expect(code).toBe(0);
  });

  test("the help names every level", async () => {
    const { output } = await runProgram(["play", "--help"]);
    for (const { id } of LEVELS) expect(output).toContain(id);
  });

  test("in French, with French orders", async () => {
    const lines = ["b2", "b2", "annuler", "a1", "?", "abandonner"];
    const { output } = await playLines(lines, "--players", "person", "--language", "fr");
    expect(output).toContain("✗ b2 porte déjà une marque. [place.free\u00a0: Une marque sur une case libre]");
    expect(output).toContain("Permis ici\u00a0:");
    expect(output).toMatch(/Joueur 1 gagne\. \[abandon\]\nLa partie est dans /);
  });

  test("setup.deal: chance deals, or a person enters the row; what chance did is not taken back", async () => {
    const row = "d1,d1,n,d3,d1,d3,l1,d2,l3,l2,l1,l3,l3,d2,l1,d3,l2,d2,l2";
    const args = ["play", "pantarei", "--record", file("game.json"), "--players", "person"];
    const entered = await runProgram(
      [...args, "--chance", "person"],
      ["?", "resign", row, "undo", row, "light"].join("\n"),
    );
    expect(entered.output).toContain("Chance – ");
    expect(entered.output).toContain("This is to be drawn, there is no list.");
    expect(entered.output).toContain("Chance does not resign.");
    expect((await kept()).actions).toEqual([row, "light"]);
    const dealt = await runProgram([...args, "--seed", "1"], "undo\nlight\nquit\n");
    expect(dealt.output).toContain("Nothing to take back.");
    expect((await kept()).actions).toHaveLength(2);
  });

  test("a match in which nobody has acted is not kept unasked", async () => {
    await runProgram(["play", "pantarei"], "quit\n");
    expect(existsSync("pantarei.json")).toBe(false);
  });

  test("a bad record is not resumed: code 1", async () => {
    const { code, errors } = await playLines(
      [],
      "--resume",
      new URL("../package.json", import.meta.url).pathname,
    );
    expect(errors).toContain("not a record");
    expect(code).toBe(1);
  });
});

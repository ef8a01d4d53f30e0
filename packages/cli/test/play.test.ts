import { existsSync } from "node:fs";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LEVELS } from "@serpentarium/bots";
import { beforeEach, describe, expect, test } from "vitest";
import { type ProgramResult, runProgram, TIC_TAC_TOE } from "./program.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serpentarium-"));
});

const SNAKE_DUEL = [
  "play",
  "snake-duel",
  "--plugin",
  new URL("../../../examples/snake-duel/src/index.ts", import.meta.url).pathname,
];

const file = (name: string): string => join(folder, name);

/** Plays tic-tac-toe from input lines; the record goes to `game.json`. */
const playLines = (lines: readonly string[], ...args: readonly string[]): Promise<ProgramResult> =>
  runProgram(
    ["play", "tic-tac-toe", "--plugin", TIC_TAC_TOE, "--record", file("game.json"), ...args],
    lines.join("\n"),
  );

const readSaved = async (name = "game.json") => JSON.parse(await readFile(file(name), "utf8"));

describe("play, line by line", () => {
  test("two people play to the end; prints the outcome and the file last", async () => {
    const { code, output } = await playLines(["a1", "a2", "b1", "b2", "c1"], "--players", "person");
    expect(output).toContain("» a1\n  Player 1 marks a1. [place.free]\n");
    expect(output).toContain(" 3 · · ·\n 2 o o ·\n 1 x x x\n   a b c\n\nPlayer 1 wins. [end.line: ");
    expect(output).toMatch(/\nThe game is in [^\n]*game\.json\.\n$/);
    expect((await readSaved()).outcome).toEqual({ winners: [0], reason: "end.line" });
    expect(code).toBe(0);
  });

  test("place.free: prints the clause and reason of a refusal, and what is expected for bad notation", async () => {
    const { output } = await playLines(["b2", "b2", "z9"], "--players", "person");
    expect(output).toContain("✗ b2 already holds a mark. [place.free: One mark on a free cell]\n");
    expect(output).toContain("✗ expected a cell, a1 to c3\n");
  });

  test("? lists the legal actions with their effects, a? those that begin with a", async () => {
    const { output } = await playLines(["b2", "?", "a?", "z?"], "--players", "person");
    expect(output).toContain("  2. b3  Player 2 marks b3.\n");
    expect(output.match(/^ {2}1\. a3 {2}Player 2 marks a3\.$/gm)).toHaveLength(2);
    expect(output).toContain("Nothing legal begins with z.\n");
  });

  test("the number of a listed action plays it, but only in the line after the list", async () => {
    const { output } = await playLines(["b2", "?", "2", "2", "?", "99"], "--players", "person");
    expect((await readSaved()).actions).toEqual(["b2", "b3"]);
    expect(output.match(/✗ expected a cell, a1 to c3/g)).toHaveLength(2);
  });

  test("undo goes back to the player's own last decision", async () => {
    await playLines(["b2", "undo", "a1", "quit"], "--players", "person,random", "--seed", "1");
    const { actions } = await readSaved();
    expect(actions).toHaveLength(2);
    expect(actions[0]).toBe("a1");
    const { output } = await playLines(["undo"]);
    expect(output).toContain("Nothing to take back.");
  });

  test("resign: all others win", async () => {
    const { output } = await playLines(["b2", "resign"], "--players", "person");
    expect(output).toContain("Player 1 wins. [resignation]");
    expect((await readSaved()).outcome).toEqual({ winners: [0], reason: "resign" });
  });

  test("--position starts from a position, which the record keeps", async () => {
    const start = ["--position", "place:1 x.o.xo..."];
    const { output, code } = await playLines(["a1", "undo", "quit"], "--players", "person", ...start);
    expect(output).toMatch(/ 3 x.· o.?\n 2.· x o.?\n 1.·.·.·/);
    expect(await readSaved()).toMatchObject({ start: "place:1 x.o.xo...", actions: [] });
    expect(code).toBe(0);
    const again = await playLines(["c1"], "--resume", file("game.json"), "--players", "person");
    expect(again.output).toContain("Player 1 wins. [end.line");
    expect(await readSaved()).toMatchObject({ actions: ["c1"], outcome: { winners: [0] } });
  });

  test.each([
    [["--position", "place:1 x"], /^serpentarium: expected something like/],
    [["--position", "over:1!end.line xxxoo...."], /^serpentarium: --position: the game is over/],
    [["--position", "place:1 .........", "--games", "2"], /--position starts a single game/],
    [["--position", "place:1 .........", "--resume", "game.json"], /--position starts a single game/],
  ])("%j is a usage error: code 2", async (args, message) => {
    const { code, errors } = await playLines([], ...args);
    expect(errors).toMatch(message);
    expect(code).toBe(2);
  });

  test("quit and the end of the input save the game; --resume continues it", async () => {
    for (const leave of [["quit"], []]) {
      const { code, output } = await playLines(["b2", ...leave], "--players", "person");
      expect(output).toMatch(
        /The game so far is in [^\n]*game\.json; continue it with --resume [^\n]*game\.json\.\n$/,
      );
      expect(code).toBe(0);
    }
    await playLines(["a1"], "--resume", file("game.json"), "--players", "person");
    expect((await readSaved()).actions).toEqual(["b2", "a1"]);
  });

  test("save writes a record during the game, and reports a file that cannot be written", async () => {
    const nowhere = join(folder, "no", "where.json");
    const lines = ["b2", "save", `save ${nowhere}`, `save ${file("middle.json")}`, "a1"];
    const { output } = await playLines(lines, "--players", "person");
    expect(output).toContain("which file?");
    expect(output).toContain(`${nowhere} cannot be written (ENOENT)`);
    expect((await readSaved("middle.json")).actions).toEqual(["b2"]);
  });

  test("a random player replies, in the same way for the same seed", async () => {
    const games = [];
    for (const seed of ["one", "one"]) {
      await playLines(["b2", "quit"], "--seed", seed);
      games.push((await readSaved()).actions);
    }
    expect(games[0]).toHaveLength(2);
    expect(games[1]).toEqual(games[0]);
  });

  test("two random players need no input", async () => {
    const { output } = await playLines([], "--players", "random", "--seed", "1");
    expect(output).toMatch(/\[end\.(line|full): /);
  });

  test.each(["greedy", "mcts:50", "easy"])("%s replies, in the same way for the same seed", async (bot) => {
    const games = [];
    for (const seed of ["one", "one"]) {
      const { output } = await playLines(["b2", "quit"], "--seed", seed, "--players", `person,${bot}`);
      expect(output).toMatch(/\n» [abc][123]\n {2}Player 2 marks [abc][123]\. \[place\.free\]\n/);
      games.push((await readSaved()).actions);
    }
    expect(games[0]).toHaveLength(2);
    expect(games[1]).toEqual(games[0]);
  });

  test("end.line: a bot blocks, and takes the win", async () => {
    await playLines(["a1", "b1", "a3", "c3"], "--players", "person,mcts:500", "--seed", "1");
    const { actions, outcome } = await readSaved();
    expect(actions.slice(0, 4)).toEqual(["a1", "b2", "b1", "c1"]);
    expect(outcome.winners).toContain(1);
  });

  test("bots on all seats need no input", async () => {
    const { output, code } = await playLines([], "--players", "mcts:200,beginner", "--seed", "1");
    expect(output).toMatch(/\[end\.(line|full): /);
    expect(code).toBe(0);
  });

  test("the help names every level", async () => {
    const { output } = await runProgram(["play", "--help"]);
    for (const { id } of LEVELS) expect(output).toContain(id);
  });

  test("prints French and accepts French commands", async () => {
    const lines = ["b2", "b2", "annuler", "a1", "?", "abandonner"];
    const { output } = await playLines(lines, "--players", "person", "--language", "fr");
    expect(output).toContain("✗ b2 porte déjà une marque. [place.free\u00a0: Une marque sur une case libre]");
    expect(output).toContain("Permis ici\u00a0:");
    expect(output).toMatch(/Joueur 1 gagne\. \[abandon\]\nLa partie est dans /);
  });

  test("setup.deal: chance deals, or a person enters the row; undo stops at chance", async () => {
    const row = "d1,d1,n,d3,d1,d3,l1,d2,l3,l2,l1,l3,l3,d2,l1,d3,l2,d2,l2";
    const args = ["play", "pantarei", "--record", file("game.json"), "--players", "person"];
    const entered = await runProgram(
      [...args, "--chance", "person"],
      ["?", "resign", row, "undo", row, "light"].join("\n"),
    );
    expect(entered.output).toContain("Chance – ");
    expect(entered.output).toContain("This is a random draw; there is no list.");
    expect(entered.output).toContain("Chance cannot resign.");
    expect((await readSaved()).actions).toEqual([row, "light"]);
    const dealt = await runProgram([...args, "--seed", "1"], "undo\nlight\nquit\n");
    expect(dealt.output).toContain("Nothing to take back.");
    expect((await readSaved()).actions).toHaveLength(2);
  });

  test("turn.secret: a choice is listed as it is typed, and what is expected is said", async () => {
    const { output } = await runProgram(
      [...SNAKE_DUEL, "--record", file("game.json"), "--players", "person", "--chance", "person"],
      ["e5", "5", "?", "2", "w", "quit"].join("\n"),
    );
    expect(output).toContain("✗ expected n, e, s, or w\n");
    expect(output).toContain("Legal here:\n  1. n\n  2. e\n  3. w\n");
    expect((await readSaved()).actions).toEqual(["e5", "1:e", "2:w"]);
  });

  test("does not save a match in which no seat has acted", async () => {
    await runProgram(["play", "pantarei"], "quit\n");
    expect(existsSync("pantarei.json")).toBe(false);
  });

  test("refuses to resume an invalid record: code 1", async () => {
    const { code, errors } = await playLines(
      [],
      "--resume",
      new URL("../package.json", import.meta.url).pathname,
    );
    expect(errors).toContain("not a saved match");
    expect(code).toBe(1);
  });
});

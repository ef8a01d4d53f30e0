import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ProgramResult, runProgram, TIC_TAC_TOE } from "./program.ts";

const READER = `"${process.execPath}" ${new URL("fixtures/reader.mjs", import.meta.url).pathname}`;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serpentarium-ladder-"));
});
afterAll(() => rm(folder, { recursive: true }));

const ladder = (...args: readonly string[]): Promise<ProgramResult> => runProgram(["ladder", ...args]);
const QUICK = ["--workers", "1", "--games", "10"];

describe("serpentarium ladder", () => {
  test("rates bots against each other, the same for any number of workers", async () => {
    const args = [TIC_TAC_TOE, "random", "mcts:20", "mcts:80", "--games", "10", "--json"];
    const [one, two] = [await ladder(...args, "--workers", "1"), await ladder(...args, "--workers", "2")];
    expect(two.output).toBe(one.output);
    const { format, subject, players, pairs, steps } = JSON.parse(one.output);
    expect({ format, subject }).toMatchObject({
      format: "serpentarium-ladder/2",
      subject: { id: "tic-tac-toe", seed: "1" },
    });
    expect(players).toHaveLength(3);
    expect(players.at(-1)).toMatchObject({ name: "random", games: 20 });
    expect(pairs).toHaveLength(3);
    expect(steps).toMatchObject([{ from: "mcts:20", to: "mcts:80", factor: 4 }]);
    expect(one.code).toBe(0);
  });

  test("prints tables, writes a page, and goes on from a file", async () => {
    const [page, file] = [join(folder, "ladder.html"), join(folder, "ladder.jsonl")];
    const args = [TIC_TAC_TOE, "random", "good", ...QUICK, "--out", file];
    const { output, code } = await ladder(...args, "--html", page);
    expect(output).toMatch(/^Tic-tac-toe: how strong its players are\n/);
    expect(output).toMatch(/^ {2}good +\+\d+ /m);
    expect(await readFile(page, "utf8")).toContain("<svg");
    expect(code).toBe(0);
    const again = await ladder(...args, "--language", "fr");
    expect(again.output).toContain("la force de ses joueurs");
    const { output: other, code: refused } = await ladder(...args, "--seed", "2");
    expect([other, refused]).toEqual(["", 2]);
  });

  test("asks programs for their actions; without a legal answer they lose", async () => {
    const { output } = await ladder(TIC_TAC_TOE, "random", READER, "echo castles", ...QUICK, "--json");
    const { pairs } = JSON.parse(output);
    expect(pairs).toMatchObject([
      { players: ["random", READER] },
      { players: ["random", "echo castles"], wins: 10, draws: 0, losses: 0 },
      { players: [READER, "echo castles"], wins: 10, draws: 0, losses: 0 },
    ]);
    const { wins, draws, losses } = pairs[0];
    expect(wins + draws + losses).toBe(10);
  });
});

describe("--seats", () => {
  const SNAKE_DUEL = new URL("../../../examples/snake-duel", import.meta.url).pathname;
  const args = [SNAKE_DUEL, "random", "greedy", "mcts:5", "--seats", "3", "--games", "3", "--json"];

  test("compares every two of the players at a table, the same for any number of workers", async () => {
    const [one, two] = [await ladder(...args, "--workers", "1"), await ladder(...args, "--workers", "2")];
    expect(two.output).toBe(one.output);
    const { subject, matches, players, pairs } = JSON.parse(one.output);
    // one group, in both directions
    expect([subject.seats, matches]).toEqual([3, 6]);
    expect(players.map(({ games }: { readonly games: number }) => games)).toEqual([12, 12, 12]);
    for (const { wins, draws, losses } of pairs) expect(wins + draws + losses).toBe(6);
    expect(one.code).toBe(0);
  });

  test("seats some players twice where there are too few", async () => {
    const { output } = await ladder(SNAKE_DUEL, "random", "greedy", "--seats", "3", ...QUICK, "--json");
    const { matches, pairs } = JSON.parse(output);
    expect(matches).toBe(20);
    const [{ wins, draws, losses }] = pairs;
    // two opponents in every match
    expect(wins + draws + losses).toBe(40);
  });

  test("gives a program the seats in turn, and the last place without a legal answer", async () => {
    const players = ["random", "echo castles", "greedy"];
    const { output } = await ladder(SNAKE_DUEL, ...players, "--seats", "3", "--games", "3", "--json");
    expect(JSON.parse(output).pairs).toMatchObject([
      { players: ["random", "echo castles"], wins: 6, draws: 0, losses: 0 },
      { players: ["random", "greedy"], wins: 0, draws: 6, losses: 0 },
      { players: ["echo castles", "greedy"], wins: 0, draws: 0, losses: 6 },
    ]);
  });

  test("describes the matches", async () => {
    const { output } = await ladder(...args.filter((arg) => arg !== "--json"), "--workers", "1");
    expect(output).toMatch(/\n {2}Seats +3\n {2}Games +6\n/);
    expect(output.replaceAll(/\s+/g, " ")).toContain("each meets every other one");
    expect(output).toMatch(/ Points +Opponents\n/);
  });

  test.each([
    [[TIC_TAC_TOE, "--seats", "3"], "expected 2 seats"],
    [[TIC_TAC_TOE, "--seats", "6"], "--seats: expected a whole number from 2 to 5"],
    [[SNAKE_DUEL, "--seats", "3", "--sprt", "0,50"], "--sprt: expected a table of two"],
  ])("refuses %j", async (wrong, message) => {
    const { code, output, errors } = await ladder(...wrong, "random", "greedy");
    expect(errors).toContain(message);
    expect([code, output]).toEqual([2, ""]);
  });
});

describe("--sprt", () => {
  test("stops when it is decided which of two bots is stronger", async () => {
    const args = [TIC_TAC_TOE, "good", "random", "--games", "1000", "--workers", "1", "--sprt", "0,100"];
    const { output, code } = await ladder(...args);
    expect(output).toMatch(/good is 100 Elo points stronger rather than 0/);
    expect(code).toBe(0);
    const { pair, accepted } = JSON.parse((await ladder(...args, "--json")).output);
    expect(accepted).toBe("elo1");
    expect(pair.wins + pair.draws + pair.losses).toBeLessThan(200);
  });

  test("says when the games do not suffice", async () => {
    const { output, code } = await ladder(TIC_TAC_TOE, "random", "greedy", ...QUICK, "--sprt", "0,5");
    expect(output).toContain("not decided between 0 and 5 Elo points");
    expect(code).toBe(1);
  });
});

test.each([
  [["mcst:100", "good"], '"mcst:100" is not a bot'],
  [["good"], "expected two or more different players"],
  [["good", "good"], "expected two or more different players"],
  [["strong", "good"], "time budget"],
  [["good", "random", "--games", "0"], "--games: expected a whole number"],
  [["good", "random", "--sprt", "50,0"], "--sprt: expected two numbers"],
  [["good", "random", "easy", "--sprt", "0,50"], "--sprt: expected two bots"],
  [["good", "./program", "--sprt", "0,50"], "--sprt: expected two bots"],
  [["good", "random", "--sprt", "0,50", "--out", "x.jsonl"], "--out does not go with --sprt"],
])("refuses %j", async (args, message) => {
  const { code, output, errors } = await ladder(TIC_TAC_TOE, ...args);
  expect(errors).toContain(message);
  expect([code, output]).toEqual([2, ""]);
});

test("refuses a game that two cannot play", async () => {
  const { code, errors } = await ladder("pantarei", "good", "random", "--options", "goal=0");
  expect(errors).not.toBe("");
  expect(code).toBe(2);
});

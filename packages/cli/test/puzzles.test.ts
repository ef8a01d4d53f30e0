import { appendFile, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AnyPosition, createTable, type Game, play, soleWinnerOf, unwrap } from "@serpentarium/core";
import { mainLine, type Puzzle, parsePuzzle, type SolutionStep } from "@serpentarium/puzzles";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { beforeAll, expect, test } from "vitest";
import { runProgram, TIC_TAC_TOE } from "./program.ts";

/** Whether a seat wins within this many actions against every defence, by trying everything. */
function winsWithin(game: Game, position: AnyPosition, seat: number, actions: number): boolean {
  const { outcome } = position;
  if (outcome) return soleWinnerOf(outcome) === seat;
  if (actions === 0) return false;
  const wins = (action: ReturnType<Game["legalActions"]>[number]): boolean =>
    winsWithin(game, game.apply(position, action), seat, actions - 1);
  const legal = game.legalActions(position);
  return game.toAct(position) === seat ? legal.some(wins) : legal.every(wins);
}

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serpentarium-"));
});

const makePuzzles = (file: string, count: number, ...more: readonly string[]) =>
  runProgram([
    ...["puzzles", "tic-tac-toe", "--plugin", TIC_TAC_TOE, "--count", String(count), "--out", file],
    ...["--workers", "1", ...more],
  ]);

const game: Game = ticTacToe;
const readLines = async (file: string): Promise<Puzzle[]> =>
  (await readFile(file, "utf8"))
    .trim()
    .split("\n")
    .map((line) => unwrap(parsePuzzle(JSON.parse(line))));

/** The actions that win within this many, in notation. */
const winningActions = (position: AnyPosition, seat: number, actions: number): string[] =>
  game
    .legalActions(position)
    .filter((action) => winsWithin(game, game.apply(position, action), seat, actions - 1))
    .map((action) => game.formatAction(action, position));

/** Compares the steps from a position with what trying everything finds. */
function checkSteps(position: AnyPosition, seat: number, left: number, steps: readonly SolutionStep[]): void {
  const listed = steps.map(({ action }) => action).sort();
  if (game.toAct(position) === seat) {
    expect(listed).toEqual(winningActions(position, seat, left).sort());
    if (left > 1) expect(listed).toHaveLength(1);
  } else {
    const longest = game
      .legalActions(position)
      .filter((action) => !winsWithin(game, game.apply(position, action), seat, left - 2));
    expect(listed).toEqual(longest.map((action) => game.formatAction(action, position)).sort());
  }
  for (const { action, next = [] } of steps) {
    const after = unwrap(play(game, position, action)).position;
    if (after.outcome) expect([soleWinnerOf(after.outcome), next]).toEqual([seat, []]);
    else checkSteps(after, seat, left - 1, next);
  }
}

test("makes puzzles whose solution is the only one, by trying everything", async () => {
  const file = join(folder, "two.jsonl");
  const { code, output } = await makePuzzles(file, 2);
  expect([code, output]).toEqual([0, `2 puzzles in ${file}\n`]);
  const made = await readLines(file);
  expect(made).toHaveLength(2);
  for (const puzzle of made) {
    const position = unwrap(game.parsePosition(puzzle.position, createTable(game)));
    const seat = game.toAct(position) as number;
    expect(puzzle.actions).toBeGreaterThanOrEqual(3);
    expect(mainLine(puzzle)).toHaveLength(puzzle.actions);
    expect(winningActions(position, seat, puzzle.actions + puzzle.margin)).toEqual([puzzle.solution.action]);
    checkSteps(position, seat, puzzle.actions, [puzzle.solution]);
  }
});

test("makes the same puzzles with any number of threads, and from the file of an earlier run", async () => {
  const [once, resumed, parallel] = ["once", "resumed", "parallel"].map((name) =>
    join(folder, `${name}.jsonl`),
  );
  if (!once || !resumed || !parallel) throw new Error("no file names");
  await makePuzzles(once, 3);
  await makePuzzles(resumed, 1);
  // an interrupted run leaves half a line
  await appendFile(resumed, '{"game":"tic-tac-toe","ver');
  await makePuzzles(resumed, 3);
  await makePuzzles(parallel, 3, "--workers", "2");
  expect(await readFile(resumed, "utf8")).toBe(await readFile(once, "utf8"));
  expect(await readFile(parallel, "utf8")).toBe(await readFile(once, "utf8"));
});

test("refuses the file of another run, and keeps it", async () => {
  const file = join(folder, "seed-1.jsonl");
  await makePuzzles(file, 1);
  const before = await readFile(file, "utf8");
  expect(await makePuzzles(file, 2, "--seed", "2")).toMatchObject({
    code: 2,
    errors: `serpentarium: ${file}: its puzzles have another seed: "1", expected "2"; choose another file\n`,
  });
  const version = join(folder, "version.jsonl");
  await writeFile(version, before.replace('"version":"', '"version":"9'));
  expect((await makePuzzles(version, 2)).errors).toMatch(/its puzzles have another version: "9/);
  expect(await readFile(file, "utf8")).toBe(before);
});

test.each([["milk\nbread\n"], ["milk"], ["{}\n"], ["null\n"]])(
  "refuses a file that holds %j in place of puzzles, and keeps it",
  async (content) => {
    const file = join(folder, "notes.txt");
    await writeFile(file, content);
    expect(await makePuzzles(file, 1)).toMatchObject({
      code: 2,
      errors: `serpentarium: ${file}: expected one puzzle on each line, but line 1 is none; choose another file\n`,
    });
    expect(await readFile(file, "utf8")).toBe(content);
  },
);

test.each(["serpent-cartes", "sssnake"])("makes none of %s, where cards or dice decide", async (id) => {
  const { code, errors } = await runProgram(["puzzles", id, "--out", join(folder, `${id}.jsonl`)]);
  expect([code, errors]).toEqual([
    1,
    "serpentarium: puzzles need two seats, nothing hidden, and no chance after the set-up: otherwise no action wins for certain\n",
  ]);
});

test("needs a file", async () => {
  expect(await runProgram(["puzzles", "pantarei"])).toMatchObject({
    code: 2,
    errors: "serpentarium: --out is missing\n",
  });
});

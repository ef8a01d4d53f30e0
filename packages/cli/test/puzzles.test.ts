import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AnyPosition, createTable, type Game, play, unwrap } from "@serpentarium/core";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { beforeAll, expect, test } from "vitest";
import type { Puzzle } from "../src/puzzles/puzzle.ts";
import { runProgram, TIC_TAC_TOE } from "./program.ts";

/** Whether a seat wins within this many actions against every defence, by trying everything. */
function winsWithin(game: Game, position: AnyPosition, seat: number, actions: number): boolean {
  const { outcome } = position;
  if (outcome) return outcome.winners.length === 1 && outcome.winners[0] === seat;
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

const makePuzzles = (file: string, count: number) =>
  runProgram(["puzzles", "tic-tac-toe", "--plugin", TIC_TAC_TOE, "--count", String(count), "--out", file]);

test("makes puzzles whose solution is the only one, by trying everything", async () => {
  const file = join(folder, "two.jsonl");
  const { code, output } = await makePuzzles(file, 2);
  expect([code, output]).toEqual([0, `2 puzzles in ${file}\n`]);
  const lines = (await readFile(file, "utf8")).trim().split("\n");
  expect(lines).toHaveLength(2);
  const game: Game = ticTacToe;
  const table = createTable(game);
  for (const puzzle of lines.map((line): Puzzle => JSON.parse(line))) {
    let position = unwrap(game.parsePosition(puzzle.position, table));
    const seat = game.toAct(position) as number;
    let left = puzzle.actions;
    expect(left).toBeGreaterThanOrEqual(3);
    for (const text of puzzle.solution) {
      if (game.toAct(position) === seat) {
        const winning = game
          .legalActions(position)
          .filter((action) => winsWithin(game, game.apply(position, action), seat, left - 1))
          .map((action) => game.formatAction(action, position));
        expect(winning).toEqual([text]);
      }
      position = unwrap(play(game, position, text));
      left--;
    }
    expect(left).toBe(0);
    expect(position.outcome?.winners).toEqual([seat]);
  }
});

test("continues the file of an earlier run, and makes the same puzzles", async () => {
  const [once, twice] = [join(folder, "once.jsonl"), join(folder, "twice.jsonl")];
  await makePuzzles(once, 2);
  await makePuzzles(twice, 1);
  await makePuzzles(twice, 2);
  expect(await readFile(twice, "utf8")).toBe(await readFile(once, "utf8"));
});

test("refuses a file that is none of its own", async () => {
  const file = join(folder, "notes.txt");
  await writeFile(file, "milk\nbread\n");
  const { code, errors } = await makePuzzles(file, 1);
  expect([code, errors]).toEqual([
    2,
    `serpentarium: ${file}: expected one puzzle on each line; choose another file\n`,
  ]);
});

test("needs a file", async () => {
  expect(await runProgram(["puzzles", "pantarei"])).toMatchObject({
    code: 2,
    errors: "serpentarium: --out is missing\n",
  });
});

import { connectFour } from "@serpentarium/connect-four";
import { createTable, type Game, unwrap } from "@serpentarium/core";
import { expect, test } from "vitest";
import { ConnectFourSolver } from "../src/connect-four-solver.ts";
import { COLUMN_NAMES, FIRST_EXACT, isMistake, readExactMatches, signOf } from "../src/exact-matches.ts";
import { PlainAlphaBeta } from "../src/plain-alpha-beta.ts";

const matches = readExactMatches();
const toColumns = (names: string): readonly number[] => [...names].map((name) => COLUMN_NAMES.indexOf(name));

test("the solver gives the results of the rules near the end of matches", () => {
  const game: Game = connectFour;
  const solver = new ConnectFourSolver();
  for (const { columns } of matches.filter((match) => match.columns.length > 32)) {
    const names = columns.slice(0, 30);
    let position = game.start(createTable(game));
    for (const name of names) position = game.apply(position, unwrap(game.parseAction(name, position)));
    const share = new PlainAlphaBeta(game, 1_000_000).value(position);
    const own = (solver.solve(toColumns(names)) + 1) / 2;
    expect(game.toAct(position) === 0 ? own : 1 - own, columns).toBe(share);
  }
});

test("the stored results are those of the solver", () => {
  const solver = new ConnectFourSolver();
  for (const { columns, results } of matches) {
    expect(results).toHaveLength(columns.length - FIRST_EXACT);
    const last = columns.length - 4;
    const found = solver.solveColumns(toColumns(columns.slice(0, last)));
    expect(found.map(signOf).join(""), columns).toBe(results[last - FIRST_EXACT]);
  }
});

test("an action is a mistake if another column has a better result", () => {
  const match = { players: ["random", "random"], columns: "ddddddccccb", results: ["lwdlll-"] } as const;
  expect(isMistake(match, 10)).toBe(false);
  expect(isMistake({ ...match, columns: "ddddddcccca" }, 10)).toBe(true);
  expect(isMistake(match, 9)).toBeUndefined();
});

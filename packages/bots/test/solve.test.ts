import { connectFour } from "@serpentarium/connect-four";
import { createTable, unwrap } from "@serpentarium/core";
import { pantarei } from "@serpentarium/pantarei";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { solve } from "../src/index.ts";
import { type Branches, type BranchesTypes, branches, branchesGame } from "./fixtures/branches.ts";
import { bruteForce } from "./fixtures/brute-force.ts";
import { stonesGame } from "./fixtures/stones.ts";

const round = (shares: readonly number[]): number[] => shares.map((share) => Math.round(share * 1e9) / 1e9);
const table = (seats: number) => ({ seats, options: {} });
const grid = (text: string) => unwrap(ticTacToe.parsePosition(text, createTable(ticTacToe)));

describe("solve agrees with brute force", () => {
  test.each([1, 2, 3, 4])("on any game tree for %i seats", (seats) => {
    fc.assert(
      fc.property(branches(seats), (root) => {
        const game = branchesGame(root);
        const start = game.start(table(seats));
        const solution = solve(game, start);
        expect(solution.solved).toBe(true);
        if (!solution.solved) return;
        const exact = bruteForce(game, start);
        expect(round(solution.shares)).toEqual(round(exact));
        const seat = game.toAct(start);
        if (typeof seat !== "number") {
          expect(solution.action).toBeUndefined();
          return;
        }
        const after = bruteForce(game, game.apply(start, solution.action ?? expect.fail("no action")));
        expect(after[seat]).toBeCloseTo(exact[seat] ?? -1, 9);
      }),
      { seed: seats, numRuns: 1000 },
    );
  });

  test.each([
    [2, false],
    [3, false],
    [4, false],
    [2, true],
    [3, true],
  ])("on stones, where positions repeat: %i seats, die %s", (seats, die) => {
    for (let stones = 1; stones <= 9; stones++) {
      const game = stonesGame(stones, die);
      const start = game.start(table(seats));
      const solution = solve(game, start);
      expect(solution.solved && round(solution.shares)).toEqual(round(bruteForce(game, start)));
    }
  });
});

describe("solve", () => {
  test("finds that tic-tac-toe is a draw", () => {
    const solution = solve(ticTacToe, ticTacToe.start(createTable(ticTacToe)));
    expect(solution).toMatchObject({ solved: true, shares: [0.5, 0.5] });
  });

  test("end.line: finds the shortest win", () => {
    const solution = solve(ticTacToe, grid("place:1 x.o.xo..."));
    expect(solution).toMatchObject({ solved: true, shares: [1, 0], depth: 1 });
    expect(solution.solved && solution.action).toMatchObject({ cell: 8 });
  });

  test("returns the outcome of a finished game", () => {
    expect(solve(ticTacToe, grid("over:1!end.line x.o.xo..x"))).toMatchObject({
      solved: true,
      shares: [1, 0],
      depth: 0,
    });
  });

  test("end.line: solves the end of connect four", () => {
    const text = "drop:2 rrr1yyy/ryryrry/yyyrryy/rryyyrr/yryrryr/yrrryry";
    const position = unwrap(connectFour.parsePosition(text, createTable(connectFour)));
    expect(solve(connectFour, position)).toMatchObject({ solved: true, shares: [0, 1] });
  });

  test("setup.deal: does not solve outcomes that can only be drawn", () => {
    const solution = solve(pantarei, pantarei.start(createTable(pantarei)), { nodes: 5000 });
    expect(solution.solved).toBe(false);
  });

  test("by scores: prefers the larger lead among wins", () => {
    const game = branchesGame({ seat: 0, children: [{ winners: [0] }, { winners: [0] }] });
    const scored = {
      ...game,
      scores: ({ path }: Branches) => (path === ".0" ? [5, 4] : [9, 4]),
    };
    const solution = solve<BranchesTypes>(scored, scored.start(table(2)), { objective: { scores: 5 } });
    expect(solution.solved && solution.action?.word).toBe("1");
    expect(solution.solved && solution.shares[0]).toBeCloseTo(1 / (1 + Math.exp(-1)), 9);
  });
});

describe("limits of solve", () => {
  const start = ticTacToe.start(createTable(ticTacToe));

  test("visits no more positions than allowed", () => {
    for (const nodes of [0, 1, 10, 1000]) {
      const solution = solve(ticTacToe, start, { nodes });
      expect(solution).toEqual({ solved: false, nodes });
    }
  });

  test("gives the same result without memory, but visits more positions", () => {
    const position = grid("place:1 x.o......");
    const [free, tight] = [solve(ticTacToe, position), solve(ticTacToe, position, { memory: 0 })];
    expect(tight.solved && tight.shares).toEqual(free.solved && free.shares);
    expect(tight.nodes).toBeGreaterThan(free.nodes);
  });

  test("looks no further ahead than allowed", () => {
    expect(solve(ticTacToe, start, { depth: 8 }).solved).toBe(false);
    expect(solve(ticTacToe, start, { depth: 9 }).solved).toBe(true);
  });
});

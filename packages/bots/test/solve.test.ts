import { connectFour } from "@serpentarium/connect-four";
import { type AnyPosition, createTable, type Game, unwrap } from "@serpentarium/core";
import { phaseOf } from "@serpentarium/core/internal";
import { pantarei } from "@serpentarium/pantarei";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { solve } from "../src/index.ts";
import { SOLVE_DEFAULTS } from "../src/solve/limits.ts";
import { PositionSolver } from "../src/solve/position-solver.ts";
import { type Branches, type BranchesTypes, branches, branchesGame } from "./fixtures/branches.ts";
import { bruteForce } from "./fixtures/brute-force.ts";
import { stonesGame } from "./fixtures/stones.ts";
import { type ToyTypes, toyGame } from "./fixtures/toy.ts";

const round = (shares: readonly number[]): number[] => shares.map((share) => Math.round(share * 1e9) / 1e9);
const table = (seats: number) => ({ seats, options: {} });
const grid = (text: string) => unwrap(ticTacToe.parsePosition(text, createTable(ticTacToe)));

/** A toy game that says itself that chance never acts. */
const withoutChance = <P extends AnyPosition>(game: Game<ToyTypes<P>>): Game<ToyTypes<P>> => ({
  ...game,
  phases: { choose: { ...phaseOf(game, { phase: "choose" } as P), next: ["choose", "over"] } } as never,
});

describe("solve agrees with brute force", () => {
  test.each([
    [1, true],
    [2, true],
    [3, true],
    [4, true],
    [2, false],
  ])("on any game tree for %i seats, chance %s", (seats, hasChance) => {
    fc.assert(
      fc.property(branches(seats, hasChance), (root) => {
        const game = hasChance ? branchesGame(root) : withoutChance(branchesGame(root));
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
      const game = die ? stonesGame(stones, die) : withoutChance(stonesGame(stones, die));
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
    const solution = solve<BranchesTypes>(scored, scored.start(table(2)), { aim: { score: 5 } });
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

  test.each([
    [2, true, 9026],
    [3, false, 71],
    [3, true, 322],
  ])("hold for %i seats at stones, die %s, which needs %i positions", (seats, die, needed) => {
    const game = stonesGame(9, die);
    const position = game.start(table(seats));
    const free = solve(game, position);
    if (!free.solved) expect.fail("not solved");
    expect(free.nodes).toBe(needed);
    for (const nodes of [0, 1, 10, free.nodes - 1]) {
      expect(solve(game, position, { nodes })).toEqual({ solved: false, nodes });
    }
    expect(solve(game, position, { depth: free.depth - 1 }).solved).toBe(false);
    expect(solve(game, position, { depth: free.depth, nodes: free.nodes })).toEqual(free);
  });

  test("gives the same result without memory, but visits more positions", () => {
    const position = grid("place:1 .........");
    const [free, tight] = [solve(ticTacToe, position), solve(ticTacToe, position, { memory: 0 })];
    expect(tight.solved && tight.shares).toEqual(free.solved && free.shares);
    expect(tight.nodes).toBeGreaterThan(free.nodes);
  });

  test("goes on where it stopped when the limit is raised", () => {
    const solver = new PositionSolver(ticTacToe, start, { ...SOLVE_DEFAULTS, aim: "win" });
    const whole = solve(ticTacToe, start);
    let solution = solver.run(0);
    for (let nodes = 50; !solution.solved; nodes += 50) {
      solution = solver.run(nodes);
      expect(solution.nodes).toBeLessThanOrEqual(nodes);
    }
    expect(solution.shares).toEqual([0.5, 0.5]);
    expect(solution.nodes).toBeLessThan(2 * whole.nodes);
  });

  test("says that a line without end has no value", () => {
    const circle = withoutChance(
      toyGame<AnyPosition>({
        id: "circle",
        maxSeats: 2,
        start: (seats) => ({ phase: "choose", table: { seats, options: {} } }),
        toAct: () => 0,
        legal: () => ["round"],
        after: (position) => position,
        format: () => "here",
      }),
    );
    expect(solve(circle, circle.start(table(2)))).toMatchObject({ solved: false, nodes: 2 });
  });

  test("looks no further ahead than allowed", () => {
    expect(solve(ticTacToe, start, { depth: 8 }).solved).toBe(false);
    expect(solve(ticTacToe, start, { depth: 9 }).solved).toBe(true);
  });
});

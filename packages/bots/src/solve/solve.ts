import type { Game, GameTypes } from "@serpentarium/core";
import type { Shares } from "../shares.ts";
import { aimOf } from "../shares.ts";
import { SOLVE_DEFAULTS, type SolveLimits } from "./limits.ts";
import { PositionSolver } from "./position-solver.ts";

/** The exact result of a position. */
export interface SolvedPosition<A> {
  readonly solved: true;
  /** The share of each seat with best play by all. */
  readonly shares: Shares;
  /** An action that gives the acting seat its share; undefined if no seat is to act. */
  readonly action?: A;
  /** The search depth of the proof: a win takes at most this many actions. */
  readonly depth: number;
  /** The number of positions visited. */
  readonly nodes: number;
}

/** An exact result, or none within the limits. */
export type SolveResult<A> = SolvedPosition<A> | { readonly solved: false; readonly nodes: number };

/**
 * Solves a position exactly: computes the share of each seat with best play by all. Listed chance counts by its expectation; a position
 * whose outcomes can only be drawn cannot be solved. Positions with the same data are taken as one, found by a
 * hash of 64 bits.
 *
 * @example
 * ```ts
 * import { solve } from "@serpentarium/bots";
 * import { createTable, parseTable, unwrap } from "@serpentarium/core";
 * import { ticTacToe } from "@serpentarium/tic-tac-toe";
 *
 * const position = unwrap(ticTacToe.parsePosition("place:1 x.o.xo...", createTable(ticTacToe)));
 * const solution = solve(ticTacToe, position);
 * solution.solved && solution.shares; // => [1, 0]
 * ```
 */
export function solve<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  limits: SolveLimits = {},
): SolveResult<T["action"]> {
  const complete = { ...SOLVE_DEFAULTS, aim: aimOf(game), ...limits };
  return new PositionSolver(game, position, complete).run(complete.nodes);
}

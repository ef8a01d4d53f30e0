import type { Game, GameTypes } from "@serpentarium/core";
import type { Shares } from "../shares.ts";
import { AlphaBetaSolver, isExact } from "./alpha-beta.ts";
import { NodeBudget, SOLVE_DEFAULTS, type SolveLimits } from "./limits.ts";
import { MaxNSolver } from "./max-n.ts";
import { TranspositionTable } from "./transposition-table.ts";

/** The exact result of a position. */
export interface SolvedPosition<A> {
  readonly solved: true;
  /** What each seat gets with best play by all. */
  readonly shares: Shares;
  /** An action that gives the acting seat its share; left out where no seat is to act. */
  readonly action?: A;
  /** The depth that was needed: a win takes at most this many actions. */
  readonly depth: number;
  /** The number of positions visited. */
  readonly nodes: number;
}

/** An exact result, or none within the limits. */
export type SolveResult<A> = SolvedPosition<A> | { readonly solved: false; readonly nodes: number };

interface Solver<T extends GameTypes> {
  /** What each seat gets, looking this many actions ahead; undefined if that is not far enough. */
  search(position: T["position"], depth: number): Shares | undefined;
  /** The best action in the position searched last. */
  bestAction(): T["action"] | undefined;
}

function createSolver<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  { objective, memory }: Required<SolveLimits>,
  budget: NodeBudget,
): Solver<T> {
  if (seats !== 2) {
    const maxN = new MaxNSolver(game, objective, budget, new TranspositionTable(memory));
    return { search: (position, depth) => maxN.search(position, depth), bestAction: () => maxN.bestAction };
  }
  const alphaBeta = new AlphaBetaSolver(game, objective, budget, new TranspositionTable(memory));
  return {
    search(position, depth) {
      const bounds = alphaBeta.search(position, depth);
      return isExact(bounds) ? [bounds.low, 1 - bounds.low] : undefined;
    },
    bestAction: () => alphaBeta.bestAction,
  };
}

/**
 * Solves a position exactly by iterative deepening: what each seat gets with best play by all. Listed chance counts by its
 * expectation; a position whose outcomes can only be drawn cannot be solved. Relies on the text of a position describing it
 * completely.
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
  const complete = { ...SOLVE_DEFAULTS, ...limits };
  const budget = new NodeBudget(complete.nodes);
  const solver = createSolver(game, position.table.seats, complete, budget);
  const isSeatToAct = typeof game.toAct(position) === "number";
  for (let depth = 0; depth <= complete.depth; depth++) {
    budget.hitDepthLimit = false;
    const shares = solver.search(position, depth);
    const { nodes } = budget;
    if (shares) {
      const action = isSeatToAct ? solver.bestAction() : undefined;
      return { solved: true, shares, depth, nodes, ...(action !== undefined && { action }) };
    }
    if (!budget.hitDepthLimit || budget.isSpent) break;
  }
  return { solved: false, nodes: budget.nodes };
}

import type { Game, GameTypes } from "@serpentarium/core";
import type { Shares } from "../worth.ts";
import { Allowance, SOLVE_DEFAULTS, type SolveLimits } from "./limits.ts";
import { ManySeats } from "./many-seats.ts";
import { Memory } from "./memory.ts";
import { isExact, TwoSeats } from "./two-seats.ts";

/** What is known for certain of a position. */
export interface Solved<A> {
  readonly solved: true;
  /** What each seat gets if all do their best. */
  readonly shares: Shares;
  /** An action that gives the seat to act its share; nothing where no seat is to act. */
  readonly action?: A;
  /** How many actions ahead had to be looked: a win is won within so many. */
  readonly depth: number;
  /** Positions looked at. */
  readonly nodes: number;
}

/** Exact, or not within the limits. */
export type Solution<A> = Solved<A> | { readonly solved: false; readonly nodes: number };

/** A solver at work. */
interface Solver<T extends GameTypes> {
  /** Looks so many actions ahead: what each seat gets, or nothing. */
  look(position: T["position"], depth: number): Shares | undefined;
  /** What to play in the position that was looked at. */
  action(): T["action"] | undefined;
}

function createSolver<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  { worth, memory }: Required<SolveLimits>,
  allowance: Allowance,
): Solver<T> {
  if (seats !== 2) {
    const many = new ManySeats(game, worth, allowance, new Memory(memory));
    return { look: (position, depth) => many.search(position, depth), action: () => many.best };
  }
  const two = new TwoSeats(game, worth, allowance, new Memory(memory));
  return {
    look(position, depth) {
      const bounds = two.search(position, depth);
      return isExact(bounds) ? [bounds.low, 1 - bounds.low] : undefined;
    },
    action: () => two.best,
  };
}

/**
 * What a position is worth if all do their best, exactly: one more action ahead each time, until nothing is left open.
 * With listed chance it is the expectation; a draw that cannot be listed cannot be solved. It rests on a position being
 * what its text says.
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
): Solution<T["action"]> {
  const settled = { ...SOLVE_DEFAULTS, ...limits };
  const allowance = new Allowance(settled.nodes);
  const solver = createSolver(game, position.table.seats, settled, allowance);
  const seated = typeof game.toAct(position) === "number";
  for (let depth = 0; depth <= settled.depth; depth++) {
    allowance.cut = false;
    const shares = solver.look(position, depth);
    const { nodes } = allowance;
    if (shares) {
      const action = seated ? solver.action() : undefined;
      return { solved: true, shares, depth, nodes, ...(action !== undefined && { action }) };
    }
    if (!allowance.cut || allowance.spent) break;
  }
  return { solved: false, nodes: allowance.nodes };
}

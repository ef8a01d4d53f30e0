import type { Game, GameTypes } from "@serpentarium/core";
import { SOLVE_DEFAULTS } from "../solve/limits.ts";
import { PositionSolver } from "../solve/position-solver.ts";
import type { SolvedPosition } from "../solve/solve.ts";
import type { MctsOptions } from "./options.ts";

/**
 * The number of positions that the exact solver may visit per iteration, times the number of legal actions: a visit creates all following
 * positions.
 */
const SOLVER_SHARE = 1 / 4;

/** The number of iterations at which the exact solver first runs; afterwards whenever it has doubled. */
const FIRST_RUN = 64;

/**
 * The exact solver beside a search: solves a position near the end, with effort in proportion to the iterations. A lost position is searched,
 * too, to find the longest defence.
 */
export class SideSolver<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #position: T["position"];
  readonly #options: Pick<Required<MctsOptions>, "aim" | "solverNodes">;
  #solver: PositionSolver<T> | undefined;
  #runsAt = FIRST_RUN;
  /** The result, if the acting seat gets a share. */
  solution: SolvedPosition<T["action"]> | undefined;

  constructor(
    game: Game<T>,
    position: T["position"],
    options: Pick<Required<MctsOptions>, "aim" | "solverNodes">,
  ) {
    this.#game = game;
    this.#position = position;
    this.#options = options;
  }

  /** Runs if the search has made enough iterations. */
  run(iterations: number): void {
    if (iterations < this.#runsAt) return;
    const game = this.#game;
    const position = this.#position;
    const { solverNodes, aim } = this.#options;
    this.#runsAt = 2 * iterations;
    const seat = game.toAct(position);
    if (solverNodes === 0 || typeof seat !== "number") return;
    this.#solver ??= new PositionSolver(game, position, { ...SOLVE_DEFAULTS, aim });
    const nodes = (SOLVER_SHARE * iterations) / game.legalActions(position).length;
    const solution = this.#solver.run(Math.min(nodes, solverNodes));
    if (solution.solved && (solution.shares[seat] ?? 0) > 0) this.solution = solution;
  }
}

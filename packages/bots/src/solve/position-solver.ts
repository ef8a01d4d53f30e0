import type { Aim, Game, GameTypes, Phase } from "@serpentarium/core";
import { isTwoSided } from "../shares.ts";
import { AlphaBetaSolver, isExact } from "./alpha-beta.ts";
import { NodeBudget, type SolveLimits } from "./limits.ts";
import { MaxNSolver } from "./max-n.ts";
import { ProofNumberSearch } from "./proof-number-search.ts";
import type { SolvedPosition, SolveResult } from "./solve.ts";
import { TranspositionTable } from "./transposition-table.ts";

/** A solved position, as its solver reports it. */
type Solution<A> = Omit<SolvedPosition<A>, "solved" | "nodes">;

/** Searches to this depth. Returns undefined if it is too small or the budget is exhausted. */
type SolveWithin<A> = (depth: number) => Solution<A> | undefined;

/** The phases that are reachable from a position, including its own. */
export function phasesFrom<T extends GameTypes>(
  { phases }: Game<T>,
  position: T["position"],
): readonly Phase[] {
  const all = phases as Readonly<Record<string, Phase>>;
  const names = new Set<string>([position.phase]);
  for (const name of names) for (const next of all[name]?.next ?? []) names.add(next);
  return [...names].flatMap((name) => all[name] ?? []);
}

/**
 * Whether proof-number search can solve a position: two seats, no chance (not even for a seat that is out), no secret choices, and winning
 * is the aim.
 */
export const isWonLostOrDrawn = <T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  aim: Aim,
): boolean =>
  aim === "win" &&
  isTwoSided(game, position.table) &&
  !game.giveUp?.playsOn &&
  phasesFrom(game, position).every(({ kind }) => kind === "seat");

/** Iterative deepening, as long as the depth limit cuts off a line. */
function deepen<A>(within: SolveWithin<A>, maxDepth: number, budget: NodeBudget): Solution<A> | undefined {
  for (let depth = 0; depth <= maxDepth; depth++) {
    budget.hitDepthLimit = false;
    const solution = within(depth);
    if (solution || !budget.hitDepthLimit || budget.isSpent) return solution;
  }
  return undefined;
}

/** Solves a position incrementally, with a limit of visited positions that may be raised. */
export class PositionSolver<T extends GameTypes> {
  readonly #solve: () => Solution<T["action"]> | undefined;
  readonly #budget = new NodeBudget(0);

  constructor(
    game: Game<T>,
    position: T["position"],
    { aim, memory, depth: maxDepth }: Required<SolveLimits>,
  ) {
    const budget = this.#budget;
    const isSeatToAct = typeof game.toAct(position) === "number";
    const actionOf = (action: T["action"] | undefined) =>
      isSeatToAct && action !== undefined ? { action } : {};
    if (isSeatToAct && isWonLostOrDrawn(game, position, aim)) {
      const search = new ProofNumberSearch(game, memory);
      this.#solve = () => {
        const { low, high, distance, action } = search.search(position, maxDepth, budget);
        return low === high ? { shares: [low, 1 - low], depth: distance, ...actionOf(action) } : undefined;
      };
    } else if (isTwoSided(game, position.table)) {
      const alphaBeta = new AlphaBetaSolver(game, aim, budget, new TranspositionTable(memory));
      const within: SolveWithin<T["action"]> = (depth) => {
        const bounds = alphaBeta.search(position, depth);
        const shares = [bounds.low, 1 - bounds.low];
        return isExact(bounds) ? { shares, depth, ...actionOf(alphaBeta.bestAction) } : undefined;
      };
      this.#solve = () => deepen(within, maxDepth, budget);
    } else {
      const maxN = new MaxNSolver(game, aim, budget, new TranspositionTable(memory));
      const within: SolveWithin<T["action"]> = (depth) => {
        const shares = maxN.search(position, depth);
        return shares && { shares, depth, ...actionOf(maxN.bestAction) };
      };
      this.#solve = () => deepen(within, maxDepth, budget);
    }
  }

  /** Continues until it has visited this many positions in total. */
  run(maxNodes: number): SolveResult<T["action"]> {
    this.#budget.maxNodes = maxNodes;
    const solution = this.#solve();
    const { nodes } = this.#budget;
    return solution ? { solved: true, ...solution, nodes } : { solved: false, nodes };
  }
}

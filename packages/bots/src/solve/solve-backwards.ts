import type { Game, GameTypes } from "@serpentarium/core";
import type { Shares } from "../shares.ts";
import { NodeBudget, SOLVE_DEFAULTS } from "./limits.ts";
import { isWonLostOrDrawn } from "./position-solver.ts";
import { ProofNumberSearch } from "./proof-number-search.ts";

/** The proven bounds of each seat's share. */
export interface ExactBounds {
  readonly low: Shares;
  readonly high: Shares;
}

/** The proven bounds of a position, and the best action if its value is known. */
export interface BoundedPosition<A> {
  readonly bounds: ExactBounds;
  readonly action: A | undefined;
}

/** Positions visited between two pauses. */
const NODES_PER_STEP = 256;

/**
 * Solves the positions of a match from the last to the first, each with the results of later ones. After a position that cannot be solved,
 * earlier ones are unlikely to be solvable: each failure halves the limit.
 *
 * @param maxNodes - the maximal number of visited positions per position of the match
 * @param pause - called regularly
 */
export async function solveBackwards<T extends GameTypes>(
  game: Game<T>,
  positions: readonly T["position"][],
  maxNodes: number,
  pause: () => Promise<void>,
): Promise<ReadonlyMap<T["position"], BoundedPosition<T["action"]>>> {
  const found = new Map<T["position"], BoundedPosition<T["action"]>>();
  const search = new ProofNumberSearch(game, SOLVE_DEFAULTS.memory);
  let limit = maxNodes;
  for (const position of positions.toReversed()) {
    if (typeof game.toAct(position) !== "number" || !isWonLostOrDrawn(game, position, "win")) continue;
    const budget = new NodeBudget(0);
    for (let isOpen = true; isOpen; ) {
      budget.maxNodes = Math.min(budget.nodes + NODES_PER_STEP, limit);
      const { low, high, action } = search.search(position, SOLVE_DEFAULTS.depth, budget);
      found.set(position, { bounds: { low: [low, 1 - high], high: [high, 1 - low] }, action });
      isOpen = low < high && budget.isSpent && budget.nodes < limit;
      if (low < high && !isOpen) limit = Math.floor(limit / 2);
      await pause();
    }
  }
  return found;
}

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

/** The maximal number of positions to remember. */
const MEMORY = 2 ** 20;

/** Positions visited between two pauses. */
const NODES_PER_STEP = 2048;

/** The positions visited for each position of the match in the first round; in each later one four times as many. */
const FIRST_LIMIT = 1000;
const GROWTH = 4;
/** After this many positions that it could not solve, a round ends: those before them take even more. */
const MAX_FAILURES = 6;

/**
 * Solves the positions of a match from the last to the first, each with the results of later ones, in rounds with more and more visited
 * positions: most results near the end take few, so that the rest is
 * left for the positions that need it.
 *
 * @param maxNodes - the maximal number of visited positions
 * @param isLikelyLost - whether the acting seat of a position seems to lose
 * @param pause - called regularly
 */
export async function solveBackwards<T extends GameTypes>(
  game: Game<T>,
  positions: readonly T["position"][],
  maxNodes: number,
  isLikelyLost: (position: T["position"]) => boolean,
  pause: () => Promise<void>,
): Promise<ReadonlyMap<T["position"], BoundedPosition<T["action"]>>> {
  const found = new Map<T["position"], BoundedPosition<T["action"]>>();
  const search = new ProofNumberSearch(game, MEMORY);
  let open = positions
    .filter((position) => typeof game.toAct(position) === "number" && isWonLostOrDrawn(game, position, "win"))
    .reverse();
  let left = maxNodes;
  for (let limit = FIRST_LIMIT; open.length > 0 && left > 0; limit *= GROWTH) {
    const unsolved: T["position"][] = [];
    for (const position of open) {
      if (limit > FIRST_LIMIT && unsolved.length >= MAX_FAILURES) {
        unsolved.push(position);
        continue;
      }
      const budget = new NodeBudget(0);
      const most = Math.min(limit, left);
      for (let isOpen = true; isOpen; ) {
        budget.maxNodes = Math.min(budget.nodes + NODES_PER_STEP, most);
        const { low, high, action } = search.search(
          position,
          SOLVE_DEFAULTS.depth,
          budget,
          isLikelyLost(position),
        );
        found.set(position, { bounds: { low: [low, 1 - high], high: [high, 1 - low] }, action });
        isOpen = low < high && budget.isSpent && budget.nodes < most;
        if (low < high && !isOpen) unsolved.push(position);
        await pause();
      }
      left -= budget.nodes;
    }
    open = unsolved;
  }
  return found;
}

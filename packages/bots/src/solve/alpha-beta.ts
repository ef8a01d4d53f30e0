import type { Aim, Game, GameTypes, WeightedAction } from "@serpentarium/core";
import { seatPhaseOf } from "../seat-phase-of.ts";
import { estimateValue } from "../shares.ts";
import type { NodeBudget } from "./limits.ts";
import { keyOf } from "./position-key.ts";
import type { TranspositionTable } from "./transposition-table.ts";

/** Lower and upper bound of the share of seat 0. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

const UNKNOWN: Bounds = { low: 0, high: 1 };
const exactBounds = (share: number): Bounds => ({ low: share, high: share });

/** Smaller than any difference between two shares. */
const EPSILON = 1e-12;
export const isExact = ({ low, high }: Bounds): boolean => high - low < EPSILON;

/**
 * Alpha-beta for two seats that share one point, with bounds: an unvisited position has 0 to 1, so every result is valid wherever the
 * search stops, and the next, deeper search reuses it.
 */
export class AlphaBetaSolver<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #aim: Aim;
  readonly #budget: NodeBudget;
  readonly #table: TranspositionTable<Bounds>;
  /** The best action of the last searched position, if a seat was to act. */
  bestAction: T["action"] | undefined;

  constructor(game: Game<T>, aim: Aim, budget: NodeBudget, table: TranspositionTable<Bounds>) {
    this.#game = game;
    this.#aim = aim;
    this.#budget = budget;
    this.#table = table;
  }

  /**
   * The bounds of a position, with this search depth.
   *
   * @param alpha - below this share, the exact value for seat 0 does not matter
   * @param beta - above this share, the exact value for seat 0 does not matter
   */
  search(position: T["position"], depth: number, alpha = 0, beta = 1): Bounds {
    if (position.phase === "over") return exactBounds(estimateValue(this.#game, position, this.#aim)[0] ?? 0);
    if (!this.#budget.takeNode(depth)) return UNKNOWN;
    const key = keyOf(position);
    const known = this.#table.get(key) ?? UNKNOWN;
    if (isExact(known) || known.low >= beta || known.high <= alpha) return known;
    const found = this.#expand(position, depth, alpha, beta);
    const bounds = { low: Math.max(known.low, found.low), high: Math.min(known.high, found.high) };
    if (bounds.low > 0 || bounds.high < 1) this.#table.set(key, bounds);
    return bounds;
  }

  #expand(position: T["position"], depth: number, alpha: number, beta: number): Bounds {
    const phase = seatPhaseOf(this.#game, position);
    if (!phase) {
      // simultaneous phases have no list: the best reply to a secret choice may be a mixed one
      const listed = this.#game.chanceOutcomes(position);
      return listed ? this.#expectation(position, listed, depth) : UNKNOWN;
    }
    const legal = phase.legalActions(position);
    return phase.toAct(position) === 0
      ? this.#maximise(position, legal, depth, alpha, beta)
      : this.#minimise(position, legal, depth, alpha, beta);
  }

  #maximise(
    position: T["position"],
    legal: readonly T["action"][],
    depth: number,
    alpha: number,
    beta: number,
  ): Bounds {
    let [low, high, best] = [0, 0, legal[0]];
    for (const action of legal) {
      const next = this.#game.apply(position, action);
      const bounds = this.search(next, depth - 1, Math.max(alpha, low), beta);
      if (bounds.low > low) best = action;
      low = Math.max(low, bounds.low);
      high = low >= beta ? 1 : Math.max(high, bounds.high);
      if (low >= beta) break;
    }
    this.bestAction = best;
    return { low, high };
  }

  #minimise(
    position: T["position"],
    legal: readonly T["action"][],
    depth: number,
    alpha: number,
    beta: number,
  ): Bounds {
    let [low, high, best] = [1, 1, legal[0]];
    for (const action of legal) {
      const next = this.#game.apply(position, action);
      const bounds = this.search(next, depth - 1, alpha, Math.min(beta, high));
      if (bounds.high < high) best = action;
      high = Math.min(high, bounds.high);
      low = high <= alpha ? 0 : Math.min(low, bounds.low);
      if (high <= alpha) break;
    }
    this.bestAction = best;
    return { low, high };
  }

  #expectation(
    position: T["position"],
    listed: readonly WeightedAction<T["action"]>[],
    depth: number,
  ): Bounds {
    let [low, high, total] = [0, 0, 0];
    for (const { action, weight } of listed) {
      const bounds = this.search(this.#game.apply(position, action), depth - 1);
      low += weight * bounds.low;
      high += weight * bounds.high;
      total += weight;
    }
    return { low: low / total, high: high / total };
  }
}

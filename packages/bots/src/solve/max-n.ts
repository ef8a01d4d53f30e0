import type { Aim, Game, GameTypes, WeightedAction } from "@serpentarium/core";
import { seatPhaseOf } from "../seat-phase-of.ts";
import { estimateValue, type Shares } from "../shares.ts";
import type { NodeBudget } from "./limits.ts";
import { keyOf } from "./position-key.ts";
import type { TranspositionTable } from "./transposition-table.ts";

/** The shares of a position, or the depth to which it was searched without a result. */
type TableEntry = Shares | number;

/** Smaller than any difference between two shares, larger than rounding errors. */
const EPSILON = 1e-12;

/** The largest possible share. */
const FULL_SHARE = 1 - EPSILON;

/**
 * Max^n for any number of seats: each chooses its largest share, and in a tie the action listed first. The result is exact only for seats
 * that follow this rule, because it affects what the others get.
 */
export class MaxNSolver<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #aim: Aim;
  readonly #budget: NodeBudget;
  readonly #table: TranspositionTable<TableEntry>;
  /** The best action of the last searched position, if a seat was to act. */
  bestAction: T["action"] | undefined;

  constructor(game: Game<T>, aim: Aim, budget: NodeBudget, table: TranspositionTable<TableEntry>) {
    this.#game = game;
    this.#aim = aim;
    this.#budget = budget;
    this.#table = table;
  }

  /** The share of each seat, with this search depth; undefined if it is too small. */
  search(position: T["position"], depth: number): Shares | undefined {
    if (position.phase === "over") return estimateValue(this.#game, position, this.#aim);
    if (!this.#budget.takeNode(depth)) return undefined;
    const key = keyOf(position);
    const known = this.#table.get(key) ?? 0;
    if (typeof known !== "number") return known;
    if (known >= depth) {
      this.#budget.hitDepthLimit = true;
      return undefined;
    }
    const shares = this.#expand(position, depth);
    if (shares || !this.#budget.isSpent) this.#table.set(key, shares ?? depth);
    return shares;
  }

  #expand(position: T["position"], depth: number): Shares | undefined {
    const phase = seatPhaseOf(this.#game, position);
    if (phase) return this.#maximise(position, phase.toAct(position), phase.legalActions(position), depth);
    // simultaneous phases have no list: the best reply to a secret choice may be a mixed one
    const listed = this.#game.chanceOutcomes(position);
    return listed && this.#expectation(position, listed, depth);
  }

  #maximise(
    position: T["position"],
    seat: number,
    legal: readonly T["action"][],
    depth: number,
  ): Shares | undefined {
    let bestShares: Shares | undefined;
    let [best, open] = [legal[0], false];
    for (const action of legal) {
      const shares = this.search(this.#game.apply(position, action), depth - 1);
      if (!shares) open = true;
      else if (!bestShares || (shares[seat] ?? 0) > (bestShares[seat] ?? 0) + EPSILON) {
        [bestShares, best] = [shares, action];
        if ((shares[seat] ?? 0) < FULL_SHARE) continue;
        open = false;
        break;
      }
    }
    this.bestAction = best;
    return open ? undefined : bestShares;
  }

  #expectation(
    position: T["position"],
    listed: readonly WeightedAction<T["action"]>[],
    depth: number,
  ): Shares | undefined {
    const total = listed.reduce((sum, { weight }) => sum + weight, 0);
    const expected = new Array<number>(position.table.seats).fill(0);
    for (const { action, weight } of listed) {
      const shares = this.search(this.#game.apply(position, action), depth - 1);
      if (!shares) return undefined;
      for (const [seat, share] of shares.entries())
        expected[seat] = (expected[seat] ?? 0) + (weight / total) * share;
    }
    return expected;
  }
}

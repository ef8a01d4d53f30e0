import type { Game, GameTypes, Weighted } from "@serpentarium/core";
import { phaseOf } from "@serpentarium/core/internal";
import { estimate, type Worth } from "../worth.ts";
import type { Allowance } from "./limits.ts";
import type { Memory } from "./memory.ts";

/** Between what and what the share of seat 0 lies. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

const UNKNOWN: Bounds = { low: 0, high: 1 };
const exactly = (share: number): Bounds => ({ low: share, high: share });

/** Less than any two shares differ. */
const HAIR = 1e-12;
export const isExact = ({ low, high }: Bounds): boolean => high - low < HAIR;

/**
 * Alpha-beta for two seats that share one point, over bounds: what was not looked at lies between 0 and 1, so that every
 * answer is true, however early a search stops, and can be kept for the next, deeper one.
 */
export class TwoSeats<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #worth: Worth;
  readonly #allowance: Allowance;
  readonly #memory: Memory<Bounds>;
  /** What a seat did best in the position that was searched last, if it was a seat's. */
  best: T["action"] | undefined;

  constructor(game: Game<T>, worth: Worth, allowance: Allowance, memory: Memory<Bounds>) {
    this.#game = game;
    this.#worth = worth;
    this.#allowance = allowance;
    this.#memory = memory;
  }

  /**
   * The bounds of a position, looking so many actions ahead.
   *
   * @param alpha - a share below which it does not matter how little seat 0 gets
   * @param beta - a share above which it does not matter how much
   */
  search(position: T["position"], depth: number, alpha = 0, beta = 1): Bounds {
    if (position.phase === "over") return exactly(estimate(this.#game, position, this.#worth)[0] ?? 0);
    if (!this.#allowance.take(depth)) return UNKNOWN;
    const text = this.#game.formatPosition(position);
    const known = this.#memory.get(text) ?? UNKNOWN;
    if (isExact(known) || known.low >= beta || known.high <= alpha) return known;
    const found = this.#look(position, depth, alpha, beta);
    const bounds = { low: Math.max(known.low, found.low), high: Math.min(known.high, found.high) };
    if (bounds.low > 0 || bounds.high < 1) this.#memory.set(text, bounds);
    return bounds;
  }

  #look(position: T["position"], depth: number, alpha: number, beta: number): Bounds {
    const phase = phaseOf(this.#game, position);
    if (phase.kind === "chance") {
      const listed = this.#game.outcomes(position);
      return listed ? this.#expect(position, listed, depth) : UNKNOWN;
    }
    // what is best against a secret choice may be to draw lots
    if (phase.kind === "simultaneous") return UNKNOWN;
    const legal = phase.legalActions(position);
    return phase.toAct(position) === 0
      ? this.#most(position, legal, depth, alpha, beta)
      : this.#least(position, legal, depth, alpha, beta);
  }

  #most(
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
    this.best = best;
    return { low, high };
  }

  #least(
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
    this.best = best;
    return { low, high };
  }

  #expect(position: T["position"], listed: readonly Weighted<T["action"]>[], depth: number): Bounds {
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

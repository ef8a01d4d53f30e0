import type { Game, GameTypes, Weighted } from "@serpentarium/core";
import { phaseOf } from "@serpentarium/core/internal";
import { estimate, type Shares, type Worth } from "../worth.ts";
import type { Allowance } from "./limits.ts";
import type { Memory } from "./memory.ts";

/** The shares of a position, or how far ahead was looked in vain. */
type Known = Shares | number;

/** Less than any two shares differ, and more than they are rounded by. */
const HAIR = 1e-12;

/** A share that no other can exceed. */
const WHOLE = 1 - HAIR;

/**
 * Max^n for any number of seats: each goes where it gets most, and where several actions give it as much, the one that is
 * listed first. (What the others get hangs on that, so the answer is exact for seats that play so.)
 */
export class ManySeats<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #worth: Worth;
  readonly #allowance: Allowance;
  readonly #memory: Memory<Known>;
  /** What a seat did best in the position that was searched last, if it was a seat's. */
  best: T["action"] | undefined;

  constructor(game: Game<T>, worth: Worth, allowance: Allowance, memory: Memory<Known>) {
    this.#game = game;
    this.#worth = worth;
    this.#allowance = allowance;
    this.#memory = memory;
  }

  /** What each seat gets, looking so many actions ahead; nothing where that is not far enough. */
  search(position: T["position"], depth: number): Shares | undefined {
    if (position.phase === "over") return estimate(this.#game, position, this.#worth);
    if (!this.#allowance.take(depth)) return undefined;
    const text = this.#game.formatPosition(position);
    const known = this.#memory.get(text) ?? 0;
    if (typeof known !== "number") return known;
    if (known >= depth) {
      this.#allowance.cut = true;
      return undefined;
    }
    const shares = this.#look(position, depth);
    if (shares || !this.#allowance.spent) this.#memory.set(text, shares ?? depth);
    return shares;
  }

  #look(position: T["position"], depth: number): Shares | undefined {
    const phase = phaseOf(this.#game, position);
    if (phase.kind === "seat") {
      return this.#most(position, phase.toAct(position), phase.legalActions(position), depth);
    }
    // in a simultaneous phase there is no list: what is best against a secret choice may be to draw lots
    const listed = this.#game.outcomes(position);
    return listed && this.#expect(position, listed, depth);
  }

  #most(
    position: T["position"],
    seat: number,
    legal: readonly T["action"][],
    depth: number,
  ): Shares | undefined {
    let most: Shares | undefined;
    let [best, open] = [legal[0], false];
    for (const action of legal) {
      const shares = this.search(this.#game.apply(position, action), depth - 1);
      if (!shares) open = true;
      else if (!most || (shares[seat] ?? 0) > (most[seat] ?? 0) + HAIR) {
        [most, best] = [shares, action];
        if ((shares[seat] ?? 0) < WHOLE) continue;
        open = false;
        break;
      }
    }
    this.best = best;
    return open ? undefined : most;
  }

  #expect(
    position: T["position"],
    listed: readonly Weighted<T["action"]>[],
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

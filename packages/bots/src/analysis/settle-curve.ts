import type { Shares } from "../shares.ts";

/** The largest change of any seat's share. */
export const swingOf = (before: Shares, after: Shares): number =>
  Math.max(...before.map((share, seat) => Math.abs((after[seat] ?? 0) - share)));

/** The result of the search of a position. */
export interface PositionEstimate {
  readonly shares: Shares;
  /** Whether the shares are exact. */
  readonly isExact: boolean;
}

/** The shares at every position of a match, and the actions at which the match turned. */
export interface SettledCurve {
  readonly curve: readonly Shares[];
  readonly turns: readonly boolean[];
}

/** The minimal difference between a turn and other changes: 0.01 keeps it visible in whole percents. */
const GAP = 0.01;
const TOLERANCE = 1e-9;
/** A limit for safety: the remaining changes are smaller than the gap long before. */
const MAX_SWEEPS = 2000;

/** Moves two neighbours towards each other until they differ by the limit. @returns whether they differed by more */
function approach(before: number[], after: number[], limit: number, part: number): boolean {
  const swing = swingOf(before, after);
  if (swing <= limit + TOLERANCE) return false;
  const excess = 1 - limit / swing;
  for (const [seat, share] of before.entries()) {
    const change = excess * ((after[seat] ?? 0) - share);
    before[seat] = share + (1 - part) * change;
    after[seat] = (after[seat] ?? 0) - part * change;
  }
  return true;
}

/** Smooths the estimates until no neighbours without a turn between them differ by more than the limit, if possible. */
function smooth(estimates: readonly PositionEstimate[], turns: readonly boolean[], limit: number): Shares[] {
  const curve = estimates.map(({ shares }) => [...shares]);
  for (let sweep = 0, isSmooth = false; !isSmooth && sweep < MAX_SWEEPS; sweep++) {
    isSmooth = true;
    for (const [index, isTurn] of turns.entries()) {
      const [before, after] = [curve[index], curve[index + 1]];
      const [first, second] = [estimates[index]?.isExact, estimates[index + 1]?.isExact];
      if (isTurn || !before || !after || (first && second)) continue;
      // exact values stay; inexact ones move equally on both sides
      if (approach(before, after, limit, first ? 1 : second ? 0 : 0.5)) isSmooth = false;
    }
  }
  return curve;
}

/**
 * Creates a curve from the estimates of all positions, in which the match turns only if there is a cause. Other large changes are errors of
 * the estimates: they are spread over the positions around them, except exact shares. If that is impossible, the match turns without a
 * known cause.
 *
 * @param causes - for each action, whether there is a cause for a large change
 * @param minSwing - the smallest change that counts as large
 */
export function settleCurve(
  estimates: readonly PositionEstimate[],
  causes: readonly boolean[],
  minSwing: number,
): SettledCurve {
  const limit = minSwing - GAP;
  const swingAt = (curve: readonly Shares[], index: number): number =>
    swingOf(curve[index] ?? [], curve[index + 1] ?? []);
  const shares = estimates.map((estimate) => estimate.shares);
  if (limit <= 0)
    return { curve: shares, turns: causes.map((_, index) => swingAt(shares, index) >= minSwing) };
  const forced = new Set<number>();
  let turns = causes.map((hasCause, index) => hasCause && swingAt(shares, index) >= minSwing);
  for (;;) {
    const curve = smooth(estimates, turns, limit);
    // the smoothed estimates around a turn may no longer show it
    const kept = turns.map(
      (isTurn, index) => isTurn && (forced.has(index) || swingAt(curve, index) >= minSwing),
    );
    const steep = turns.flatMap((isTurn, index) =>
      isTurn || swingAt(curve, index) < minSwing - TOLERANCE ? [] : [index],
    );
    if (steep.length > 0) {
      const steepest = steep.reduce((a, b) => (swingAt(shares, b) > swingAt(shares, a) ? b : a));
      forced.add(steepest);
      kept[steepest] = true;
    } else if (kept.every((isTurn, index) => isTurn === turns[index])) return { curve, turns };
    turns = kept;
  }
}

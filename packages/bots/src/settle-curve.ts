import type { Shares } from "./shares.ts";

/** The largest change of any seat's share. */
export const swingOf = (before: Shares, after: Shares): number =>
  Math.max(...before.map((share, seat) => Math.abs((after[seat] ?? 0) - share)));

/** What the search of a position says of it. */
export interface PositionEstimate {
  readonly shares: Shares;
  /** Whether the shares are exact. */
  readonly isExact: boolean;
}

/** The shares at every position of a match, and after which of them the match turned. */
export interface SettledCurve {
  readonly curve: readonly Shares[];
  readonly turns: readonly boolean[];
}

/** How much less than a turn another change is: 0.01 makes it less in whole percents too. */
const GAP = 0.01;
const TOLERANCE = 1e-9;
/** Long before, the changes that are left are smaller than the gap. */
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

/** The estimates, changed until no neighbours without a turn between them differ by more than the limit, if that is possible. */
function smooth(estimates: readonly PositionEstimate[], turns: readonly boolean[], limit: number): Shares[] {
  const curve = estimates.map(({ shares }) => [...shares]);
  for (let sweep = 0, isSmooth = false; !isSmooth && sweep < MAX_SWEEPS; sweep++) {
    isSmooth = true;
    for (const [index, isTurn] of turns.entries()) {
      const [before, after] = [curve[index], curve[index + 1]];
      const [first, second] = [estimates[index]?.isExact, estimates[index + 1]?.isExact];
      if (isTurn || !before || !after || (first && second)) continue;
      // what is exact stays; what is not moves as far on both sides
      if (approach(before, after, limit, first ? 1 : second ? 0 : 0.5)) isSmooth = false;
    }
  }
  return curve;
}

/**
 * Makes one curve of the estimates of all positions, in which the match turns only where there is a cause. Other large changes
 * are errors of the estimates: they are spread over the positions around them, but exact shares stay. Where not even that is possible, the
 * match turns without a known cause.
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
    // the estimates around a turn may no longer show it
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

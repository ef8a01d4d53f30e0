import type { GameTypes } from "@serpentarium/core";
import type { ActionEvaluation } from "../explanation.ts";
import type { Shares } from "../shares.ts";
import type { MatchAnalysis } from "./match-analysis.ts";
import { isExact, type Round, type SearchedAction, withinBounds } from "./search-positions.ts";
import { settleCurve, swingOf } from "./settle-curve.ts";

/** The mean change of estimates of actions when the positions after them were searched. */
function uncertaintyOf<A>(played: readonly SearchedAction<A>[]): number {
  const changes = played.flatMap(({ before, after, seen }) =>
    before.proven ? [] : [swingOf(seen, after.shares)],
  );
  return changes.length > 0 ? changes.reduce((sum, change) => sum + change, 0) / changes.length : 0;
}

/** Tolerance for rounding errors of expectations over chance. */
const EPSILON = 1e-9;

/** An action that would have been better for the seat that acted. */
interface Improvement<A> {
  readonly best: ActionEvaluation<A>;
  /** The shares after it. */
  readonly shares: Shares;
  readonly isProven: boolean;
}

/** The action that would have been better for the seat that acted: proven, or better by more than the uncertainty of the estimates. */
function findImprovement<A>(
  { text, before, after, seen, sharesAfterBest }: SearchedAction<A>,
  minGain: number,
): Improvement<A> | undefined {
  const { actor, actions, bounds } = before;
  const [best] = actions;
  if (typeof actor !== "number" || !best || best.text === text) return undefined;
  const share = best.shares[actor] ?? 0;
  const least = best.proven ? share : (bounds.low[actor] ?? 0);
  if (least - (after.bounds.high[actor] ?? 1) > EPSILON) return { best, shares: best.shares, isProven: true };
  // both are proven, and the other action is not better
  if (best.proven && isExact(after.bounds)) return undefined;
  if (sharesAfterBest) {
    const gain = (sharesAfterBest[actor] ?? 0) - (after.shares[actor] ?? 0);
    return gain >= minGain ? { best, shares: sharesAfterBest, isProven: false } : undefined;
  }
  const gain = share - (withinBounds(seen, after.bounds)[actor] ?? 0);
  const fall = (before.shares[actor] ?? 0) - (after.shares[actor] ?? 0);
  return gain >= minGain && fall > 0 ? { best, shares: best.shares, isProven: false } : undefined;
}

/** An improvement of the action at `index`. */
interface Finding<A> extends Improvement<A> {
  readonly index: number;
}

/** The curve of a round with its turning points, and the better actions that it found. */
export function judgeRound<T extends GameTypes>(
  { analysed, played }: Round<T["action"]>,
  minSwing: number,
): {
  readonly analysis: Pick<MatchAnalysis, "actions" | "uncertainty">;
  readonly last: Shares | undefined;
  readonly findings: readonly Finding<T["action"]>[];
} {
  const uncertainty = uncertaintyOf(played);
  const improvements = played.map((one) => findImprovement(one, minSwing + uncertainty));
  const causes = played.map(({ before, seen }, index) =>
    before.actor === "chance" ? swingOf(before.shares, seen) >= minSwing : improvements[index] !== undefined,
  );
  const estimates = analysed.map(({ shares, bounds }) => ({ shares, isExact: isExact(bounds) }));
  const { curve, turns } = settleCurve(estimates, causes, minSwing);
  const actions = played.map(({ text, before }, index) => {
    const [shares = [], after = []] = [curve[index], curve[index + 1]];
    return {
      index,
      actor: before.actor ?? "chance",
      text,
      shares,
      sharesAfter: after,
      swing: swingOf(shares, after),
      isTurningPoint: turns[index] === true,
    };
  });
  const findings = improvements.flatMap((improvement, index) =>
    improvement && (turns[index] || improvement.isProven) ? [{ ...improvement, index }] : [],
  );
  return { analysis: { actions, uncertainty }, last: curve.at(-1), findings };
}

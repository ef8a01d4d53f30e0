import { type Actor, type Game, type GameTypes, type Result, succeed } from "@serpentarium/core";
import { type Match, positionsOf } from "@serpentarium/core/match";
import { replay } from "@serpentarium/core/record";
import type { Budget } from "./budget.ts";
import type { ActionEvaluation, Explanation } from "./explanation.ts";
import { findAlsoGood } from "./find-also-good.ts";
import type { MctsOptions } from "./search/options.ts";
import { createMctsSearch } from "./search/search.ts";
import { settleCurve, swingOf } from "./settle-curve.ts";
import { aimOf, outcomeShares, type Shares } from "./shares.ts";
import { sharesAfter } from "./shares-after.ts";
import { type BoundedPosition, type ExactBounds, solveBackwards } from "./solve/solve-backwards.ts";
import { type ThinkControl, think } from "./think.ts";
import { yieldToEventLoop } from "./yield-to-event-loop.ts";

/** A better action than the one that was played. */
export interface BetterAction {
  /** In notation. */
  readonly text: string;
  /** The expected share of each seat after it. */
  readonly shares: Shares;
  /** Other actions about as good, in notation: the searches cannot distinguish them from this one. */
  readonly alsoGood: readonly string[];
}

/** One action of a match, with the expected shares before and after it. */
export interface ActionAnalysis {
  /** The index of the action in the match, from 0. */
  readonly index: number;
  readonly actor: Actor;
  /** The action played, in notation. */
  readonly text: string;
  /** The expected share of each seat before the action. */
  readonly shares: Shares;
  /** The expected share of each seat after the action; equal to `shares` of the next one. */
  readonly sharesAfter: Shares;
  /** The largest change of any seat's share, from `shares` to `sharesAfter`. */
  readonly swing: number;
  /**
   * Whether the match turned here: the swing is large, because of chance or because a seat had a better action; rarely, the cause is
   * unknown.
   */
  readonly isTurningPoint: boolean;
  /**
   * The better action of the seat, if it is proven, or if the match turned and it was better by more than `minSwing` and the uncertainty.
   */
  readonly better?: BetterAction;
}

/** The expected shares of every seat over a whole match. */
export interface MatchAnalysis {
  readonly actions: readonly ActionAnalysis[];
  /** The shares after the last action: those of the outcome, or the expected ones if the match is not over. */
  readonly finalShares: Shares;
  /** The mean change of an estimated share when the position after the action was searched. */
  readonly uncertainty: number;
}

/** Options of {@link analyseMatch}. */
export interface AnalyseMatchOptions extends MctsOptions, Budget, Omit<ThinkControl<never>, "onProgress"> {
  readonly seed?: number | string;
  /** The smallest swing that counts as large; 0.2 by default. */
  readonly minSwing?: number;
  /** Called after each position, with the number of positions analysed and their total. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

const DEFAULT_MIN_SWING = 0.2;
const ITERATIONS_PER_POSITION = 1000;
/** The maximal number of positions that the exact solver visits per position of the match. */
const SOLVER_NODES_PER_ITERATION = 20;

interface Analysed<A> extends Explanation<A> {
  readonly bounds: ExactBounds;
}

/** The explanation of a position whose value is known. */
function exactExplanation<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  solved: BoundedPosition<T["action"]> | undefined,
): Explanation<T["action"]> | undefined {
  const shares = solved?.bounds.low ?? [];
  const actor = game.toAct(position);
  if (solved?.action === undefined || actor === undefined || shares[0] !== solved.bounds.high[0])
    return undefined;
  const text = game.formatAction(solved.action, position);
  const actions = [{ action: solved.action, text, visits: 0, shares, proven: true }];
  return { actor, iterations: 0, shares, proven: true, actions };
}

/** Whether the exact solver may see the positions, and plays for the same aim. */
const canSolve = <T extends GameTypes>(
  game: Game<T>,
  { aim = aimOf(game), solverNodes }: AnalyseMatchOptions,
): boolean => !game.hidden && aim === "win" && solverNodes !== 0;

/** The proven bounds of each seat's share. */
function boundsOf<A>({ shares, proven }: Explanation<A>): ExactBounds {
  return proven ? { low: shares, high: shares } : { low: shares.map(() => 0), high: shares.map(() => 1) };
}

const isExact = ({ low, high }: ExactBounds): boolean => low.every((share, seat) => share === high[seat]);

/** Limits shares to their proven bounds. */
const withinBounds = (shares: Shares, { low, high }: ExactBounds): Shares =>
  shares.map((share, seat) => Math.min(Math.max(share, low[seat] ?? 0), high[seat] ?? 1));

/** The results of the searches for one action. */
interface SearchedAction<A> {
  readonly text: string;
  readonly before: Analysed<A>;
  readonly after: Analysed<A>;
  /** The shares after the action, by the search of the position before. */
  readonly seen: Shares;
}

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
  readonly isProven: boolean;
}

/** The action that would have been better for the seat that acted: proven, or better by more than the uncertainty of the estimates. */
function findImprovement<A>(
  { text, before, after, seen }: SearchedAction<A>,
  minGain: number,
): Improvement<A> | undefined {
  const { actor, actions, bounds } = before;
  const [best] = actions;
  if (typeof actor !== "number" || !best || best.text === text) return undefined;
  const share = best.shares[actor] ?? 0;
  const least = best.proven ? share : (bounds.low[actor] ?? 0);
  if (least - (after.bounds.high[actor] ?? 1) > EPSILON) return { best, isProven: true };
  // both are proven, and the other action is not better
  if (best.proven && isExact(after.bounds)) return undefined;
  const gain = share - (withinBounds(seen, after.bounds)[actor] ?? 0);
  const fall = (before.shares[actor] ?? 0) - (after.shares[actor] ?? 0);
  return gain >= minGain && fall > 0 ? { best, isProven: false } : undefined;
}

/** Searches every position of a match: one search visits all that the exact solver cannot solve. */
async function searchPositions<T extends GameTypes>(
  game: Game<T>,
  { table, actions }: Match<T>,
  positions: readonly T["position"][],
  options: AnalyseMatchOptions & { readonly iterations: number },
): Promise<{
  readonly analysed: readonly Analysed<T["action"]>[];
  readonly played: readonly SearchedAction<T["action"]>[];
}> {
  const { seed = 0, onProgress, signal, timeSlice, clock, iterations } = options;
  const search = createMctsSearch(game, game.start(table), seed, options);
  const analysed: Analysed<T["action"]>[] = [];
  const played: SearchedAction<T["action"]>[] = [];
  const thinkOptions = { signal, timeSlice, clock } satisfies ThinkControl<never>;
  const solved = canSolve(game, options)
    ? await solveBackwards(game, positions, iterations * SOLVER_NODES_PER_ITERATION, async () => {
        await yieldToEventLoop();
        signal?.throwIfAborted();
      })
    : new Map<T["position"], BoundedPosition<T["action"]>>();
  for (const [index, position] of positions.entries()) {
    search.moveTo(position);
    const before = analysed.at(-1);
    const text = before && actions.at(index - 1)?.text;
    // before the search of the position itself, so that both actions have the same effort
    const estimated =
      before && text !== undefined && !before.proven
        ? await sharesAfter(before, text, search, options, thinkOptions)
        : undefined;
    const explanation =
      exactExplanation(game, position, solved.get(position)) ?? (await think(search, options, thinkOptions));
    const bounds = solved.get(position)?.bounds ?? boundsOf(explanation);
    const after = { ...explanation, shares: withinBounds(explanation.shares, bounds), bounds };
    analysed.push(after);
    if (before && text !== undefined) played.push({ text, before, after, seen: estimated ?? after.shares });
    onProgress?.(analysed.length, positions.length);
  }
  return { analysed, played };
}

/**
 * Analyses a recorded match: the expected shares at every position, and the turning points. The exact solver visits the positions from the
 * last to the first, then one search visits those that it could not solve; in a game with hidden information it sees what the acting seat
 * sees. Fails like `replay`.
 *
 * Large changes of estimates without a cause are errors: they are smoothed, so that exactly the turning points have large changes of the
 * shares.
 */
export async function analyseMatch<T extends GameTypes>(
  game: Game<T>,
  record: unknown,
  options: AnalyseMatchOptions = {},
): Promise<Result<MatchAnalysis>> {
  const opened = replay(game, record);
  if (!opened.ok) return opened;
  const { table, ended, outcome } = opened.value;
  const positions = positionsOf(opened.value);
  const { seed = 0, minSwing = DEFAULT_MIN_SWING, iterations = ITERATIONS_PER_POSITION } = options;
  const { analysed, played } = await searchPositions(game, opened.value, positions, {
    ...options,
    iterations,
  });
  const uncertainty = uncertaintyOf(played);
  const improvements = played.map((one) => findImprovement(one, minSwing + uncertainty));
  const causes = played.map(({ before, seen }, index) =>
    before.actor === "chance" ? swingOf(before.shares, seen) >= minSwing : improvements[index] !== undefined,
  );
  const estimates = analysed.map(({ shares, bounds }) => ({ shares, isExact: isExact(bounds) }));
  const { curve, turns } = settleCurve(estimates, causes, minSwing);
  const comparison = { ...options, iterations, seed, uncertainty };
  const results: ActionAnalysis[] = [];
  for (const [index, one] of played.entries()) {
    const { text, before } = one;
    const [position, shares = [], after = []] = [positions[index], curve[index], curve[index + 1]];
    const isTurningPoint = turns[index] === true;
    const improvement = improvements[index];
    const best = improvement && (isTurningPoint || improvement.isProven) ? improvement.best : undefined;
    const alsoGood = best && position && (await findAlsoGood(game, position, before, best, one, comparison));
    results.push({
      index,
      actor: before.actor ?? "chance",
      text,
      shares,
      sharesAfter: after,
      swing: swingOf(shares, after),
      isTurningPoint,
      ...(best && alsoGood && { better: { text: best.text, shares: best.shares, alsoGood } }),
    });
  }
  const end = ended && outcome && outcomeShares(game, outcome, table, options.aim);
  return succeed({ actions: results, finalShares: end ?? curve.at(-1) ?? [], uncertainty });
}

import { type Actor, type Game, type GameTypes, type Result, succeed } from "@serpentarium/core";
import { type Match, positionsOf } from "@serpentarium/core/match";
import { replay } from "@serpentarium/core/record";
import type { Budget } from "./budget.ts";
import type { ActionEvaluation, Explanation } from "./explanation.ts";
import { findAlsoGood } from "./find-also-good.ts";
import { lineAfter } from "./line-after.ts";
import { type MctsOptions, usesEvaluation } from "./search/options.ts";
import { createMctsSearch } from "./search/search.ts";
import { settleCurve, swingOf } from "./settle-curve.ts";
import { aimOf, outcomeShares, type Shares } from "./shares.ts";
import { sharesAfter } from "./shares-after.ts";
import { sharpen } from "./sharpen.ts";
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
  /** How the match could have gone on after it, in notation: the best actions until chance is to act. */
  readonly line: readonly string[];
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

/** How far an analysis is. */
export interface AnalysisProgress {
  /** The number of positions that were searched with all iterations. */
  readonly done: number;
  readonly all: number;
  /** The result so far, whenever it has become better. */
  readonly analysis?: MatchAnalysis;
}

/** Options of {@link analyseMatch}. */
export interface AnalyseMatchOptions extends MctsOptions, Budget, Omit<ThinkControl<never>, "onProgress"> {
  readonly seed?: number | string;
  /** The smallest swing that counts as large; 0.2 by default. */
  readonly minSwing?: number;
  /** Called after each position, and with the result after each round of searches. */
  readonly onProgress?: ((progress: AnalysisProgress) => void) | undefined;
}

const DEFAULT_MIN_SWING = 0.2;
const ITERATIONS_PER_POSITION = 1000;
/** The parts of the iterations that the rounds before the last one spend: the first gives values at once. */
const EARLY_ROUNDS = [1 / 64, 1 / 8];
const MIN_ROUND_ITERATIONS = 8;
/** The maximal number of positions that the exact solver visits for each iteration. */
const SOLVER_NODES_PER_ITERATION = 24;
/** Below this share after a short search, a seat is expected to lose. */
const LIKELY_LOST = 0.45;
/** How many times as many iterations a position may get from those that the exact solver has solved. */
const MAX_INCREASE = 4;

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

const isSolved = (solved: BoundedPosition<unknown> | undefined): boolean =>
  solved !== undefined && isExact(solved.bounds);

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
  /** The shares after the best action, by a search as long as that of the position after the played one; if it is needed. */
  readonly sharesAfterBest: Shares | undefined;
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

/** The results of one round: the searches of all positions, and those of the played actions. */
interface Round<A> {
  readonly analysed: readonly Analysed<A>[];
  readonly played: readonly SearchedAction<A>[];
}

type Solved<T extends GameTypes> = ReadonlyMap<T["position"], BoundedPosition<T["action"]>>;

type RoundOptions = AnalyseMatchOptions & { readonly iterations: number };

const pause = async (signal: AbortSignal | undefined): Promise<void> => {
  await yieldToEventLoop();
  signal?.throwIfAborted();
};

/** Searches every position of a match: one search visits all that the exact solver has not solved. */
async function searchPositions<T extends GameTypes>(
  game: Game<T>,
  { table, actions }: Match<T>,
  positions: readonly T["position"][],
  solved: Solved<T>,
  options: RoundOptions,
  onSearched?: (done: number) => void,
): Promise<Round<T["action"]>> {
  const { seed = 0, signal, timeSlice, clock } = options;
  const search = createMctsSearch(game, game.start(table), seed, options);
  const analysed: Analysed<T["action"]>[] = [];
  const played: SearchedAction<T["action"]>[] = [];
  const thinkOptions = { signal, timeSlice, clock } satisfies ThinkControl<never>;
  const isSharpened = solved.size > 0 && !usesEvaluation(game, options);
  const judge = ({ actor, proven, shares }: Explanation<T["action"]>): Shares =>
    isSharpened && typeof actor === "number" && !proven ? sharpen(shares, actor) : shares;

  /** The shares after the best action, with the same effort as after the played one. */
  async function searchBest(
    before: Analysed<T["action"]>,
    text: string,
    position: T["position"],
  ): Promise<Shares | undefined> {
    const [best] = before.actions;
    if (!isSharpened || !best || best.text === text || typeof before.actor !== "number") return undefined;
    if (best.proven) return best.shares;
    const after = game.apply(position, best.action);
    const explanation = await think(createMctsSearch(game, after, seed, options), options, thinkOptions);
    return withinBounds(judge(explanation), before.bounds);
  }

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
    const shares = withinBounds(judge(explanation), bounds);
    const after = { ...explanation, shares, bounds };
    analysed.push(after);
    const previous = positions[index - 1];
    if (before && text !== undefined && previous) {
      const seen = estimated ? judge({ ...explanation, shares: estimated }) : shares;
      const isOpen = !(isExact(before.bounds) && isExact(bounds));
      const sharesAfterBest = isOpen ? await searchBest(before, text, previous) : undefined;
      played.push({ text, before, after, seen, sharesAfterBest });
    }
    onSearched?.(analysed.length);
  }
  return { analysed, played };
}

/** An improvement of the action at `index`. */
interface Finding<A> extends Improvement<A> {
  readonly index: number;
}

/** The curve of a round with its turning points, and the better actions that it found. */
function judge<T extends GameTypes>(
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

/**
 * Analyses a recorded match: the expected shares at every position, and the turning points. The exact solver visits the positions from the
 * last to the first, then one search visits those that it could not solve; in a game with hidden information it sees what the acting seat
 * sees. Rounds with fewer iterations come before, so that first values are there at once. Fails like `replay`.
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
  const { signal, onProgress } = options;
  const all = positions.length;
  const end = ended && outcome && outcomeShares(game, outcome, table, options.aim);

  const toAnalysis = (round: Round<T["action"]>) => {
    const { analysis, last, findings } = judge<T>(round, minSwing);
    return { analysis: { ...analysis, finalShares: end ?? last ?? [] }, findings };
  };

  /** Adds the better actions to an analysis, with all that are as good and with lines. */
  const withBetter = async (
    { analysis, findings }: ReturnType<typeof toAnalysis>,
    { played }: Round<T["action"]>,
    isLast: boolean,
  ): Promise<MatchAnalysis> => {
    const better = new Map<number, BetterAction>();
    for (const { index, best, shares } of findings) {
      const [position, one] = [positions[index], played[index]];
      if (!position || !one) continue;
      const { text } = best;
      const comparison = { ...options, iterations, seed, uncertainty: analysis.uncertainty };
      better.set(index, {
        text,
        shares,
        alsoGood: isLast ? await findAlsoGood(game, position, one.before, best, one, comparison) : [],
        line: isLast ? await lineAfter(game, position, best.action, { ...options, iterations, seed }) : [],
      });
    }
    const actions = analysis.actions.map((action) => {
      const found = better.get(action.index);
      return found ? { ...action, better: found } : action;
    });
    return { ...analysis, actions };
  };

  const isSolvable = canSolve(game, options);
  let early: Round<T["action"]> | undefined;
  for (const part of onProgress ? EARLY_ROUNDS : isSolvable ? EARLY_ROUNDS.slice(-1) : []) {
    const few = Math.max(Math.round(part * iterations), MIN_ROUND_ITERATIONS);
    if (few >= iterations) break;
    early = await searchPositions(game, opened.value, positions, new Map(), { ...options, iterations: few });
    onProgress?.({ done: 0, all, analysis: await withBetter(toAnalysis(early), early, false) });
  }
  const likelyLost = new Set(
    positions.filter((_, index) => {
      const { actor, shares } = early?.analysed[index] ?? {};
      return typeof actor === "number" && (shares?.[actor] ?? 1) < LIKELY_LOST;
    }),
  );
  const solved = isSolvable
    ? await solveBackwards(
        game,
        positions,
        all * iterations * SOLVER_NODES_PER_ITERATION,
        (position) => likelyLost.has(position),
        () => pause(signal),
      )
    : new Map<T["position"], BoundedPosition<T["action"]>>();
  const report = (done: number): void => onProgress?.({ done, all });
  const open = positions.filter((position) => !isSolved(solved.get(position))).length;
  const increase = Math.min(MAX_INCREASE, all / Math.max(open, 1));
  const round = await searchPositions(
    game,
    opened.value,
    positions,
    solved,
    { ...options, iterations: Math.round(increase * iterations) },
    report,
  );
  return succeed(await withBetter(toAnalysis(round), round, true));
}

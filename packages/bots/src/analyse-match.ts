import { type Actor, type Game, type GameTypes, type Result, succeed } from "@serpentarium/core";
import { outcomeOfEarlyEnding, replay } from "@serpentarium/core/record";
import type { Budget } from "./budget.ts";
import type { ActionEvaluation, Explanation } from "./explanation.ts";
import type { MctsOptions } from "./search/options.ts";
import { createMctsSearch } from "./search/search.ts";
import { outcomeShares, type Shares } from "./shares.ts";
import { sharesAfter } from "./shares-after.ts";
import { type BoundedPosition, type ExactBounds, solveBackwards } from "./solve/solve-backwards.ts";
import { type ThinkControl, think } from "./think.ts";
import { yieldToEventLoop } from "./yield-to-event-loop.ts";

/** One action of a match, with the expected shares before and after it. */
export interface ActionAnalysis {
  /** The index of the action in the match, from 0. */
  readonly index: number;
  readonly actor: Actor;
  /** The action played, in notation. */
  readonly text: string;
  /** What each seat can expect before the action. */
  readonly shares: Shares;
  /** What each seat can expect after the action: exactly where it is proven, or by the search of the position before it. */
  readonly sharesAfter: Shares;
  /** The largest change of any seat's share, from `shares` to `sharesAfter`. */
  readonly swing: number;
  /** Whether the match turned here: the swing is large, and it was due to chance or to a seat that had a better action. */
  readonly isTurningPoint: boolean;
  /**
   * The better action of the seat, in notation, and the shares it leads to. Where one of the two is proven, the other must be
   * too; an estimate counts as better if it is so by `minSwing`.
   */
  readonly better?: { readonly text: string; readonly shares: Shares };
}

/** The expected shares of every seat over a whole match. */
export interface MatchAnalysis {
  readonly actions: readonly ActionAnalysis[];
  /** The shares after the last action: those of the outcome, or the expected ones where the match goes on. */
  readonly finalShares: Shares;
}

/** How a match is analysed, followed and stopped. */
export interface AnalyseMatchOptions extends MctsOptions, Budget, Omit<ThinkControl<never>, "onProgress"> {
  readonly seed?: number | string;
  /** The smallest swing that counts as large; 0.2 by default. */
  readonly minSwing?: number;
  /** Called after each position, with the number of positions analysed and their total. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

const DEFAULT_MIN_SWING = 0.2;
const ITERATIONS_PER_POSITION = 1000;
/** The positions that the exact solver may visit for each position of the match. */
const SOLVER_NODES_PER_ITERATION = 20;

const swingOf = (before: Shares, after: Shares): number =>
  Math.max(...before.map((share, seat) => Math.abs((after[seat] ?? 0) - share)));

/** A position of the match, as far as it was analysed. */
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

/** Whether the exact solver may see the positions, and plays for the same. */
const canSolve = <T extends GameTypes>(
  game: Game<T>,
  { objective = "wins", solverNodes }: AnalyseMatchOptions,
): boolean => !game.hidden && objective === "wins" && solverNodes !== 0;

/** What is proven of each seat's share. */
function boundsOf<A>({ shares, proven }: Explanation<A>): ExactBounds {
  return proven ? { low: shares, high: shares } : { low: shares.map(() => 0), high: shares.map(() => 1) };
}

const isProven = ({ low, high }: ExactBounds): boolean =>
  low.some((share) => share > 0) || high.some((share) => share < 1);

/** Rounding errors of an expectation over chance. */
const EPSILON = 1e-9;

/** The action that would have been better for the seat that acted, if there is one. */
function betterAction<A>(
  before: Analysed<A>,
  text: string,
  after: { readonly shares: Shares; readonly bounds: ExactBounds },
  minGain: number,
): ActionAnalysis["better"] {
  const { actor, actions } = before;
  const [best]: readonly ActionEvaluation<A>[] = actions;
  if (typeof actor !== "number" || !best || best.text === text) return undefined;
  const least = best.proven ? (best.shares[actor] ?? 0) : (before.bounds.low[actor] ?? 0);
  const most = after.bounds.high[actor] ?? 1;
  const gain =
    best.proven || isProven(before.bounds) || isProven(after.bounds)
      ? least - most - EPSILON
      : (best.shares[actor] ?? 0) - (after.shares[actor] ?? 0) - minGain;
  return gain > 0 ? { text: best.text, shares: best.shares } : undefined;
}

/** The analysis of one action, from the position before it and what is known of the one after it. */
function analyseAction<A>(
  index: number,
  text: string,
  before: Analysed<A>,
  after: { readonly shares: Shares; readonly bounds: ExactBounds },
  minSwing: number,
): ActionAnalysis {
  const { actor = "chance", shares } = before;
  const swing = swingOf(shares, after.shares);
  const better = betterAction(before, text, after, minSwing);
  const isTurningPoint = swing >= minSwing && (actor === "chance" || better !== undefined);
  return {
    index,
    actor,
    text,
    shares,
    sharesAfter: after.shares,
    swing,
    isTurningPoint,
    ...(better && { better }),
  };
}

/**
 * Analyses a recorded match: what each seat can expect at every position, and where the match turned. The exact solver goes through
 * the positions from the last to the first, then one search through those that it could not solve; in a game with hidden information it sees what the acting seat sees. Fails like `replay`.
 */
export async function analyseMatch<T extends GameTypes>(
  game: Game<T>,
  record: unknown,
  options: AnalyseMatchOptions = {},
): Promise<Result<MatchAnalysis>> {
  const opened = replay(game, record);
  if (!opened.ok) return opened;
  const { positions, actions, table, ended } = opened.value;
  const {
    seed = 0,
    minSwing = DEFAULT_MIN_SWING,
    onProgress,
    signal,
    timeSlice,
    clock,
    iterations = ITERATIONS_PER_POSITION,
  } = options;
  const search = createMctsSearch(game, game.start(table), seed, options);
  const analysed: Analysed<T["action"]>[] = [];
  const results: ActionAnalysis[] = [];
  const budget = { ...options, iterations };
  const thinkOptions = { signal, timeSlice, clock } satisfies ThinkControl<never>;
  const solved = canSolve(game, options)
    ? await solveBackwards(game, positions, iterations * SOLVER_NODES_PER_ITERATION, async () => {
        await yieldToEventLoop();
        signal?.throwIfAborted();
      })
    : new Map<T["position"], BoundedPosition<T["action"]>>();
  for (const [index, position] of positions.entries()) {
    search.moveTo(position);
    const [before, action, from] = [analysed.at(-1), actions[index - 1], positions[index - 1]];
    const exact = exactExplanation(game, position, solved.get(position));
    const text = action && from && game.formatAction(action, from);
    const isCompared = before && text !== undefined && !before.proven && !exact;
    // before the position itself is searched, so that both actions are searched alike
    const estimated = isCompared && { shares: await sharesAfter(before, text, search, budget, thinkOptions) };
    const explanation = exact ?? (await think(search, budget, thinkOptions));
    const bounds = solved.get(position)?.bounds ?? boundsOf(explanation);
    analysed.push({ ...explanation, bounds });
    if (before && text !== undefined) {
      const after = { shares: explanation.shares, ...estimated, bounds };
      results.push(analyseAction(index - 1, text, before, after, minSwing));
    }
    onProgress?.(analysed.length, positions.length);
  }
  const end = ended && outcomeShares(outcomeOfEarlyEnding(table, ended), table, options.objective);
  const last = end ?? analysed.at(-1)?.shares ?? [];
  const analysis: MatchAnalysis = { actions: results, finalShares: last };
  return succeed(analysis);
}

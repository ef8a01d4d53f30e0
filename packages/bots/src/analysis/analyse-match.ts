import { type Game, type GameTypes, type Result, succeed } from "@serpentarium/core";
import { positionsOf } from "@serpentarium/core/match";
import { replay } from "@serpentarium/core/record";
import { aimOf, outcomeShares } from "../shares.ts";
import { type BoundedPosition, solveBackwards } from "../solve/solve-backwards.ts";
import { yieldToEventLoop } from "../yield-to-event-loop.ts";
import { findAlsoGood } from "./find-also-good.ts";
import { judgeRound } from "./judge-round.ts";
import { lineAfter } from "./line-after.ts";
import type { AnalyseMatchOptions, BetterAction, MatchAnalysis } from "./match-analysis.ts";
import { isExact, type Round, searchPositions } from "./search-positions.ts";

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

/** Whether the exact solver may see the positions, and plays for the same aim. */
const canSolve = <T extends GameTypes>(
  game: Game<T>,
  { aim = aimOf(game), solverNodes }: AnalyseMatchOptions,
): boolean => !game.hidden && aim === "win" && solverNodes !== 0;

const isSolved = (solved: BoundedPosition<unknown> | undefined): boolean =>
  solved !== undefined && isExact(solved.bounds);

const pause = async (signal: AbortSignal | undefined): Promise<void> => {
  await yieldToEventLoop();
  signal?.throwIfAborted();
};

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
    const { analysis, last, findings } = judgeRound<T>(round, minSwing);
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

import { type Actor, type Game, type GameTypes, type Result, succeed } from "@serpentarium/core";
import { outcomeOfEarlyEnding, replay } from "@serpentarium/core/record";
import type { Budget } from "./budget.ts";
import type { ActionEvaluation, Explanation } from "./explanation.ts";
import type { MctsOptions } from "./search/options.ts";
import { createMctsSearch } from "./search/search.ts";
import { outcomeShares, type Shares } from "./shares.ts";
import { sharesAfter } from "./shares-after.ts";
import { type ThinkControl, think } from "./think.ts";

/** One action of a match, with the expected shares before and after it. */
export interface ActionAnalysis {
  /** The index of the action in the match, from 0. */
  readonly index: number;
  readonly actor: Actor;
  /** The action played, in notation. */
  readonly text: string;
  /** What each seat can expect before the action. */
  readonly shares: Shares;
  /** What each seat can expect after the action, by the search of the position before it. */
  readonly sharesAfter: Shares;
  /** The largest change of any seat's share, from `shares` to `sharesAfter`. */
  readonly swing: number;
  /** Whether the match turned here: the swing is large, and it was due to chance or to a seat that had a better action. */
  readonly isTurningPoint: boolean;
  /** The better action of the seat, in notation, and the shares it leads to. */
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

const swingOf = (before: Shares, after: Shares): number =>
  Math.max(...before.map((share, seat) => Math.abs((after[seat] ?? 0) - share)));

/** The action that would have been better for the seat that acted, if there is one. */
function betterAction<A>(
  { actor, actions }: Explanation<A>,
  text: string,
  after: Shares,
): ActionAnalysis["better"] {
  const [best]: readonly ActionEvaluation<A>[] = actions;
  if (typeof actor !== "number" || !best || best.text === text) return undefined;
  return (best.shares[actor] ?? 0) > (after[actor] ?? 0)
    ? { text: best.text, shares: best.shares }
    : undefined;
}

/** The analysis of one action, from the search of the position before it and the shares after it. */
function analyseAction<A>(
  index: number,
  text: string,
  before: Explanation<A>,
  after: Shares,
  much: number,
): ActionAnalysis {
  const { actor = "chance", shares } = before;
  const swing = swingOf(shares, after);
  const better = betterAction(before, text, after);
  const turning = swing >= much && (actor === "chance" || better !== undefined);
  return {
    index,
    actor,
    text,
    shares,
    sharesAfter: after,
    swing,
    isTurningPoint: turning,
    ...(better && { better }),
  };
}

/**
 * Analyses a recorded match: what each seat can expect at every position, and where the match turned. One search goes
 * through all positions; in a game with hidden information it sees what the acting seat sees. Fails like `replay`.
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
  const explained: Explanation<T["action"]>[] = [];
  const analysed: ActionAnalysis[] = [];
  const budget = { ...options, iterations };
  const thinkOptions = { signal, timeSlice, clock } satisfies ThinkControl<never>;
  for (const [index, position] of positions.entries()) {
    search.moveTo(position);
    const [before, action, from] = [explained.at(-1), actions[index - 1], positions[index - 1]];
    if (before && action && from) {
      const text = game.formatAction(action, from);
      const after = await sharesAfter(before, text, search, budget, thinkOptions);
      analysed.push(analyseAction(index - 1, text, before, after, minSwing));
    }
    explained.push(await think(search, budget, thinkOptions));
    onProgress?.(explained.length, positions.length);
  }
  const end = ended && outcomeShares(outcomeOfEarlyEnding(table, ended), table, options.objective);
  const last = end ?? explained.at(-1)?.shares ?? [];
  const analysis: MatchAnalysis = { actions: analysed, finalShares: last };
  return succeed(analysis);
}

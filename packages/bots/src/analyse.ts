import { type Actor, type Game, type GameTypes, type Result, succeed } from "@serpentarium/core";
import { outcomeOfEnding, replay } from "@serpentarium/core/record";
import type { Budget } from "./budget.ts";
import type { Explanation, Judged } from "./explanation.ts";
import type { SearchOptions } from "./search/options.ts";
import { createSearch } from "./search/search.ts";
import { sharesAfter } from "./shares-after.ts";
import { type ThinkOptions, think } from "./think.ts";
import { type Shares, sharesOf } from "./worth.ts";

/** One action of a match, and what it did to what everybody could expect. */
export interface Moment {
  /** Which action, counted from 0. */
  readonly index: number;
  readonly actor: Actor;
  /** What was played, in notation. */
  readonly text: string;
  /** What each seat could expect before it. */
  readonly shares: Shares;
  /** What each seat could expect after it, as the search of before weighs it. */
  readonly after: Shares;
  /** The greatest change of what any seat could expect, from before to after it. */
  readonly swing: number;
  /** Whether the match turned here: that is much, and it was luck, or a seat that had something better to play. */
  readonly turning: boolean;
  /** What a seat should have played instead, in notation, and what each could have expected then. */
  readonly better?: { readonly text: string; readonly shares: Shares };
}

/** A match as a curve: what each seat could expect, before every action and at the end. */
export interface Analysis {
  readonly moments: readonly Moment[];
  /** After the last action: what the outcome is worth, or what can be expected of a match that goes on. */
  readonly last: Shares;
}

/** How a match is analysed, how that is followed and how it is stopped. */
export interface AnalyseOptions
  extends SearchOptions,
    Budget,
    Pick<ThinkOptions<never>, "signal" | "stretch" | "clock"> {
  readonly seed?: number | string;
  /** What swing is much; 0.2 unless said otherwise. */
  readonly swing?: number;
  /** Told how many of how many positions have been looked at. */
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
}

const SWING = 0.2;
const ITERATIONS = 1000;

const swingOf = (before: Shares, after: Shares): number =>
  Math.max(...before.map((share, seat) => Math.abs((after[seat] ?? 0) - share)));

/** What would have been better for the seat that acted, if anything would. */
function betterOf<A>({ actor, actions }: Explanation<A>, text: string, after: Shares): Moment["better"] {
  const [best]: readonly Judged<A>[] = actions;
  if (typeof actor !== "number" || !best || best.text === text) return undefined;
  return (best.shares[actor] ?? 0) > (after[actor] ?? 0)
    ? { text: best.text, shares: best.shares }
    : undefined;
}

/** One action of a match from what is thought of the position before it, and of what it led to. */
function momentOf<A>(
  index: number,
  text: string,
  before: Explanation<A>,
  after: Shares,
  much: number,
): Moment {
  const { actor = "chance", shares } = before;
  const swing = swingOf(shares, after);
  const better = betterOf(before, text, after);
  const turning = swing >= much && (actor === "chance" || better !== undefined);
  return { index, actor, text, shares, after, swing, turning, ...(better && { better }) };
}

/**
 * What each seat could expect all through a recorded match, and where it turned. Every position is searched, the search
 * going on from one to the next; where something is hidden, with the eyes of whoever is to act. Fails like `replay`.
 */
export async function analyse<T extends GameTypes>(
  game: Game<T>,
  record: unknown,
  options: AnalyseOptions = {},
): Promise<Result<Analysis>> {
  const opened = replay(game, record);
  if (!opened.ok) return opened;
  const { positions, actions, table, ended } = opened.value;
  const { seed = 0, swing = SWING, onProgress, signal, stretch, clock, iterations = ITERATIONS } = options;
  const search = createSearch(game, game.start(table), seed, options);
  const explained: Explanation<T["action"]>[] = [];
  const moments: Moment[] = [];
  const budget = { ...options, iterations };
  const following = { signal, stretch, clock };
  for (const [index, position] of positions.entries()) {
    search.moveTo(position);
    const [before, action, from] = [explained.at(-1), actions[index - 1], positions[index - 1]];
    if (before && action && from) {
      const text = game.formatAction(action, from);
      const after = await sharesAfter(before, text, search, budget, following);
      moments.push(momentOf(index - 1, text, before, after, swing));
    }
    explained.push(await think(search, budget, following));
    onProgress?.(explained.length, positions.length);
  }
  const end = ended && sharesOf(outcomeOfEnding(table, ended), table, options.worth);
  const last = end ?? explained.at(-1)?.shares ?? [];
  return succeed({ moments, last });
}

import type { Game, GameTypes } from "@serpentarium/core";
import type { Match } from "@serpentarium/core/match";
import type { Explanation } from "../explanation.ts";
import { usesEvaluation } from "../search/options.ts";
import { createMctsSearch } from "../search/search.ts";
import type { Shares } from "../shares.ts";
import type { BoundedPosition, ExactBounds } from "../solve/solve-backwards.ts";
import { type ThinkControl, think } from "../think.ts";
import type { AnalyseMatchOptions } from "./match-analysis.ts";
import { sharesAfter } from "./shares-after.ts";
import { sharpen } from "./sharpen.ts";

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

/** The proven bounds of each seat's share. */
function boundsOf<A>({ shares, proven }: Explanation<A>): ExactBounds {
  return proven ? { low: shares, high: shares } : { low: shares.map(() => 0), high: shares.map(() => 1) };
}

export const isExact = ({ low, high }: ExactBounds): boolean =>
  low.every((share, seat) => share === high[seat]);

/** Limits shares to their proven bounds. */
export const withinBounds = (shares: Shares, { low, high }: ExactBounds): Shares =>
  shares.map((share, seat) => Math.min(Math.max(share, low[seat] ?? 0), high[seat] ?? 1));

/** The results of the searches for one action. */
export interface SearchedAction<A> {
  readonly text: string;
  readonly before: Analysed<A>;
  readonly after: Analysed<A>;
  /** The shares after the action, by the search of the position before. */
  readonly seen: Shares;
  /** The shares after the best action, by a search as long as that of the position after the played one; if it is needed. */
  readonly sharesAfterBest: Shares | undefined;
}

/** The results of one round: the searches of all positions, and those of the played actions. */
export interface Round<A> {
  readonly analysed: readonly Analysed<A>[];
  readonly played: readonly SearchedAction<A>[];
}

type Solved<T extends GameTypes> = ReadonlyMap<T["position"], BoundedPosition<T["action"]>>;

type RoundOptions = AnalyseMatchOptions & { readonly iterations: number };

/** Searches every position of a match: one search visits all that the exact solver has not solved. */
export async function searchPositions<T extends GameTypes>(
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

import { type Game, type GameTypes, redactPosition } from "@serpentarium/core";
import { candidateActions } from "../candidates.ts";
import type { ActionEvaluation, Explanation } from "../explanation.ts";
import type { MctsOptions } from "../search/options.ts";
import { createMctsSearch } from "../search/search.ts";
import type { Shares } from "../shares.ts";
import { type ThinkControl, think } from "../think.ts";
import { isWellVisited, meanOverActions } from "./shares-after.ts";

/** The tolerance within which an action is about as good as another, unless the estimates are less certain. */
const MIN_TOLERANCE = 0.05;
/** The minimal number of iterations for an action that the search of the position has hardly visited. */
const MIN_ITERATIONS = 50;
/** The number of visits after which an action that seems far worse is not searched again. */
const MIN_VISITS = 10;

interface AlsoGoodOptions extends MctsOptions, Omit<ThinkControl<never>, "onProgress"> {
  readonly iterations: number;
  readonly seed: number | string;
  readonly uncertainty: number;
}

/**
 * The other actions about as good as the best one, in notation: each legal action is searched as long as necessary to decide. In a game
 * with hidden information, only actions known from the search of the position.
 *
 * @param played - the action that was played, with the expected shares after it, which is clearly worse
 */
export async function findAlsoGood<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  explanation: Explanation<T["action"]>,
  best: ActionEvaluation<T["action"]>,
  played: { readonly text: string; readonly seen: Shares },
  { iterations, seed, uncertainty, signal, timeSlice, clock, ...options }: AlsoGoodOptions,
): Promise<readonly string[]> {
  const { actor: seat, actions } = explanation;
  if (typeof seat !== "number") return [];
  const shareOf = (shares: Shares): number => shares[seat] ?? 0;
  const highest = shareOf(best.shares);
  const tolerance = Math.max(MIN_TOLERANCE, uncertainty);
  const least = Math.max(highest - tolerance, (highest + shareOf(played.seen)) / 2);
  const seen = redactPosition(game, position, seat);
  const legal = candidateActions(game, seen);
  const budget = { iterations: Math.max(MIN_ITERATIONS, Math.round(iterations / legal.length)) };

  async function isGood(action: T["action"], text: string): Promise<boolean> {
    const known = actions.find((evaluation) => evaluation.text === text);
    if (known && isWellVisited(known, actions)) return shareOf(known.shares) >= least;
    const isFar = known && known.visits >= MIN_VISITS && shareOf(known.shares) < least - tolerance;
    if (isFar || game.hidden) return false;
    const search = createMctsSearch(game, game.apply(position, action), seed, options);
    const after = await think(search, budget, { signal, timeSlice, clock });
    return shareOf(meanOverActions(after)) >= least;
  }

  const good: string[] = [];
  for (const action of legal) {
    const text = game.formatAction(action, seen);
    if (text !== best.text && text !== played.text && (await isGood(action, text))) good.push(text);
  }
  return good;
}

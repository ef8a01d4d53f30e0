import { type Game, type GameTypes, redactPosition } from "@serpentarium/core";
import { candidateActions } from "./candidates.ts";
import type { ActionEvaluation, Explanation } from "./explanation.ts";
import type { MctsOptions } from "./search/options.ts";
import { createMctsSearch } from "./search/search.ts";
import type { Shares } from "./shares.ts";
import { isWellVisited, meanOverActions } from "./shares-after.ts";
import { type ThinkControl, think } from "./think.ts";

/** An action is about as good as another if its share is this close, or as close as the estimates are uncertain. */
const MIN_TOLERANCE = 0.05;
/** The fewest iterations for an action that the search of the position has hardly visited. */
const MIN_ITERATIONS = 50;
/** The visits after which an action that seems far worse is not searched again. */
const MIN_VISITS = 10;

interface AlsoGoodOptions extends MctsOptions, Omit<ThinkControl<never>, "onProgress"> {
  readonly iterations: number;
  readonly seed: number | string;
  readonly uncertainty: number;
}

/**
 * The other actions that are about as good as the best one, in notation: those of all legal actions, each searched as well as it
 * takes to tell. In a game with hidden information only those that the search of the position knows.
 *
 * @param played - the action that was played, and what each seat can expect after it, which is clearly worse
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

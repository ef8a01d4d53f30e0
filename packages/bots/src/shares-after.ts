import type { GameTypes } from "@serpentarium/core";
import type { Budget } from "./budget.ts";
import type { Explanation } from "./explanation.ts";
import type { Search } from "./search/search.ts";
import { type ThinkOptions, think } from "./think.ts";
import type { Shares } from "./worth.ts";

/** How often an action must have been looked at, as a part of the one that was looked at most, to be judged by that. */
const ENOUGH = 0.5;

/** What a search says of its position as it would of an action that leads there: by the mean of all that was tried. */
function meanShares<A>({ actor, shares, proven, actions }: Explanation<A>): Shares {
  const all = actions.reduce((sum, { visits }) => sum + visits, 0);
  if (proven || typeof actor !== "number" || all === 0) return shares;
  return shares.map(
    (_, seat) => actions.reduce((sum, judged) => sum + judged.visits * (judged.shares[seat] ?? 0), 0) / all,
  );
}

/**
 * What each seat could expect after an action, by the search of the position before it, so that it can be compared with what else
 * could have been played there. An action that was hardly looked at is searched as much as the best one was; one of
 * chance, or beside one that is proven, as much as a whole position.
 *
 * @param search - it has gone on to the position after the action
 */
export async function sharesAfter<T extends GameTypes>(
  before: Explanation<T["action"]>,
  text: string,
  search: Search<T>,
  budget: Budget,
  options: ThinkOptions<T["action"]>,
): Promise<Shares> {
  const played = before.actions.find((judged) => judged.text === text);
  const most = Math.max(0, ...before.actions.map(({ visits }) => visits));
  if (played && (played.proven || played.visits >= ENOUGH * most)) return played.shares;
  const isWhole = before.actor === "chance" || before.actions[0]?.proven;
  return meanShares(await think(search, isWhole ? budget : { iterations: most }, options));
}

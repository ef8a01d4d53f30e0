import type { GameTypes } from "@serpentarium/core";
import type { Budget } from "./budget.ts";
import type { Explanation } from "./explanation.ts";
import type { MctsSearch } from "./search/search.ts";
import type { Shares } from "./shares.ts";
import { type ThinkControl, think } from "./think.ts";

/** The visits that an action needs for its shares to be used, relative to the maxVisits visited action. */
const MIN_VISIT_RATIO = 0.5;

/** The mean shares over all visited actions, which is how a search rates the action that leads to its position. */
function meanOverActions<A>({ actor, shares, proven, actions }: Explanation<A>): Shares {
  const all = actions.reduce((sum, { visits }) => sum + visits, 0);
  if (proven || typeof actor !== "number" || all === 0) return shares;
  return shares.map(
    (_, seat) =>
      actions.reduce((sum, evaluation) => sum + evaluation.visits * (evaluation.shares[seat] ?? 0), 0) / all,
  );
}

/**
 * What each seat can expect after an action, by the search of the position before it, so that it compares with the
 * alternatives. An action with too few visits is searched as long as the maxVisits visited one; an outcome of chance, or an
 * alternative to a proven action, as long as a whole position.
 *
 * @param search - already moved to the position after the action
 */
export async function sharesAfter<T extends GameTypes>(
  before: Explanation<T["action"]>,
  text: string,
  search: MctsSearch<T>,
  budget: Budget,
  options: ThinkControl<T["action"]>,
): Promise<Shares> {
  const evaluated = before.actions.find((evaluation) => evaluation.text === text);
  const maxVisits = Math.max(0, ...before.actions.map(({ visits }) => visits));
  if (evaluated && (evaluated.proven || evaluated.visits >= MIN_VISIT_RATIO * maxVisits))
    return evaluated.shares;
  const isWhole = before.actor === "chance" || before.actions[0]?.proven;
  return meanOverActions(await think(search, isWhole ? budget : { iterations: maxVisits }, options));
}

import type { GameTypes } from "@serpentarium/core";
import type { Budget } from "../budget.ts";
import type { ActionEvaluation, Explanation } from "../explanation.ts";
import type { MctsSearch } from "../search/search.ts";
import type { Shares } from "../shares.ts";
import { type ThinkControl, think } from "../think.ts";

/** The minimal number of visits for an action's shares to be used, relative to the most visited action. */
const MIN_VISIT_RATIO = 0.5;

/** The mean shares over all visited actions, as in a search's estimate for the action that leads to its position. */
export function meanOverActions<A>({ actor, shares, proven, actions }: Explanation<A>): Shares {
  const all = actions.reduce((sum, { visits }) => sum + visits, 0);
  if (proven || typeof actor !== "number" || all === 0) return shares;
  return shares.map(
    (_, seat) =>
      actions.reduce((sum, evaluation) => sum + evaluation.visits * (evaluation.shares[seat] ?? 0), 0) / all,
  );
}

const maxVisitsOf = (actions: readonly ActionEvaluation<unknown>[]): number =>
  Math.max(0, ...actions.map(({ visits }) => visits));

/** Whether the shares of an action are proven, or come from enough visits for comparison. */
export const isWellVisited = (
  { proven, visits }: ActionEvaluation<unknown>,
  actions: readonly ActionEvaluation<unknown>[],
): boolean => proven || visits >= MIN_VISIT_RATIO * maxVisitsOf(actions);

/**
 * The expected shares after an action, by the search of the position before it, so that they are comparable with those of alternatives. An
 * action with too few visits is searched as long as the most visited one; an outcome of chance, or an alternative to a proven action, as
 * long as a whole position.
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
  if (evaluated && isWellVisited(evaluated, before.actions)) return evaluated.shares;
  const isWhole = before.actor === "chance" || before.actions[0]?.proven;
  return meanOverActions(
    await think(search, isWhole ? budget : { iterations: maxVisitsOf(before.actions) }, options),
  );
}

import { dequal } from "dequal/lite";
import { copy } from "../data.ts";
import { atEachAction, atEachStep, type Law } from "../law.ts";
import type { Playout } from "../playout.ts";
import { queriesAt, queryInput, runQuery } from "../queries.ts";

/** The number of steps of a playout at which everything is called twice. */
const MAX_STEPS = 10;

/** The minimal number of calls of `apply` in a playout: a result that differs once in a hundred calls should be found in a few playouts. */
const MIN_APPLY_CALLS = 60;

const checkApply = atEachAction(({ position, action, next }, { game, steps }) => {
  for (let calls = 0; calls < MIN_APPLY_CALLS; calls += steps.length)
    if (!dequal(game.apply(copy(position), copy(action)), next))
      return "apply returns two positions for the same arguments";
  return undefined;
});

const checkQueries = atEachStep((step, playout) => {
  const [one, other] = [queryInput(step), queryInput(step)];
  const unstable = queriesAt(step, playout).find(
    (query) => !dequal(runQuery(query, one), runQuery(query, other)),
  );
  return unstable && `${unstable.name} returns two values for the same arguments`;
}, MAX_STEPS);

export const determinism: Law = {
  id: "determinism",
  title: { id: "laws.determinism" },
  isUnstable: true,
  check: (playout: Playout) => checkApply(playout) ?? checkQueries(playout),
};

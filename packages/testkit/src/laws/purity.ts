import { deepFreeze } from "@serpentarium/core";
import { dequal } from "dequal/lite";
import { atEachStep, type Law } from "../law.ts";
import type { PlayoutStep } from "../playout.ts";
import { type Query, queriesAt, queryInput, runQuery } from "../queries.ts";

/** Finds a query that changes its arguments, or throws because they are frozen. */
function findImpureQuery(queries: readonly Query[], step: PlayoutStep): Query | undefined {
  const frozen = deepFreeze(queryInput(step));
  const thrower = queries.find(
    (query) => "thrown" in runQuery(query, frozen) && !("thrown" in runQuery(query, queryInput(step))),
  );
  if (thrower) return thrower;
  // in sloppy mode a write to a frozen object is silently ignored
  const before = queryInput(step);
  const changesInput = (called: readonly Query[]): boolean => {
    const input = queryInput(step);
    for (const query of called) runQuery(query, input);
    return !dequal(input, before);
  };
  if (!changesInput(queries)) return undefined;
  return queries.find((_, i) => changesInput(queries.slice(0, i + 1)));
}

export const purity: Law = {
  id: "purity",
  title: { id: "laws.purity" },
  check: atEachStep((step, playout) => {
    const query = findImpureQuery(queriesAt(step, playout), step);
    return query && `${query.name} changes the position or the action that it is given`;
  }, 10),
};

import { deepFreeze, parseTable } from "@serpentarium/core";
import { dequal } from "dequal/lite";
import { copy, firstDefined } from "../data.ts";
import { type Law, lastStepByPhase, onWholePlayout, type PartialViolation } from "../law.ts";
import type { Playout, PlayoutStep } from "../playout.ts";
import { type Query, type QueryResult, queriesAt, queryInput, runQuery } from "../queries.ts";

/** Queries that do not depend on a step. */
const startQueries = ({ game, table }: Playout): readonly Query[] => [
  { name: "parseTable", run: () => parseTable(game, undefined, table.seats) },
  { name: "start", run: () => game.start(copy(table)) },
];

/** The objects in a value that are not frozen, with their paths. */
function mutableParts(value: unknown, path: string, found = new Map<object, string>()): Map<object, string> {
  if (typeof value !== "object" || value === null || found.has(value)) return found;
  if (!Object.isFrozen(value)) found.set(value, path);
  for (const [key, part] of Object.entries(value)) {
    mutableParts(part, Array.isArray(value) ? `${path}[]` : `${path}.${key}`, found);
  }
  return found;
}

/** Finds a mutable object that two rounds of results share. */
function findShared(
  queries: readonly Query[],
  one: readonly QueryResult[],
  other: readonly QueryResult[],
): string | undefined {
  const mutableIn = (results: readonly QueryResult[]): Map<object, string> => {
    const found = new Map<object, string>();
    for (const [i, result] of results.entries()) {
      if ("value" in result) mutableParts(result.value, `${queries[i]?.name}()`, found);
    }
    return found;
  };
  const again = mutableIn(other);
  const found = [...mutableIn(one)].find(([part]) => again.has(part));
  return found && `${found[1]} is returned by several calls, but not frozen`;
}

/** Mutates every mutable object in a value. */
function mutateDeep(value: unknown): void {
  for (const part of mutableParts(value, "").keys()) {
    if (Array.isArray(part)) part.reverse().pop();
    for (const key of Object.keys(part)) Reflect.set(part, key, "mutated");
  }
}

function checkStep(step: PlayoutStep, playout: Playout): PartialViolation | undefined {
  const queries = [...startQueries(playout), ...queriesAt(step, playout)];
  const runAll = (): readonly QueryResult[] => queries.map((query) => runQuery(query, queryInput(step)));
  const [one, again] = [runAll(), runAll()];
  const common = findShared(queries, one, again);
  // mutating a shared object could make the game loop forever
  if (common !== undefined) return { index: step.index, what: common };
  const before = one.map(copy);
  const isStable = again.map((now, i) => dequal(now, before[i]));
  mutateDeep([one, again]);
  const other = queries[runAll().findIndex((now, i) => isStable[i] && !dequal(now, before[i]))];
  return (
    other && {
      index: step.index,
      what: `${other.name} returns another value after a returned value was changed`,
    }
  );
}

export const sharing: Law = {
  id: "sharing",
  title: { id: "laws.sharing" },
  once: true,
  isUnstable: true,
  check: onWholePlayout((playout) => {
    deepFreeze(playout.table);
    return firstDefined(lastStepByPhase(playout).map((step) => () => checkStep(step, playout)));
  }),
};

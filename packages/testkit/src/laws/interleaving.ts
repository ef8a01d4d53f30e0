import type { AnyPosition, Game } from "@serpentarium/core";
import { dequal } from "dequal/lite";
import { copy } from "../data.ts";
import { type Law, onWholePlayout, type PartialViolation, sampleSteps } from "../law.ts";
import { listedActions } from "../listed-actions.ts";
import type { Playout, PlayoutStep } from "../playout.ts";
import { queriesAt, queryInput, runQuery } from "../queries.ts";

/** The number of steps of a playout whose queries are interleaved. */
const MAX_STEPS = 4;

/** The queries for which a game is most likely to cache something. */
const RULE_QUERIES = new Set(["legalActions", "refuse", "sample", "drawOutcome", "apply"]);

/** Positions that lack one of their fields, as after a program error. */
const malformedPositions = (position: AnyPosition): readonly AnyPosition[] =>
  Object.keys(position)
    .filter((name) => name !== "phase" && name !== "table")
    .map((name) => {
      const rest = { ...copy(position) };
      Reflect.deleteProperty(rest, name);
      return rest;
    });

/** Calls the game with a malformed position, and ignores exceptions. */
function queryMalformed(game: Game, position: AnyPosition): void {
  try {
    const [action] = listedActions(game, position);
    if (action) game.apply(position, action);
  } catch {
    // only the effect on later calls matters
  }
}

/** The deterministic queries at a step with their results. */
function deterministicResults(step: PlayoutStep, playout: Playout) {
  const results = queriesAt(step, playout).map((query) => ({
    query,
    alone: runQuery(query, queryInput(step)),
  }));
  return results.filter(({ query, alone }) => dequal(runQuery(query, queryInput(step)), alone));
}

function findInterference(playout: Playout): PartialViolation | undefined {
  const steps = sampleSteps(playout, MAX_STEPS);
  const batches = steps.map((step) => ({ step, results: deterministicResults(step, playout) }));
  const rounds = Math.max(...batches.map(({ results }) => results.length));
  for (let round = 0; round < rounds; round++) {
    for (const [i, { step, results }] of batches.entries()) {
      const { query, alone } = results[round] ?? {};
      if (!query) continue;
      const other = batches[(i + 1) % batches.length]?.step ?? step;
      for (const invalid of [
        undefined,
        ...(RULE_QUERIES.has(query.name) ? malformedPositions(other.position) : []),
      ]) {
        if (invalid) queryMalformed(playout.game, invalid);
        if (dequal(runQuery(query, queryInput(step)), alone)) continue;
        const between = invalid ? "a malformed position" : "another position";
        return {
          index: step.index,
          what: `${query.name} returns another value after a call with ${between}`,
        };
      }
    }
  }
  return undefined;
}

/** State that a game keeps between calls must not affect results, neither after other matches nor after a failed call. */
export const interleaving: Law = {
  id: "interleaving",
  title: { id: "laws.interleaving" },
  isUnstable: true,
  check: onWholePlayout(findInterference),
};

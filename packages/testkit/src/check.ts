import type { Game, GameTypes, Table } from "@serpentarium/core";
import fc from "fast-check";
import { type Breach, breachOf } from "./breach.ts";
import type { Law } from "./law.ts";
import { playouts } from "./playouts.ts";

/** How hard to look. */
export interface Effort {
  /** Random playouts for each law and table; 20 when left out. */
  readonly runs?: number;
  /** What the playouts are drawn from; always the same when left out. */
  readonly seed?: number;
}

/** Holds a game against a law at a table: nothing, or the breach with the shortest game found that shows it. */
export function checkLaw<T extends GameTypes>(
  game: Game<T>,
  law: Law,
  table: Table<T["options"]>,
  { runs = 20, seed = 1 }: Effort = {},
): Breach | undefined {
  const property = fc.property(playouts(game, table), (walk) => law.check(walk) === undefined);
  const effort = law.once ? { numRuns: 1, endOnFailure: true } : { numRuns: runs };
  const [walk] = fc.check(property, { ...effort, seed }).counterexample ?? [];
  if (!walk) return undefined;
  const unsteady = { index: 0, what: "asked again about the same game, the law holds" };
  return breachOf(law, walk, law.check(walk) ?? unsteady);
}

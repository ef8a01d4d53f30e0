import type { Outcome } from "@serpentarium/core";
import { createRecord, type GameRecord, type MatchRecord } from "@serpentarium/core/record";
import type { Entry } from "./entry.ts";
import type { LiveEvent } from "./redact.ts";

/**
 * Returns the record of a match from its entries, or from the events that a watcher has received. It needs no game, so that a
 * match stays readable where its version is not installed. Undefined without the first entry.
 *
 * Events of a game that hides something have the actions as the watcher saw them: such a record cannot be replayed.
 */
export function recordOf(told: readonly (Entry | LiveEvent)[]): GameRecord | undefined {
  const [created] = told;
  if (created?.type !== "created") return undefined;
  const { game, version, seats, options, plan } = created;
  let names: readonly string[] = Array(seats).fill("");
  let earlier: readonly MatchRecord[] = [];
  let actions: string[] = [];
  let outcome: Outcome | null = null;
  for (const one of told) {
    if (one.type === "joined") names = names.with(one.player, ("name" in one && one.name) || "");
    else if (one.type === "played") actions.push(one.action);
    else if (one.type === "undone") actions.splice(one.index, one.count);
    else if (one.type === "began") {
      const played = [...earlier, { actions, outcome }];
      const isSeriesOver = played.length >= plan.games;
      // in a rematch all players move on by one seat
      if (isSeriesOver) names = [...names.slice(-1), ...names.slice(0, -1)];
      earlier = isSeriesOver ? [] : played;
      actions = [];
      outcome = null;
    }
    outcome = one.outcome ?? outcome;
  }
  const table = { seats, options };
  return createRecord({ id: game, version }, { table, names, plan, earlier, actions, outcome });
}

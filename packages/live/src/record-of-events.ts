import type { AnyPosition, GameTypes, SeenAction } from "@serpentarium/core";
import { applyMatchEvent, createMatch, type MatchEvent, recordOf } from "@serpentarium/core/match";
import { type GameRecord, outcomeOfRecord } from "@serpentarium/core/record";
import type { Entry } from "./entry.ts";
import { matchEventOf, type Occupant } from "./match-event.ts";
import type { LiveEvent } from "./redact.ts";

/**
 * Returns the record of a match from its entries, or from the events that a watcher has received. It needs no game, so that a match stays
 * readable if its version is not installed. Undefined without the first entry.
 *
 * Events of a game with hidden information contain the actions as the watcher saw them: such a record cannot be replayed.
 */
export function recordOfEvents(told: readonly (Entry | LiveEvent)[]): GameRecord | undefined {
  const [created] = told;
  if (created?.type !== "created") return undefined;
  const { game: id, version, seats, options, plan } = created;
  const table = { seats, options };
  /** The only part of a position that a record needs. */
  const after = ({ outcome }: Entry | LiveEvent): AnyPosition =>
    outcome ? { phase: "over", table, outcome: outcomeOfRecord(outcome, table) } : { phase: "", table };
  const unknown = { start: () => after(created), formatPosition: () => "" };
  let match = createMatch<GameTypes, Occupant, SeenAction>(unknown, { table, plan });
  for (const one of told) {
    if (one.type === "created") continue;
    const [from, position] = [match.position, after(one)];
    const event: MatchEvent<Occupant, SeenAction> =
      one.type === "played"
        ? { type: "played", action: { actor: one.actor, text: one.action, from, position } }
        : matchEventOf(one);
    // without the game, teams are unknown; the event that ends the match contains the outcome
    const rules = { teams: {}, start: () => position, again: (_: AnyPosition, action: SeenAction) => action };
    match = {
      ...applyMatchEvent(rules, match, event),
      ...(position.outcome && { outcome: position.outcome }),
    };
  }
  return recordOf({ id, version }, match);
}

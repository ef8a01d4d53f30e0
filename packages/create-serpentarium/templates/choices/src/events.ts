import type { ChoiceMadeEvent, GameEvent, Seat } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";
import { type Action, type Position, scoresOf, takersOf } from "./rules.ts";

/** What is told: core tells that a seat has chosen, and the rest once all have. */
export type RuleEvent =
  | ChoiceMadeEvent<ClauseId>
  | (GameEvent<ClauseId> &
      (
        | { readonly type: "reared"; readonly heights: readonly number[] }
        | { readonly type: "took"; readonly seat: Seat; readonly eggs: number }
        | { readonly type: "waits" }
        | { readonly type: "ended"; readonly scores: readonly number[] }
      ));

/** A seat takes the nest of the round, and those that have waited. */
function tookEvent(before: Position, after: Position, seat: Seat): RuleEvent {
  const waited = takersOf(before);
  const spaces = after.rounds.flatMap((_, i) =>
    waited[i] === undefined ? [`nest-${i + 1}`, `round-${seat + 1}-${i + 1}`] : [],
  );
  const eggs = (scoresOf(after)[seat] ?? 0) - (scoresOf(before)[seat] ?? 0);
  return { type: "took", clause: "take.highest", spaces, seat, eggs };
}

/** The events after the choices of all players. */
export function rearEvents(
  before: Position,
  choices: readonly Action[],
  after: Position,
): readonly RuleEvent[] {
  const heights = choices.map(({ height }) => height);
  const round = before.rounds.length + 1;
  const seat = takersOf(after)[round - 1];
  const spaces = heights.map((_, other) => `round-${other + 1}-${round}`);
  const reared: RuleEvent = { type: "reared", clause: "rear.secret", spaces, heights };
  const taken: RuleEvent =
    seat === undefined
      ? { type: "waits", clause: "take.equal", spaces: [`nest-${round}`] }
      : tookEvent(before, after, seat);
  if (after.phase !== "over") return [reared, taken];
  return [reared, taken, { type: "ended", clause: "end.nests", spaces: [], scores: scoresOf(after) }];
}

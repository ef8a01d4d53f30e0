import type { GameEvent, Seat } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";
import { type Action, headOf, type Position, scoresOf, toActOf } from "./rules.ts";

export type RuleEvent = GameEvent<ClauseId> &
  (
    | { readonly type: "turned"; readonly card: number }
    | { readonly type: "took"; readonly seat: Seat; readonly card: number }
    | { readonly type: "buried"; readonly seat: Seat; readonly card: number }
    | { readonly type: "ended"; readonly scores: readonly number[] }
  );

/** The events of an action, in order. */
export function events(position: Position, { phase, card }: Action, after: Position): readonly RuleEvent[] {
  if (phase === "turn") {
    // higher cards make room
    const places = after.row.flatMap((other, i) => (other < card ? [] : [`row-${i + 1}`]));
    return [{ type: "turned", clause: "turn.deck", spaces: [`deck-${card}`, ...places], card }];
  }
  const seat = toActOf(position);
  const from = `row-${position.row.indexOf(card) + 1}`;
  const taken: RuleEvent =
    card > headOf(position, seat)
      ? {
          type: "took",
          clause: "take.higher",
          spaces: [from, `serpent-${seat + 1}-${after.serpents[seat]?.length}`],
          seat,
          card,
        }
      : { type: "buried", clause: "take.bury", spaces: [from, `deck-${card}`], seat, card };
  if (after.phase !== "over") return [taken];
  return [taken, { type: "ended", clause: "end.grown", spaces: [], scores: scoresOf(after) }];
}

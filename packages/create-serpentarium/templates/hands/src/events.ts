import type { GameEvent, Seat } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";
import { type Action, isBitten, type Position, roundsOf, scoresOf, takersOf, toActOf } from "./rules.ts";

export type RuleEvent = GameEvent<ClauseId> &
  (
    | { readonly type: "dealt"; readonly count: number }
    | { readonly type: "laid"; readonly seat: Seat; readonly card: number }
    | { readonly type: "took"; readonly seat: Seat; readonly card: number }
    | { readonly type: "ended"; readonly scores: readonly number[] }
  );

/** The events of an action, in order. All that they tell is open to every seat. */
export function events(position: Position, action: Action, after: Position): readonly RuleEvent[] {
  if (action.phase === "deal")
    return [{ type: "dealt", clause: "setup.deal", spaces: [], count: position.table.options.hand }];
  const [seat, { card }] = [toActOf(position), action];
  const place = `laid-${seat + 1}-${after.laid[seat]?.length}`;
  const laid: RuleEvent = { type: "laid", clause: "lay.hand", spaces: [place], seat, card };
  const rounds = roundsOf(after);
  const [round, taker] = [rounds.at(-1), takersOf(after).at(-1)];
  if (rounds.length === roundsOf(position).length || !round || taker === undefined) return [laid];
  const took: RuleEvent = {
    type: "took",
    clause: isBitten(round) ? "take.hatchling" : "take.longest",
    spaces: [`laid-${taker + 1}-${rounds.length}`],
    seat: taker,
    card: round[taker] ?? 0,
  };
  if (after.phase !== "over") return [laid, took];
  return [laid, took, { type: "ended", clause: "end.hands", spaces: [], scores: scoresOf(after) }];
}

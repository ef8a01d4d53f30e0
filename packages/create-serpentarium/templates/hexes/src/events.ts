import type { GameEvent, Seat } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";
import { type Action, nameOf, type Position, serpentOf } from "./rules.ts";

export type RuleEvent = GameEvent<ClauseId> &
  (
    | { readonly type: "laid"; readonly seat: Seat; readonly cell: string }
    | { readonly type: "joined"; readonly seat: Seat }
  );

/** The events of an action, in order. */
export function events(position: Position, action: Action, after: Position): readonly RuleEvent[] {
  if (position.phase === "over") return [];
  const { toAct: seat } = position;
  const cell = nameOf(position, action.cell);
  const laid: RuleEvent = { type: "laid", clause: "lay.free", spaces: [cell], seat, cell };
  if (after.phase === "lay") return [laid];
  const spaces = serpentOf(after, seat).serpent.map((part) => nameOf(after, part));
  return [laid, { type: "joined", clause: "end.joined", spaces, seat }];
}

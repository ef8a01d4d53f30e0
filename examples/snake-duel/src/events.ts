import { type ChoiceMadeEvent, type GameEvent, isDraw, type Seat, winnersOf } from "@serpentarium/core";
import type { Action } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import { type CrashClause, moveAll, type SnakeMove } from "./move.ts";
import { nameOf, type Position, type PositionBase } from "./position.ts";
import { turn } from "./turn.ts";

/** The events of an action, each with its clause. */
export type RuleEvent =
  | ChoiceMadeEvent<ClauseId>
  | (GameEvent<ClauseId> &
      (
        | { readonly type: "dropped"; readonly cell: string }
        | { readonly type: "moved"; readonly seat: Seat; readonly cell: string }
        | { readonly type: "ate"; readonly seat: Seat; readonly cell: string }
        | { readonly type: "crashed"; readonly clause: CrashClause; readonly seat: Seat }
        | { readonly type: "won"; readonly winners: readonly Seat[] }
        | { readonly type: "drawn" }
      ));

/** The events of an apple drop; those of a turn are in `turnEvents`. */
export function eventsOf(position: Position, action: Action): readonly RuleEvent[] {
  if (action.phase !== "apple") return [];
  const cell = nameOf(position, action.cell);
  return [{ type: "dropped", clause: "apple.drop", spaces: [cell], cell }];
}

function moveEvent(field: PositionBase, { seat, head, ate, crash }: SnakeMove): RuleEvent {
  const from = field.snakes[seat]?.[0] ?? 0;
  const cell = nameOf(field, head ?? from);
  if (crash) return { type: "crashed", clause: crash, spaces: [cell], seat };
  const spaces = [nameOf(field, from), cell];
  return ate
    ? { type: "ate", clause: "apple.eat", spaces, paths: [spaces], seat, cell }
    : { type: "moved", clause: "turn.together", spaces, paths: [spaces], seat, cell };
}

/** The events after the choices of all players. */
export function turnEvents(
  position: Extract<Position, { readonly phase: "turn" }>,
  choices: readonly Extract<Action, { readonly phase: "turn" }>[],
): readonly RuleEvent[] {
  const events = moveAll(position, choices).map((moved) => moveEvent(position, moved));
  const after = turn.resolve(position, choices);
  if (after.phase !== "over") return events;
  const { reason } = after.outcome;
  const clause = reason === "end.turns" ? "end.turns" : "end.last";
  if (isDraw(after)) return [...events, { type: "drawn", clause, spaces: [] }];
  return [...events, { type: "won", clause, spaces: [], winners: winnersOf(after.outcome) }];
}

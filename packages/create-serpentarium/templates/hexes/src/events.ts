import type { EventTexts, GameEvent, Seat } from "@serpentarium/core";
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

export const texts: EventTexts<RuleEvent> = {
  laid: {
    en: ({ seat, cell }) => `Player ${seat + 1} lays a scale on ${cell}.`,
    fr: ({ seat, cell }) => `Le joueur ${seat + 1} pose une écaille en ${cell}.`,
  },
  joined: {
    en: ({ seat }) => `The serpent of player ${seat + 1} reaches from side to side: player ${seat + 1} wins.`,
    fr: ({ seat }) =>
      `Le serpent du joueur ${seat + 1} va d’un bord à l’autre : le joueur ${seat + 1} gagne.`,
  },
};

import type { GameEvent, Seat, Words } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";
import { type Action, formatAction, place } from "./place.ts";
import type { Position } from "./position.ts";

/** What happens, step by step; every event names its clause and the cells that it touches. */
export type Event = GameEvent<ClauseId> &
  (
    | { readonly type: "marked"; readonly seat: Seat; readonly cell: string }
    | { readonly type: "won"; readonly seat: Seat }
    | { readonly type: "drawn" }
  );

export function narrate(position: Position, action: Action): readonly Event[] {
  if (position.phase === "over") return [];
  const cell = formatAction(action);
  const { toAct: seat } = position;
  const marked: Event = { type: "marked", clause: "place.free", spaces: [cell], seat, cell };
  const after = place.apply(position, action);
  if (after.phase === "place") return [marked];
  if (after.outcome.reason === "end.full") return [marked, { type: "drawn", clause: "end.full", spaces: [] }];
  return [marked, { type: "won", clause: "end.line", spaces: [cell], seat }];
}

export const words: Words<Event> = {
  marked: {
    en: ({ seat, cell }) => `Player ${seat + 1} marks ${cell}.`,
    fr: ({ seat, cell }) => `Le joueur ${seat + 1} marque ${cell}.`,
  },
  won: {
    en: ({ seat }) => `Three in a line: player ${seat + 1} wins.`,
    fr: ({ seat }) => `Trois alignées : le joueur ${seat + 1} gagne.`,
  },
  drawn: { en: () => "The grid is full: a draw.", fr: () => "La grille est pleine : partie nulle." },
};

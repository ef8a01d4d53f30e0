import type { GameEvent, Words } from "@serpentarium/core";
import type { Action, Event as BaseEvent, Position } from "@serpentarium/pantarei";
import { narrateWith } from "@serpentarium/pantarei/parts";
import { isPastHead, landing } from "./material/ring.ts";
import { playTurn } from "./phases/move.ts";

interface Happening extends GameEvent {
  readonly clause: "ring.closed";
}

/** What happens in Pantareï, and in the ring alone: it is joined, and a piece goes past where it is joined. */
export type Event =
  | BaseEvent
  | (Happening & { readonly type: "joined" })
  | (Happening & { readonly type: "rounded"; readonly to: number });

const TELLING = { landing, apply: playTurn };

/** That a move goes past the head, after the event that says from where to where. */
function rounded(position: Position, action: Action, events: readonly BaseEvent[]): readonly Event[] {
  const [moved, ...others] = events;
  if (position.phase !== "move" || action.phase !== "move" || action.kind !== "move") return events;
  if (moved?.type !== "moved" || !isPastHead(position.row, action.pile, action.direction)) return events;
  const { spaces, to } = moved;
  return [moved, { type: "rounded", clause: "ring.closed", spaces, to }, ...others];
}

export function narrate(position: Position, action: Action): readonly Event[] {
  const events = narrateWith(TELLING, position, action);
  if (action.phase !== "deal") return rounded(position, action, events);
  return [...events, { type: "joined", clause: "ring.closed", spaces: [] }];
}

export const words: Pick<Words<Event>, "closed" | "joined" | "rounded"> = {
  closed: {
    en: ({ pile }) => `Pile ${pile} is used up: the ring closes up.`,
    fr: ({ pile }) => `La pile ${pile} est épuisée : l’anneau se resserre.`,
  },
  joined: {
    en: () => "The head bites the tail: the row is a ring.",
    fr: () => "La tête mord la queue : la rangée devient un anneau.",
  },
  rounded: {
    en: ({ to }) => `It goes past the serpent’s head and on round to pile ${to}.`,
    fr: ({ to }) => `Il franchit la tête du serpent et poursuit jusqu’à la pile ${to}.`,
  },
};

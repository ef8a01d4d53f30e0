import type { GameEvent, Seat } from "@serpentarium/core";
import type { Action, Event as BaseEvent, Lay, LayingPosition, Position, Snake } from "@serpentarium/sssnake";
import { cellSpace, isLaying, ownerIn, snakeAfter, snakeOf } from "@serpentarium/sssnake/parts";
import { looseParts } from "./material/loose.ts";
import { parts } from "./parts.ts";

interface Happening extends GameEvent {
  readonly clause: "tight.both-parts";
  /** Whose snake it is. */
  readonly owner: Seat;
}

/** What happens in Sssnake, and in the tight game alone: a part is loose, or no longer is. */
export type Event =
  | BaseEvent
  | (Happening & { readonly type: "loosened" })
  | (Happening & { readonly type: "taken-in" });

/** What a card laid does with loose parts: the snake comes through one, and has one that is new. */
function loosening(position: LayingPosition, lay: Lay): readonly Event[] {
  const owner = ownerIn(position);
  const before = snakeOf(position, owner);
  const spacesOf = (snake: Snake): readonly string[] =>
    looseParts(snake).map(({ cell }) => cellSpace(owner, snake, cell));
  const [were, are] = [spacesOf(before), spacesOf(snakeAfter(before, lay))];
  const gone = were.filter((space) => !are.includes(space));
  const spaces = are.filter((space) => !were.includes(space));
  return [
    ...(gone.length > 0
      ? [{ type: "taken-in", clause: "tight.both-parts", spaces: gone, owner } as const]
      : []),
    ...(spaces.length > 0 ? [{ type: "loosened", clause: "tight.both-parts", spaces, owner } as const] : []),
  ];
}

/** As in Sssnake; what becomes of loose parts is told before how many parts are missing. */
export function narrate(position: Position, action: Action): readonly Event[] {
  const events = parts.narrate(position, action);
  if (!isLaying(position) || !("type" in action) || action.type !== "lay") return events;
  const laid = events.findLastIndex(({ type }) => type === "laid" || type === "went-on") + 1;
  return [...events.slice(0, laid), ...loosening(position, action), ...events.slice(laid)];
}

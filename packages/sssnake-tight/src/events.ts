import type { GameEvent, Seat } from "@serpentarium/core";
import type {
  Action,
  RuleEvent as BaseEvent,
  Lay,
  LayingPosition,
  Position,
  Snake,
} from "@serpentarium/sssnake";
import {
  cellSpaceId,
  isLayingPosition,
  snakeAfterAction,
  snakeOfSeat,
  snakeOwnerOf,
} from "@serpentarium/sssnake/parts";
import { looseParts } from "./material/loose-parts.ts";
import { parts } from "./parts.ts";

interface ClauseEvent extends GameEvent {
  readonly clause: "tight.both-parts";
  /** The seat of the snake's owner. */
  readonly owner: Seat;
}

/** An event of Sssnake, or of the tight game: a part becomes loose, or is joined. */
export type RuleEvent =
  | BaseEvent
  | (ClauseEvent & { readonly type: "part-loosened" })
  | (ClauseEvent & { readonly type: "part-joined" });

/** The loose part that a laid card joins, and the one that it adds. */
function loosePartEvents(position: LayingPosition, lay: Lay): readonly RuleEvent[] {
  const owner = snakeOwnerOf(position);
  const before = snakeOfSeat(position, owner);
  const spacesOf = (snake: Snake): readonly string[] =>
    looseParts(snake).map(({ cell }) => cellSpaceId(owner, snake, cell));
  const [oldSpaces, newSpaces] = [spacesOf(before), spacesOf(snakeAfterAction(before, lay))];
  const joined = oldSpaces.filter((space) => !newSpaces.includes(space));
  const added = newSpaces.filter((space) => !oldSpaces.includes(space));
  return [
    ...(joined.length > 0
      ? [{ type: "part-joined", clause: "tight.both-parts", spaces: joined, owner } as const]
      : []),
    ...(added.length > 0
      ? [{ type: "part-loosened", clause: "tight.both-parts", spaces: added, owner } as const]
      : []),
  ];
}

/** The events of Sssnake, with those of loose parts before the number of missing parts. */
export function events(position: Position, action: Action, after: Position): readonly RuleEvent[] {
  const baseEvents = parts.events(position, action, after);
  if (!isLayingPosition(position) || !("type" in action) || action.type !== "lay") return baseEvents;
  const index = baseEvents.findLastIndex(({ type }) => type === "laid" || type === "passed-through") + 1;
  return [...baseEvents.slice(0, index), ...loosePartEvents(position, action), ...baseEvents.slice(index)];
}

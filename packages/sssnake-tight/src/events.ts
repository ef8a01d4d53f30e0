import type { GameEvent, Seat, Words } from "@serpentarium/core";
import type { Action, Event as BaseEvent, Choice, LayingPosition, Position } from "@serpentarium/sssnake";
import { cellSpace, laidOn, layingAt, ownerIn, snakeOf } from "@serpentarium/sssnake/parts";
import { looseParts } from "./material/loose.ts";
import { tight } from "./tight.ts";

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

type Lay = Extract<Choice, { readonly type: "lay" }>;

/** What a card laid does with loose parts: the snake comes through one, and has one that is new. */
function loosening(position: LayingPosition, { kind, end, turn }: Lay): readonly Event[] {
  const owner = ownerIn(position);
  const before = snakeOf(position, owner);
  const after = laidOn(before, end, layingAt(before, kind, end, turn)) ?? before;
  const spacesOf = (snake: typeof before): readonly string[] =>
    looseParts(snake).map(({ cell }) => cellSpace(owner, snake, cell));
  const [were, are] = [spacesOf(before), spacesOf(after)];
  const gone = were.filter((space) => !are.includes(space));
  const spaces = are.filter((space) => !were.includes(space));
  return [
    ...(gone.length > 0
      ? [{ type: "taken-in", clause: "tight.both-parts", spaces: gone, owner } as const]
      : []),
    ...(spaces.length > 0 ? [{ type: "loosened", clause: "tight.both-parts", spaces, owner } as const] : []),
  ];
}

const isLay = (action: Action): action is Extract<Action, { readonly type: "lay" }> =>
  "type" in action && action.type === "lay";

/** As in Sssnake; what becomes of loose parts is told before how many parts are missing. */
export function narrate(position: Position, action: Action): readonly Event[] {
  const events = tight.narrate(position, action);
  if (!isLay(action) || position.phase === "roll" || position.phase === "draw" || position.phase === "over")
    return events;
  const laid = events.findLastIndex(({ type }) => type === "laid" || type === "went-on") + 1;
  return [...events.slice(0, laid), ...loosening(position, action), ...events.slice(laid)];
}

export const words: Pick<Words<Event>, "loosened" | "taken-in" | "stands"> = {
  loosened: {
    en: () => "One part of the card is loose: the snake has still to come through it.",
    fr: () => "Une partie de la carte est libre : le serpent doit encore y passer.",
  },
  "taken-in": {
    en: () => "The loose part lies on the snake now.",
    fr: () => "La partie libre est maintenant sur le serpent.",
  },
  stands: {
    en: ({ owner, missing }) =>
      `Player ${owner + 1}’s snake is ${missing} ${missing === 1 ? "part" : "parts"} short.`,
    fr: ({ owner, missing }) =>
      missing > 1
        ? `Il manque ${missing} parties au serpent du joueur ${owner + 1}.`
        : `Il manque une partie au serpent du joueur ${owner + 1}.`,
  },
};

import type { GameEvent, Words } from "@serpentarium/core";
import { type Action, type Event as BaseEvent, type Position, ssserpent } from "@serpentarium/ssserpent";
import { cellName, gridAt, WALLED } from "@serpentarium/ssserpent/parts";
import { ended } from "./phases/move.ts";

interface Kissed extends GameEvent {
  readonly type: "kissed";
  readonly clause: "end.kiss";
  /** Where the head is that came. */
  readonly cell: string;
}

/** What happens in Ssserpent, and here alone: two heads kiss. */
export type Event = BaseEvent | Kissed;

export function narrate(position: Position, action: Action): readonly Event[] {
  const told = ssserpent.narrate(position, action);
  if (position.phase !== "move") return told;
  const after = ended(ssserpent.apply(position, action));
  if (after.phase !== "over" || after.outcome.reason !== "end.kiss") return told;
  const grid = gridAt(WALLED, position.table);
  const [red = "", yellow = ""] = after.serpents.flatMap(({ body }) => cellName(grid, body[0] ?? -1));
  const cell = position.toAct === 0 ? red : yellow;
  return [...told, { type: "kissed", clause: "end.kiss", spaces: [red, yellow], cell }];
}

export const words: Pick<Words<Event>, "kissed"> = {
  kissed: {
    en: ({ cell }) => `A kiss on ${cell}: a draw.`,
    fr: ({ cell }) => `Un baiser en ${cell} : partie nulle.`,
  },
};

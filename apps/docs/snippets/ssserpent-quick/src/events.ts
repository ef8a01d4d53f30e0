import type { GameEvent } from "@serpentarium/core";
import { type Action, type RuleEvent as BaseEvent, type Position, ssserpent } from "@serpentarium/ssserpent";
import { cellName, gridOfTable, WALLED_GROUND } from "@serpentarium/ssserpent/parts";
import { withKissEnd } from "./phases/move.ts";

interface KissEvent extends GameEvent {
  readonly type: "kissed";
  readonly clause: "end.kiss";
  /** The cell of the head that moved. */
  readonly cell: string;
}

/** The events of Ssserpent, and a kiss of the two heads. */
export type RuleEvent = BaseEvent | KissEvent;

export function events(position: Position, action: Action): readonly RuleEvent[] {
  const told = ssserpent.events(position, action);
  if (position.phase !== "move") return told;
  const after = withKissEnd(ssserpent.apply(position, action));
  if (after.phase !== "over" || after.outcome.reason !== "end.kiss") return told;
  const grid = gridOfTable(WALLED_GROUND, position.table);
  const [red = "", yellow = ""] = after.serpents.flatMap(({ body }) => cellName(grid, body[0] ?? -1));
  const cell = position.toAct === 0 ? red : yellow;
  return [...told, { type: "kissed", clause: "end.kiss", spaces: [red, yellow], cell }];
}

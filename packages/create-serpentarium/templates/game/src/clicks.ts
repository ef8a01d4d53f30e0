import { type Action, ALL_ACTIONS } from "./action.ts";
import { cellName, neighbour } from "./material/grid.ts";
import { activeHead } from "./phases/move.ts";
import type { Position } from "./position.ts";

/** The targets to click for an action: the cell to which the head goes. */
export function clicks(position: Position, { direction }: Action): readonly string[] {
  if (position.phase === "over") return [];
  const { size } = position.table.options;
  return [cellName(neighbour(activeHead(position), direction, size), size)];
}

/** The action that a click on a cell means, legal or not; undefined if there is none. Its refusal explains the rule. */
export const intendedAction = (position: Position, clicked: readonly string[]): Action | undefined =>
  ALL_ACTIONS.find((action) => clicks(position, action)[0] === clicked[0]);

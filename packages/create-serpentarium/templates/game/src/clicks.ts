import { type Action, ALL } from "./action.ts";
import { nameOf, neighbour } from "./material/grid.ts";
import { headToAct } from "./phases/move.ts";
import type { Position } from "./position.ts";

/** The targets that one presses for an action: the cell to which the head goes. */
export function clicks(position: Position, { direction }: Action): readonly string[] {
  if (position.phase === "over") return [];
  const { size } = position.table.options;
  return [nameOf(neighbour(headToAct(position), direction, size), size)];
}

/** What somebody means who presses a cell to which the head cannot go: an action that is refused, or nothing. */
export const attempt = (position: Position, clicked: readonly string[]): Action | undefined =>
  ALL.find((action) => clicks(position, action)[0] === clicked[0]);

import type { Outcome, Seat } from "@serpentarium/core";
import type { Ground } from "./material/ground.ts";
import { pathsOf } from "./material/paths.ts";
import type { Options } from "./options.ts";
import type { BoardContents, MovePosition, OverPosition } from "./position.ts";

/** Whether a seat has a whole path (`end.stuck`). */
export const hasPath = (ground: Ground, field: BoardContents, seat: Seat): boolean =>
  pathsOf(ground, field, seat).count > 0;

const DRAW: readonly Seat[] = [0, 1];

/** The outcome when a seat's turn would begin: `end.stuck`, then `end.quiet`, then `end.long`. */
function outcomeAt(
  ground: Ground,
  field: BoardContents,
  toAct: Seat,
  quiet: number,
  moves: number,
): Outcome | undefined {
  const { quietLimit, moveLimit }: Options = field.table.options;
  if (!hasPath(ground, field, toAct)) return { winners: [1 - toAct], reason: "end.stuck" };
  if (quietLimit !== null && quiet >= quietLimit) return { winners: DRAW, reason: "end.quiet" };
  if (moveLimit !== null && moves >= moveLimit) return { winners: DRAW, reason: "end.long" };
  return undefined;
}

/** The position at the beginning of a seat's turn, or the end of the game. */
export function beginTurn(
  ground: Ground,
  { table, serpents, blue, apples }: BoardContents,
  toAct: Seat,
  quiet: number,
  moves: number,
): MovePosition | OverPosition {
  const position: MovePosition = { phase: "move", table, serpents, blue, apples, toAct, quiet, moves };
  const outcome = outcomeAt(ground, position, toAct, quiet, moves);
  return outcome ? { phase: "over", table, serpents, blue, apples, quiet, moves, outcome } : position;
}

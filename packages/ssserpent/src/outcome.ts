import type { Outcome, Seat } from "@serpentarium/core";
import type { Ground } from "./material/ground.ts";
import { pathsOf } from "./material/paths.ts";
import type { Options } from "./options.ts";
import type { BoardContents, MovePosition, OverPosition } from "./position.ts";

/** Whether a seat has a whole path (`end.stuck`). */
export const hasPath = (ground: Ground, field: BoardContents, seat: Seat): boolean =>
  pathsOf(ground, field, seat).count > 0;

const DRAW: readonly number[] = [1, 1];

/** The places of both seats if one wins. */
export const placesOfWinner = (seat: Seat): readonly number[] => (seat === 0 ? [1, 2] : [2, 1]);

/** The outcome when a seat's turn would begin: `end.stuck`, then `end.quiet`, then `end.long`. */
function outcomeAt(
  ground: Ground,
  field: BoardContents,
  toAct: Seat,
  quiet: number,
  moves: number,
): Outcome | undefined {
  const { quietLimit, moveLimit }: Options = field.table.options;
  if (!hasPath(ground, field, toAct)) return { reason: "end.stuck", places: placesOfWinner(1 - toAct) };
  if (quietLimit !== null && quiet >= quietLimit) return { reason: "end.quiet", places: DRAW };
  if (moveLimit !== null && moves >= moveLimit) return { reason: "end.long", places: DRAW };
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

import type { Outcome, Seat } from "@serpentarium/core";
import type { Ground } from "./material/ground.ts";
import { pathsOf } from "./material/paths.ts";
import type { Options } from "./options.ts";
import type { Field, MovePosition, OverPosition } from "./position.ts";

/** Whether some path can be walked to its end (`end.stuck`). */
export const hasPath = (ground: Ground, field: Field, seat: Seat): boolean =>
  pathsOf(ground, field, seat).count > 0;

const DRAW: readonly Seat[] = [0, 1];

/** `end.stuck`, then `end.quiet`, then `end.long`, when the turn of a seat would begin. */
function outcomeAt(
  ground: Ground,
  field: Field,
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

/** The position in which a seat's turn begins, or the end of the game. */
export function turnOf(
  ground: Ground,
  { table, serpents, blue, apples }: Field,
  toAct: Seat,
  quiet: number,
  moves: number,
): MovePosition | OverPosition {
  const position: MovePosition = { phase: "move", table, serpents, blue, apples, toAct, quiet, moves };
  const outcome = outcomeAt(ground, position, toAct, quiet, moves);
  return outcome ? { phase: "over", table, serpents, blue, apples, quiet, moves, outcome } : position;
}

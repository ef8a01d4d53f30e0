import { placesOfWinners, type Seat } from "@serpentarium/core";
import { openDirections } from "./material/serpent.ts";
import type { Position, PositionBase } from "./position.ts";

/** The position in which a seat is to move, or the end if its serpent is stuck (`end.stuck`). */
export function nextPosition({ table, serpents }: PositionBase, seat: Seat): Position {
  if (openDirections(serpents, seat, table.options.size).length > 0) {
    return { phase: "move", table, serpents, toAct: seat };
  }
  return {
    phase: "over",
    table,
    serpents,
    outcome: { reason: "end.stuck", places: placesOfWinners([1 - seat], table) },
  };
}

import type { Seat } from "@serpentarium/core";
import { waysOf } from "./material/serpent.ts";
import type { Field, Position } from "./position.ts";

/** The turn of a seat, or the end where its serpent is stuck (`end.stuck`). */
export function turnOf({ table, serpents }: Field, seat: Seat): Position {
  if (waysOf(serpents, seat, table.options.size).length > 0) {
    return { phase: "move", table, serpents, toAct: seat };
  }
  return { phase: "over", table, serpents, outcome: { winners: [1 - seat], reason: "end.stuck" } };
}

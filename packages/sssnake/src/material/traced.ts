import { opposite, WAYS, type Way } from "./cards.ts";
import { type Cell, openings, type Snake, trace } from "./snake.ts";

/**
 * The sides by which the two traces come into cards, as bits by cell. From each side the other one of its part follows; every
 * part with neither is loose (`ends.trace`, `finish.loose-parts`).
 */
export function enteredSides({ cells, width, origin }: Snake): Uint8Array {
  const sides = new Uint8Array(cells.length);
  const enter = (cell: Cell, way: Way): void => {
    sides[cell] = (sides[cell] ?? 0) | (1 << opposite(way));
  };
  const { h, t } = openings(origin);
  trace(cells, width, h, enter);
  trace(cells, width, t, enter);
  return sides;
}

/** The same sides, listed for the cells that have any. */
export function tracedParts(snake: Snake): ReadonlyMap<Cell, readonly Way[]> {
  const listed = new Map<Cell, readonly Way[]>();
  for (const [cell, bits] of enteredSides(snake).entries())
    if (bits > 0)
      listed.set(
        cell,
        WAYS.filter((side) => bits & (1 << side)),
      );
  return listed;
}

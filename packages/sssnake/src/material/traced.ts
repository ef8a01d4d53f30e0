import { opposite, type Way } from "./cards.ts";
import { type Cell, openings, type Snake, trace } from "./snake.ts";

/**
 * The parts of cards on the two traces, by cell: a side of each, from which its other side follows. Every other part is
 * loose (`ends.trace`, `finish.loose-parts`).
 */
export function tracedParts({ cells, width, origin }: Snake): ReadonlyMap<Cell, readonly Way[]> {
  const sides = new Map<Cell, Way[]>();
  const { h, t } = openings(origin);
  for (const opening of [h, t]) {
    trace(cells, width, opening, (cell, way) => {
      sides.set(cell, [...(sides.get(cell) ?? []), opposite(way)]);
    });
  }
  return sides;
}

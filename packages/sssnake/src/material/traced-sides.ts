import { type Direction, oppositeDirection } from "./cards.ts";
import { bigCardOpenings, type Cell, type SnakeGrid, traceBody } from "./snake.ts";

/**
 * The sides through which the two traces enter cards, as bits by cell. Each side determines its part; a part with neither side
 * entered is loose (`ends.trace`, `finish.loose-parts`).
 *
 * @param sides - the array to write to: a zero for each cell
 */
export function enteredSides(
  { cells, width, origin }: SnakeGrid,
  sides: Uint8Array = new Uint8Array(cells.length),
): Uint8Array {
  const enter = (cell: Cell, direction: Direction): void => {
    sides[cell] = (sides[cell] ?? 0) | (1 << oppositeDirection(direction));
  };
  const { h, t } = bigCardOpenings(origin);
  traceBody(cells, width, h, enter);
  traceBody(cells, width, t, enter);
  return sides;
}

import { createGround, WALLED } from "@serpentarium/ssserpent/parts";

/** A grid whose left and right edges join. Heads and apples are placed as on a grid with a wall around it. */
export const HOOP = createGround({
  cellAt(column, row, size) {
    if (row < 0 || row >= size) return undefined;
    return [(column + size) % size, row];
  },
  starts: (_cells, _border, size) => WALLED.gridOf({ size }).starts,
  orchard: (_cells, _border, size) => WALLED.gridOf({ size }).orchard,
});

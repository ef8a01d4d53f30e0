import { createGround, WALLED_GROUND } from "@serpentarium/ssserpent/parts";

/** A grid whose left and right edges join. Heads and apples are placed as on the walled grid. */
export const HOOP = createGround({
  cellAt(column, row, size) {
    if (row < 0 || row >= size) return undefined;
    return [(column + size) % size, row];
  },
  headArea: (_cells, _border, size) => WALLED_GROUND.gridOf({ size }).headArea,
  appleArea: (_cells, _border, size) => WALLED_GROUND.gridOf({ size }).appleArea,
});

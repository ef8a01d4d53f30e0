/** What a cell holds, seen from the serpent that moves. */
export const FREE = 0;
export const BLUE = 1;
export const OWN_APPLE = 2;
export const ENEMY_APPLE = 3;
export const OWN = 4;
export const ENEMY = 5;
/** What there is where the grid ends. */
export const WALL = 6;

/** Whether a serpent goes to a cell with such a content: 1 if so, 0 if not, 16 where the two lines decide (`attack.line`). */
const goesTo = (isAdult: boolean): Uint8Array =>
  Uint8Array.from([FREE, BLUE, OWN_APPLE, ENEMY_APPLE, OWN, ENEMY, WALL], (content) => {
    if (content === ENEMY) return 16;
    return content === FREE || content === OWN_APPLE || (content === BLUE && isAdult) ? 1 : 0;
  });
const YOUNG = goesTo(false);
const ADULT = goesTo(true);

/**
 * Where a serpent goes from a cell, as bits: one for each heading in which it can go on, and one 16 times as high where the
 * lines decide. Looked up without a branch, of which a processor would guess half wrong.
 *
 * @param cells - the contents, the wall's behind those of the cells
 * @param ways - the neighbours of each cell, as in a grid
 */
export function waysOn(cells: Uint8Array, ways: Uint8Array, from: number, isAdult: boolean): number {
  const goes = isAdult ? ADULT : YOUNG;
  const at = (heading: number): number => goes[cells[ways[4 * from + heading] as number] as number] as number;
  return at(0) | (at(1) << 1) | (at(2) << 2) | (at(3) << 3);
}

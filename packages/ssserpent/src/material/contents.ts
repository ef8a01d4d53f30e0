/** The content of a cell, as seen by the serpent that moves. */
export const FREE = 0;
export const BLUE = 1;
export const OWN_APPLE = 2;
export const ENEMY_APPLE = 3;
export const OWN = 4;
export const ENEMY = 5;
/** Beyond the edge of the grid. */
export const WALL = 6;

/** By content: 1 if a serpent may enter, 0 if not, 16 if the two lines decide (`attack.line`). */
const entryTable = (isAdult: boolean): Uint8Array =>
  Uint8Array.from([FREE, BLUE, OWN_APPLE, ENEMY_APPLE, OWN, ENEMY, WALL], (content) => {
    if (content === ENEMY) return 16;
    return content === FREE || content === OWN_APPLE || (content === BLUE && isAdult) ? 1 : 0;
  });
const YOUNG = entryTable(false);
const ADULT = entryTable(true);

/**
 * The headings that are open from a cell, as bits: `1 << heading` where the serpent may go, `16 << heading` where the lines
 * decide. Branchless, because half of the branches would be mispredicted.
 *
 * @param cells - the content of each cell, followed by that of the wall
 * @param neighbours - the neighbours of each cell, as in `Grid.neighboursOrWall`
 */
export function headingBits(
  cells: Uint8Array,
  neighbours: Uint8Array,
  from: number,
  isAdult: boolean,
): number {
  const entry = isAdult ? ADULT : YOUNG;
  const at = (heading: number): number =>
    entry[cells[neighbours[4 * from + heading] as number] as number] as number;
  return at(0) | (at(1) << 1) | (at(2) << 2) | (at(3) << 3);
}

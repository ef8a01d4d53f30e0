import type { Seat } from "@serpentarium/core";

/** The content of a cell. */
export const FREE = 0;
export const BLUE = 1;
/** The apples of a seat's colour. */
export const appleOf = (seat: Seat): number => 2 + seat;
/** The pieces of a seat's serpent. */
export const pieceOf = (seat: Seat): number => 4 + seat;
/** Beyond the edge of the grid. */
export const WALL = 6;

/**
 * By seat, whether it is adult, and content: 1 if its serpent may enter, 0 if not, 16 if the lengths of the lines decide (`attack.line`).
 */
const ENTRY = Uint8Array.from({ length: 32 }, (_, index) => {
  const [seat, isAdult, content] = [index >> 4, (index & 8) > 0, index & 7];
  if (content === pieceOf(1 - seat)) return 16;
  return content === FREE || content === appleOf(seat) || (content === BLUE && isAdult) ? 1 : 0;
});

/**
 * The headings that are open from a cell, as bits: `1 << heading` if the serpent may enter, `16 << heading` if the lengths of the lines
 * decide. Branchless, because half of the branches would be mispredicted.
 *
 * @param cells - the content of each cell, followed by that of the wall
 * @param neighbours - the neighbours of each cell, as in `Grid.neighboursOrWall`
 */
export function headingBits(
  cells: Uint8Array,
  neighbours: Uint8Array,
  from: number,
  seat: Seat,
  isAdult: boolean,
): number {
  const entry = 16 * seat + (isAdult ? 8 : 0);
  const at = (heading: number): number =>
    ENTRY[entry + (cells[neighbours[4 * from + heading] as number] as number)] as number;
  return at(0) | (at(1) << 1) | (at(2) << 2) | (at(3) << 3);
}

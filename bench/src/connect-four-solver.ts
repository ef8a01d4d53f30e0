/** Who wins for the player to act: it, nobody or the other one. */
export type ExactResult = 1 | 0 | -1;

/**
 * The discs of a position, one bit per cell from the bottom of each column, seven bits per column: the four left columns in `left`, the
 * others in `right`.
 */
interface Discs {
  readonly ownLeft: number;
  readonly ownRight: number;
  readonly allLeft: number;
  readonly allRight: number;
}

const COLUMNS = 7;
const ROWS = 6;
const STRIDE = 7;
const CELLS = COLUMNS * ROWS;
const LEFT_BITS = 28;
const ALL_LEFT = (1 << LEFT_BITS) - 1;
const BOTTOM_LEFT = 1 | (1 << 7) | (1 << 14) | (1 << 21);
const BOTTOM_RIGHT = 1 | (1 << 7) | (1 << 14);
const BOARD_LEFT = BOTTOM_LEFT * 63;
const BOARD_RIGHT = BOTTOM_RIGHT * 63;
/** From the middle to the edges. */
const ORDER = [3, 2, 4, 1, 5, 0, 6];

/** The distances between neighbours in rows, and on both diagonals. */
const DISTANCES = [7, 6, 8];

/** The bits of the bounds in an entry. */
const BOUNDS_BITS = 4;

/** A power of two of entries: 16 million take 128 MB. */
const TABLE_BITS = 24;

/** The second half of a result on two halves. */
let outRight = 0;

/** The empty cells that complete a line of four of `own`; the left half is returned, the right one in `outRight`. */
function winningCells(ownLeft: number, ownRight: number, allLeft: number, allRight: number): number {
  // above three in a column
  let left = (ownLeft << 1) & (ownLeft << 2) & (ownLeft << 3);
  let right = (ownRight << 1) & (ownRight << 2) & (ownRight << 3);
  for (let i = 0; i < 3; i++) {
    const d = DISTANCES[i] as number;
    const b = LEFT_BITS - d;
    // one, two and three steps up, and the same down
    const up1L = (ownLeft << d) & ALL_LEFT;
    const up1R = (ownRight << d) | (ownLeft >>> b);
    const up2L = (up1L << d) & ALL_LEFT;
    const up2R = (up1R << d) | (up1L >>> b);
    const up3L = (up2L << d) & ALL_LEFT;
    const up3R = (up2R << d) | (up2L >>> b);
    const down1L = (ownLeft >>> d) | ((ownRight << b) & ALL_LEFT);
    const down1R = ownRight >>> d;
    const down2L = (down1L >>> d) | ((down1R << b) & ALL_LEFT);
    const down2R = down1R >>> d;
    const down3L = (down2L >>> d) | ((down2R << b) & ALL_LEFT);
    const down3R = down2R >>> d;
    const pairUpL = up1L & up2L;
    const pairUpR = up1R & up2R;
    const pairDownL = down1L & down2L;
    const pairDownR = down1R & down2R;
    left |= (pairUpL & (up3L | down1L)) | (pairDownL & (down3L | up1L));
    right |= (pairUpR & (up3R | down1R)) | (pairDownR & (down3R | up1R));
  }
  outRight = right & BOARD_RIGHT & ~allRight;
  return left & BOARD_LEFT & ~allLeft;
}

function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The moves of each position on the path, by the number of discs, with the number of cells that they threaten to win with. */
const MOVES_LEFT = new Int32Array(COLUMNS * CELLS);
const MOVES_RIGHT = new Int32Array(COLUMNS * CELLS);
const SCORES = new Int32Array(COLUMNS * CELLS);

const columnLeft = (column: number): number => (column < 4 ? 63 << (STRIDE * column) : 0);
const columnRight = (column: number): number => (column < 4 ? 0 : 63 << (STRIDE * (column - 4)));
const COLUMN_LEFT = Array.from({ length: COLUMNS }, (_, column) => columnLeft(column));
const COLUMN_RIGHT = Array.from({ length: COLUMNS }, (_, column) => columnRight(column));

/** Lists the moves to some cells in the order to try them, from an index. @returns their number */
function orderMoves(
  base: number,
  ownLeft: number,
  ownRight: number,
  allLeft: number,
  allRight: number,
  nextLeft: number,
  nextRight: number,
): number {
  let end = base;
  for (let i = 0; i < COLUMNS; i++) {
    const column = ORDER[i] as number;
    const moveLeft = nextLeft & (COLUMN_LEFT[column] as number);
    const moveRight = nextRight & (COLUMN_RIGHT[column] as number);
    if ((moveLeft | moveRight) === 0) continue;
    const left = winningCells(ownLeft | moveLeft, ownRight | moveRight, allLeft, allRight);
    const score = countBits(left) + countBits(outRight);
    let place = end++;
    for (; place > base && (SCORES[place - 1] as number) < score; place--) {
      SCORES[place] = SCORES[place - 1] as number;
      MOVES_LEFT[place] = MOVES_LEFT[place - 1] as number;
      MOVES_RIGHT[place] = MOVES_RIGHT[place - 1] as number;
    }
    SCORES[place] = score;
    MOVES_LEFT[place] = moveLeft;
    MOVES_RIGHT[place] = moveRight;
  }
  return end - base;
}

/** The discs after these columns, for the player to act. */
function discsAfter(columns: readonly number[]): Discs {
  let [ownLeft, ownRight, allLeft, allRight] = [0, 0, 0, 0];
  for (const column of columns) {
    const moveLeft = (allLeft + BOTTOM_LEFT) & (COLUMN_LEFT[column] ?? 0);
    const moveRight = (allRight + BOTTOM_RIGHT) & (COLUMN_RIGHT[column] ?? 0);
    if ((moveLeft | moveRight) === 0) throw new Error(`column ${column} is full`);
    [ownLeft, ownRight] = [ownLeft ^ allLeft, ownRight ^ allRight];
    allLeft |= moveLeft;
    allRight |= moveRight;
  }
  return { ownLeft, ownRight, allLeft, allRight };
}

/**
 * Solves connect four on the standard grid: alpha-beta with a transposition table, and moves in the order of the lines that they threaten
 * to complete. Shares no code with the packages.
 */
export class ConnectFourSolver {
  /** The number of visited positions. */
  nodes = 0;
  readonly #keys = new Int32Array(1 << TABLE_BITS);
  /** The right half of the key, and below it the bounds. */
  readonly #entries = new Int32Array(1 << TABLE_BITS);

  /** The result of the position after these columns, from 0, for the player to act; the game must not be over. */
  solve(columns: readonly number[]): ExactResult {
    const { ownLeft, ownRight, allLeft, allRight } = discsAfter(columns);
    return this.#result(ownLeft, ownRight, allLeft, allRight, columns.length);
  }

  /** The result of each column for the player to act, from the left; undefined if it is full. */
  solveColumns(columns: readonly number[]): readonly (ExactResult | undefined)[] {
    const { ownLeft, ownRight, allLeft, allRight } = discsAfter(columns);
    const winLeft = winningCells(ownLeft, ownRight, allLeft, allRight);
    const winRight = outRight;
    return Array.from({ length: COLUMNS }, (_, column) => {
      const moveLeft = (allLeft + BOTTOM_LEFT) & (COLUMN_LEFT[column] ?? 0);
      const moveRight = (allRight + BOTTOM_RIGHT) & (COLUMN_RIGHT[column] ?? 0);
      if ((moveLeft | moveRight) === 0) return undefined;
      if ((moveLeft & winLeft) | (moveRight & winRight)) return 1;
      return (0 - this.solve([...columns, column])) as ExactResult;
    });
  }

  #result(ownLeft: number, ownRight: number, allLeft: number, allRight: number, count: number): ExactResult {
    const nextLeft = (allLeft + BOTTOM_LEFT) & BOARD_LEFT;
    const nextRight = (allRight + BOTTOM_RIGHT) & BOARD_RIGHT;
    if ((winningCells(ownLeft, ownRight, allLeft, allRight) & nextLeft) | (outRight & nextRight)) return 1;
    if (this.#search(ownLeft, ownRight, allLeft, allRight, count, 0, 1) > 0) return 1;
    return this.#search(ownLeft, ownRight, allLeft, allRight, count, -1, 0) as ExactResult;
  }

  /** The player to act cannot win at once. */
  #search(
    ownLeft: number,
    ownRight: number,
    allLeft: number,
    allRight: number,
    count: number,
    alpha: number,
    beta: number,
  ): number {
    this.nodes++;
    const otherLeft = ownLeft ^ allLeft;
    const otherRight = ownRight ^ allRight;
    const threatLeft = winningCells(otherLeft, otherRight, allLeft, allRight);
    const threatRight = outRight;
    let nextLeft = (allLeft + BOTTOM_LEFT) & BOARD_LEFT;
    let nextRight = (allRight + BOTTOM_RIGHT) & BOARD_RIGHT;
    const forcedLeft = nextLeft & threatLeft;
    const forcedRight = nextRight & threatRight;
    if (forcedLeft | forcedRight) {
      if (countBits(forcedLeft) + countBits(forcedRight) > 1) return -1;
      nextLeft = forcedLeft;
      nextRight = forcedRight;
    }
    // not below a cell with which the other player wins
    nextLeft &= ~(threatLeft >>> 1);
    nextRight &= ~(threatRight >>> 1);
    if ((nextLeft | nextRight) === 0) return count < CELLS ? -1 : 0;
    if (count >= CELLS - 2) return 0;

    const keyLeft = ownLeft + allLeft + BOTTOM_LEFT;
    const keyRight = (ownRight + allRight + BOTTOM_RIGHT) << BOUNDS_BITS;
    const slot = (Math.imul(keyLeft, 0x9e3779b1) ^ Math.imul(keyRight, 0x85ebca6b)) >>> (32 - TABLE_BITS);
    let low = -1;
    let high = 1;
    const entry = this.#entries[slot] as number;
    if (this.#keys[slot] === keyLeft && entry >> BOUNDS_BITS === keyRight >> BOUNDS_BITS) {
      low = (entry & 3) - 1;
      high = ((entry >> 2) & 3) - 1;
      if (low >= beta || low === high) return low;
      if (high <= alpha) return high;
    }
    const from = Math.max(alpha, low);
    const to = Math.min(beta, high);
    const base = COLUMNS * count;
    const moves = orderMoves(base, ownLeft, ownRight, allLeft, allRight, nextLeft, nextRight);
    let best = -1;
    for (let i = base; i < base + moves && best < to; i++) {
      const value =
        0 -
        this.#search(
          otherLeft,
          otherRight,
          allLeft | (MOVES_LEFT[i] as number),
          allRight | (MOVES_RIGHT[i] as number),
          count + 1,
          -to,
          -Math.max(from, best),
        );
      best = Math.max(best, value);
    }
    if (best <= from) high = best;
    else if (best >= to) low = best;
    else low = high = best;
    this.#keys[slot] = keyLeft;
    this.#entries[slot] = keyRight | (low + 1) | ((high + 1) << 2);
    return best;
  }
}

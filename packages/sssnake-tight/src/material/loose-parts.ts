import {
  type Cell,
  type Direction,
  EMPTY_TILE,
  enteredSides,
  type SnakeGrid,
  TILE_NAMES,
  type Tile,
  tileParts,
} from "@serpentarium/sssnake/parts";

/** A part of a card that is on neither trace. */
export interface LoosePart {
  readonly cell: Cell;
  /** The two sides that it joins. */
  readonly sides: readonly [Direction, Direction];
}

/** Whether a tile has two parts. */
export const isDouble = (laid: Tile): boolean => IS_DOUBLE[laid] === true;
const IS_DOUBLE = TILE_NAMES.map((_, laid) => tileParts(laid).length > 1);

// reused between calls, because allocating it would take longer than the traces; safe because it is not read after a call
let reusedSides: Uint8Array = new Uint8Array(0);

function emptySides(size: number): Uint8Array {
  if (reusedSides.length < size) reusedSides = new Uint8Array(2 * size);
  else reusedSides.fill(0, 0, size);
  return reusedSides;
}

const NO_PARTS: readonly LoosePart[] = [];

/** The loose parts, through which the snake has yet to pass (`tight.both-parts`). Only cards with two parts have any. */
export function looseParts(snake: SnakeGrid): readonly LoosePart[] {
  const { cells } = snake;
  let entered: Uint8Array | undefined;
  let loose: LoosePart[] | undefined;
  for (let cell = 0; cell < cells.length; cell++) {
    const laid = cells[cell] ?? EMPTY_TILE;
    if (!isDouble(laid)) continue;
    entered ??= enteredSides(snake, emptySides(cells.length));
    const bits = entered[cell] ?? 0;
    for (const sides of tileParts(laid)) {
      if ((bits & ((1 << sides[0]) | (1 << sides[1]))) === 0) loose = [...(loose ?? []), { cell, sides }];
    }
  }
  return loose ?? NO_PARTS;
}

import {
  type Cell,
  type Direction,
  enteredSides,
  type SnakeGrid,
  tileParts,
} from "@serpentarium/sssnake/parts";

/** A part of a card that is on neither trace. */
export interface LoosePart {
  readonly cell: Cell;
  /** The two sides that it joins. */
  readonly sides: readonly [Direction, Direction];
}

const isDouble = (laid: number): boolean => tileParts(laid).length > 1;

const NO_PARTS: readonly LoosePart[] = [];

/** The loose parts, which the snake still has to pass through (`tight.both-parts`). Only cards of two parts have any. */
export function looseParts(snake: SnakeGrid): readonly LoosePart[] {
  const { cells } = snake;
  if (!cells.some(isDouble)) return NO_PARTS;
  const entered = enteredSides(snake);
  const loose: LoosePart[] = [];
  cells.forEach((laid, cell) => {
    if (!isDouble(laid)) return;
    const bits = entered[cell] ?? 0;
    for (const sides of tileParts(laid)) {
      if ((bits & ((1 << sides[0]) | (1 << sides[1]))) === 0) loose.push({ cell, sides });
    }
  });
  return loose;
}

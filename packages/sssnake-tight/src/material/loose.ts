import type { Snake } from "@serpentarium/sssnake";
import { type Cell, cardParts, enteredSides, type Way } from "@serpentarium/sssnake/parts";

/** A part of a card laid that is on neither trace. */
export interface LoosePart {
  readonly cell: Cell;
  /** The two sides that it joins. */
  readonly sides: readonly [Way, Way];
}

const isDouble = (laid: number): boolean => cardParts(laid).length > 1;

const NOTHING: readonly LoosePart[] = [];

/** The parts that the snake has still to go through (`tight.both-parts`): only cards of two parts have any. */
export function looseParts(snake: Snake): readonly LoosePart[] {
  const { cells } = snake;
  if (!cells.some(isDouble)) return NOTHING;
  const entered = enteredSides(snake);
  const loose: LoosePart[] = [];
  cells.forEach((laid, cell) => {
    if (!isDouble(laid)) return;
    const bits = entered[cell] ?? 0;
    for (const sides of cardParts(laid)) {
      if ((bits & ((1 << sides[0]) | (1 << sides[1]))) === 0) loose.push({ cell, sides });
    }
  });
  return loose;
}

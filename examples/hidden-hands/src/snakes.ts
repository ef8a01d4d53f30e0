import type { Seat } from "@serpentarium/core";

/** The cards: one snake of each length from 1 to 12. */
export const SNAKES: readonly number[] = Array.from({ length: 12 }, (_, i) => i + 1);
export const HATCHLING = 1;
export const GIANT = 12;
/** A card that whoever looks does not know. */
export const UNKNOWN = 0;

export const ascending = (cards: readonly number[]): readonly number[] => cards.toSorted((a, b) => a - b);

/** Whether the hatchling bites the giant: both were laid (`take.hatchling`). */
export const isBitten = (cards: readonly number[]): boolean =>
  cards.includes(HATCHLING) && cards.includes(GIANT);

/** The seat whose card takes the nest (`take.longest`, `take.hatchling`). */
export const takerOf = (cards: readonly number[]): Seat =>
  cards.indexOf(isBitten(cards) ? HATCHLING : Math.max(...cards));

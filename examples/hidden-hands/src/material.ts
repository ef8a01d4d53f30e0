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

/** The eggs in each of the six nests. */
export const NESTS: readonly number[] = [1, 1, 2, 2, 3, 4];

const count = (nests: readonly number[], eggs: number): number =>
  nests.filter((nest) => nest === eggs).length;

/** How many nests with so many eggs are left in the bag when some have been turned up. */
export const leftOf = (turned: readonly number[], eggs: number): number =>
  count(NESTS, eggs) - count(turned, eggs);

/** Which of the six nests were turned up, each time the first of its kind that was left. */
export const placesOf = (turned: readonly number[]): readonly number[] =>
  turned.map((eggs, i) => NESTS.indexOf(eggs) + count(turned.slice(0, i), eggs));

/** What each seat goes by: no player's number, as players may change seats from game to game. */
export const NAMES = [
  { en: "adder", fr: "vipère" },
  { en: "boa", fr: "boa" },
  { en: "cobra", fr: "cobra" },
];

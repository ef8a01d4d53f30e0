import type { Seat } from "@serpentarium/core";

/** The cards: one snake of each length from 1 to 12. */
export const SNAKES: readonly number[] = Array.from({ length: 12 }, (_, i) => i + 1);
export const HATCHLING = 1;
export const GIANT = 12;
/** A card that the viewer does not know. */
export const UNKNOWN = 0;

export const ascending = (cards: readonly number[]): readonly number[] => cards.toSorted((a, b) => a - b);

/** Whether the hatchling bites the giant, because both were laid (`take.hatchling`). */
export const isBitten = (cards: readonly number[]) => cards.includes(HATCHLING) && cards.includes(GIANT);

/** The seat whose card takes the nest (`take.longest`, `take.hatchling`). */
export const takerOf = (cards: readonly number[]): Seat =>
  cards.indexOf(isBitten(cards) ? HATCHLING : Math.max(...cards));

/** The number of eggs in each of the six nests. */
export const NESTS: readonly number[] = [1, 1, 2, 2, 3, 4];

const count = (nests: readonly number[], eggs: number) => nests.filter((nest) => nest === eggs).length;

/** The number of nests with `eggs` eggs that are left in the bag, given the nests turned up. */
export const countLeft = (turned: readonly number[], eggs: number): number =>
  count(NESTS, eggs) - count(turned, eggs);

/** The indices of the nests turned up: for each, the first one left with that number of eggs. */
export const nestIndices = (turned: readonly number[]): readonly number[] =>
  turned.map((eggs, i) => NESTS.indexOf(eggs) + count(turned.slice(0, i), eggs));

/** The names of the seats; not the numbers of the players, who may change seats between games. */
export const NAMES = [{ id: "seats.adder" }, { id: "seats.boa" }, { id: "seats.cobra" }];

/** The eggs in each of the six nests. */
export const NESTS: readonly number[] = [1, 1, 2, 2, 3, 4];

/** The different numbers of eggs. */
export const KINDS: readonly number[] = [...new Set(NESTS)];

const count = (nests: readonly number[], eggs: number): number =>
  nests.filter((nest) => nest === eggs).length;

/** How many nests with so many eggs are left in the bag when some have been turned up. */
export const leftOf = (turned: readonly number[], eggs: number): number =>
  count(NESTS, eggs) - count(turned, eggs);

/** Which of the six nests were turned up, each time the first of its kind that was left. */
export const placesOf = (turned: readonly number[]): readonly number[] =>
  turned.map((eggs, i) => NESTS.indexOf(eggs) + count(turned.slice(0, i), eggs));

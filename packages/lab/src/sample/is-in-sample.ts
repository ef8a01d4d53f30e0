/**
 * Whether a game belongs to the sample of one game in `every`; 0 samples none. It depends only on the number of the game, and whole rounds
 * of games are sampled, in which each bot has each seat once.
 */
export const isInSample = (number: number, every: number, seats: number): boolean =>
  every > 0 && Math.floor(number / seats) % every === 0;

/*
 * The ids of the places on the board, that events, refusals and targets name. Piles are numbered from 1.
 */

/** The place of a pile, counted from 0: `pile-1` and so on. */
export const pileSpace = (pile: number): string => `pile-${pile + 1}`;

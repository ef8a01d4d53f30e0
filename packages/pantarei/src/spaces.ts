/*
 * The ids of the spaces on the board, used by events, refusals and targets. Piles are numbered from 1.
 */

/** The space of a pile by its index: `pile-1` for index 0. */
export const pileSpaceId = (pile: number): string => `pile-${pile + 1}`;

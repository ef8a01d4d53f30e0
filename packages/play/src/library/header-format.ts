/** Increased when headers change, so that stored ones are computed again. */
export const HEADER_FORMAT = 1;

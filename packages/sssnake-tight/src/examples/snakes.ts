/*
 * Small snakes that several examples look at, in notation.
 */

/** The head has gone through a crossing and come round to its loose part. */
export const LOOP = "2.0.X+3.0.CNW+3.1.CSW";
/** The same, and the tail end faces the same cell. */
export const NOOSE = "-1.0.CNE+2.0.X+3.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+3.1.CSW";
/** One card short: both ends face the cell above the head, and go straight on there. */
export const GAP = "-1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+2.1.CSW";
/** One card short: both ends face the cell at the corner. */
export const CORNER = "-1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.SH";
/** The head end runs along the top of the big card. */
export const ARCH = "2.0.CNW+2.1.CSW";
/** The loose part of a crossing that runs against the big card. */
export const BLIND = "2.0.CNW+0.1.CNE+1.1.X+2.1.CSW+0.2.CSE";

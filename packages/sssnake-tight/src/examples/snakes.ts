/*
 * Small snakes in notation, for examples, pictures and tasks.
 */

/** The head has gone through a crossing and come round to its loose part. */
export const LOOP = "2.0.X+3.0.CNW+3.1.CSW";
/** Like `LOOP`, and the tail end faces the same cell. */
export const NOOSE = "-1.0.CNE+2.0.X+3.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+3.1.CSW";
/** One card short: both ends face the cell above the head, and go straight on there. */
export const GAP = "-1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+2.1.CSW";
/** The head has come through the crossing twice, and both ends face the cell below it. */
export const KNOT = "-1.-1.CNE+0.-1.SH+1.-1.SH+-1.0.CSE+2.0.X+3.0.CNW+2.1.CSE+3.1.CSW";
/** Two cards short: a straight card above the head, and a curve in the corner. */
export const CLOSE = "-1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH";
/** One card short: both ends face the cell at the corner. */
export const CORNER = `${CLOSE}+1.1.SH`;
/** The head end runs along the top of the big card. */
export const ARCH = "2.0.CNW+2.1.CSW";
/** The tail has gone straight on once, and the head end runs along the top of the big card. */
export const LATE = "-1.0.SH+2.0.CNW+2.1.CSW";
/** Three parts short: the head end runs along below the big card. */
export const AHEAD = "1.-1.SH+2.-1.CNW+2.0.CSW";
/** The tail has gone through a crossing, and the head end runs along the top of the big card. */
export const PASSED = "-1.0.X+2.0.CNW+2.1.CSW";
/** The tail end is in a niche, and the head end is at its opening. */
export const NICHE = "-1.0.CNE+2.0.CNW+-1.1.CSE+2.1.SV+1.2.SH+2.2.CSW";
/** The loose part of a crossing that runs against the big card. */
export const BLIND = "2.0.CNW+0.1.CNE+1.1.X+2.1.CSW+0.2.CSE";

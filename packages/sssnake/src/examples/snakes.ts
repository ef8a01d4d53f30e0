/*
 * Small snakes in notation, for examples, pictures and tasks.
 */

/** One card short: both ends face the cell above the head, and go straight on there. */
export const GAP = "-1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+2.1.CSW";
/** Two cards short: a straight card above the head, and a curve in the corner. */
export const CLOSE = "-1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH";
/** One card short: both ends face the cell at the corner. */
export const CORNER = `${CLOSE}+1.1.SH`;
/** The head end faces a cell above two empty ones that are walled in. */
export const POCKET = "-1.0.CNE+2.0.CNW+-1.1.SV+2.1.SV+-1.2.SV+1.2.SH+2.2.CSW";
/** `POCKET` with a crossing in the wall. */
export const DOOR = "-1.0.CNE+2.0.CNW+-1.1.SV+2.1.X+-1.2.SV+1.2.SH+2.2.CSW";
/** The tail end is in a niche, and the head end is at its opening. */
export const NICHE = "-1.0.CNE+2.0.CNW+-1.1.CSE+2.1.SV+1.2.SH+2.2.CSW";
/** The loose part of the crossing ends at the big card. */
export const BLIND = "2.0.CNW+0.1.CNE+1.1.X+2.1.CSW+0.2.CSE";
/** The head end has come round to the loose part of its own crossing. */
export const KNOT = "-1.-1.CNE+0.-1.SH+-1.0.CSE+2.0.X+3.0.CNW+3.1.CSW";
/** The loose part of a crossing between both ends. */
export const BOW = "-1.-1.CNE+0.-1.SH+1.-1.SH+-1.0.CSE+2.0.X+3.0.CNW+3.1.CSW";
/** The loose part of a double curve between both ends. */
export const ELBOW = "-1.-1.CNE+0.-1.SH+1.-1.SH+-1.0.CSE+2.0.DNW+2.1.CSE+3.1.CSW";
/** The head end runs along the top of the big card. */
export const ARCH = "2.0.CNW+2.1.CSW";
/** The head end has passed over the tail, and a curve has turned it upwards. */
export const HOOK = "2.0.CNW+0.1.CNE+1.1.SH+2.1.CSW";

import type { TeachingPicture } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";
import { POCKET } from "../examples/snakes.ts";

const FIRST = "2.-1.CNW+-2.0.CSE+-1.0.SH+2.0.CSW";
const LATE = "-2.-1.CNE+0.-1.SH+1.-1.SH+2.-1.CNW+-2.0.CSE+-1.0.SH+2.0.CSW";
const OTHER = "-1.-1.CNE+0.-1.SH+-1.0.DNW+2.0.SH+3.0.SH+4.0.SH+5.0.CSW";
const ASTRAY = "-1.-1.CNE+0.-1.SH+5.-1.X+-1.0.DNW+2.0.SH+3.0.SH+4.0.SH+5.0.CSW";

/** The game in six pictures: positions of one match, and a card that is never allowed. */
export const pictures: readonly TeachingPicture<ClauseId>[] = [
  {
    clauses: ["material.big-card", "finish.missing"],
    id: "head-looks-for-tail",
    position: "roll:chance 1 60.48.8.4 - 0 - -",
  },
  {
    clauses: ["turn.roll", "turn.three", "place.at-end"],
    id: "roll-draw-lay",
    position: "keep:1 1 57.45.8.4 SCC 2 -1.0.SH+2.0.CSW 2.0.SH",
    play: "C:tL",
  },
  {
    clauses: ["turn.three", "turn.two"],
    id: "one-for-the-neighbour",
    position: `receive:2 1 57.45.8.4 S 0 ${FIRST} 2.0.SH`,
    play: "S:h",
  },
  {
    clauses: ["turn.one"],
    id: "one-plays-tricks",
    position: `lend:1 1 53.42.7.3 X 0 ${LATE} ${OTHER}`,
    play: "X:h",
  },
  {
    clauses: ["place.can-finish", "place.for-good"],
    id: "never-into-a-trap",
    position: `keep:1 1 55.43.8.4 SC 1 ${POCKET} 2.0.CNW`,
    play: "C:hR",
  },
  {
    clauses: ["end.complete", "turn.must-fit"],
    id: "joined-and-won",
    position: `lend:2 2 52.42.7.3 S 0 ${LATE} ${ASTRAY}`,
    play: "S:h",
  },
];

import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { CORNER, GAP, KNOT, NICHE, POCKET } from "./snakes.ts";

export const placing: readonly Example<ClauseId>[] = [
  {
    id: "ends.trace.1",
    clause: "ends.trace",
    position: `receive:1 2 58.44.7.4 S 0 ${KNOT} -`,
    legal: ["S:h", "S:t"],
  },
  {
    id: "ends.trace.2",
    clause: "ends.trace",
    position: `receive:1 2 59.43.7.4 C 0 ${KNOT} -`,
    play: "C:hL",
    becomes: "roll:chance 1 59.43.7.4 - 0 -1.-1.CNE+0.-1.SH+-1.0.CSE+2.0.X+3.0.CNW+2.1.CSE+3.1.CSW -",
  },
  {
    id: "ends.trace.3",
    clause: "ends.trace",
    position: `receive:1 2 59.43.7.4 C 0 ${KNOT} -`,
    among: ["C:hL", "C:hR", "C:tR"],
    never: ["C:tL"],
  },
  {
    id: "ends.trace.4",
    clause: "ends.trace",
    position: `receive:1 2 58.44.8.4 S 0 ${GAP} -`,
    legal: ["S:h"],
  },
  {
    id: "ends.trace.5",
    clause: "ends.trace",
    position: `receive:1 2 58.45.7.4 X 0 ${CORNER} -`,
    play: "X:h",
    becomes: "roll:chance 1 58.45.7.4 - 0 -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+2.1.X -",
  },
  {
    id: "ends.trace.6",
    clause: "ends.trace",
    position: "roll:chance 1 59.47.8.4 - 0 2.0.CNW+4.0.SH -",
    rejected: true,
  },
  {
    id: "place.at-end.1",
    clause: "place.at-end",
    position: "keep:1 1 59.47.8.4 SC 1 - -",
    legal: ["S:h", "S:t", "C:hL", "C:hR", "C:tL", "C:tR"],
  },
  {
    id: "place.at-end.2",
    clause: "place.at-end",
    position: "receive:1 2 58.46.8.4 C 0 2.0.CNW+2.1.SV+2.2.SV -",
    play: "C:tR",
    becomes: "roll:chance 1 58.46.8.4 - 0 -1.0.CNE+2.0.CNW+2.1.SV+2.2.SV -",
  },
  {
    id: "place.at-end.3",
    clause: "place.at-end",
    position: "lend:1 1 59.48.8.4 S 0 - -",
    press: ["cell-2-1.1"],
  },
  {
    id: "place.at-end.4",
    clause: "place.at-end",
    position: "keep:1 1 59.46.8.4 SC 1 2.0.CNW -",
    press: ["hand-S", "cell-1-3.0"],
  },
  {
    id: "place.can-finish.1",
    clause: "place.can-finish",
    position: `receive:1 2 56.43.8.4 C 0 ${POCKET} 2.0.CNW`,
    play: "C:hR",
    becomes:
      "roll:chance 1 56.43.8.4 - 0 -1.0.CNE+2.0.CNW+-1.1.SV+2.1.SV+-1.2.SV+0.2.CNE+1.2.SH+2.2.CSW 2.0.CNW",
  },
  {
    id: "place.can-finish.2",
    clause: "place.can-finish",
    position: `receive:1 2 56.43.8.4 C 0 ${POCKET} 2.0.CNW`,
    refused: "C:hL",
  },
  {
    id: "place.can-finish.3",
    clause: "place.can-finish",
    position: `keep:1 1 55.43.8.4 SC 1 ${POCKET} 2.0.CNW`,
    press: ["hand-S", "table-1-h"],
  },
  {
    id: "place.can-finish.4",
    clause: "place.can-finish",
    position: `keep:1 1 57.44.8.4 SC 1 ${CORNER} -`,
    refused: "S:h",
  },
  {
    id: "place.can-finish.5",
    clause: "place.can-finish",
    position: `keep:1 1 57.44.7.4 SX 1 ${NICHE} -`,
    refused: "S:h",
  },
  {
    id: "place.can-finish.6",
    clause: "place.can-finish",
    position: `keep:1 1 57.44.7.4 SX 1 ${NICHE} -`,
    play: "X:h",
    becomes: "receive:2 1 57.44.7.4 S 0 -1.0.CNE+2.0.CNW+-1.1.CSE+2.1.SV+0.2.X+1.2.SH+2.2.CSW -",
  },
  {
    id: "place.for-good.1",
    clause: "place.for-good",
    position: "receive:2 1 58.47.8.4 S 0 2.0.SH 2.0.CNW",
    play: "S:t",
    becomes: "roll:chance 2 58.47.8.4 - 0 2.0.SH -1.0.SH+2.0.CNW",
  },
  {
    id: "place.for-good.2",
    clause: "place.for-good",
    position: "keep:1 1 59.46.8.4 SC 1 2.0.CNW -",
    press: ["hand-S", "card-1-2.0"],
  },
  {
    id: "place.for-good.3",
    clause: "place.for-good",
    position: "lend:1 1 59.46.8.4 C 0 - -1.0.SH+2.0.CNW",
    press: ["card-2--1.0"],
  },
];

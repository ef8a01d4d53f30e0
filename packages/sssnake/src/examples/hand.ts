import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { ARCH, CORNER, GAP, NICHE } from "./snakes.ts";

export const hand: readonly Example<ClauseId>[] = [
  {
    id: "turn.must-fit.1",
    clause: "turn.must-fit",
    position: `keep:1 1 57.44.7.4 SX 1 ${CORNER} 2.0.CNW`,
    legal: ["X:h"],
  },
  {
    id: "turn.must-fit.2",
    clause: "turn.must-fit",
    position: `keep:1 1 57.44.7.4 SX 1 ${CORNER} 2.0.CNW`,
    refused: "S:out",
  },
  {
    id: "turn.must-fit.3",
    clause: "turn.must-fit",
    position: `keep:1 1 59.42.8.3 CD 1 ${GAP} 2.0.CNW`,
    legal: ["C:out", "D:out"],
  },
  {
    id: "turn.must-fit.4",
    clause: "turn.must-fit",
    position: `keep:1 1 59.42.8.3 CD 1 ${GAP} 2.0.CNW`,
    play: "D:out",
    becomes: `receive:2 1 59.42.8.3 C 0 ${GAP} 2.0.CNW`,
  },
  {
    id: "turn.must-fit.5",
    clause: "turn.must-fit",
    position: `lend:1 1 58.43.8.4 S 0 2.0.CNW ${GAP}`,
    refused: "S:out",
  },
  {
    id: "turn.automatic.1",
    clause: "turn.automatic",
    options: { cards: { S: 20, C: 10, X: 20, D: 2 } },
    seats: 3,
    position:
      "keep:2 2 8.3.12.0 XX 1 -3.0.CNE+-2.0.X+-1.0.SH+2.0.X+3.0.CNW+-3.1.X+3.1.SV+3.2.SV 2.-2.CNE+3.-2.DNW+-2.-1.CNE+-1.-1.SH+0.-1.X+1.-1.X+3.-1.SV+-2.0.CSE+-1.0.SH+2.0.SH+3.0.CSW -2.-1.SH+-1.-1.SH+0.-1.X+1.-1.SH+2.-1.CNW+-2.0.SH+-1.0.SH+2.0.DNE",
    legal: ["X:out"],
  },
  {
    id: "turn.automatic.2",
    clause: "turn.automatic",
    position: `keep:1 1 54.42.8.4 SS 1 ${CORNER} ${CORNER}`,
    play: "S:out",
    becomes: `roll:chance 2 54.42.8.4 - 0 ${CORNER} ${CORNER}`,
  },
  {
    id: "turn.automatic.3",
    clause: "turn.automatic",
    position: `receive:1 2 58.43.7.4 X 0 ${NICHE} 2.0.CNW`,
    legal: ["X:h"],
  },
  {
    id: "turn.automatic.4",
    clause: "turn.automatic",
    position: `draw:chance 1 58.40.8.4 - 1 ${GAP} ${GAP}`,
    play: "C",
    becomes: `roll:chance 2 58.39.8.4 - 0 ${GAP} ${GAP}`,
  },
  {
    id: "turn.hand.1",
    clause: "turn.hand",
    position: `keep:1 1 60.45.7.4 CX 1 ${ARCH} -`,
    legal: ["C:hR", "C:tL", "C:tR", "X:h", "X:t"],
  },
  {
    id: "turn.hand.2",
    clause: "turn.hand",
    position: `keep:1 1 60.45.7.4 CX 1 ${ARCH} -`,
    refused: "S:h",
  },
  {
    id: "turn.hand.3",
    clause: "turn.hand",
    position: "lend:1 1 59.48.8.4 S 0 - -",
    refused: "D:out",
  },
];

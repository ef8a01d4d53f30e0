import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { ARCH, BLIND, BOW, DOOR, ELBOW, GAP, NICHE } from "./snakes.ts";

export const finishing: readonly Example<ClauseId>[] = [
  {
    id: "finish.possible.1",
    clause: "finish.possible",
    position: `receive:1 2 57.43.7.4 C 0 ${DOOR} 2.0.CNW`,
    play: "C:hL",
    becomes:
      "roll:chance 1 57.43.7.4 - 0 -1.0.CNE+2.0.CNW+-1.1.SV+2.1.X+-1.2.SV+0.2.CSE+1.2.SH+2.2.CSW 2.0.CNW",
  },
  {
    id: "finish.possible.2",
    clause: "finish.possible",
    position:
      "roll:chance 1 56.43.8.4 - 0 -1.0.CNE+2.0.CNW+-1.1.SV+2.1.SV+-1.2.SV+0.2.CSE+1.2.SH+2.2.CSW 2.0.CNW",
    rejected: true,
  },
  {
    id: "finish.possible.3",
    clause: "finish.possible",
    position: `receive:1 2 58.43.8.4 C 0 ${NICHE} -`,
    legal: ["C:hL", "C:tL"],
  },
  {
    id: "finish.possible.4",
    clause: "finish.possible",
    options: { cards: { C: 0, X: 0, D: 0 } },
    position: "lend:1 1 58.0.0.0 S 0 2.0.SH -",
    play: "S:h",
    becomes: "roll:chance 2 58.0.0.0 - 0 2.0.SH 2.0.SH",
  },
  {
    id: "finish.loose-parts.1",
    clause: "finish.loose-parts",
    position: `keep:1 1 58.44.7.4 SX 1 ${GAP} -`,
    play: "X:h",
    becomes: "over:1!end.complete 1 58.44.7.4 S 0 -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.X+2.1.CSW -",
  },
  {
    id: "finish.loose-parts.2",
    clause: "finish.loose-parts",
    position: `keep:1 1 58.42.7.4 CC 1 ${BOW} -`,
    play: "C:tL",
    becomes: "receive:2 1 58.42.7.4 C 0 -1.-1.CNE+0.-1.SH+1.-1.SH+2.-1.CNW+-1.0.CSE+2.0.X+3.0.CNW+3.1.CSW -",
  },
  {
    id: "finish.loose-parts.3",
    clause: "finish.loose-parts",
    position: `receive:1 2 58.43.8.3 C 0 ${ELBOW} -`,
    play: "C:hR",
    becomes:
      "roll:chance 1 58.43.8.3 - 0 -1.-1.CNE+0.-1.SH+1.-1.SH+-1.0.CSE+2.0.DNW+3.0.CNW+2.1.CSE+3.1.CSW -",
  },
  {
    id: "finish.loose-parts.4",
    clause: "finish.loose-parts",
    position: `receive:1 2 60.43.7.4 C 0 ${BLIND} -`,
    among: ["C:hL", "C:tL", "C:tR"],
    never: ["C:hR"],
  },
  {
    id: "finish.missing.1",
    clause: "finish.missing",
    options: { cards: { S: 1, C: 0, X: 0, D: 0 } },
    position: "lend:1 1 0.0.0.0 S 0 - -",
    play: "S:h",
    becomes: "over:1!end.deck 1 0.0.0.0 - 0 - 2.0.SH",
  },
  {
    id: "finish.missing.2",
    clause: "finish.missing",
    options: { cards: { S: 0, C: 1, X: 0, D: 0 } },
    position: "lend:1 1 0.0.0.0 C 0 - -",
    play: "C:tR",
    becomes: "over:2!end.deck 1 0.0.0.0 - 0 - -1.0.CNE",
  },
  {
    id: "finish.missing.3",
    clause: "finish.missing",
    options: { cards: { S: 2, C: 5, X: 0, D: 1 } },
    position: `receive:1 2 0.0.0.0 C 0 -1.-1.CNE+0.-1.SH+1.-1.SH+-1.0.CSE+2.0.DNW ${ARCH}`,
    play: "C:hR",
    becomes: `over:1!end.deck 2 0.0.0.0 - 0 -1.-1.CNE+0.-1.SH+1.-1.SH+-1.0.CSE+2.0.DNW+2.1.CSE ${ARCH}`,
  },
];

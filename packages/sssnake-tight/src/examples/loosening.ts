import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { CORNER, GAP, LOOP, NICHE, NOOSE, PASSED } from "./snakes.ts";

export const loosening: readonly Example<ClauseId>[] = [
  {
    id: "place.can-finish.1",
    clause: "place.can-finish",
    position: `receive:1 2 60.45.7.4 C 0 ${LOOP} -`,
    refused: "C:hR",
  },
  {
    id: "place.can-finish.2",
    clause: "place.can-finish",
    position: `receive:1 2 60.45.7.4 C 0 ${LOOP} -`,
    play: "C:hL",
    becomes: "roll:chance 1 60.45.7.4 - 0 2.0.X+3.0.CNW+2.1.CSE+3.1.CSW -",
  },
  {
    id: "place.can-finish.3",
    clause: "place.can-finish",
    position: `keep:1 1 57.44.7.4 SX 1 ${NICHE} -`,
    refused: "S:h",
  },
  {
    id: "finish.loose-parts.1",
    clause: "finish.loose-parts",
    position: `keep:1 1 60.45.6.4 CX 1 ${LOOP} -`,
    play: "C:hL",
    becomes: "receive:2 1 60.45.6.4 X 0 2.0.X+3.0.CNW+2.1.CSE+3.1.CSW -",
  },
  {
    id: "finish.loose-parts.2",
    clause: "finish.loose-parts",
    position: `receive:1 2 60.45.7.4 C 0 ${LOOP} -`,
    legal: ["C:hL", "C:tL", "C:tR"],
  },
  {
    id: "tight.both-parts.1",
    clause: "tight.both-parts",
    position: `keep:1 1 58.44.7.4 SX 1 ${GAP} -`,
    play: "S:h",
    becomes: "over:1!end.complete 1 58.44.7.4 X 0 -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+2.1.CSW -",
  },
  {
    id: "tight.both-parts.2",
    clause: "tight.both-parts",
    position: `keep:1 1 58.44.7.4 SX 1 ${GAP} -`,
    refused: "X:h",
  },
  {
    id: "tight.both-parts.3",
    clause: "tight.both-parts",
    position: `keep:1 1 57.43.7.3 SD 1 ${NOOSE} -`,
    refused: "S:h",
  },
  {
    id: "tight.both-parts.4",
    clause: "tight.both-parts",
    position: `keep:1 1 57.43.7.3 SD 1 ${NOOSE} -`,
    play: "D:hL",
    becomes: "receive:2 1 57.43.7.3 S 0 -1.0.CNE+2.0.X+3.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+2.1.DNW+3.1.CSW -",
  },
  {
    id: "tight.one-loose.1",
    clause: "tight.one-loose",
    position: "lend:1 1 60.48.7.4 X 0 - -",
    legal: ["X:h", "X:t"],
  },
  {
    id: "tight.one-loose.2",
    clause: "tight.one-loose",
    position: `keep:1 1 60.45.6.4 CX 1 ${LOOP} -`,
    refused: "X:t",
  },
  {
    id: "tight.one-loose.3",
    clause: "tight.one-loose",
    position: `keep:1 1 60.46.5.2 XD 1 ${PASSED} -`,
    refused: "D:hL",
  },
  {
    id: "tight.one-loose.4",
    clause: "tight.one-loose",
    position: `keep:1 1 60.45.7.3 CD 1 ${LOOP} -`,
    play: "D:hL",
    becomes: "receive:2 1 60.45.7.3 C 0 2.0.X+3.0.CNW+2.1.DNW+3.1.CSW -",
  },
  {
    id: "tight.one-loose.5",
    clause: "tight.one-loose",
    position: `keep:1 1 57.43.8.3 CD 1 ${CORNER} -`,
    play: "D:hR",
    becomes: "receive:2 1 57.43.8.3 C 0 -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+2.1.DNW -",
  },
  {
    id: "turn.hand.1",
    clause: "turn.hand",
    position: "keep:1 1 60.47.7.4 CX 1 - -",
    legal: ["C:hL", "C:hR", "C:tL", "C:tR", "X:h", "X:t"],
  },
];

import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { ARCH, CORNER } from "./snakes.ts";

export const giving: readonly Example<ClauseId>[] = [
  {
    id: "turn.one.1",
    clause: "turn.one",
    position: `draw:chance 1 60.45.8.4 - 1 2.0.CNW ${ARCH}`,
    play: "S",
    becomes: `lend:1 1 59.45.8.4 S 0 2.0.CNW ${ARCH}`,
  },
  {
    id: "turn.one.2",
    clause: "turn.one",
    position: `lend:1 1 59.45.8.4 S 0 2.0.CNW ${ARCH}`,
    play: "S:t",
    becomes: "roll:chance 2 59.45.8.4 - 0 2.0.CNW -1.0.SH+2.0.CNW+2.1.CSW",
  },
  {
    id: "turn.one.3",
    clause: "turn.one",
    position: `lend:1 1 58.44.8.3 D 0 2.0.CNW ${CORNER}`,
    play: "D:hR",
    becomes: "roll:chance 2 58.44.8.3 - 0 2.0.CNW -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+2.1.DNW",
  },
  {
    id: "turn.one.4",
    clause: "turn.one",
    position: `draw:chance 1 58.43.8.4 - 1 ${ARCH} ${CORNER}`,
    play: "S",
    becomes: `reclaim:1 1 57.43.8.4 S 0 ${ARCH} ${CORNER}`,
  },
  {
    id: "turn.one.5",
    clause: "turn.one",
    position: `reclaim:1 1 57.43.8.4 S 0 ${ARCH} ${CORNER}`,
    play: "S:h",
    becomes: `roll:chance 2 57.43.8.4 - 0 2.0.CNW+1.1.SH+2.1.CSW ${CORNER}`,
  },
  {
    id: "turn.one.6",
    clause: "turn.one",
    seats: 3,
    position: `draw:chance 1 56.40.8.4 - 1 ${CORNER} ${CORNER} ${ARCH}`,
    play: "S",
    becomes: `roll:chance 2 55.40.8.4 - 0 ${CORNER} ${CORNER} ${ARCH}`,
  },
  {
    id: "turn.two.1",
    clause: "turn.two",
    position: `keep:1 1 59.44.8.4 SC 1 2.0.CNW ${ARCH}`,
    play: "C:hL",
    becomes: `receive:2 1 59.44.8.4 S 0 ${ARCH} ${ARCH}`,
  },
  {
    id: "turn.two.2",
    clause: "turn.two",
    position: `receive:2 1 59.44.8.4 S 0 ${ARCH} ${ARCH}`,
    play: "S:h",
    becomes: `roll:chance 2 59.44.8.4 - 0 ${ARCH} 2.0.CNW+1.1.SH+2.1.CSW`,
  },
  {
    id: "turn.two.3",
    clause: "turn.two",
    position: `keep:1 1 56.43.8.4 SS 1 ${ARCH} ${CORNER}`,
    play: "S:h",
    becomes: `reclaim:1 1 56.43.8.4 S 0 2.0.CNW+1.1.SH+2.1.CSW ${CORNER}`,
  },
  {
    id: "turn.two.4",
    clause: "turn.two",
    position: `keep:1 1 55.42.8.4 SS 1 -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH ${CORNER}`,
    play: "S:t",
    becomes: `roll:chance 2 55.42.8.4 - 0 ${CORNER} ${CORNER}`,
  },
  {
    id: "turn.three.1",
    clause: "turn.three",
    seats: 3,
    position: "keep:2 2 58.45.8.4 SCC 2 2.0.SH - 2.0.CNW",
    play: "C:hL",
    becomes: "keep:2 2 58.45.8.4 SC 1 2.0.SH 2.0.CNW 2.0.CNW",
  },
  {
    id: "turn.three.2",
    clause: "turn.three",
    seats: 3,
    position: "keep:2 2 58.45.8.4 SC 1 2.0.SH 2.0.CNW 2.0.CNW",
    play: "C:hL",
    becomes: `receive:3 2 58.45.8.4 S 0 2.0.SH ${ARCH} 2.0.CNW`,
  },
  {
    id: "turn.three.3",
    clause: "turn.three",
    position: "keep:1 1 58.47.7.4 SCX 2 - 2.0.SH",
    legal: ["S:h", "S:t", "C:hL", "C:hR", "C:tL", "C:tR", "X:h", "X:t"],
  },
];

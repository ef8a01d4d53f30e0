import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { ARCH, BLIND, GAP, LOOP, NOOSE } from "./snakes.ts";

export const finishing: readonly Example<ClauseId>[] = [
  {
    id: "finish.possible.1",
    clause: "finish.possible",
    position: `receive:1 2 60.46.7.4 X 0 ${ARCH} -`,
    legal: ["X:t"],
  },
  {
    id: "finish.possible.2",
    clause: "finish.possible",
    position: `roll:chance 1 60.44.7.4 - 0 ${BLIND} -`,
    rejected: true,
  },
  {
    id: "finish.possible.3",
    clause: "finish.possible",
    position: `keep:1 1 57.43.7.4 SC 1 ${NOOSE} -`,
    legal: ["S:out", "C:out"],
  },
  {
    id: "finish.missing.1",
    clause: "finish.missing",
    options: { cards: { S: 0, C: 0, X: 1, D: 0 } },
    position: "lend:1 1 0.0.0.0 X 0 - -",
    play: "X:h",
    becomes: "over:1!end.deck 1 0.0.0.0 - 0 - 2.0.X",
  },
  {
    id: "finish.missing.2",
    clause: "finish.missing",
    options: { cards: { S: 0, C: 5, X: 1, D: 0 } },
    position: `receive:1 2 0.0.0.0 C 0 ${LOOP} ${ARCH}`,
    play: "C:hL",
    becomes: `over:2!end.deck 2 0.0.0.0 - 0 2.0.X+3.0.CNW+2.1.CSE+3.1.CSW ${ARCH}`,
  },
  {
    id: "end.deck.1",
    clause: "end.deck",
    options: { cards: { S: 1, C: 3, X: 0, D: 0 } },
    position: `receive:2 1 0.0.0.0 S 0 2.0.CNW ${ARCH}`,
    play: "S:h",
    becomes: "over:2!end.deck 1 0.0.0.0 - 0 2.0.CNW 2.0.CNW+1.1.SH+2.1.CSW",
  },
  {
    id: "end.deck.2",
    clause: "end.deck",
    options: { cards: { S: 3, C: 4, X: 1, D: 0 } },
    position: `draw:chance 1 1.0.0.0 - 1 ${NOOSE} -`,
    play: "S",
    becomes: `lend:1 1 0.0.0.0 S 0 ${NOOSE} -`,
  },
  {
    id: "score.negative.1",
    clause: "score.negative",
    options: { cards: { S: 3, C: 4, X: 1, D: 0 } },
    position: `lend:1 1 0.0.0.0 S 0 ${NOOSE} -`,
    play: "S:h",
    becomes: `over:2!end.deck 1 0.0.0.0 - 0 ${NOOSE} 2.0.SH`,
  },
  {
    id: "score.negative.2",
    clause: "score.negative",
    position: `keep:1 1 58.44.6.4 SX 1 ${GAP} 2.0.X`,
    play: "S:h",
    becomes: "over:1!end.complete 1 58.44.6.4 X 0 -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+2.1.CSW 2.0.X",
  },
];

import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { PACK, RACE, SORTED, TENS, TWIN } from "./rows.ts";

export const advancing: readonly Example<ClauseId>[] = [
  {
    id: "turn.advance.1",
    clause: "turn.advance",
    position: `advance:2 ${RACE} 21,22 6`,
    play: "go",
    becomes: `advance:1 ${RACE} 21,16 7`,
  },
  {
    id: "turn.advance.2",
    clause: "turn.advance",
    position: `advance:1 ${TENS} 28,11 20`,
    play: "go",
    becomes: `advance:2 ${TENS} 29,11 21`,
  },
  {
    id: "turn.advance.3",
    clause: "turn.advance",
    position: `advance:1 ${SORTED} 8,8 2`,
    play: "go",
    becomes: `advance:2 ${SORTED} 16,8 3`,
  },
  {
    id: "turn.chain.1",
    clause: "turn.chain",
    position: `advance:2 ${RACE} 21,0 1`,
    play: "go",
    becomes: `advance:1 ${RACE} 21,21 2`,
  },
  {
    id: "turn.chain.2",
    clause: "turn.chain",
    seats: 3,
    position: `advance:1 ${PACK} 22,22,22 3`,
    play: "go",
    becomes: `advance:2 ${PACK} 46,22,22 4`,
  },
  {
    id: "turn.chain.3",
    clause: "turn.chain",
    seats: 4,
    position: `advance:1 ${TWIN} 21,12,11,0 16`,
    play: "go",
    becomes: `advance:2 ${TWIN} 39,12,11,0 17`,
  },
  {
    id: "turn.chain.4",
    clause: "turn.chain",
    seats: 3,
    position: `advance:1 ${PACK} 26,22,0 9`,
    play: "go",
    becomes: `advance:2 ${PACK} 0,22,0 10`,
  },
  {
    id: "turn.count.1",
    clause: "turn.count",
    position: `advance:1 ${TENS} 11,11 2`,
    play: "go",
    becomes: `over:1!end.goal ${TENS} 32,11 3`,
  },
  {
    id: "turn.count.2",
    clause: "turn.count",
    position: `advance:1 ${RACE} 27,21 8`,
    play: "go",
    becomes: `advance:2 ${RACE} 27,21 9`,
  },
  {
    id: "turn.count.3",
    clause: "turn.count",
    position: `advance:1 ${RACE} 26,21 6`,
    play: "go",
    becomes: `advance:2 ${RACE} 27,21 7`,
  },
];

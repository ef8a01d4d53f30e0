import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";

/** At least one example per clause, in the order of the rulebook. Each is a test, and a playable board in the rulebook. */
export const examples: readonly Example<ClauseId>[] = [
  {
    id: "setup.nests.1",
    clause: "setup.nests",
    position: "rear:-",
    among: ["1:1", "1:5", "2:1", "2:5"],
  },
  {
    id: "rear.secret.1",
    clause: "rear.secret",
    position: "rear:- _1:2",
    legal: ["2:1", "2:2", "2:3", "2:4", "2:5"],
  },
  {
    id: "rear.once.1",
    clause: "rear.once",
    position: "rear:2,5",
    refused: "1:2",
  },
  {
    id: "rear.once.2",
    clause: "rear.once",
    position: "rear:2,5",
    play: "2:2",
    becomes: "rear:2,5 _2:2",
  },
  {
    id: "take.highest.1",
    clause: "take.highest",
    position: "rear:2,5 _1:4",
    play: "2:1",
    becomes: "rear:2,5/4,1",
  },
  {
    id: "take.equal.1",
    clause: "take.equal",
    position: "rear:- _2:3",
    play: "1:3",
    becomes: "rear:3,3",
  },
  {
    id: "take.equal.2",
    clause: "take.equal",
    seats: 3,
    position: "rear:- _1:4_2:4",
    play: "3:1",
    becomes: "rear:4,4,1",
  },
  {
    id: "end.nests.1",
    clause: "end.nests",
    position: "rear:2,3/4,4/3,1/5,2 _1:1",
    play: "2:5",
    becomes: "over:1!end.nests 2,3/4,4/3,1/5,2/1,5",
  },
];

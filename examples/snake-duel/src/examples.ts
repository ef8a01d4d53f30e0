import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";

/** At least one example per clause, in the order of the rulebook. */
export const examples: readonly Example<ClauseId>[] = [
  {
    id: "setup.corners.1",
    clause: "setup.corners",
    position: "apple:0 a3,a2,a1/i7,i8,i9 -",
    play: "e5",
    becomes: "turn:0 a3,a2,a1/i7,i8,i9 e5",
  },
  {
    id: "apple.drop.1",
    clause: "apple.drop",
    position: "apple:0 a3,a2,a1/i7,i8,i9 -",
    refused: "a2",
  },
  {
    id: "apple.drop.2",
    clause: "apple.drop",
    position: "apple:6 e5,e4,e3,e2/i3,i4,i5 -",
    play: "b7",
    becomes: "turn:6 e5,e4,e3,e2/i3,i4,i5 b7",
  },
  {
    id: "turn.secret.1",
    clause: "turn.secret",
    position: "turn:0 a3,a2,a1/i7,i8,i9 e5 _1:n",
    legal: ["2:e", "2:s", "2:w"],
  },
  {
    id: "turn.back.1",
    clause: "turn.back",
    position: "turn:0 a3,a2,a1/i7,i8,i9 e5",
    refused: "1:s",
  },
  {
    id: "turn.back.2",
    clause: "turn.back",
    position: "turn:0 a3,a2,a1/i7,i8,i9 e5",
    among: ["1:n", "1:e", "1:w"],
    never: ["1:s"],
  },
  {
    id: "turn.together.1",
    clause: "turn.together",
    position: "turn:0 a3,a2,a1/i7,i8,i9 e5 _1:n",
    play: "2:w",
    becomes: "turn:1 a4,a3,a2/h7,i7,i8 e5",
  },
  {
    id: "turn.together.2",
    clause: "turn.together",
    position: "turn:9 e5,e4,e3/g6,f6,e6 a9 _2:e",
    play: "1:n",
    becomes: "turn:10 e6,e5,e4/h6,g6,f6 a9",
  },
  {
    id: "apple.eat.1",
    clause: "apple.eat",
    position: "turn:5 e4,e3,e2/i4,i5,i6 e5 _2:s",
    play: "1:n",
    becomes: "apple:6 e5,e4,e3,e2/i3,i4,i5 -",
  },
  {
    id: "crash.wall.1",
    clause: "crash.wall",
    seats: 3,
    position: "turn:5 e4,e3,e2/i4,i5,i6/c9,b9,a9 e9 _1:n_3:s",
    play: "2:e",
    becomes: "turn:6 e5,e4,e3/-/c8,c9,b9 e9",
  },
  {
    id: "crash.body.1",
    clause: "crash.body",
    position: "turn:9 f5,f4,f3/h6,g6,f6,e6 a9 _2:e",
    play: "1:n",
    becomes: "over:10 -/i6,h6,g6,f6 a9 2!end.last",
  },
  {
    id: "crash.heads.1",
    clause: "crash.heads",
    position: "turn:5 d5,c5,b5/f5,g5,h5 e5 _1:e",
    play: "2:w",
    becomes: "over:6 -/- e5 1,2!end.last",
  },
  {
    id: "end.last.1",
    clause: "end.last",
    position: "turn:5 e4,e3,e2/i4,i5,i6 a9 _1:n",
    play: "2:e",
    becomes: "over:6 e5,e4,e3/- a9 1!end.last",
  },
  {
    id: "end.turns.1",
    clause: "end.turns",
    position: "turn:49 e4,e3,e2,e1/i4,i5,i6 a9 _1:n",
    play: "2:s",
    becomes: "over:50 e5,e4,e3,e2/i3,i4,i5 a9 1!end.turns",
  },
];

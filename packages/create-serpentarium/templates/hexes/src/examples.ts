import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";

const options = { size: 4 };

/** At least one example per clause, in the order of the rulebook. Each is a test, and a playable board in the rulebook. */
export const examples: readonly Example<ClauseId>[] = [
  {
    id: "setup.sides.1",
    clause: "setup.sides",
    options,
    position: "lay:1 4/4/4/4",
    play: "b3",
    becomes: "lay:2 4/1x2/4/4",
  },
  {
    id: "lay.free.1",
    clause: "lay.free",
    options,
    position: "lay:1 4/1x2/2o1/4",
    play: "a2",
    becomes: "lay:2 4/1x2/x1o1/4",
  },
  {
    id: "lay.free.2",
    clause: "lay.free",
    options,
    position: "lay:1 4/1x2/2o1/4",
    refused: "c2",
  },
  {
    id: "end.joined.1",
    clause: "end.joined",
    options,
    position: "lay:1 2x1/1xoo/1xo1/4",
    play: "b1",
    becomes: "over:1!end.joined 2x1/1xoo/1xo1/1x2",
  },
  {
    id: "end.joined.2",
    clause: "end.joined",
    options,
    position: "lay:2 1x2/1xx1/ooo1/x3",
    play: "d2",
    becomes: "over:2!end.joined 1x2/1xx1/oooo/x3",
  },
];

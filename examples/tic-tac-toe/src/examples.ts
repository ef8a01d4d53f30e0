import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";

/** At least one example per clause, in the order of the rulebook. */
export const examples: readonly Example<ClauseId>[] = [
  {
    id: "setup.first.1",
    clause: "setup.first",
    position: "place:1 .........",
    play: "b2",
    becomes: "place:2 ....x....",
  },
  {
    id: "place.free.1",
    clause: "place.free",
    position: "place:2 ....x....",
    play: "a3",
    becomes: "place:1 o...x....",
  },
  {
    id: "place.free.2",
    clause: "place.free",
    position: "place:2 ....x....",
    refused: "b2",
  },
  {
    id: "end.line.1",
    clause: "end.line",
    position: "place:1 x.o.xo...",
    play: "c1",
    becomes: "over:1!end.line x.o.xo..x",
  },
  {
    id: "end.full.1",
    clause: "end.full",
    position: "place:1 oxxxxooo.",
    play: "c1",
    becomes: "over:draw!end.full oxxxxooox",
  },
];

import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";

/** At least one example per clause, in the order of the rulebook. */
export const examples: readonly Example<ClauseId>[] = [
  {
    id: "setup.deal.1",
    clause: "setup.deal",
    position: "deal:chance - -",
    play: "1,7,9,12/2,5,6,8",
    becomes: "turn:chance 1,7,9,12/2,5,6,8 -",
  },
  {
    id: "nest.turn.1",
    clause: "nest.turn",
    position: "turn:chance 1,7,9,12/2,5,6,8 -",
    legal: ["1", "2", "3", "4"],
  },
  {
    id: "nest.turn.2",
    clause: "nest.turn",
    position: "turn:chance 1,7,12/2,5,6 3:9:8",
    refused: "3",
  },
  {
    id: "lay.hand.1",
    clause: "lay.hand",
    position: "lay:1 1,7,9,12/2,5,6,8 2",
    legal: ["1", "7", "9", "12"],
  },
  {
    id: "lay.hand.2",
    clause: "lay.hand",
    position: "lay:1 1,7,9,12/2,5,6,8 2",
    refused: "3",
  },
  {
    id: "lay.hidden.1",
    clause: "lay.hidden",
    position: "lay:1 1,7,9,12/2,5,6,8 2",
    play: "9",
    becomes: "lay:2 1,7,12/2,5,6,8 2:9",
  },
  {
    id: "take.longest.1",
    clause: "take.longest",
    position: "lay:2 1,7,12/2,5,6,8 2:9",
    play: "8",
    becomes: "turn:chance 1,7,12/2,5,6 2:9:8",
  },
  {
    id: "take.hatchling.1",
    clause: "take.hatchling",
    position: "lay:2 5,7,9/1,2,6,8 4:12",
    play: "1",
    becomes: "turn:chance 5,7,9/2,6,8 4:12:1",
  },
  {
    id: "take.hatchling.2",
    clause: "take.hatchling",
    seats: 3,
    options: { hand: 2 },
    position: "lay:3 7/2/5,11 4:12:1",
    play: "11",
    becomes: "turn:chance 7/2/5 4:12:1:11",
  },
  {
    id: "end.hands.1",
    clause: "end.hands",
    options: { hand: 2 },
    position: "lay:2 -/8 2:9:5 3:6",
    play: "8",
    becomes: "over:2!end.hands -/- 2:9:5 3:6:8",
  },
  {
    id: "end.hands.2",
    clause: "end.hands",
    options: { hand: 2 },
    position: "lay:2 -/8 2:9:5 2:6",
    play: "8",
    becomes: "over:1,2!end.hands -/- 2:9:5 2:6:8",
  },
];

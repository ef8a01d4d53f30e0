import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";

/** At least one example per clause, in the order of the rulebook. Each is a test, and a playable board in the rulebook. */
export const examples: readonly Example<ClauseId>[] = [
  {
    id: "setup.deal.1",
    clause: "setup.deal",
    position: "deal:chance - -",
    play: "1,7,9,12/2,5,6,8",
    becomes: "lay:1 1,7,9,12/2,5,6,8 -/-",
  },
  {
    id: "lay.lead.1",
    clause: "lay.lead",
    position: "lay:2 1,9,12/2,5,6,8 7/-",
    play: "8",
    becomes: "lay:2 1,9,12/2,5,6 7/8",
  },
  {
    id: "lay.hand.1",
    clause: "lay.hand",
    position: "lay:1 1,7,9,12/2,5,6,8 -/-",
    legal: ["1", "7", "9", "12"],
  },
  {
    id: "lay.hand.2",
    clause: "lay.hand",
    position: "lay:1 1,7,9,12/2,5,6,8 -/-",
    refused: "8",
  },
  {
    id: "take.longest.1",
    clause: "take.longest",
    position: "lay:2 1,7,12/2,5,6,8 9/-",
    play: "8",
    becomes: "lay:1 1,7,12/2,5,6 9/8",
  },
  {
    id: "take.hatchling.1",
    clause: "take.hatchling",
    position: "lay:2 5,7,9/1,2,6,8 12/-",
    play: "1",
    becomes: "lay:2 5,7,9/2,6,8 12/1",
  },
  {
    id: "end.hands.1",
    clause: "end.hands",
    options: { hand: 2 },
    position: "lay:2 -/2 9,6/5",
    play: "2",
    becomes: "over:1!end.hands -/- 9,6/5,2",
  },
  {
    id: "end.hands.2",
    clause: "end.hands",
    options: { hand: 2 },
    position: "lay:2 -/8 9,6/5",
    play: "8",
    becomes: "over:1,2!end.hands -/- 9,6/5,8",
  },
];

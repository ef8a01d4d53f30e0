import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";

/** At least one example per clause, in the order of the rulebook. Each is a test, and a playable board in the rulebook. */
export const examples: readonly Example<ClauseId>[] = [
  {
    id: "setup.row.1",
    clause: "setup.row",
    position: "turn:chance 4,9 -/- -",
    play: "13",
    becomes: "take:1 4,9,13 -/- -",
  },
  {
    id: "turn.deck.1",
    clause: "turn.deck",
    position: "turn:chance 9,13 4/- -",
    play: "17",
    becomes: "take:2 9,13,17 4/- -",
  },
  {
    id: "turn.deck.2",
    clause: "turn.deck",
    position: "turn:chance 9,13 4/- -",
    refused: "4",
  },
  {
    id: "take.row.1",
    clause: "take.row",
    position: "take:1 4,9,13 -/- -",
    legal: ["4", "9", "13"],
  },
  {
    id: "take.row.2",
    clause: "take.row",
    position: "take:1 4,9,13 -/- -",
    refused: "5",
  },
  {
    id: "take.higher.1",
    clause: "take.higher",
    position: "take:1 4,9,13 7/8 -",
    play: "9",
    becomes: "turn:chance 4,13 7,9/8 -",
  },
  {
    id: "take.higher.2",
    clause: "take.higher",
    position: "take:1 4,9,13 7/8 -",
    refused: "4",
  },
  {
    id: "take.bury.1",
    clause: "take.bury",
    position: "take:1 2,4,5 7/8 -",
    play: "5",
    becomes: "turn:chance 2,4 7/8 5",
  },
  {
    id: "end.grown.1",
    clause: "end.grown",
    options: { cards: 12 },
    position: "take:2 2,4,11 3,7,12/5 1",
    play: "11",
    becomes: "over:1!end.grown 2,4 3,7,12/5,11 1",
  },
];

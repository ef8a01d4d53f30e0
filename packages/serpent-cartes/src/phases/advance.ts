import { deepFreeze, type SeatPhase } from "@serpentarium/core";
import { GO } from "../action.ts";
import type { SerpentCartes } from "../game.ts";
import { type Course, countedFrom, rowFor } from "../material/course.ts";
import { OFF, restAfter, trackOf } from "../material/track.ts";
import { turnTo } from "../outcome.ts";

const TURNS = deepFreeze([GO]);

/** The pawn enters on card 1 or goes forward, and on until it rests (`turn.enter`, `turn.advance`, `turn.chain`). */
export const advanceOn = (course: Course): SeatPhase<SerpentCartes, "advance"> => ({
  kind: "seat",
  title: { en: "Advance", fr: "Marche" },
  next: ["advance", "enter", "over"],
  toAct: (position) => position.toAct,
  legalActions: () => TURNS,
  refuse: () => undefined,
  apply(position) {
    const { row, pawns, toAct } = position;
    const heading = course(toAct);
    const from = countedFrom(heading, pawns[toAct] as number, row.length);
    // from off the row too, the pawn comes to the next card: card 1
    return turnTo(position, restAfter(trackOf(rowFor(heading, row)), from), from === OFF, course);
  },
});

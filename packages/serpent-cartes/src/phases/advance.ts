import { deepFreeze, type SeatPhase } from "@serpentarium/core";
import { ADVANCE } from "../action.ts";
import type { Course } from "../material/headings.ts";
import { nextPosition } from "../outcome.ts";
import type { SerpentCartes } from "../types.ts";

const ADVANCE_ACTIONS = deepFreeze([ADVANCE]);

/** The pawn enters on card 1 or goes forward, and runs until it rests (`turn.enter`, `turn.advance`, `turn.chain`). */
export const createAdvancePhase = (course: Course): SeatPhase<SerpentCartes, "advance"> => ({
  kind: "seat",
  isForced: true,
  next: ["advance", "enter", "over"],
  toAct: (position) => position.toAct,
  legalActions: () => ADVANCE_ACTIONS,
  refuse: () => undefined,
  apply: (position) => nextPosition(position, course),
});

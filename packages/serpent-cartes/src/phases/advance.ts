import { deepFreeze, type SeatPhase } from "@serpentarium/core";
import { GO } from "../action.ts";
import type { SerpentCartes } from "../game.ts";
import type { Course } from "../material/course.ts";
import { afterTurn } from "../outcome.ts";

const TURNS = deepFreeze([GO]);

/** The pawn enters on card 1 or goes forward, and on until it rests (`turn.enter`, `turn.advance`, `turn.chain`). */
export const createAdvance = (course: Course): SeatPhase<SerpentCartes, "advance"> => ({
  kind: "seat",
  title: { en: "Advance", fr: "Marche" },
  next: ["advance", "enter", "over"],
  toAct: (position) => position.toAct,
  legalActions: () => TURNS,
  refuse: () => undefined,
  apply: (position) => afterTurn(position, course),
});

import { type ChancePhase, deepFreeze } from "@serpentarium/core";
import { THROWS } from "../action.ts";
import type { SerpentCartes } from "../game.ts";
import type { Course } from "../material/course.ts";
import { afterTurn } from "../outcome.ts";

const FACES = deepFreeze(THROWS.map((action) => ({ action, weight: 1 })));

/** The die says on which card the pawn is put, and the chain goes on from there (`turn.enter-die`). */
export const createEnter = (course: Course): ChancePhase<SerpentCartes, "enter"> => ({
  kind: "chance",
  title: { en: "Enter by the die", fr: "Entrée au dé" },
  next: ["advance", "enter", "over"],
  outcomes: () => FACES,
  refuse: () => undefined,
  apply: (position, { card }) => afterTurn(position, course, card),
});

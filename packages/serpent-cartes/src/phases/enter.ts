import { type ChancePhase, deepFreeze } from "@serpentarium/core";
import { ENTRY_THROWS } from "../action.ts";
import type { Course } from "../material/headings.ts";
import { nextPosition } from "../outcome.ts";
import type { SerpentCartes } from "../types.ts";

const WEIGHTED_THROWS = deepFreeze(ENTRY_THROWS.map((action) => ({ action, weight: 1 })));

/** The die decides on which card the pawn enters, from where it continues (`turn.enter-die`). */
export const createEnterPhase = (course: Course): ChancePhase<SerpentCartes, "enter"> => ({
  kind: "chance",
  next: ["advance", "enter", "over"],
  outcomes: () => WEIGHTED_THROWS,
  refuse: () => undefined,
  apply: (position, { card }) => nextPosition(position, course, card),
});

/**
 * What the game is put together from: for variants, and the game itself. Its shape may change with a minor version.
 *
 * @module
 */
import type { Game } from "@serpentarium/core";
import { narrateOn } from "./events.ts";
import type { SerpentCartes } from "./game.ts";
import type { Course } from "./material/course.ts";

export { othersOn } from "./material/pawns.ts";
export { chainOn } from "./material/route.ts";
export { space, waitingSpace } from "./material/spaces.ts";
export { OFF, restAfter, trackOf } from "./material/track.ts";
export { pawnsOf } from "./position.ts";

import { parsePositionOn } from "./parse-position.ts";
import { advanceOn } from "./phases/advance.ts";
import { dealOn } from "./phases/deal.ts";
import { enterOn } from "./phases/enter.ts";
import { scenesOn } from "./scene.ts";

export { type Pawn, pawnOf } from "./drawing/pawn.ts";
export { NAME_OF, suitOf, VALUE_OF } from "./material/cards.ts";
export {
  type Course,
  countedFrom,
  goalOf,
  type Heading,
  rowFor,
  startOf,
  UPWARDS,
} from "./material/course.ts";

/** The parts of a game that know which way pawns run. */
export interface Parts extends Pick<Game<SerpentCartes>, "parsePosition" | "narrate" | "scene"> {
  readonly phases: Pick<Game<SerpentCartes>["phases"], "deal" | "advance" | "enter">;
  readonly frames: NonNullable<Game<SerpentCartes>["frames"]>;
}

/** The parts of a game in which pawns run on a course. */
export const partsOn = (course: Course): Parts => ({
  phases: { deal: dealOn(course), advance: advanceOn(course), enter: enterOn(course) },
  parsePosition: parsePositionOn(course),
  narrate: narrateOn(course),
  ...scenesOn(course),
});

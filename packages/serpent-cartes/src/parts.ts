/**
 * What Le serpent is put together from: for variants, and the game itself. Its shape may change with a minor version.
 *
 * @module
 */
import type { ChancePhase, GameDefinition, GameTypes, SeatPhase } from "@serpentarium/core";
import { createNarrate } from "./events.ts";
import type { SerpentCartes } from "./game.ts";
import type { Course } from "./material/course.ts";
import { createParsePosition } from "./parse-position.ts";
import { createAdvance } from "./phases/advance.ts";
import { createDeal } from "./phases/deal.ts";
import { createEnter } from "./phases/enter.ts";
import { first } from "./phases/first.ts";
import { createScenes } from "./scene.ts";

export { type Pawn, pawnOf } from "./drawing/pawn.ts";
export { NAME_OF, suitOf, VALUE_OF } from "./material/cards.ts";
export {
  type Course,
  countedFrom,
  goalOf,
  type Heading,
  rowFor,
  runnersOf,
  startOf,
  UPWARDS,
} from "./material/course.ts";
export { othersOn } from "./material/pawns.ts";
export { chainOn } from "./material/route.ts";
export { OFF, restAfter, trackOf } from "./material/track.ts";
export { pawnsOf } from "./position.ts";
export { space, waitingSpace } from "./spaces.ts";
export { playersName } from "./words.ts";

/** What can be exchanged. */
export interface Material {
  /** Which way pawns run. */
  readonly course: Course;
}

/** The phases of Le serpent. */
export interface Phases<T extends GameTypes> {
  readonly deal: ChancePhase<T, "deal">;
  readonly first: ChancePhase<T, "first">;
  readonly advance: SeatPhase<T, "advance">;
  readonly enter: ChancePhase<T, "enter">;
}

/** All of the game that depends on its material. */
export interface Parts<T extends GameTypes>
  extends Required<Pick<GameDefinition<T>, "parsePosition" | "narrate" | "scene" | "frames">> {
  readonly phases: Phases<T>;
}

const partsOf = ({ course }: Material): Parts<SerpentCartes> => ({
  phases: { deal: createDeal(course), first, advance: createAdvance(course), enter: createEnter(course) },
  parsePosition: createParsePosition(course),
  narrate: createNarrate(course),
  ...createScenes(course),
});

/**
 * The parts of a game whose pawns run otherwise, for `defineVariant`.
 *
 * @typeParam T - the types of the variant: its clauses, events and options may be more than those of Le serpent
 */
export function createParts<T extends GameTypes = SerpentCartes>(material: Material): Parts<T> {
  // the rules know the types of Le serpent alone, and hand on what the variant's have beside them
  return partsOf(material) as unknown as Parts<T>;
}

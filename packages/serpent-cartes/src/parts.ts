/**
 * The building blocks of Le serpent, for the game and its variants. This module may change in a minor version.
 *
 * @module
 */
import type { ChancePhase, GameDefinition, GameTypes, SeatPhase } from "@serpentarium/core";
import { createEvents } from "./events.ts";
import type { SerpentCartes } from "./game.ts";
import type { Course } from "./material/course.ts";
import { createParsePosition } from "./parse-position.ts";
import { createAdvancePhase } from "./phases/advance.ts";
import { createDealPhase } from "./phases/deal.ts";
import { createEnterPhase } from "./phases/enter.ts";
import { firstPhase } from "./phases/first.ts";
import { createScenes } from "./scene.ts";

export { type Pawn, pawnOf } from "./drawing/pawn.ts";
export { NOTATION_OF, suitOf, VALUE_OF } from "./material/cards.ts";
export { chainWithHeading } from "./material/chain.ts";
export {
  type Course,
  goalOf,
  type Heading,
  relativeCard,
  relativeRow,
  seatsHeading,
  startOf,
  UPWARD_COURSE,
} from "./material/course.ts";
export { otherSeatsOn } from "./material/pawns.ts";
export { OFF, restAfter, restTableOf } from "./material/rest-table.ts";
export { pawnsOf } from "./position.ts";
export { cardSpace, waitingSpace } from "./spaces.ts";
export { playersName } from "./texts.ts";

/** The rules that a variant can replace. */
export interface PartsOptions {
  /** The direction in which the pawn of each seat runs. */
  readonly course: Course;
}

/** The phases of Le serpent. */
export interface Phases<T extends GameTypes> {
  readonly deal: ChancePhase<T, "deal">;
  readonly first: ChancePhase<T, "first">;
  readonly advance: SeatPhase<T, "advance">;
  readonly enter: ChancePhase<T, "enter">;
}

/** The parts of the game that depend on its {@link PartsOptions}. */
export interface Parts<T extends GameTypes>
  extends Required<Pick<GameDefinition<T>, "parsePosition" | "events" | "scene" | "frames">> {
  readonly phases: Phases<T>;
}

const buildParts = ({ course }: PartsOptions): Parts<SerpentCartes> => ({
  phases: {
    deal: createDealPhase(course),
    first: firstPhase,
    advance: createAdvancePhase(course),
    enter: createEnterPhase(course),
  },
  parsePosition: createParsePosition(course),
  events: createEvents(course),
  ...createScenes(course),
});

/**
 * Creates the parts of a variant with another course, for `defineVariant`.
 *
 * @typeParam T - the types of the variant, which may have further clauses, events and options
 */
export function createParts<T extends GameTypes = SerpentCartes>(options: PartsOptions): Parts<T> {
  // the rules only know the types of Le serpent, and pass on whatever the variant adds
  return buildParts(options) as unknown as Parts<T>;
}

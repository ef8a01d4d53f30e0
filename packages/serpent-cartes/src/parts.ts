/**
 * The building blocks of Le serpent, for the game, its variants and its tools. This module may change in a minor version.
 *
 * @module
 */
import type { ChancePhase, GameDefinition, GameTypes, Message, Seat, SeatPhase } from "@serpentarium/core";
import type { TypesInBase } from "@serpentarium/core/variant";
import { createEvents } from "./events.ts";
import { type Course, relativeCard } from "./material/headings.ts";
import { OFF_ROW } from "./material/rest-table.ts";
import type { Options } from "./options.ts";
import { createSerpentCartesNotation } from "./parse-position.ts";
import { createAdvancePhase } from "./phases/advance.ts";
import { createDealPhase } from "./phases/deal.ts";
import { createEnterPhase } from "./phases/enter.ts";
import { firstPhase } from "./phases/first.ts";
import type { Position } from "./position.ts";
import { createScenes } from "./scene.ts";
import type { SerpentCartes } from "./types.ts";

export { type PawnAppearance, pawnAppearanceOf } from "./drawing/pawn-appearance.ts";
export { nextPosition } from "./for-variants.ts";
export { NOTATION_BY_CARD, rankOf, suitOf, VALUE_BY_CARD } from "./material/cards.ts";
export {
  type Course,
  goalCardFor,
  type Heading,
  headingsOf,
  relativeCard,
  relativeRow,
  seatsWithHeading,
  startCardFor,
  UPWARD_COURSE,
} from "./material/headings.ts";
export { hopsUntilRest, hopsWithHeading } from "./material/hops.ts";
export { entryCardsOf, isGoalReachable, stopsFrom } from "./material/lone-pawn.ts";
export { otherSeatsOnCard, pawnsOffRow, placePawn, withPawnPlaced } from "./material/pawns.ts";
export {
  cachedRestTable,
  createRestTable,
  OFF_ROW,
  type RestTable,
  restCardAfterTurn,
} from "./material/rest-table.ts";
export { endlessOutcome, goalOutcome, longOutcome } from "./outcome.ts";
export { firstCardOf, pawnCardsOf, stateKey } from "./position.ts";
export { cardSpaceId, waitingSpaceId } from "./spaces.ts";

/** The rules that a variant can replace. */
export interface PartsOptions<O extends object = Options> {
  /** The directions of the pawns. */
  readonly course: Course<O>;
}

/** The phases of Le serpent. */
export interface Phases<T extends GameTypes> {
  readonly deal: ChancePhase<T, "deal">;
  readonly first: ChancePhase<T, "first">;
  readonly advance: SeatPhase<T, "advance">;
  readonly enter: ChancePhase<T, "enter">;
}

/** The parts of the game that depend on its {@link PartsOptions}. */
export interface GameParts<T extends GameTypes>
  extends Required<
    Pick<
      GameDefinition<T>,
      "formatPosition" | "parsePosition" | "positionFields" | "seatStatus" | "events" | "scene" | "frames"
    >
  > {
  readonly phases: Phases<TypesInBase<SerpentCartes, T>>;
}

/** Creates the `seatStatus` of Le serpent: how many cards its pawn has still to count. */
const createSeatStatus =
  (course: Course) =>
  (position: Position, seat: Seat): Message | undefined => {
    if (!("pawns" in position)) return undefined;
    const { pawns, row, table } = position;
    const card = pawns[seat] ?? OFF_ROW;
    if (card === OFF_ROW) return { id: "seat-status.off" };
    const left = row.length - relativeCard(course.heading(seat, table), card, row.length);
    return { id: "seat-status.on", data: { left } };
  };

const buildParts = ({ course }: PartsOptions): GameParts<SerpentCartes> => ({
  phases: {
    deal: createDealPhase(course),
    first: firstPhase,
    advance: createAdvancePhase(course),
    enter: createEnterPhase(course),
  },
  ...createSerpentCartesNotation(course),
  seatStatus: createSeatStatus(course),
  events: createEvents(course),
  ...createScenes(course),
});

/**
 * Creates the parts of a variant with another course, for `defineVariant`.
 *
 * @typeParam T - the types of the variant, which may have further clauses, events, options and fields of positions
 */
export function createParts<T extends GameTypes = SerpentCartes>(
  options: PartsOptions<T["options"]>,
): GameParts<T> {
  // the rules use only the types of Le serpent, and pass on fields that the variant adds
  return buildParts(options as PartsOptions) as unknown as GameParts<T>;
}

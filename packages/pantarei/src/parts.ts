/**
 * The building blocks of Pantareï, for the game and its variants. This module may change in a minor version.
 *
 * @module
 */
import type { ChancePhase, GameDefinition, GameTypes, SeatPhase } from "@serpentarium/core";
import type { TypesInBase } from "@serpentarium/core/variant";
import type { ClauseId } from "./clauses.ts";
import { createClicks } from "./clicks.ts";
import { createEvaluate } from "./evaluate.ts";
import { createEvents } from "./events.ts";
import type { LandingRules } from "./material/landing.ts";
import { createParseAction } from "./notation.ts";
import { createPantareiNotation } from "./parse-position.ts";
import { colourPhase } from "./phases/colour.ts";
import { dealPhase } from "./phases/deal.ts";
import { createMovePhase } from "./phases/move.ts";
import type { Pantarei } from "./types.ts";

export { MOVES, PASS, SWAPS } from "./action.ts";
export {
  BODY_TO_NEXT_ROW_DISTANCE,
  COLUMN_WIDTH,
  COVERED_PIECE_HEIGHT,
  drawnPileHeight,
  PIECE_HEIGHT,
  type Point,
  ROW_HEIGHT,
} from "./drawing/layout.ts";
export { BODY_WIDTH, headShapes, skinShapes } from "./drawing/serpent.ts";
export { nextPosition } from "./for-variants.ts";
export { canAct, type LandingRules, moveDirections, STRAIGHT_ROW_LANDING } from "./material/landing.ts";
export {
  COLOUR_BY_PIECE,
  COLOURS,
  NOTATION_BY_PIECE,
  oppositeColour,
  PIECE_COUNT,
  pieceName,
  VALUE_BY_PIECE,
} from "./material/pieces.ts";
export {
  canSwap,
  isOwnTop,
  isPileOnRow,
  movePieces,
  pieceAt,
  piecesByPile,
  pileHeight,
  swapPiles,
} from "./material/row.ts";
export { blockedOutcome, pileOutcome, quietOutcome } from "./outcome.ts";
export { colourOfSeat } from "./position.ts";
export { sceneContents } from "./scene.ts";
export { pileSpaceId } from "./spaces.ts";

/** The rules that a variant can replace. */
export interface PartsOptions<Id extends string = string> {
  /** The landing rule for pieces. */
  readonly landing: LandingRules<Id>;
}

/** The phases of Pantareï. */
export interface Phases<T extends GameTypes> {
  readonly deal: ChancePhase<T, "deal">;
  readonly colour: SeatPhase<T, "colour">;
  readonly move: SeatPhase<T, "move">;
}

/** The parts of the game that depend on its {@link PartsOptions}. */
export interface GameParts<T extends GameTypes>
  extends Required<
    Pick<
      GameDefinition<T>,
      | "formatPosition"
      | "parsePosition"
      | "positionFields"
      | "parseAction"
      | "events"
      | "clicks"
      | "intendedAction"
      | "evaluate"
    >
  > {
  readonly phases: Phases<TypesInBase<Pantarei, T>>;
}

function buildParts({ landing }: PartsOptions<ClauseId>): GameParts<Pantarei> {
  const move = createMovePhase(landing);
  return {
    phases: { deal: dealPhase, colour: colourPhase, move },
    ...createPantareiNotation(landing),
    parseAction: createParseAction(landing),
    events: createEvents(landing, move),
    ...createClicks(landing),
    evaluate: createEvaluate(landing),
  };
}

/**
 * Creates the parts of a variant with another landing rule, for `defineVariant`.
 *
 * @typeParam T - the types of the variant, which may have further clauses, events, options and fields of positions
 */
export function createParts<T extends GameTypes = Pantarei>(
  options: PartsOptions<T["clause"]>,
): GameParts<T> {
  // the rules use only the types of Pantareï, and pass on fields that the variant adds
  return buildParts(options as PartsOptions<ClauseId>) as unknown as GameParts<T>;
}

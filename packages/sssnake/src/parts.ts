/**
 * The building blocks of Sssnake, for variants and for the game itself. This API may change in a minor version.
 *
 * @module
 */
import type { ChancePhase, GameDefinition, GameTypes, SeatPhase } from "@serpentarium/core";
import type { TypesInBase } from "@serpentarium/core/variant";
import { memoize } from "./cache.ts";
import type { ClauseId } from "./clauses.ts";
import { createClicks } from "./clicks.ts";
import { createEvaluate } from "./evaluate.ts";
import { createEvents } from "./events.ts";
import type { FinishRules } from "./material/finish.ts";
import { createFitRules } from "./material/fit-rules.ts";
import { createEndRules } from "./outcome.ts";
import { createSssnakeNotation } from "./parse-position.ts";
import { createDrawPhase } from "./phases/draw.ts";
import { createGiveRules } from "./phases/give-rules.ts";
import { createKeepPhase } from "./phases/keep.ts";
import { createLayRules } from "./phases/lay-rules.ts";
import { createLendPhase } from "./phases/lend.ts";
import { createReceivePhase } from "./phases/receive.ts";
import { createReclaimPhase } from "./phases/reclaim.ts";
import { rollPhase } from "./phases/roll.ts";
import { snakeOfSeat } from "./position.ts";
import { createScene } from "./scene.ts";
import type { Sssnake } from "./types.ts";

export { bodyEdgesPath } from "./drawing/card.ts";
export { sideName } from "./drawing/labels.ts";
export { CARD_SIZE } from "./drawing/panel-geometry.ts";
export { createTurnRules, type TurnRules } from "./for-variants.ts";
export {
  CARD_KIND_NAMES,
  CARD_KINDS,
  changeCount,
  countOfKind,
  DIRECTIONS,
  type Direction,
  EMPTY_TILE,
  kindOfTile,
  kindsWithCards,
  NO_CARDS,
  onlyKind,
  oppositeDirection,
  rotateDirection,
  singlePartTile,
  TILE_NAMES,
  type Tile,
  tileForBend,
  tileParts,
  totalCards,
} from "./material/cards.ts";
export { directionOut, type FinishRules, type FinishTest, JOINED_FINISH_RULES } from "./material/finish.ts";
export { tileForEnd } from "./material/fit-rules.ts";
export {
  adjacentCell,
  bigCardOpenings,
  type Cell,
  coordinatesOf,
  createSnake,
  type DeadSnake,
  END_LETTERS,
  layCard,
  type PlacedTile,
  placedCardsOf,
  type SnakeGrid,
  traceBody,
} from "./material/snake.ts";
export { enteredSides } from "./material/traced-sides.ts";
export { snakeAfterAction } from "./phases/lay-rules.ts";
export { handOf, isLayingPosition, leftNeighbourOf, snakeOfSeat, snakeOwnerOf } from "./position.ts";
export {
  cellItemId,
  cellSpaceId,
  deckKindSpaceId,
  endTargetId,
  handKindSpaceId,
  tableSpaceId,
} from "./spaces.ts";

/** The options of {@link createParts}. */
export interface PartsOptions<Id extends string = string> {
  /** The rules for finishing a snake. */
  readonly finish: FinishRules<Id>;
}

/** The phases of Sssnake. */
export interface Phases<T extends GameTypes> {
  readonly roll: ChancePhase<T, "roll">;
  readonly draw: ChancePhase<T, "draw">;
  readonly keep: SeatPhase<T, "keep">;
  readonly lend: SeatPhase<T, "lend">;
  readonly receive: SeatPhase<T, "receive">;
  readonly reclaim: SeatPhase<T, "reclaim">;
}

/** The members of the game definition that depend on the rules for finishing a snake. */
export interface GameParts<T extends GameTypes>
  extends Required<
    Pick<
      GameDefinition<T>,
      | "formatPosition"
      | "parsePosition"
      | "positionFields"
      | "scores"
      | "seatStatus"
      | "events"
      | "scene"
      | "clicks"
      | "intendedAction"
      | "evaluate"
    >
  > {
  readonly phases: Phases<TypesInBase<Sssnake, T>>;
}

function buildParts({ finish: rules }: PartsOptions<ClauseId>): GameParts<Sssnake> {
  // events, scores, scenes and evaluations use the same snakes, of which an action changes at most one
  const finish = { ...rules, missing: memoize(rules.missing) };
  const fitRules = createFitRules(finish);
  const endRules = createEndRules(finish);
  const giveRules = createGiveRules(fitRules, endRules);
  const layRules = createLayRules(fitRules, giveRules);
  const phases = {
    roll: rollPhase,
    draw: createDrawPhase(giveRules),
    keep: createKeepPhase(layRules, giveRules, endRules),
    lend: createLendPhase(layRules),
    receive: createReceivePhase(layRules),
    reclaim: createReclaimPhase(layRules),
  };
  return {
    phases,
    ...createSssnakeNotation({ ...fitRules, ...endRules, ...giveRules }),
    scores: ({ snakes }) => endRules.scoresOf(snakes),
    seatStatus: (position, seat) => ({
      id: "seat-status",
      data: { missing: finish.missing(snakeOfSeat(position, seat)) },
    }),
    events: createEvents(finish, layRules, phases),
    scene: createScene(fitRules),
    ...createClicks(fitRules),
    evaluate: createEvaluate(finish),
  };
}

/**
 * Creates the parts of a game with other rules for finishing a snake, for `defineVariant`.
 *
 * @typeParam T - the types of the variant; it may have more clauses, events, options and fields of positions than Sssnake
 */
export function createParts<T extends GameTypes = Sssnake>(options: PartsOptions<T["clause"]>): GameParts<T> {
  // the rules use only the types of Sssnake, and pass on fields that the variant adds
  return buildParts(options as PartsOptions<ClauseId>) as unknown as GameParts<T>;
}

/**
 * The building blocks of Ssserpent, for variants and for the game itself. This API may change in a minor version.
 *
 * @module
 */
import type { ChancePhase, GameDefinition, GameTypes, SeatPhase } from "@serpentarium/core";
import type { TypesInBase } from "@serpentarium/core/variant";
import type { ClauseId } from "./clauses.ts";
import { createClicks } from "./clicks.ts";
import { createMaterial } from "./drawing/material.ts";
import { createEvaluate } from "./evaluate.ts";
import { createEvents } from "./events.ts";
import type { Ground } from "./material/ground.ts";
import { createActionNotation } from "./notation.ts";
import type { Options } from "./options.ts";
import { createSsserpentNotation } from "./parse-position.ts";
import { createApplesPhase } from "./phases/apples.ts";
import { createBluePhase } from "./phases/blue.ts";
import { createFirstPhase } from "./phases/first.ts";
import { createHeadsPhase } from "./phases/heads.ts";
import { createMovePhase } from "./phases/move.ts";
import { createReplantPhase } from "./phases/replant.ts";
import { createFrames, createScene } from "./scene.ts";
import { createStart } from "./setup.ts";
import type { Ssserpent } from "./types.ts";

export { headingsOf } from "./action.ts";
export { beginTurn, replantOrEndTurn } from "./for-variants.ts";
export {
  adjacentCell,
  areAdjacent,
  type Cell,
  cellName,
  type Grid,
  type GridRules,
  HEADING_LETTERS,
  type Heading,
  headingFromLetter,
  headingTo,
  oppositeHeading,
} from "./material/grid.ts";
export { createGround, type Ground, gridOfTable, WALLED_GROUND } from "./material/ground.ts";
export { cellsOnPath } from "./material/paths.ts";
export {
  appleCells,
  appleObstacle,
  hasAppleCell,
  headObstacle,
  headPlacementCells,
  type Obstacle,
} from "./material/placement.ts";
export {
  bySeat,
  COLOURS,
  colourOfSeat,
  cutSerpent,
  growPieces,
  seatOfColour,
  stepsFor,
} from "./material/serpent.ts";
export { cellFromName } from "./notation.ts";
export { hasPath, placesOfWinner } from "./outcome.ts";
export { formatOutcome, OUTCOMES } from "./parse-position.ts";
export { insertCell, placeHead } from "./setup.ts";

/** The options of {@link createParts}. */
export interface PartsOptions<Id extends string = string, O extends object = Pick<Options, "size">> {
  /** The ground that the game is played on. */
  readonly ground: Ground<Id, O>;
}

/** The phases of Ssserpent. */
export interface Phases<T extends GameTypes> {
  readonly blue: SeatPhase<T, "blue">;
  readonly apples: SeatPhase<T, "apples">;
  readonly heads: SeatPhase<T, "heads">;
  readonly first: ChancePhase<T, "first">;
  readonly move: SeatPhase<T, "move">;
  readonly replant: SeatPhase<T, "replant">;
}

/** The members of the game definition that depend on the ground. */
export interface GameParts<T extends GameTypes>
  extends Required<
    Pick<
      GameDefinition<T>,
      | "start"
      | "parsePosition"
      | "formatPosition"
      | "positionFields"
      | "parseAction"
      | "formatAction"
      | "events"
      | "scene"
      | "frames"
      | "material"
      | "clicks"
      | "intendedAction"
      | "evaluate"
    >
  > {
  readonly phases: Phases<TypesInBase<Ssserpent, T>>;
}

function buildParts({ ground }: PartsOptions<ClauseId>): GameParts<Ssserpent> {
  const phases = {
    blue: createBluePhase(ground),
    apples: createApplesPhase(ground),
    heads: createHeadsPhase(ground),
    first: createFirstPhase(ground),
    move: createMovePhase(ground),
    replant: createReplantPhase(ground),
  };
  const scene = createScene(ground);
  return {
    phases,
    start: createStart(ground),
    ...createSsserpentNotation(ground),
    ...createActionNotation(ground),
    events: createEvents(ground, phases),
    scene,
    frames: createFrames(ground, scene),
    material: createMaterial(ground),
    ...createClicks(ground),
    evaluate: createEvaluate(ground),
  };
}

/**
 * Creates the parts of a game that is played on another ground, for `defineVariant`.
 *
 * @typeParam T - the types of the variant; it may have more clauses, events, options and fields of positions than Ssserpent
 */
export function createParts<T extends GameTypes = Ssserpent>(
  options: PartsOptions<T["clause"], T["options"]>,
): GameParts<T> {
  // the rules use only the types of Ssserpent, and pass on fields that the variant adds
  return buildParts(options as PartsOptions<ClauseId>) as unknown as GameParts<T>;
}

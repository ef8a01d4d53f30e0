/**
 * What Ssserpent is put together from: for variants, and the game itself. Its shape may change with a minor version.
 *
 * @module
 */
import type { ChancePhase, GameDefinition, GameTypes, SeatPhase } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";
import { createClicking } from "./clicks.ts";
import { createEvaluate } from "./evaluate.ts";
import { createNarrate } from "./events.ts";
import type { Ssserpent } from "./game.ts";
import type { Ground } from "./material/ground.ts";
import { createNotation } from "./notation.ts";
import type { Options } from "./options.ts";
import { createParsePosition } from "./parse-position.ts";
import { createApples } from "./phases/apples.ts";
import { createBlue } from "./phases/blue.ts";
import { createFirst } from "./phases/first.ts";
import { createHeads } from "./phases/heads.ts";
import { createMove } from "./phases/move.ts";
import { createReplant } from "./phases/replant.ts";
import { createFrames, createScene } from "./scene.ts";
import { createStart } from "./setup.ts";

export {
  areAdjacent,
  type Cell,
  cellName,
  DIRECTIONS,
  type Grid,
  type GridRules,
  type Heading,
  headingOf,
  headingTo,
  neighbour,
  opposite,
} from "./material/grid.ts";
export { createGround, type Ground, gridAt, WALLED } from "./material/ground.ts";
export { headCells } from "./material/placing.ts";
export { COLOUR_NAMES, COLOURS, colourOf, seatOf } from "./material/serpent.ts";
export { parseCell } from "./notation.ts";

/** What can be exchanged. */
export interface Material<Id extends string = string, O extends object = Pick<Options, "size">> {
  /** What it is played on. */
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

/** All of the game that depends on its material. */
export interface Parts<T extends GameTypes>
  extends Required<
    Pick<
      GameDefinition<T>,
      | "start"
      | "parsePosition"
      | "formatPosition"
      | "parseAction"
      | "formatAction"
      | "narrate"
      | "scene"
      | "frames"
      | "clicks"
      | "attempt"
      | "evaluate"
    >
  > {
  readonly phases: Phases<T>;
}

function partsOf({ ground }: Material<ClauseId>): Parts<Ssserpent> {
  const phases = {
    blue: createBlue(ground),
    apples: createApples(ground),
    heads: createHeads(ground),
    first: createFirst(ground),
    move: createMove(ground),
    replant: createReplant(ground),
  };
  const scene = createScene(ground);
  return {
    phases,
    start: createStart(ground),
    parsePosition: createParsePosition(ground),
    ...createNotation(ground),
    narrate: createNarrate(ground, phases),
    scene,
    frames: createFrames(ground, scene),
    ...createClicking(ground),
    evaluate: createEvaluate(ground),
  };
}

/**
 * The parts of a game that is played on another ground, for `defineVariant`.
 *
 * @typeParam T - the types of the variant: its clauses, events and options may be more than those of Ssserpent
 */
export function createParts<T extends GameTypes = Ssserpent>(
  material: Material<T["clause"], T["options"]>,
): Parts<T> {
  // the rules know the types of Ssserpent alone, and hand on what the variant's have beside them
  return partsOf(material as Material<ClauseId>) as unknown as Parts<T>;
}

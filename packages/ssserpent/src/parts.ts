/**
 * What Ssserpent is put together from: for variants, and the game itself. Its shape may change with a minor version.
 *
 * @module
 */
import type { Game } from "@serpentarium/core";
import type { Scene } from "@serpentarium/core/scene";
import type { Action } from "./action.ts";
import { attempt, clicks } from "./clicks.ts";
import { evaluate } from "./evaluate.ts";
import { narrate } from "./events.ts";
import type { Ssserpent } from "./game.ts";
import type { Ground } from "./material/ground.ts";
import { formatAction, formatPosition, parseAction } from "./notation.ts";
import { parsePosition } from "./parse-position.ts";
import { applesOn } from "./phases/apples.ts";
import { blueOn } from "./phases/blue.ts";
import { firstOn } from "./phases/first.ts";
import { headsOn } from "./phases/heads.ts";
import { moveOn } from "./phases/move.ts";
import { replantOn } from "./phases/replant.ts";
import type { Position } from "./position.ts";
import { framesWith } from "./scene.ts";
import { start } from "./setup.ts";

export { CELL, EDGE } from "./drawing/shapes.ts";
export {
  areAdjacent,
  type Cell,
  cellName,
  DIRECTIONS,
  type Edges,
  type Grid,
  gridsWith,
  type Heading,
  headingOf,
  headingTo,
  neighbour,
  opposite,
} from "./material/grid.ts";
export { type Ground, gridAt, WALLED } from "./material/ground.ts";
export { headCells } from "./material/placing.ts";
export { COLOUR_NAMES, COLOURS, colourOf, seatOf } from "./material/serpent.ts";
export { parseCell } from "./notation.ts";
export { cellsOf, furnish, namesOf, type Plot } from "./scene.ts";

/** The parts of a game that know on what it is played. */
export interface Parts
  extends Pick<
    Game<Ssserpent>,
    "start" | "parsePosition" | "formatPosition" | "parseAction" | "formatAction" | "narrate" | "clicks"
  > {
  readonly phases: Game<Ssserpent>["phases"];
  readonly attempt: (position: Position, clicked: readonly string[]) => Action | undefined;
  readonly frames: NonNullable<Game<Ssserpent>["frames"]>;
  readonly evaluate: NonNullable<Game<Ssserpent>["evaluate"]>;
}

/**
 * The parts of a game that is played on some ground.
 *
 * @param draw - a position as a scene, for the steps of a move
 */
export const partsOn = (ground: Ground, draw: (position: Position) => Scene): Parts => ({
  phases: {
    blue: blueOn(ground),
    apples: applesOn(ground),
    heads: headsOn(ground),
    first: firstOn(ground),
    move: moveOn(ground),
    replant: replantOn(ground),
  },
  start: (table) => start(ground, table),
  parsePosition: (text, table) => parsePosition(ground, text, table),
  formatPosition: (position) => formatPosition(ground, position),
  parseAction: (text, position) => parseAction(ground, text, position),
  formatAction: (action, position) => formatAction(ground, action, position),
  narrate: (position, action) => narrate(ground, position, action),
  clicks: (position, action) => clicks(ground, position, action),
  attempt: (position, clicked) => attempt(ground, position, clicked),
  frames: (position, action) => framesWith(ground, draw, position, action),
  evaluate: (position, seat) => evaluate(ground, position, seat),
});

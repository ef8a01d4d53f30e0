/**
 * What Pantareï is put together from: for variants, and the game itself. Its shape may change with a minor version.
 *
 * @module
 */
import type { ChancePhase, GameDefinition, GameTypes, SeatPhase } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";
import { createClicking } from "./clicks.ts";
import { createEvaluate } from "./evaluate.ts";
import { createNarrate } from "./events.ts";
import type { Pantarei } from "./game.ts";
import type { Landing } from "./material/landing.ts";
import { createParseAction } from "./notation.ts";
import { createParsePosition } from "./parse-position.ts";
import { colour } from "./phases/colour.ts";
import { deal } from "./phases/deal.ts";
import { createMove } from "./phases/move.ts";

export { MOVES, PASS, SWAPS } from "./action.ts";
export {
  BAND,
  BELOW,
  COLUMN,
  DEEP_BAND,
  LIFT,
  ROW_HEIGHT,
  type Spot,
  stackHeight,
} from "./drawing/layout.ts";
export { BODY, head } from "./drawing/serpent.ts";
export { type Landing, STRAIGHT, waysOf } from "./material/landing.ts";
export {
  COLOUR_NAMES,
  COLOUR_OF,
  COLOURS,
  KIND_OF,
  other,
  PIECES,
  pieceName,
  VALUE_OF,
} from "./material/pieces.ts";
export { height, isOnRow, isOwnTop, pieceAt, pilesOf } from "./material/row.ts";
export { colourOf } from "./position.ts";
export { furnish } from "./scene.ts";
export { pileSpace } from "./spaces.ts";

/** What can be exchanged. */
export interface Material<Id extends string = string> {
  /** Where pieces go. */
  readonly landing: Landing<Id>;
}

/** The phases of Pantareï. */
export interface Phases<T extends GameTypes> {
  readonly deal: ChancePhase<T, "deal">;
  readonly colour: SeatPhase<T, "colour">;
  readonly move: SeatPhase<T, "move">;
}

/** All of the game that depends on its material. */
export interface Parts<T extends GameTypes>
  extends Required<
    Pick<GameDefinition<T>, "parsePosition" | "parseAction" | "narrate" | "clicks" | "attempt" | "evaluate">
  > {
  readonly phases: Phases<T>;
}

function partsOf({ landing }: Material<ClauseId>): Parts<Pantarei> {
  const move = createMove(landing);
  return {
    phases: { deal, colour, move },
    parsePosition: createParsePosition(landing),
    parseAction: createParseAction(landing),
    narrate: createNarrate(landing, move),
    ...createClicking(landing),
    evaluate: createEvaluate(landing),
  };
}

/**
 * The parts of a game whose pieces go otherwise, for `defineVariant`.
 *
 * @typeParam T - the types of the variant: its clauses, events and options may be more than those of Pantareï
 */
export function createParts<T extends GameTypes = Pantarei>(material: Material<T["clause"]>): Parts<T> {
  // the rules know the types of Pantareï alone, and hand on what the variant's have beside them
  return partsOf(material as Material<ClauseId>) as unknown as Parts<T>;
}

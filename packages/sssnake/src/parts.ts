/**
 * What Sssnake is put together from: for variants, and the game itself. Its shape may change with a minor version.
 *
 * @module
 */
import type { ChancePhase, GameDefinition, GameTypes, SeatPhase } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";
import { createClicking } from "./clicks.ts";
import { createEvaluate } from "./evaluate.ts";
import { createNarrate } from "./events.ts";
import type { Sssnake } from "./game.ts";
import type { Finish } from "./material/finish.ts";
import { createFitting } from "./material/fit.ts";
import { createEnding } from "./outcome.ts";
import { createParsePosition } from "./parse-position.ts";
import { createDraw } from "./phases/draw.ts";
import { createGiving } from "./phases/give.ts";
import { createKeep } from "./phases/keep.ts";
import { createLaying } from "./phases/laying.ts";
import { createLend } from "./phases/lend.ts";
import { createReceive } from "./phases/receive.ts";
import { createReclaim } from "./phases/reclaim.ts";
import { roll } from "./phases/roll.ts";
import { createScene } from "./scene.ts";

export { edgesOf } from "./drawing/card.ts";
export { sideName } from "./drawing/names.ts";
export { CELL } from "./drawing/plane.ts";
export {
  cardParts,
  countOf,
  EMPTY,
  KIND_NAMES,
  KINDS,
  kindOf,
  kindsIn,
  LAID_NAMES,
  type Laid,
  layingOf,
  NONE,
  opposite,
  plainCard,
  totalOf,
  turned,
  WAYS,
  type Way,
} from "./material/cards.ts";
export { type Finish, JOINED } from "./material/finish.ts";
export { layingAt } from "./material/fit.ts";
export {
  beside,
  type Cell,
  cardsOf,
  ENDS,
  layCard,
  openings,
  type Placed,
  placeOf,
  trace,
} from "./material/snake.ts";
export { enteredSides } from "./material/traced.ts";
export { snakeAfter } from "./phases/laying.ts";
export { handOf, isLaying, neighbourOf, ownerIn, snakeOf } from "./position.ts";
export { cellSpace, deckSpace, endSpace, handSpace, placeId, tableOf } from "./spaces.ts";

/** What can be exchanged. */
export interface Material<Id extends string = string> {
  /** What it takes to finish a snake. */
  readonly finish: Finish<Id>;
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

/** All of the game that depends on its material. */
export interface Parts<T extends GameTypes>
  extends Required<
    Pick<
      GameDefinition<T>,
      "parsePosition" | "scores" | "narrate" | "scene" | "clicks" | "attempt" | "evaluate"
    >
  > {
  readonly phases: Phases<T>;
}

function partsOf({ finish }: Material<ClauseId>): Parts<Sssnake> {
  const fitting = createFitting(finish);
  const ending = createEnding(finish);
  const giving = createGiving(fitting, ending);
  const laying = createLaying(fitting, giving);
  const phases = {
    roll,
    draw: createDraw(giving),
    keep: createKeep(laying, giving, ending),
    lend: createLend(laying),
    receive: createReceive(laying),
    reclaim: createReclaim(laying),
  };
  return {
    phases,
    parsePosition: createParsePosition({ ...fitting, ...ending, ...giving }),
    scores: ({ snakes }) => ending.scoresOf(snakes),
    narrate: createNarrate(finish, laying, phases),
    scene: createScene(fitting),
    ...createClicking(fitting),
    evaluate: createEvaluate(finish),
  };
}

/**
 * The parts of a game in which snakes are finished otherwise, for `defineVariant`.
 *
 * @typeParam T - the types of the variant: its clauses, events and options may be more than those of Sssnake
 */
export function createParts<T extends GameTypes = Sssnake>(material: Material<T["clause"]>): Parts<T> {
  // the rules know the types of Sssnake alone, and hand on what the variant's have beside them
  return partsOf(material as Material<ClauseId>) as unknown as Parts<T>;
}

/* The rules of a turn, for variants: positions keep the fields that a variant adds. Those of the game do not, for speed. */
import { keepAddedFields, type Seat } from "@serpentarium/core";
import type { CardCounts } from "./material/cards.ts";
import { createFitRules, type FitRules } from "./material/fit-rules.ts";
import type { Snake } from "./material/snake.ts";
import { createEndRules, type EndRules } from "./outcome.ts";
import type { PartsOptions } from "./parts.ts";
import { createGiveRules } from "./phases/give-rules.ts";
import { createLayRules, type LayRules } from "./phases/lay-rules.ts";
import type { OverPosition, Position, PositionBase, RollPosition } from "./position.ts";

type FieldName<P> = P extends unknown ? keyof P : never;

const FIELDS: Readonly<Record<FieldName<Position>, true>> = {
  phase: true,
  table: true,
  roller: true,
  rolled: true,
  deck: true,
  snakes: true,
  hand: true,
  left: true,
  outcome: true,
};

/** A position with the fields that a variant adds to others. */
type WithAdded<N, P> = N & Omit<P, FieldName<Position>>;

/** The rules of a turn. */
export interface TurnRules
  extends Pick<EndRules, "scoresOf" | "completeOutcome" | "deckOutcome">,
    Pick<FitRules, "fitsAt" | "fitsOf">,
    Pick<LayRules, "legalLays"> {
  /** Returns the next turn (`turn.order`), or the end if the deck is empty (`end.deck`). */
  nextTurn<P extends PositionBase>(
    position: P,
    snakes: readonly Snake[],
  ): WithAdded<RollPosition | OverPosition, P>;
  /** Returns the end with a complete snake (`end.complete`). */
  endWithSnake<P extends PositionBase>(
    position: P,
    snakes: readonly Snake[],
    owner: Seat,
    hand: CardCounts,
  ): WithAdded<OverPosition, P>;
  /**
   * Returns the position in which a single card is laid: on the neighbour's snake, otherwise on the roller's own; if it fits neither, it
   * leaves the game and the next turn begins (`turn.one`, `turn.two`, `turn.automatic`).
   */
  give<P extends PositionBase>(
    position: P,
    hand: CardCounts,
    phase: "lend" | "receive",
  ): WithAdded<Position, P>;
}

/** Creates the rules of a turn from the rules for finishing a snake. */
export function createTurnRules({ finish: { refuse: _, ...finish } }: PartsOptions): TurnRules {
  const fitRules = createFitRules(finish);
  const endRules = createEndRules(finish);
  const giveRules = createGiveRules(fitRules, endRules);
  const { scoresOf, completeOutcome, deckOutcome } = endRules;
  return {
    scoresOf,
    completeOutcome,
    deckOutcome,
    fitsAt: fitRules.fitsAt,
    fitsOf: fitRules.fitsOf,
    legalLays: createLayRules(fitRules, giveRules).legalLays,
    nextTurn: (position, snakes) => keepAddedFields(position, FIELDS, endRules.nextTurn(position, snakes)),
    endWithSnake: (position, snakes, owner, hand) =>
      keepAddedFields(position, FIELDS, endRules.completedPosition(position, snakes, owner, hand)),
    give: (position, hand, phase) => keepAddedFields(position, FIELDS, giveRules.give(position, hand, phase)),
  };
}

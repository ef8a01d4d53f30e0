import { memoize } from "../cache.ts";
import type { ClauseId } from "../clauses.ts";
import { type Bend, bendsOf, type CardKind, type Tile, tileForBend } from "./cards.ts";
import type { FinishRules } from "./finish.ts";
import { END_LETTERS, type EndLetter, layCard, type Snake } from "./snake.ts";

/** A legal way to lay a card on a snake. */
export interface Fit {
  readonly end: EndLetter;
  readonly bend: Bend;
  readonly laid: Tile;
}

/** The tile of a card that is laid at an end with a bend. */
export const tileForEnd = ({ ends }: Snake, kind: CardKind, end: EndLetter, bend: Bend): Tile =>
  ends ? tileForBend(kind, ends[end].direction, bend) : 0;

/**
 * Whether a card at the tail end is named from the head end in notation: both ends face the same cell, and the card joins the
 * head end too.
 */
export function isNamedFromHead({ ends }: Snake, kind: CardKind, end: EndLetter, bend: Bend): boolean {
  if (end === "h" || !ends || ends.h.cell !== ends.t.cell) return false;
  const laid = tileForBend(kind, ends.t.direction, bend);
  return bendsOf(kind).some((other) => tileForBend(kind, ends.h.direction, other) === laid);
}

/** The rules for where cards fit, including those for finishing a snake. */
export interface FitRules extends FinishRules<ClauseId> {
  /** The fit of a card at an end; undefined when the snake could not be finished afterwards (`place.can-finish`). */
  fitAt(snake: Snake, kind: CardKind, end: EndLetter, bend: Bend): Fit | undefined;
  /** All fits of a kind of card on a snake. */
  fitsOf(snake: Snake, kind: CardKind): readonly Fit[];
  /** Whether a kind of card fits anywhere on a snake. */
  fits(snake: Snake, kind: CardKind): boolean;
}

/** Creates the fit rules from the rules for finishing a snake. */
export function createFitRules(finish: FinishRules<ClauseId>): FitRules {
  const { canFinish } = finish;

  function fitAt(snake: Snake, kind: CardKind, end: EndLetter, bend: Bend): Fit | undefined {
    const laid = tileForEnd(snake, kind, end, bend);
    const after = layCard(snake, end, laid);
    return after && canFinish(after) ? { end, bend, laid } : undefined;
  }

  // cached, because the phase and the legal actions depend on the fits of the same snakes
  const fitsOf = memoize((snake, kind): readonly Fit[] =>
    END_LETTERS.flatMap((end) =>
      bendsOf(kind).flatMap((bend) =>
        isNamedFromHead(snake, kind, end, bend) ? [] : (fitAt(snake, kind, end, bend) ?? []),
      ),
    ),
  );

  return { ...finish, fitAt, fitsOf, fits: (snake, kind) => fitsOf(snake, kind).length > 0 };
}

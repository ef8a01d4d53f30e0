import type { ClauseId } from "../clauses.ts";
import { answerOnce } from "../memory.ts";
import { type Kind, type Laid, layingOf, type Turn, turnsOf } from "./cards.ts";
import type { Finish } from "./finish.ts";
import { ENDS, type EndName, layCard, type Snake } from "./snake.ts";

/** A card that can be laid on a snake: where, and how it lies. */
export interface Fit {
  readonly end: EndName;
  readonly turn: Turn;
  readonly laid: Laid;
}

/** How a card lies that is laid on an end with a turn. */
export const layingAt = ({ ends }: Snake, kind: Kind, end: EndName, turn: Turn): Laid =>
  ends ? layingOf(kind, ends[end].way, turn) : 0;

/**
 * Whether the name of a laying from the tail end belongs to a laying from the head end: both ends face one cell, and
 * the card joins the head end too.
 */
export function isNamedFromHead({ ends }: Snake, kind: Kind, end: EndName, turn: Turn): boolean {
  if (end === "h" || !ends || ends.h.cell !== ends.t.cell) return false;
  const laid = layingOf(kind, ends.t.way, turn);
  return turnsOf(kind).some((other) => layingOf(kind, ends.h.way, other) === laid);
}

/** Where cards fit, and what it takes to finish a snake. */
export interface Fitting extends Finish<ClauseId> {
  /** A laying after which the snake can still be finished (`place.can-finish`). */
  fitAt(snake: Snake, kind: Kind, end: EndName, turn: Turn): Fit | undefined;
  /** Everywhere that a card of a kind fits on a snake. */
  fitsOf(snake: Snake, kind: Kind): readonly Fit[];
  fits(snake: Snake, kind: Kind): boolean;
}

/** Where cards fit, for what it takes to finish a snake. */
export function createFitting(finish: Finish<ClauseId>): Fitting {
  const { canFinish } = finish;

  function fitAt(snake: Snake, kind: Kind, end: EndName, turn: Turn): Fit | undefined {
    const laid = layingAt(snake, kind, end, turn);
    const after = layCard(snake, end, laid);
    return after && canFinish(after) ? { end, turn, laid } : undefined;
  }

  // whether a card fits decides who lays it, and then where it fits is what can be done: asked again and again of the same snakes
  const fitsOf = answerOnce((snake, kind): readonly Fit[] =>
    ENDS.flatMap((end) =>
      turnsOf(kind).flatMap((turn) =>
        isNamedFromHead(snake, kind, end, turn) ? [] : (fitAt(snake, kind, end, turn) ?? []),
      ),
    ),
  );

  return { ...finish, fitAt, fitsOf, fits: (snake, kind) => fitsOf(snake, kind).length > 0 };
}

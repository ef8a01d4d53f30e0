import type { Refusal, Seat } from "@serpentarium/core";
import { CHOICES, type Choice, type Lay, type LayingPhase } from "../action.ts";
import type { ClauseId } from "../clauses.ts";
import { type Counts, countOf, KIND_NAMES, kindsIn, NONE } from "../material/cards.ts";
import { type Fitting, layingAt } from "../material/fit.ts";
import { layCard, type Snake } from "../material/snake.ts";
import { type LayingPosition, ownerIn, type Position, snakeOf } from "../position.ts";
import { cellSpace } from "../spaces.ts";
import type { Giving } from "./give.ts";

/** The snake with a card of a legal action. */
export const snakeAfter = (snake: Snake, { kind, end, turn }: Lay): Snake =>
  layCard(snake, end, layingAt(snake, kind, end, turn)) ?? snake;

/** How cards are laid. */
export interface Laying {
  /** Every way to lay a card of the hand; none when nothing fits. */
  laysIn<P extends LayingPhase>(phase: P, snake: Snake, hand: Counts): Lay<P>[];
  /** The ways to lay a single card. */
  onlyLays<P extends LayingPhase>(phase: P, position: LayingPosition): readonly Lay<P>[];
  /** `turn.hand`, `place.can-finish` or what the finish has instead, then `turn.must-fit`; an end is always joined by what notation can say of it. */
  refuse(position: LayingPosition, choice: Choice): Refusal<ClauseId> | undefined;
  /** A single card is laid, and the turn is over. */
  applyOnly(position: LayingPosition, choice: Choice): Position;
}

/** Cards that are laid where they fit. */
export function createLaying(
  { fitAt, fits, fitsOf, refuse: refuseSnake }: Fitting,
  { laidLast }: Giving,
): Laying {
  function laysIn<P extends LayingPhase>(phase: P, snake: Snake, hand: Counts): Lay<P>[] {
    return kindsIn(hand).flatMap((kind) => {
      const { lays } = CHOICES[phase][kind];
      return fitsOf(snake, kind).flatMap(
        ({ end, turn }) => lays.find((lay) => lay.end === end && lay.turn === turn) ?? [],
      );
    });
  }

  /** Why a card does not fit where it would be laid. */
  function refuseLay(owner: Seat, snake: Snake, { kind, end, turn }: Lay): Refusal<ClauseId> {
    const data = { card: KIND_NAMES[kind] };
    const after = layCard(snake, end, layingAt(snake, kind, end, turn));
    const refused = after && refuseSnake?.(after);
    if (refused) {
      const spaces = refused.cells.map((cell) => cellSpace(owner, after, cell));
      return { clause: refused.clause, data, spaces };
    }
    const spaces = snake.ends ? [cellSpace(owner, snake, snake.ends[end].cell)] : [];
    return { clause: "place.can-finish", data, spaces };
  }

  function refuse(position: LayingPosition, choice: Choice): Refusal<ClauseId> | undefined {
    const { kind } = choice;
    const owner = ownerIn(position);
    const snake = snakeOf(position, owner);
    if (countOf(position.hand, kind) === 0) return { clause: "turn.hand", data: { card: KIND_NAMES[kind] } };
    if (choice.type === "lay")
      return fitAt(snake, kind, choice.end, choice.turn) ? undefined : refuseLay(owner, snake, choice);
    const fitting = kindsIn(position.hand).find((other) => fits(snake, other));
    return fitting && { clause: "turn.must-fit", data: { card: KIND_NAMES[fitting] } };
  }

  function applyOnly(position: LayingPosition, choice: Choice): Position {
    const owner = ownerIn(position);
    const snake = snakeOf(position, owner);
    return laidLast(position, owner, choice.type === "lay" ? snakeAfter(snake, choice) : snake, NONE);
  }

  return {
    laysIn,
    onlyLays: (phase, position) => laysIn(phase, snakeOf(position, ownerIn(position)), position.hand),
    refuse,
    applyOnly,
  };
}

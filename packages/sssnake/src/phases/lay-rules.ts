import type { Refusal, Seat } from "@serpentarium/core";
import { CARD_ACTIONS, type CardAction, type Lay, type LayingPhase } from "../action.ts";
import type { ClauseId } from "../clauses.ts";
import {
  CARD_KIND_NAMES,
  CARD_KINDS,
  type CardCounts,
  type CardKind,
  countOfKind,
  kindsWithCards,
  NO_CARDS,
} from "../material/cards.ts";
import { type FitRules, tileForEnd } from "../material/fit-rules.ts";
import { layAnyCard, layCard, type Snake } from "../material/snake.ts";
import { type LayingPosition, type Position, snakeOfSeat, snakeOwnerOf } from "../position.ts";
import { cellSpaceId } from "../spaces.ts";
import type { GiveRules } from "./give-rules.ts";

/** The snake after a legal action. */
export const snakeAfterAction = (snake: Snake, { kind, end, bend }: Lay): Snake =>
  layCard(snake, end, tileForEnd(snake, kind, end, bend)) ?? snake;

/** The rules for laying cards. */
export interface LayRules {
  /** The legal actions that lay a card of the hand; empty if none fits. */
  legalLays<P extends LayingPhase>(phase: P, snake: Snake, hand: CardCounts): readonly Lay<P>[];
  /** The legal actions with a single card. */
  singleCardLays<P extends LayingPhase>(phase: P, position: LayingPosition): readonly Lay<P>[];
  /**
   * Refuses by `turn.hand`, then the clause of the finish rules or `place.can-finish`, then `turn.must-fit`. `place.at-end` cannot be
   * violated, because notation names only ends.
   */
  refuse(position: LayingPosition, choice: CardAction): Refusal<ClauseId> | undefined;
  /** Applies an action with a single card, which ends the turn. */
  applySingleCard(position: LayingPosition, choice: CardAction): Position;
}

/** Creates the rules for laying cards. */
export function createLayRules(
  { fitsAt, fitsOf, refuse: refuseSnake }: FitRules,
  { afterLastCard }: GiveRules,
): LayRules {
  function legalLays<P extends LayingPhase>(phase: P, snake: Snake, hand: CardCounts): readonly Lay<P>[] {
    let lays: readonly Lay<P>[] = [];
    for (let i = 0; i < CARD_KINDS.length; i++) {
      if (hand[i] === 0) continue;
      const kind = CARD_KINDS[i] as CardKind;
      const more = CARD_ACTIONS[phase][kind].subsets[fitsOf(snake, kind)] ?? [];
      // the shared list of a kind is returned uncopied
      lays = lays.length === 0 ? more : [...lays, ...more];
    }
    return lays;
  }

  /** The refusal of a card that does not fit. */
  function refuseLay(owner: Seat, snake: Snake, { kind, end, bend }: Lay): Refusal<ClauseId> {
    const data = { card: CARD_KIND_NAMES[kind] };
    const after = layAnyCard(snake, end, tileForEnd(snake, kind, end, bend));
    const refused = after && refuseSnake?.(after);
    if (refused) {
      const spaces = refused.cells.map((cell) => cellSpaceId(owner, after, cell));
      return { clause: refused.clause, data, spaces };
    }
    const spaces = snake.ends ? [cellSpaceId(owner, snake, snake.ends[end].cell)] : [];
    return { clause: "place.can-finish", data, spaces };
  }

  function refuse(position: LayingPosition, choice: CardAction): Refusal<ClauseId> | undefined {
    const { kind } = choice;
    const owner = snakeOwnerOf(position);
    const snake = snakeOfSeat(position, owner);
    if (countOfKind(position.hand, kind) === 0)
      return { clause: "turn.hand", data: { card: CARD_KIND_NAMES[kind] } };
    if (choice.type === "lay")
      return fitsAt(snake, kind, choice.end, choice.bend) ? undefined : refuseLay(owner, snake, choice);
    const fittingKind = kindsWithCards(position.hand).find((other) => fitsOf(snake, other) !== 0);
    return fittingKind && { clause: "turn.must-fit", data: { card: CARD_KIND_NAMES[fittingKind] } };
  }

  function applySingleCard(position: LayingPosition, choice: CardAction): Position {
    const owner = snakeOwnerOf(position);
    const snake = snakeOfSeat(position, owner);
    return afterLastCard(
      position,
      owner,
      choice.type === "lay" ? snakeAfterAction(snake, choice) : snake,
      NO_CARDS,
    );
  }

  return {
    legalLays,
    singleCardLays: (phase, position) =>
      legalLays(phase, snakeOfSeat(position, snakeOwnerOf(position)), position.hand),
    refuse,
    applySingleCard,
  };
}

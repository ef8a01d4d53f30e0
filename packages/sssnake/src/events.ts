import { type GameEvent, type Outcome, type Seat, winnersOf } from "@serpentarium/core";
import type { Action, CardAction, Lay } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import { type CardKind, changeCount, onlyKind, oppositeDirection, totalCards } from "./material/cards.ts";
import type { FinishRules } from "./material/finish.ts";
import { adjacentCell, coordinatesOf, type Snake } from "./material/snake.ts";
import type { Phases } from "./parts.ts";
import { type LayRules, snakeAfterAction } from "./phases/lay-rules.ts";
import {
  type DrawPosition,
  isLayingPosition,
  type LayingPosition,
  leftNeighbourOf,
  type Position,
  snakeOfSeat,
  snakeOwnerOf,
} from "./position.ts";
import { cellSpaceId, DIE, deckKindSpaceId, HAND } from "./spaces.ts";
import type { Sssnake } from "./types.ts";

interface ClauseEvent extends GameEvent {
  readonly clause: ClauseId;
}
interface CardEvent extends ClauseEvent {
  readonly kind: CardKind;
}

/** An event of the game; seats are numbered from 0. */
export type RuleEvent =
  | (ClauseEvent & { readonly type: "rolled"; readonly seat: Seat; readonly number: number })
  | (ClauseEvent & { readonly type: "short-deck"; readonly cards: number })
  | (CardEvent & { readonly type: "drew"; readonly seat: Seat })
  | (ClauseEvent & {
      readonly type: "draw-ended";
      readonly seat: Seat;
      readonly cards: number;
      /** The number of these cards to lay before the last is given. */
      readonly toLay: number;
    })
  | (CardEvent & {
      readonly type: "laid";
      readonly seat: Seat;
      readonly owner: Seat;
      readonly snake: "own" | "neighbour";
    })
  | (ClauseEvent & { readonly type: "passed-through"; readonly owner: Seat })
  | (ClauseEvent & { readonly type: "missing"; readonly owner: Seat; readonly missing: number })
  | (CardEvent & { readonly type: "gave"; readonly seat: Seat; readonly to: Seat })
  | (CardEvent & { readonly type: "came-back"; readonly seat: Seat; readonly owner: Seat })
  | (CardEvent & { readonly type: "left-game" })
  | (CardEvent & { readonly type: "discarded"; readonly seat: Seat })
  | (ClauseEvent & { readonly type: "completed"; readonly owner: Seat })
  | (ClauseEvent & {
      readonly type: "deck-empty";
      readonly winners: readonly Seat[];
      readonly isDraw: boolean;
    })
  | (ClauseEvent & { readonly type: "scored"; readonly scores: readonly number[] })
  | (ClauseEvent & { readonly type: "next-turn"; readonly seat: Seat });

const CLAUSE_BY_COUNT = ["turn.one", "turn.two", "turn.three"] as const;

/** The giving of the last card of a hand, before it is laid. */
function givingEvents(before: Position, after: Position, kind: CardKind, wasLent: boolean): RuleEvent[] {
  const { roller: seat } = before;
  const to = leftNeighbourOf(before);
  if (after.phase === "lend") return [];
  if (after.phase === "receive")
    return [{ type: "gave", clause: "turn.two", spaces: [HAND], kind, seat, to }];
  const given: RuleEvent[] = wasLent
    ? []
    : [{ type: "gave", clause: "turn.two", spaces: [HAND], kind, seat, to }];
  const back: RuleEvent = { type: "came-back", clause: "turn.automatic", spaces: [], kind, seat, owner: to };
  if (after.phase === "reclaim") return [...given, back];
  return [
    ...given,
    { type: "left-game", clause: "turn.automatic", spaces: [], kind },
    ...nextTurnEvents(before, after),
  ];
}

/** The next turn, or the end of the game. */
function nextTurnEvents({ rolled }: Position, after: Position): RuleEvent[] {
  if (after.phase === "over") return endEvents(after.outcome);
  if (after.phase !== "roll") return [];
  // the die is taken up, if its number is known
  const spaces = rolled > 0 ? [DIE] : [];
  return [{ type: "next-turn", clause: "turn.order", spaces, seat: after.roller }];
}

function endEvents({ places, reason, scores = [] }: Outcome): RuleEvent[] {
  const winners = winnersOf({ places });
  const [owner = 0] = winners;
  const isDraw = winners.length === places.length;
  return [
    reason === "end.complete"
      ? { type: "completed", clause: "end.complete", spaces: [], owner }
      : { type: "deck-empty", clause: "end.deck", spaces: [], winners, isDraw },
    { type: "scored", clause: "score.negative", spaces: [], scores },
  ];
}

/** Whether the end at which a card is laid continues through cards laid earlier. */
function passesThrough(before: Snake, choice: Lay): boolean {
  const after = snakeAfterAction(before, choice);
  if (!before.ends || !after.ends) return false;
  const from = coordinatesOf(before, before.ends[choice.end].cell);
  const { cell, direction } = after.ends[choice.end];
  const last = coordinatesOf(after, adjacentCell(cell, oppositeDirection(direction), after.width));
  return from.x !== last.x || from.y !== last.y;
}

/** The cell that both ends face, if they face the same one. */
const meetingSpaces = (owner: Seat, snake: Snake): readonly string[] =>
  snake.ends && snake.ends.h.cell === snake.ends.t.cell ? [cellSpaceId(owner, snake, snake.ends.h.cell)] : [];

function rollEvents(position: Position, number: number): RuleEvent[] {
  const cards = totalCards(position.deck);
  const rolled: RuleEvent = {
    type: "rolled",
    clause: "turn.roll",
    spaces: [DIE],
    seat: position.roller,
    number,
  };
  return cards < number
    ? [rolled, { type: "short-deck", clause: "turn.short-deck", spaces: [], cards }]
    : [rolled];
}

function drawEvents(draw: Phases<Sssnake>["draw"], position: DrawPosition, kind: CardKind): RuleEvent[] {
  const { roller: seat, left } = position;
  const spaces = [deckKindSpaceId(kind), HAND];
  const drew: RuleEvent = { type: "drew", clause: "turn.roll", spaces, paths: [spaces], seat, kind };
  if (left > 1) return [drew];
  const cards = totalCards(position.hand) + 1;
  const clause = CLAUSE_BY_COUNT[cards - 1] ?? "turn.three";
  const drawEnded: RuleEvent = { type: "draw-ended", clause, spaces: [], seat, cards, toLay: cards - 1 };
  const after = draw.apply(position, { phase: "draw", kind });
  return [drew, drawEnded, ...(cards === 1 ? givingEvents(position, after, kind, true) : [])];
}

function layEvents(
  { missing }: FinishRules,
  position: LayingPosition,
  choice: Lay,
  after: Position,
): RuleEvent[] {
  const owner = snakeOwnerOf(position);
  const before = snakeOfSeat(position, owner);
  const seat = position.phase === "receive" ? owner : position.roller;
  const spaces = before.ends ? [cellSpaceId(owner, before, before.ends[choice.end].cell)] : [];
  const laid: RuleEvent = {
    type: "laid",
    clause: "place.at-end",
    spaces: [HAND, ...spaces, ...meetingSpaces(owner, snakeOfSeat(after, owner))],
    paths: spaces.map((space) => [HAND, space]),
    seat,
    owner,
    kind: choice.kind,
    snake: seat === owner ? "own" : "neighbour",
  };
  const events: RuleEvent[] = [laid];
  if (passesThrough(before, choice))
    events.push({ type: "passed-through", clause: "finish.loose-parts", spaces, owner });
  const short = missing(snakeOfSeat(after, owner));
  if (short > 0)
    events.push({ type: "missing", clause: "finish.missing", spaces: [], owner, missing: short });
  return events;
}

function cardActionEvents(
  finish: FinishRules,
  position: LayingPosition,
  choice: CardAction,
  after: Position,
): RuleEvent[] {
  const { kind } = choice;
  const first: RuleEvent[] =
    choice.type === "lay"
      ? layEvents(finish, position, choice, after)
      : [{ type: "discarded", clause: "turn.must-fit", spaces: [HAND], seat: position.roller, kind }];
  if (position.phase !== "keep" || after.phase === "keep")
    return [...first, ...nextTurnEvents(position, after)];
  if (after.phase === "over" && after.outcome.reason === "end.complete")
    return [...first, ...nextTurnEvents(position, after)];
  const rest = onlyKind(changeCount(position.hand, kind, -1));
  return [...first, ...givingEvents(position, after, rest, false)];
}

/** Creates the function that lists the events of a legal action. */
export const createEvents =
  (finish: FinishRules, { applySingleCard }: LayRules, { draw, keep }: Phases<Sssnake>) =>
  (position: Position, action: Action): readonly RuleEvent[] => {
    if (action.phase === "roll") return rollEvents(position, action.number);
    if (action.phase === "draw")
      return position.phase === "draw" ? drawEvents(draw, position, action.kind) : [];
    if (!isLayingPosition(position)) return [];
    const after =
      position.phase === "keep"
        ? keep.apply(position, { ...action, phase: "keep" })
        : applySingleCard(position, action);
    return cardActionEvents(finish, position, action, after);
  };

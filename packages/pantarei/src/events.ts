import type { GameEvent, Seat, SeatPhase } from "@serpentarium/core";
import type { Action, Move, TurnAction } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import type { LandingRules } from "./material/landing.ts";
import { type Colour, kindOf, VALUE_BY_PIECE } from "./material/pieces.ts";
import { type Direction, pieceAt, pileHeight } from "./material/row.ts";
import type { MovePosition, OverPosition, Position } from "./position.ts";
import { pileSpaceId } from "./spaces.ts";
import type { Pantarei } from "./types.ts";

interface ClauseEvent extends GameEvent {
  readonly clause: ClauseId;
}

/**
 * An event. Pieces are kinds, as in notation (`l2`, `n`). Piles have their numbers before the action, from 1. Sentences are read both
 * before an action, for example in a hint, and after it: they use only numbers that the row has at both times.
 */
export type RuleEvent =
  | (ClauseEvent & { readonly type: "dealt"; readonly pieces: number })
  | (ClauseEvent & { readonly type: "chose"; readonly seat: Seat; readonly colour: Colour })
  | (ClauseEvent & { readonly type: "first"; readonly seat: Seat })
  | (ClauseEvent & {
      readonly type: "moved";
      readonly seat: Seat;
      readonly piece: string;
      readonly from: number;
      readonly to: number;
      readonly direction: Direction;
      /** The number of piles that the move counts. */
      readonly steps: number;
      /** Whether its pile becomes empty, so that the row closes and later piles get other numbers. */
      readonly closes: boolean;
    })
  | (ClauseEvent & { readonly type: "carried"; readonly piece: string })
  | (ClauseEvent & {
      readonly type: "covered";
      readonly piece: string;
      readonly pile: number;
      /** Whether the pile gets another number. */
      readonly isRenumbered: boolean;
    })
  | (ClauseEvent & {
      readonly type: "closed";
      readonly pile: number;
      /** Whether the destination pile gets another number. */
      readonly isRenumbered: boolean;
      /** The new number of this pile. */
      readonly becomes: number;
    })
  | (ClauseEvent & {
      readonly type: "swapped";
      readonly seat: Seat;
      readonly first: number;
      readonly second: number;
    })
  | (ClauseEvent & { readonly type: "passed"; readonly seat: Seat })
  | (ClauseEvent & { readonly type: "won"; readonly seat: Seat; readonly height: number })
  | (ClauseEvent & { readonly type: "blocked" })
  | (ClauseEvent & { readonly type: "quiet"; readonly turns: number });

function moveEvents(landing: LandingRules, { row, toAct: seat }: MovePosition, move: Move): RuleEvent[] {
  const { pile, pair, direction } = move;
  const to = landing.destination(row, pile, direction);
  const spaces = [pileSpaceId(pile), pileSpaceId(to)];
  const piece = kindOf(pieceAt(row, pile));
  const closes = pileHeight(row, pile) === (pair ? 2 : 1);
  const isRenumbered = closes && to > pile;
  const course = {
    from: pile + 1,
    to: to + 1,
    direction,
    steps: VALUE_BY_PIECE[pieceAt(row, pile)] as number,
    closes,
  };
  const moved = { spaces, paths: [spaces], seat, piece, ...course };
  const events: RuleEvent[] = [{ type: "moved", clause: "move.distance", ...moved }];
  if (pair) {
    events.push({
      type: "carried",
      clause: "move.pair",
      spaces: [pileSpaceId(pile)],
      piece: kindOf(pieceAt(row, pile, 1)),
    });
  }
  events.push({
    type: "covered",
    clause: "move.covered",
    spaces: [pileSpaceId(to)],
    piece: kindOf(pieceAt(row, to)),
    pile: to + 1,
    isRenumbered,
  });
  if (closes) {
    const removed = [pileSpaceId(pile)];
    const becomes = isRenumbered ? to : to + 1;
    const closed = { spaces: removed, removed, pile: pile + 1, isRenumbered, becomes };
    events.push({ type: "closed", clause: "move.distance", ...closed });
  }
  return events;
}

function turnEvents(landing: LandingRules, position: MovePosition, turn: TurnAction): RuleEvent[] {
  const seat = position.toAct;
  if (turn.kind === "move") return moveEvents(landing, position, turn);
  if (turn.kind === "pass") return [{ type: "passed", clause: "pass.forced", spaces: [], seat }];
  const { first, second } = turn;
  const spaces = [pileSpaceId(first), pileSpaceId(second)];
  const paths = [spaces, spaces.toReversed()];
  return [
    { type: "swapped", clause: "swap.piles", spaces, paths, seat, first: first + 1, second: second + 1 },
  ];
}

function endEvents(
  landing: LandingRules,
  before: MovePosition,
  turn: TurnAction,
  after: OverPosition,
): RuleEvent[] {
  const { reason } = after.outcome;
  if (reason === "end.blocked") return [{ type: "blocked", clause: "end.blocked", spaces: [] }];
  if (reason === "end.quiet") return [{ type: "quiet", clause: "end.quiet", spaces: [], turns: after.quiet }];
  if (turn.kind !== "move") return [];
  const to = landing.destination(before.row, turn.pile, turn.direction);
  const tall = pileHeight(before.row, to) + (turn.pair ? 2 : 1);
  return [{ type: "won", clause: "end.pile", spaces: [pileSpaceId(to)], seat: before.toAct, height: tall }];
}

/** Creates the function that returns the events of a legal action, in order. */
export const createEvents =
  (landing: LandingRules, { apply }: Pick<SeatPhase<Pantarei, "move">, "apply">) =>
  (position: Position, action: Action, after?: Position): readonly RuleEvent[] => {
    if (action.phase === "deal")
      return [{ type: "dealt", clause: "setup.deal", spaces: [], pieces: action.pieces.length }];
    if (action.phase === "colour")
      return [
        { type: "chose", clause: "setup.colour", spaces: [], seat: 0, colour: action.colour },
        { type: "first", clause: "setup.first", spaces: [], seat: 1 },
      ];
    if (position.phase !== "move") return [];
    const events = turnEvents(landing, position, action);
    const next = after ?? apply(position, action);
    return next.phase === "over" ? [...events, ...endEvents(landing, position, action, next)] : events;
  };

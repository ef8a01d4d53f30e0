import type { GameEvent, Seat, SeatPhase, Text } from "@serpentarium/core";
import type { Action, Move, Turn } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import type { Pantarei } from "./game.ts";
import type { Landing } from "./material/landing.ts";
import { type Colour, pieceName } from "./material/pieces.ts";
import { height, pieceAt } from "./material/row.ts";
import type { MovePosition, Position } from "./position.ts";
import { pileSpace } from "./spaces.ts";

interface Happening extends GameEvent {
  readonly clause: ClauseId;
}

/** Piles are numbered from 1, as people read them and as they are numbered before the action. */
export type Event =
  | (Happening & { readonly type: "dealt"; readonly pieces: number })
  | (Happening & { readonly type: "chose"; readonly colour: Colour })
  | (Happening & { readonly type: "first"; readonly seat: Seat })
  | (Happening & {
      readonly type: "moved";
      readonly seat: Seat;
      readonly piece: Text;
      readonly from: number;
      readonly to: number;
    })
  | (Happening & { readonly type: "carried"; readonly piece: Text })
  | (Happening & { readonly type: "covered"; readonly piece: Text; readonly pile: number })
  | (Happening & { readonly type: "closed"; readonly pile: number })
  | (Happening & {
      readonly type: "swapped";
      readonly seat: Seat;
      readonly first: number;
      readonly second: number;
    })
  | (Happening & { readonly type: "passed"; readonly seat: Seat })
  | (Happening & { readonly type: "won"; readonly seat: Seat; readonly height: number })
  | (Happening & { readonly type: "blocked" })
  | (Happening & { readonly type: "quiet"; readonly turns: number });

function narrateMove(landing: Landing, { row, toAct: seat }: MovePosition, move: Move): Event[] {
  const { pile, pair, direction } = move;
  const to = landing.to(row, pile, direction);
  const spaces = [pileSpace(pile), pileSpace(to)];
  const piece = pieceName(pieceAt(row, pile));
  const landed = pieceName(pieceAt(row, to));
  const events: Event[] = [
    { type: "moved", clause: "move.distance", spaces, seat, piece, from: pile + 1, to: to + 1 },
  ];
  if (pair) {
    events.push({
      type: "carried",
      clause: "move.pair",
      spaces: [pileSpace(pile)],
      piece: pieceName(pieceAt(row, pile, 1)),
    });
  }
  events.push({
    type: "covered",
    clause: "move.covered",
    spaces: [pileSpace(to)],
    piece: landed,
    pile: to + 1,
  });
  if (height(row, pile) === (pair ? 2 : 1)) {
    events.push({ type: "closed", clause: "move.distance", spaces: [pileSpace(pile)], pile: pile + 1 });
  }
  return events;
}

function narrateTurn(landing: Landing, position: MovePosition, turn: Turn): Event[] {
  const seat = position.toAct;
  if (turn.kind === "move") return narrateMove(landing, position, turn);
  if (turn.kind === "pass") return [{ type: "passed", clause: "pass.forced", spaces: [], seat }];
  const { first, second } = turn;
  const spaces = [pileSpace(first), pileSpace(second)];
  return [{ type: "swapped", clause: "swap.piles", spaces, seat, first: first + 1, second: second + 1 }];
}

function narrateEnd(landing: Landing, before: MovePosition, turn: Turn, after: Position): Event[] {
  if (after.phase !== "over") return [];
  const { reason } = after.outcome;
  if (reason === "end.blocked") return [{ type: "blocked", clause: "end.blocked", spaces: [] }];
  if (reason === "end.quiet") return [{ type: "quiet", clause: "end.quiet", spaces: [], turns: after.quiet }];
  if (turn.kind !== "move") return [];
  const to = landing.to(before.row, turn.pile, turn.direction);
  const tall = height(before.row, to) + (turn.pair ? 2 : 1);
  return [{ type: "won", clause: "end.pile", spaces: [pileSpace(to)], seat: before.toAct, height: tall }];
}

/** What a legal action does, step by step. */
export const createNarrate =
  (landing: Landing, { apply }: Pick<SeatPhase<Pantarei, "move">, "apply">) =>
  (position: Position, action: Action): readonly Event[] => {
    if (action.phase === "deal")
      return [{ type: "dealt", clause: "setup.deal", spaces: [], pieces: action.pieces.length }];
    if (action.phase === "colour")
      return [
        { type: "chose", clause: "setup.colour", spaces: [], colour: action.colour },
        { type: "first", clause: "setup.first", spaces: [], seat: 1 },
      ];
    if (position.phase !== "move") return [];
    return [
      ...narrateTurn(landing, position, action),
      ...narrateEnd(landing, position, action, apply(position, action)),
    ];
  };

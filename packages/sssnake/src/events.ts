import type { GameEvent, Outcome, Seat } from "@serpentarium/core";
import type { Action, Choice, Lay } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import type { Sssnake } from "./game.ts";
import { changed, type Kind, onlyKind, opposite, totalOf } from "./material/cards.ts";
import type { Finish } from "./material/finish.ts";
import { beside, placeOf, type Snake } from "./material/snake.ts";
import type { Phases } from "./parts.ts";
import { type Laying, snakeAfter } from "./phases/laying.ts";
import {
  type DrawPosition,
  isLaying,
  type LayingPosition,
  neighbourOf,
  ownerIn,
  type Position,
  snakeOf,
} from "./position.ts";
import { cellSpace, DIE, deckSpace, HAND } from "./spaces.ts";

interface Happening extends GameEvent {
  readonly clause: ClauseId;
}
interface OfKind extends Happening {
  readonly kind: Kind;
}

/** Seats are numbered from 0. */
export type Event =
  | (Happening & { readonly type: "rolled"; readonly seat: Seat; readonly number: number })
  | (Happening & { readonly type: "short-deck"; readonly cards: number })
  | (OfKind & { readonly type: "drew"; readonly seat: Seat })
  | (Happening & { readonly type: "drawn"; readonly seat: Seat; readonly cards: number })
  | (OfKind & { readonly type: "laid"; readonly seat: Seat; readonly owner: Seat })
  | (Happening & { readonly type: "went-on"; readonly owner: Seat })
  | (Happening & { readonly type: "stands"; readonly owner: Seat; readonly missing: number })
  | (OfKind & { readonly type: "gave"; readonly seat: Seat; readonly to: Seat })
  | (OfKind & { readonly type: "came-back"; readonly seat: Seat; readonly owner: Seat })
  | (OfKind & { readonly type: "left" })
  | (OfKind & { readonly type: "put-out"; readonly seat: Seat })
  | (Happening & { readonly type: "completed"; readonly owner: Seat })
  | (Happening & { readonly type: "ran-out"; readonly winners: readonly Seat[] })
  | (Happening & { readonly type: "scored"; readonly scores: readonly number[] })
  | (Happening & { readonly type: "next"; readonly seat: Seat });

const HOW_MANY = ["turn.one", "turn.two", "turn.three"] as const;

/** What becomes of the last card of a hand, before anybody lays it. */
function narrateGiving(before: Position, after: Position, kind: Kind, wasLent: boolean): Event[] {
  const { roller: seat } = before;
  const to = neighbourOf(before);
  if (after.phase === "lend") return [];
  if (after.phase === "receive")
    return [{ type: "gave", clause: "turn.two", spaces: [HAND], kind, seat, to }];
  const given: Event[] = wasLent
    ? []
    : [{ type: "gave", clause: "turn.two", spaces: [HAND], kind, seat, to }];
  const back: Event = { type: "came-back", clause: "turn.automatic", spaces: [], kind, seat, owner: to };
  if (after.phase === "reclaim") return [...given, back];
  return [...given, { type: "left", clause: "turn.automatic", spaces: [], kind }, ...narrateNext(after)];
}

/** Who is next, or how the game ended. */
function narrateNext(after: Position): Event[] {
  if (after.phase === "over") return narrateEnd(after.outcome);
  return after.phase === "roll"
    ? [{ type: "next", clause: "turn.order", spaces: [], seat: after.roller }]
    : [];
}

function narrateEnd({ winners, reason, scores = [] }: Outcome): Event[] {
  const [owner = 0] = winners;
  return [
    reason === "end.complete"
      ? { type: "completed", clause: "end.complete", spaces: [], owner }
      : { type: "ran-out", clause: "end.deck", spaces: [], winners },
    { type: "scored", clause: "score.negative", spaces: [], scores },
  ];
}

/** Whether the end on which a card is laid comes further than the next cell. */
function goesThrough(before: Snake, choice: Lay): boolean {
  const after = snakeAfter(before, choice);
  if (!before.ends || !after.ends) return false;
  const from = placeOf(before, before.ends[choice.end].cell);
  const { cell, way } = after.ends[choice.end];
  const last = placeOf(after, beside(cell, opposite(way), after.width));
  return from.x !== last.x || from.y !== last.y;
}

function narrateRoll(position: Position, number: number): Event[] {
  const cards = totalOf(position.deck);
  const rolled: Event = { type: "rolled", clause: "turn.roll", spaces: [DIE], seat: position.roller, number };
  return cards < number
    ? [rolled, { type: "short-deck", clause: "turn.short-deck", spaces: [], cards }]
    : [rolled];
}

function narrateDraw(draw: Phases<Sssnake>["draw"], position: DrawPosition, kind: Kind): Event[] {
  const { roller: seat, left } = position;
  const drew: Event = { type: "drew", clause: "turn.roll", spaces: [deckSpace(kind)], seat, kind };
  if (left > 1) return [drew];
  const cards = totalOf(position.hand) + 1;
  const clause = HOW_MANY[cards - 1] ?? "turn.three";
  const drawn: Event = { type: "drawn", clause, spaces: [], seat, cards };
  const after = draw.apply(position, { phase: "draw", kind });
  return [drew, drawn, ...(cards === 1 ? narrateGiving(position, after, kind, true) : [])];
}

function narrateLaying({ missing }: Finish, position: LayingPosition, choice: Lay, after: Position): Event[] {
  const owner = ownerIn(position);
  const before = snakeOf(position, owner);
  const seat = position.phase === "receive" ? owner : position.roller;
  const spaces = before.ends ? [cellSpace(owner, before, before.ends[choice.end].cell)] : [];
  const events: Event[] = [{ type: "laid", clause: "place.at-end", spaces, seat, owner, kind: choice.kind }];
  if (goesThrough(before, choice))
    events.push({ type: "went-on", clause: "finish.loose-parts", spaces, owner });
  const short = missing(snakeOf(after, owner));
  if (short > 0) events.push({ type: "stands", clause: "finish.missing", spaces: [], owner, missing: short });
  return events;
}

function narrateChoice(finish: Finish, position: LayingPosition, choice: Choice, after: Position): Event[] {
  const { kind } = choice;
  const first: Event[] =
    choice.type === "lay"
      ? narrateLaying(finish, position, choice, after)
      : [{ type: "put-out", clause: "turn.must-fit", spaces: [HAND], seat: position.roller, kind }];
  if (position.phase !== "keep" || after.phase === "keep") return [...first, ...narrateNext(after)];
  if (after.phase === "over" && after.outcome.reason === "end.complete")
    return [...first, ...narrateNext(after)];
  const rest = onlyKind(changed(position.hand, kind, -1));
  return [...first, ...narrateGiving(position, after, rest, false)];
}

/** What a legal action does, step by step. */
export const createNarrate =
  (finish: Finish, { applyOnly }: Laying, { draw, keep }: Phases<Sssnake>) =>
  (position: Position, action: Action): readonly Event[] => {
    if (action.phase === "roll") return narrateRoll(position, action.number);
    if (action.phase === "draw")
      return position.phase === "draw" ? narrateDraw(draw, position, action.kind) : [];
    if (!isLaying(position)) return [];
    const after =
      position.phase === "keep"
        ? keep.apply(position, { ...action, phase: "keep" })
        : applyOnly(position, action);
    return narrateChoice(finish, position, action, after);
  };

import type { Game, Seat } from "@serpentarium/core";
import { applyEvent, stateValueOf } from "@serpentarium/core/context";
import type { MatchContext, RunningContext } from "@serpentarium/table";

/** The seat of this browser in a match by link. */
export interface LinkSeat {
  /** The id of the match, which all its links contain. */
  readonly id: string;
  readonly seat: Seat;
  /** The occupied seats, as far as this browser knows. */
  readonly taken: readonly Seat[];
  /** The progress last sent to the others, see {@link progressOf}; -1 before the first link. */
  readonly sent: number;
}

const ID = /^[a-z0-9]{6,40}$/;

/** Whether a text can be the id of a match by link. */
export const isMatchId = (text: unknown): text is string => typeof text === "string" && ID.test(text);

/** The number of actions of a match, plus 1 if it is over. */
export const progressOf = (context: MatchContext): number =>
  context.actions.length + (context.outcome ? 1 : 0);

export function wouldUndoSent(game: Game, context: RunningContext, link: LinkSeat | undefined): boolean {
  const undone = applyEvent(game, context, { type: "undo" });
  return link !== undefined && undone.ok && progressOf(undone.value.context) < link.sent;
}

/** Whether chance is to act: after a link sent now, each device would draw another outcome. */
export const isChanceToAct = (game: Game, context: MatchContext): boolean =>
  stateValueOf(context) !== "over" && game.toAct(context.position) === "chance";

/** Whether the other players need a new link. */
export const needsSending = (game: Game, context: MatchContext, { seat, sent }: LinkSeat): boolean =>
  progressOf(context) > sent && (stateValueOf(context) === "over" || game.toAct(context.position) !== seat);

const isWholeNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Parses untrusted data; undefined if invalid. */
export function parseLinkSeat(data: unknown): LinkSeat | undefined {
  const { id, seat, taken, sent } = Object(data);
  if (!isMatchId(id) || !isWholeNumber(seat) || !isWholeNumber(Number(sent) + 1)) return undefined;
  if (!Array.isArray(taken) || !taken.every(isWholeNumber)) return undefined;
  return { id, seat, taken, sent };
}

/** Sorted seats without duplicates. */
export const sortSeats = (seats: readonly Seat[]): readonly Seat[] =>
  [...new Set(seats)].toSorted((a, b) => a - b);

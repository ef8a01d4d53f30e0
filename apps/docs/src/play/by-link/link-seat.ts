import type { Game, Seat } from "@serpentarium/core";
import { outcomeOf, stateOf, step } from "@serpentarium/core/turn";
import type { MatchContext } from "../match.ts";

/** The name under which those are seated who play elsewhere, and whose actions come by link. */
export const ELSEWHERE = "elsewhere";

/** The part that this browser has in a match by link. */
export interface LinkSeat {
  /** Which match a link belongs to. */
  readonly id: string;
  /** Who sits here. */
  readonly seat: Seat;
  /** The seats that somebody has, as far as is known here. */
  readonly taken: readonly Seat[];
  /** How far the match is known to others, see {@link progressOf}; -1 before they know of it. */
  readonly sent: number;
}

const ID = /^[a-z0-9]{6,40}$/;

/** Whether a text can be the id of a match by link. */
export const isMatchId = (text: unknown): text is string => typeof text === "string" && ID.test(text);

/** How far a match has come: its actions, and its end, which may be no action. */
export const progressOf = (context: MatchContext): number =>
  context.count + (outcomeOf(context) === undefined ? 0 : 1);

/** Whether undo would take back what others have. */
export function isSent(game: Game, context: MatchContext, link: LinkSeat | undefined): boolean {
  const undone = step(game, context, { type: "undo" });
  return link !== undefined && undone.ok && progressOf(undone.value.context) < link.sent;
}

/** Whether chance is to act: what it does must not be drawn here and elsewhere. */
export const isUndecided = (game: Game, context: MatchContext): boolean =>
  stateOf(context) !== "over" && game.toAct(context.position) === "chance";

/** Whether others wait for a link. */
export const isToSend = (game: Game, context: MatchContext, { seat, sent }: LinkSeat): boolean =>
  progressOf(context) > sent && (stateOf(context) === "over" || game.toAct(context.position) !== seat);

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** A part in a match by link, from data that may be anything. */
export function parseLinkSeat(data: unknown): LinkSeat | undefined {
  const { id, seat, taken, sent } = Object(data);
  if (!isMatchId(id) || !isWhole(seat) || !isWhole(Number(sent) + 1)) return undefined;
  if (!Array.isArray(taken) || !taken.every(isWhole)) return undefined;
  return { id, seat, taken, sent };
}

/** Seats without repetition, the first one first. */
export const inOrder = (seats: readonly Seat[]): readonly Seat[] =>
  [...new Set(seats)].toSorted((a, b) => a - b);

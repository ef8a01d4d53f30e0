import {
  fail,
  type Game,
  type PlayedAction,
  play,
  type Result,
  type Seat,
  seatsOf,
  succeed,
  unwrap,
} from "@serpentarium/core";
import { createContext, PERSON, stateValueOf } from "@serpentarium/core/context";
import { recordOf } from "@serpentarium/core/match";
import {
  formatLink,
  type GameRecord,
  matchesOf,
  openSeatRecord,
  recordForSeat,
  replay,
} from "@serpentarium/core/record";
import { type MatchContext, newSeed, REMOTE_PLAYER, seatName, type VisitedMatch } from "@serpentarium/table";
import { addTag, type LinkTag, type SeatAnswer } from "./match-link.ts";

/** The seats to send a link to: those to act, or all after the end. */
export function seatsToSendTo(game: Game, context: MatchContext, own: Seat): readonly Seat[] {
  const seats = stateValueOf(context) === "over" ? seatsOf(context.table) : game.seatsToAct(context.position);
  return seats.filter((seat) => seat !== own);
}

/** Creates the link for one seat, without the information hidden from it. */
export const linkForSeat = (game: Game, context: MatchContext, seat: Seat, tag: LinkTag): string =>
  addTag(formatLink(recordForSeat(game, unwrap(replay(game, recordOf(game, context))), seat)), tag);

/** Creates the link of an answer, for the player who keeps the match. */
export const answerLink = (record: GameRecord, id: string, seat: Seat, action: string): string =>
  String(
    new URLSearchParams({
      game: record.game,
      match: id,
      seat: String(seat),
      after: String(countActions(matchesOf(record))),
      answer: action,
    }),
  );

const countActions = (matches: readonly { readonly actions: readonly unknown[] }[]): number =>
  matches.reduce((count, { actions }) => count + actions.length, 0);

const lateAnswer = fail("not-your-turn", { id: "play.link.late-answer" });

/** Plays an answer, if it is the seat’s first answer to its link. Fails like `play`, or with `not-your-turn`. */
export function playAnswer(
  game: Game,
  context: MatchContext,
  { seat, after, action }: SeatAnswer,
): Result<PlayedAction> {
  const { earlier, actions } = context;
  const sentCount = after - countActions(earlier);
  // other seats may have acted since the link was sent, but not this one
  const isFirstAnswer =
    sentCount >= 0 &&
    sentCount <= actions.length &&
    actions.from(sentCount).every(({ actor }) => actor !== seat);
  return isFirstAnswer ? play(game, context.position, action, seat) : lateAnswer;
}

/** Opens the view of a seat. Fails like `openSeatRecord`. */
export function openSeatLink(game: Game, record: GameRecord): Result<VisitedMatch> {
  const opened = openSeatRecord(game, record);
  if (!opened.ok) return opened;
  const { table, seat, position } = opened.value;
  const occupants = Array.from({ length: table.seats }, (_, at) => (at === seat ? PERSON : REMOTE_PLAYER));
  const context = createContext(game, { table, occupants, seed: newSeed() });
  const isToAct = game.seatsToAct(position).includes(seat);
  const view: VisitedMatch = {
    game,
    // a seat's view has no earlier positions
    context: { ...context, first: position, position },
    log: [],
    scoreSheet: { partsPerPoint: 1, rows: [], totals: [], leaders: [] },
    viewer: seat,
    record,
    why: isToAct
      ? { id: "play.link.answered" }
      : { id: "play.link.not-yet", data: { who: seatName(game, position, seat) } },
    kind: "seat",
    own: seat,
    isToAct,
  };
  return succeed(view);
}

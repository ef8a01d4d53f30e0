import {
  type AnyAction,
  actorOf,
  fail,
  type Game,
  parseLegal,
  type Result,
  type Seat,
  succeed,
  unwrap,
} from "@serpentarium/core";
import {
  formatLink,
  type GameRecord,
  matchesOf,
  openView,
  recordFor,
  replay,
} from "@serpentarium/core/record";
import { PERSON, recordOf, stateOf } from "@serpentarium/core/turn";
import { createActor } from "xstate";
import { type MatchContext, type MatchMachine, newSeed } from "../match.ts";
import type { Reading } from "../reading.ts";
import { naming, seatName, seatsOf } from "../seats.ts";
import { ELSEWHERE } from "./link-seat.ts";
import { type SeatAnswer, type Tag, tagged } from "./match-link.ts";
import { LINK_WORDS } from "./wording.ts";

/** The seats that wait for what somebody did who sits elsewhere: those that are to act, in the end all. */
export function waitingFor(game: Game, context: MatchContext, own: Seat): readonly Seat[] {
  const seats = stateOf(context) === "over" ? seatsOf(context.position) : game.seatsToAct(context.position);
  return seats.filter((seat) => seat !== own);
}

/** The link to a match for one seat: what that seat may not know is not in it. */
export const linkForSeat = (game: Game, context: MatchContext, seat: Seat, tag: Tag): string =>
  tagged(formatLink(recordFor(game, unwrap(replay(game, recordOf(game, context))), seat)), tag);

/** The link of an answer to a record, for whoever keeps the match. */
export const answerLink = (record: GameRecord, id: string, seat: Seat, action: string): string =>
  String(
    new URLSearchParams({
      game: record.game,
      match: id,
      seat: String(seat),
      after: String(countIn(matchesOf(record))),
      answer: action,
    }),
  );

const countIn = (matches: readonly { readonly actions: readonly unknown[] }[]): number =>
  matches.reduce((count, { actions }) => count + actions.length, 0);

const isLate = fail("not-your-turn", "it answers an earlier link", "elle répond à un lien plus ancien");

/** What is answered, if that can be played and is the first answer to its link. Fails like a press. */
export function readAnswer(
  game: Game,
  context: MatchContext,
  { seat, after, action }: SeatAnswer,
): Result<AnyAction> {
  const { earlier, actions, positions } = unwrap(replay(game, recordOf(game, context)));
  const asked = after - countIn(earlier);
  // others may have chosen since, but not this seat
  const isAsked =
    asked >= 0 &&
    asked <= actions.length &&
    actions.every(
      (played, at) => at < asked || actorOf(game, positions[at] ?? context.position, played) !== seat,
    );
  return isAsked ? parseLegal(game, context.position, action, seat) : isLate;
}

/** What a seat sees of a match, to act by. Fails like the record of a seat. */
export function openSeat(game: Game, machine: MatchMachine, record: GameRecord): Result<Reading> {
  const opened = openView(game, record);
  if (!opened.ok) return opened;
  const { table, seat, position } = opened.value;
  const occupants = Array.from({ length: table.seats }, (_, at) => (at === seat ? PERSON : ELSEWHERE));
  const { context } = createActor(machine, { input: { table, occupants, seed: newSeed() } }).getSnapshot();
  const isToAct = game.seatsToAct(position).includes(seat);
  return succeed({
    game,
    context: { ...context, position },
    log: [],
    sheet: { parts: 1, rows: [], totals: [], leaders: [] },
    viewer: seat,
    record,
    start: position,
    why: isToAct ? LINK_WORDS.answered : naming(LINK_WORDS.notYet, seatName(game, position, seat)),
    seat: { own: seat, isToAct },
  });
}

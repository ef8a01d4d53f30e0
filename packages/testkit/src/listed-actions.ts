import type { ActionRange, AnyAction, AnyPosition, Game, Seat } from "@serpentarium/core";
import { spreadActions } from "@serpentarium/core/internal";

/** The most actions that are listed where a phase gives ranges. */
const MAX_LISTED = 200;

/** The actions of some ranges; of large ones some of them, the first and the last included. */
export const listedIn = (ranges: readonly ActionRange[]): readonly AnyAction[] =>
  spreadActions(ranges, MAX_LISTED);

/** The legal actions of a seat, or of the first one to act, as in {@link listedIn}. */
export const listedActions = (game: Game, position: AnyPosition, seat?: Seat): readonly AnyAction[] =>
  listedIn(game.legalRanges(position, seat));

/** The ranges of all seats that may act. */
export const allRanges = (game: Game, position: AnyPosition): readonly ActionRange[] => {
  const seats = game.seatsToAct(position);
  return seats.length > 1
    ? seats.flatMap((seat) => game.legalRanges(position, seat))
    : game.legalRanges(position);
};

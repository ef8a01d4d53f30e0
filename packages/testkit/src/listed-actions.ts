import type { ActionRange, AnyAction, AnyPosition, Game, Seat } from "@serpentarium/core";
import { spreadActions } from "@serpentarium/core/internal";

/** The maximal number of listed actions in a phase with ranges. */
const MAX_LISTED = 200;

/** The actions of some ranges; of large ones some, including the first and the last. */
export const listedIn = (ranges: readonly ActionRange[]): readonly AnyAction[] =>
  spreadActions(ranges, MAX_LISTED);

/** The legal actions of a seat, or of the first acting one, as in {@link listedIn}. */
export const listedActions = (game: Game, position: AnyPosition, seat?: Seat): readonly AnyAction[] =>
  listedIn(game.legalRanges(position, seat));

/** The ranges of all seats that may act. */
export const allRanges = (game: Game, position: AnyPosition): readonly ActionRange[] => {
  const seats = game.seatsToAct(position);
  return seats.length > 1
    ? seats.flatMap((seat) => game.legalRanges(position, seat))
    : game.legalRanges(position);
};

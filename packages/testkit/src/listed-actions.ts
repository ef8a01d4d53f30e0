import {
  type ActionRange,
  type AnyAction,
  type AnyPosition,
  type Game,
  type Seat,
  withAmounts,
} from "@serpentarium/core";
import { amountOf, spreadActions } from "@serpentarium/core/internal";
import { dequal } from "dequal/lite";

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

/** Whether a range contains an action. */
export function isInRange(range: ActionRange, action: AnyAction): boolean {
  const values = range.amounts.map(({ field }) => amountOf(action, field));
  const areAllowed = range.amounts.every(({ min, max, step = 1 }, i) => {
    const value = values[i] ?? Number.NaN;
    return value >= min && value <= max && (value - min) % step === 0;
  });
  return areAllowed && dequal(withAmounts(range, values), action);
}

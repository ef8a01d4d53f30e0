import type { Game, Result } from "@serpentarium/core";
import { PERSON, restoreSnapshot, type Seating, stateValueOf } from "@serpentarium/core/turn";
import type { MatchContext, MatchMachine, MatchStart } from "@serpentarium/table";

/** Adds a dealer to a seating. Outcomes entered by a person can be undone, those drawn by the site cannot. */
export const withDealer = <S extends Seating>(
  seating: S,
  dealer: string,
): S & Required<Pick<Seating, "dealer" | "undoChance">> => ({
  ...seating,
  dealer,
  undoChance: dealer === PERSON,
});

/** Changes the dealer of a running match; undone actions can still be redone. */
export const changeDealer = (
  game: Game,
  machine: MatchMachine,
  context: MatchContext,
  dealer: string,
): Result<MatchStart> =>
  restoreSnapshot(game, machine, {
    value: stateValueOf(context),
    context: { ...context, seating: withDealer(context.seating, dealer) },
  });

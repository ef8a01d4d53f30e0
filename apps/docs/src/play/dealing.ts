import type { Game, Result } from "@serpentarium/core";
import { PERSON, restoreSnapshot, type Seating, stateOf } from "@serpentarium/core/turn";
import type { Beginning, MatchContext, MatchMachine } from "./match.ts";

/** Who sits where, with a dealer; what a person enters can be taken back, what the site drew cannot. */
export const dealing = <S extends Seating>(
  seating: S,
  dealer: string,
): S & Required<Pick<Seating, "dealer" | "undoChance">> => ({
  ...seating,
  dealer,
  undoChance: dealer === PERSON,
});

/** The same match with another dealer from now on; what was undone can still be redone. */
export const dealtBy = (
  game: Game,
  machine: MatchMachine,
  context: MatchContext,
  dealer: string,
): Result<Beginning> =>
  restoreSnapshot(game, machine, {
    value: stateOf(context),
    context: { ...context, seating: dealing(context.seating, dealer) },
  });

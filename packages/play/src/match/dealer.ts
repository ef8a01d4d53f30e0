import { PERSON, type Seating } from "@serpentarium/core/context";
import type { RunningContext } from "@serpentarium/table";

/** Adds a dealer to a seating. Outcomes entered by a person can be undone, those drawn by the site cannot. */
export const withDealer = <S extends Seating>(
  seating: S,
  dealer: string,
): S & Required<Pick<Seating, "dealer" | "undoChance">> => ({
  ...seating,
  dealer,
  undoChance: dealer === PERSON,
});

/** Changes the dealer of a match; undone actions can still be redone. */
export const changeDealer = (context: RunningContext, dealer: string): RunningContext => ({
  ...context,
  seating: withDealer(context.seating, dealer),
});

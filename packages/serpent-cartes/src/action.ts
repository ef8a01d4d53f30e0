import { deepFreeze, type Seat } from "@serpentarium/core";
import { entriesOf } from "./material/lone.ts";
import type { Row } from "./material/track.ts";

/** The whole row, laid by chance (`setup.row`). */
export interface Deal {
  readonly phase: "deal";
  readonly row: Row;
}

/** A throw of the die says who begins (`setup.first`). */
export interface First {
  readonly phase: "first";
  readonly seat: Seat;
}

/** The pawn goes on, or enters on card 1 (`turn.advance`, `turn.enter`): there is nothing to decide. */
export interface Go {
  readonly phase: "advance";
}

/** A throw of the die puts the pawn on that card (`turn.enter-die`). */
export interface Throw {
  readonly phase: "enter";
  readonly card: number;
}

/** An action, told apart by the `phase` in which it is played. */
export type Action = Deal | First | Go | Throw;

export const FIRSTS: readonly First[] = deepFreeze([0, 1, 2, 3].map((seat) => ({ phase: "first", seat })));
export const GO: Go = deepFreeze({ phase: "advance" });
export const THROWS: readonly Throw[] = deepFreeze(
  entriesOf("die").map((card) => ({ phase: "enter", card })),
);

/** The card on which the die puts the pawn, as that pawn counts; nothing in a turn without the die. */
export const thrownIn = (action: Action): number | undefined =>
  action.phase === "enter" ? action.card : undefined;

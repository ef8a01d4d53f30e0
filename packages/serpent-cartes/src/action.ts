import { deepFreeze, type Seat } from "@serpentarium/core";
import { entryCardsOf } from "./material/lone-pawn.ts";
import type { Row } from "./material/rest-table.ts";

/** The deal: the whole row, shuffled (`setup.row`). */
export interface Deal {
  readonly phase: "deal";
  readonly row: Row;
}

/** A throw of the die that decides who begins (`setup.first`). */
export interface FirstMover {
  readonly phase: "first";
  readonly seat: Seat;
}

/** The pawn goes forward, or enters on card 1 (`turn.advance`, `turn.enter`). The player has no choice. */
export interface Advance {
  readonly phase: "advance";
}

/** A throw of the die that puts the pawn on a card (`turn.enter-die`). */
export interface EntryThrow {
  readonly phase: "enter";
  readonly card: number;
}

/** An action, discriminated by its `phase`. */
export type Action = Deal | FirstMover | Advance | EntryThrow;

export const FIRST_MOVERS: readonly FirstMover[] = deepFreeze(
  [0, 1, 2, 3].map((seat) => ({ phase: "first", seat })),
);
export const ADVANCE: Advance = deepFreeze({ phase: "advance" });
export const ENTRY_THROWS: readonly EntryThrow[] = deepFreeze(
  entryCardsOf("die").map((card) => ({ phase: "enter", card })),
);

/** The card on which the die puts the pawn, numbered from the pawn's start; `undefined` in a turn without the die. */
export const entryCardOf = (action: Action): number | undefined =>
  action.phase === "enter" ? action.card : undefined;

import type { Outcome, Seat, Table } from "./table.ts";

/**
 * Whether a seat has won a finished game. No seat wins a draw, in which all seats are winners.
 *
 * @example
 * ```ts
 * import { hasWon } from "@serpentarium/core";
 *
 * const table = { seats: 2, options: {} };
 * hasWon({ table, outcome: { winners: [1], reason: "end.line" } }, 1); // => true
 * hasWon({ table, outcome: { winners: [0, 1], reason: "end.full" } }, 1); // => false
 * ```
 */
export const hasWon = (
  { outcome, table }: { readonly table: Table; readonly outcome?: Outcome },
  seat: Seat,
): boolean => outcome !== undefined && outcome.winners.length < table.seats && outcome.winners.includes(seat);

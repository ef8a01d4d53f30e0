import { type Outcome, placesOfWinners, winnersOf } from "../outcome.ts";
import type { Seat, Table } from "../table.ts";

/** An outcome in a record. */
export interface OutcomeRecord {
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly scores?: readonly number[];
  /** Undefined if all seats except the winners have the second place. */
  readonly places?: readonly number[];
  readonly by?: Seat;
}

/** Converts an outcome to its form in a record. */
export function outcomeRecordOf({ reason, places, scores, by }: Outcome): OutcomeRecord {
  return {
    winners: winnersOf({ places }),
    reason,
    ...(scores && { scores }),
    ...(places.some((place) => place > 2) && { places }),
    ...(by !== undefined && { by }),
  };
}

/** Whether an outcome in a record, which may be untrusted, is that of the match. */
export const isRecordOf = (recorded: OutcomeRecord | null, outcome: Outcome | null): boolean =>
  JSON.stringify(recorded) === JSON.stringify(outcome && outcomeRecordOf(outcome));

/** Converts an outcome in a record. */
export const outcomeOfRecord = (
  { winners, places, ...rest }: OutcomeRecord,
  table: Pick<Table, "seats">,
): Outcome => ({ ...rest, places: places ?? placesOfWinners(winners, table) });

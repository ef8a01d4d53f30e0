import { type Card, VALUE_BY_CARD } from "./cards.ts";
import { type Heading, relativeCard, relativeRow } from "./headings.ts";
import { OFF_ROW, type Row } from "./rest-table.ts";

/** One count of a chain, from a card by the card's value. */
export interface Hop {
  readonly from: number;
  /** The card where the count ends; {@link OFF_ROW} if the pawn leaves the row (`turn.before-start`). */
  readonly to: number;
  readonly value: number;
  /** Whether the pawn turned at the goal and counted the rest backwards (`turn.overshoot`). */
  readonly turned: boolean;
  /** Whether the whole count was backwards. */
  readonly back: boolean;
}

/**
 * The card on which a pawn rests that reaches a card going forward or by entering (`turn.chain`).
 *
 * @param hops - the list to which the counts on the way are added
 */
export function restCardFrom(row: Row, start: number, hops?: Hop[]): number {
  const goal = row.length;
  let back = false;
  let from = start;
  while (from > OFF_ROW && from < goal) {
    const value = VALUE_BY_CARD[row[from - 1] as Card] as number;
    if (value === 1) break;
    const turned: boolean = !back && from + value > goal;
    const to: number = back
      ? Math.max(from - value, OFF_ROW)
      : turned
        ? 2 * goal - from - value
        : from + value;
    hops?.push({ from, to, value, turned, back });
    back ||= turned;
    from = to;
  }
  return from;
}

/** The counts of a pawn from a card that it reached going forward or by entering, until it rests (`turn.chain`). */
export function hopsUntilRest(row: Row, start: number): Hop[] {
  const hops: Hop[] = [];
  restCardFrom(row, start, hops);
  return hops;
}

/** The counts of a pawn with a heading, with cards numbered as in the row. */
export function hopsWithHeading(heading: Heading, row: Row, start: number): readonly Hop[] {
  const cards = row.length;
  const hops = hopsUntilRest(relativeRow(heading, row), relativeCard(heading, start, cards));
  if (heading === "up") return hops;
  return hops.map((hop) => ({
    ...hop,
    from: relativeCard(heading, hop.from, cards),
    to: relativeCard(heading, hop.to, cards),
  }));
}

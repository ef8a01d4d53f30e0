import { type Card, VALUE_OF } from "./cards.ts";
import { countedFrom, type Heading, rowFor } from "./course.ts";
import { OFF, type Row } from "./track.ts";

/** One count of a chain, from a card by its value. */
export interface Hop {
  readonly from: number;
  /** The card where the count ends; {@link OFF} past the start (`turn.before-start`). */
  readonly to: number;
  readonly value: number;
  /** The goal was counted, and the rest backwards (`turn.overshoot`). */
  readonly turned: boolean;
  /** It went backwards all the way. */
  readonly back: boolean;
}

/** The counts of a pawn that is put on a card or has come there going forward, until it rests (`turn.chain`). */
export function chainFrom(row: Row, start: number): Hop[] {
  const goal = row.length;
  const hops: Hop[] = [];
  let back = false;
  for (let from = start; from !== goal && from !== OFF; ) {
    const value = VALUE_OF[row[from - 1] as Card] as number;
    if (value === 1) break;
    const turned: boolean = !back && from + value > goal;
    const to: number = back ? Math.max(from - value, OFF) : turned ? 2 * goal - from - value : from + value;
    hops.push({ from, to, value, turned, back });
    back ||= turned;
    from = to;
  }
  return hops;
}

/** The counts of a pawn that runs that way; cards are numbered as they lie in the row. */
export function chainOn(heading: Heading, row: Row, start: number): readonly Hop[] {
  const cards = row.length;
  const hops = chainFrom(rowFor(heading, row), countedFrom(heading, start, cards));
  if (heading === "up") return hops;
  return hops.map((hop) => ({
    ...hop,
    from: countedFrom(heading, hop.from, cards),
    to: countedFrom(heading, hop.to, cards),
  }));
}

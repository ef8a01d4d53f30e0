import { chainFrom, entriesOf, type Jumps, type Options, type Row } from "@serpentarium/serpent-cartes";

type Entry = Options["entry"];

/** The number of no card: where a pawn is that is not on the row. */
export const OFF = 0;

/**
 * What becomes of a pawn: it comes to the goal, comes back to the same card again and again, is caught in a circle further
 * on, or leaves the row to enter by the die.
 */
export const FATES = ["goal", "circle", "caught", "off"] as const;
export type Fate = (typeof FATES)[number];

/** One turn of a pawn, from where it rests or enters to where it rests next. */
export interface Jump {
  /** Such as `5`, or `in-1` for an entry on card 1. */
  readonly id: string;
  /** The card on which it rests, or on which it enters. */
  readonly from: number;
  readonly isEntry: boolean;
  /** The cards on which its counts end, from the first that it touches on. */
  readonly touched: readonly number[];
  /** The goal, a card that counts 1, or {@link OFF}. */
  readonly to: number;
  readonly fate: Fate;
  /** The turns to the goal, this one included; `null` where it does not lead there. */
  readonly turns: number | null;
  /** Whether a pawn can come to make it. */
  readonly isReached: boolean;
}

/** Where a pawn comes to rest, from a card on: up to the goal, off the row by the die, or to a card again. */
function wayFrom({ track, goal }: Jumps, entry: Entry, card: number): number[] {
  const way = [card];
  for (let at = card; at !== goal && (at !== OFF || entry === "card"); ) {
    // from off the row too, a pawn goes to the next card: card 1
    at = track[at + 1] ?? OFF;
    const isAgain = way.includes(at);
    way.push(at);
    if (isAgain) break;
  }
  return way;
}

function fateFrom(jumps: Jumps, entry: Entry, card: number): Pick<Jump, "fate" | "turns"> {
  const way = wayFrom(jumps, entry, card);
  const last = way.at(-1);
  if (last === jumps.goal) return { fate: "goal", turns: way.length - 1 };
  if (last === OFF && entry === "die") return { fate: "off", turns: null };
  return { fate: last === card ? "circle" : "caught", turns: null };
}

/** What comes of an entry: without the die it is part of a circle that goes off the row, and of no other. */
function fateOfEntry(jumps: Jumps, entry: Entry, to: number): Pick<Jump, "fate" | "turns"> {
  if (entry === "card") return fateFrom(jumps, entry, OFF);
  const { fate, turns } = fateFrom(jumps, entry, to);
  return { fate: fate === "circle" ? "caught" : fate, turns: turns === null ? null : turns + 1 };
}

const touchedFrom = (row: Row, start: number): number[] => [
  start,
  ...chainFrom(row, start).map(({ to }) => to),
];

/** The cards but the goal that count 1. */
const countingOne = ({ track, goal }: Jumps): number[] =>
  track.flatMap((rest, card) => (rest === card && card !== OFF && card !== goal ? [card] : []));

/** All that pawns can do on a row, and what they could do from cards to which none can come. */
export function graphOf(row: Row, jumps: Jumps, entry: Entry): readonly Jump[] {
  const entries = entriesOf(entry).map((card): Jump => {
    const to = jumps.track[card] ?? OFF;
    const touched = touchedFrom(row, card);
    const fate = fateOfEntry(jumps, entry, to);
    return { id: `in-${card}`, from: card, isEntry: true, touched, to, isReached: true, ...fate };
  });
  const others = countingOne(jumps).map((card): Jump => {
    const to = jumps.track[card + 1] ?? OFF;
    const touched = touchedFrom(row, card + 1);
    const isReached = jumps.rests.includes(card);
    return {
      id: `${card}`,
      from: card,
      isEntry: false,
      touched,
      to,
      isReached,
      ...fateFrom(jumps, entry, card),
    };
  });
  return [...entries, ...others];
}

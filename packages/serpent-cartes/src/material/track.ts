import { answerOnce } from "../memory.ts";
import { type Card, VALUE_OF } from "./cards.ts";

/** The cards from card 1, at the right-hand end, to card L, the goal (`setup.row`). */
export type Row = readonly Card[];

/** The number of no card: where a pawn is that is not on the row. */
export const OFF = 0;

/**
 * Where chains end on a row: for each card by its number, counted from 1, the card on which a pawn comes to rest that
 * comes there going forward. It is L for a pawn that comes to the goal (`end.goal`) and 0 for one that is
 * driven back past card 1 (`turn.before-start`). The first entry stands for no card.
 */
export type Track = Uint8Array;

/** Chains that have turned: where they end, by the card to which they have come (`turn.overshoot`). */
function backwards(values: Uint8Array): Uint8Array {
  const ends = new Uint8Array(values.length);
  for (let card = 1; card < ends.length; card++) {
    const value = values[card] as number;
    ends[card] = value === 1 ? card : card > value ? (ends[card - value] as number) : OFF;
  }
  return ends;
}

function valuesOf(row: Row): Uint8Array {
  const values = new Uint8Array(row.length + 1);
  for (let i = 0; i < row.length; i++) values[i + 1] = VALUE_OF[row[i] as Card] as number;
  return values;
}

/** The track of a row, worked out from the goal down. */
export function layTrack(row: Row): Track {
  // the rule of `chainFrom` a second time, for speed: a test of turn.chain in rules.test.ts holds the two together
  const goal = row.length;
  const values = valuesOf(row);
  const turned = backwards(values);
  const ends = new Uint8Array(goal + 1);
  ends[goal] = goal;
  for (let card = goal - 1; card >= 1; card--) {
    const value = values[card] as number;
    const next = card + value;
    if (value === 1) ends[card] = card;
    else ends[card] = (next <= goal ? ends[next] : turned[2 * goal - next]) as number;
  }
  return ends;
}

/** The track of a row, worked out once: all positions of a match share one row. */
export const trackOf = answerOnce(layTrack);

/**
 * The card to which a pawn comes first in a turn, as it counts: the next one, which from off the row is card 1, or that which
 * the die says (`turn.enter`, `turn.advance`, `turn.enter-die`).
 */
export const firstFrom = (from: number, thrown?: number): number => thrown ?? from + 1;

/** Where a pawn comes to rest that begins its turn on a card that counts 1, or {@link OFF} the row. */
export const restAfter = (track: Track, from: number): number => track[firstFrom(from)] as number;

import { memoize } from "../cache.ts";
import { type Card, VALUE_BY_CARD } from "./cards.ts";

/** The cards of a row, from card 1 at the right-hand end to card L, the goal (`setup.row`). */
export type Row = readonly Card[];

/** The card number of a pawn that is off the row. */
export const OFF_ROW = 0;

/**
 * For each card of a row by its number, the card on which a pawn rests that reaches it going forward: L if it reaches the goal
 * (`end.goal`), 0 if it is driven back past card 1 (`turn.before-start`). Index 0 is unused.
 */
export type RestTable = Uint8Array;

/** For each card, the card where a pawn rests that reaches it going backwards (`turn.overshoot`). */
function restsGoingBack(values: Uint8Array): Uint8Array {
  const ends = new Uint8Array(values.length);
  for (let card = 1; card < ends.length; card++) {
    const value = values[card] as number;
    ends[card] = value === 1 ? card : card > value ? (ends[card - value] as number) : OFF_ROW;
  }
  return ends;
}

function valuesOf(row: Row): Uint8Array {
  const values = new Uint8Array(row.length + 1);
  for (let i = 0; i < row.length; i++) values[i + 1] = VALUE_BY_CARD[row[i] as Card] as number;
  return values;
}

/** Computes the rest table of a row, from the goal down. */
export function createRestTable(row: Row): RestTable {
  // duplicates the rule of `hopsUntilRest` for speed; a test of turn.chain in rules.test.ts compares the two
  const goal = row.length;
  const values = valuesOf(row);
  const turned = restsGoingBack(values);
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

/** The rest table of a row; cached, because all positions of a match share one row. */
export const cachedRestTable: (row: Row) => RestTable = memoize(createRestTable);

/**
 * The first card that a pawn reaches in a turn, numbered from its start: the card thrown, or else the next card, which is
 * card 1 from off the row (`turn.enter`, `turn.advance`, `turn.enter-die`).
 */
export const firstCardFrom = (from: number, thrown?: number): number => thrown ?? from + 1;

/** The card on which a pawn rests after a turn that begins on a card that counts 1 or {@link OFF_ROW}. */
export const restCardAfterTurn = (restTable: RestTable, from: number, thrown?: number): number =>
  restTable[firstCardFrom(from, thrown)] as number;

import { createRandom, type Random } from "@serpentarium/core";
import type { Options } from "@serpentarium/serpent-cartes";
import {
  OFF_ROW,
  pawnsOffRow,
  placePawn,
  type RestTable,
  restCardAfterTurn,
  stateKey,
} from "@serpentarium/serpent-cartes/parts";

/** The number of turns after which a match without a limit counts as endless. */
const MAX_TURNS = 100_000;
/** The number of turns between checks whether a match can still be won. */
const ENDLESS_CHECK_INTERVAL = 64;

/**
 * Whether no player can win any more, because all pawns move in cycles without meeting: the position repeats before any pawn leaves the
 * row.
 */
function isEndless(
  restTable: RestTable,
  pawns: readonly number[],
  mover: number,
  collision: Options["collision"],
): boolean {
  const current = pawns.slice();
  const goal = restTable.length - 1;
  const seen = new Set<number>();
  for (let seat = mover; !current.includes(OFF_ROW); seat = (seat + 1) % current.length) {
    if (seen.size === seen.add(stateKey(current, seat)).size) return true;
    const card = restCardAfterTurn(restTable, current[seat] as number);
    if (card === goal) return false;
    placePawn(current, seat, card, collision);
  }
  return false;
}

type SimulatedRules = Pick<Options, "collision" | "turnLimit">;

/** The result of a simulated match. */
export interface SimulatedMatch {
  /** The winner in the order of play; `null` if there is none. */
  readonly winner: number | null;
  readonly turns: number;
  /** Whether it reached a position in which no player can win. */
  readonly endless: boolean;
}

/** Simulates a match with random throws for entries. */
function simulateMatch(
  restTable: RestTable,
  seats: number,
  entries: readonly number[],
  { collision, turnLimit }: SimulatedRules,
  random: Random,
): SimulatedMatch {
  // duplicates the turns of the game for speed; analysis.test.ts compares them with exact figures, and those with the game
  const goal = restTable.length - 1;
  const pawns = [...pawnsOffRow(seats)];
  const last = turnLimit ?? MAX_TURNS;
  for (let turns = 1, mover = 0; turns <= last; turns++, mover = (mover + 1) % seats) {
    const from = pawns[mover] as number;
    const card =
      from === OFF_ROW
        ? (restTable[entries[random.integer(entries.length)] as number] as number)
        : restCardAfterTurn(restTable, from);
    if (card === goal) return { winner: mover, turns, endless: false };
    placePawn(pawns, mover, card, collision);
    const isChecked = turns % ENDLESS_CHECK_INTERVAL === 0;
    if (isChecked && isEndless(restTable, pawns, (mover + 1) % seats, collision)) {
      return { winner: null, turns: last, endless: true };
    }
  }
  return { winner: null, turns: last, endless: turnLimit === null };
}

/** Simulates matches from a seed. */
export function simulateMatchesOnRow(
  restTable: RestTable,
  seats: number,
  entries: readonly number[],
  rules: SimulatedRules,
  count: number,
  seed: number | string,
): SimulatedMatch[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => simulateMatch(restTable, seats, entries, rules, random));
}

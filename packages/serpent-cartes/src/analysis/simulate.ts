import { createRandom, type Random } from "@serpentarium/core";
import { allOff, settle } from "../material/pawns.ts";
import { OFF, restAfter, type Track } from "../material/track.ts";
import { codeOf } from "../position.ts";

/** A game without a limit that has taken so many turns counts as endless. */
const HORIZON = 100_000;
/** After how many turns each it is asked whether a game still can be won. */
const PAUSE = 64;

/**
 * Whether nobody will win any more because every pawn goes in circles on the row and none meets another: played on, the
 * position comes again before any pawn leaves the row.
 */
function isCaught(track: Track, pawns: readonly number[], mover: number): boolean {
  const now = pawns.slice();
  const goal = track.length - 1;
  const seen = new Set<number>();
  for (let seat = mover; !now.includes(OFF); seat = (seat + 1) % now.length) {
    if (seen.size === seen.add(codeOf(now, seat)).size) return true;
    const card = restAfter(track, now[seat] as number);
    if (card === goal) return false;
    settle(now, seat, card, false);
  }
  return false;
}

/** One match: who won in the order of play and after how many turns. */
export interface Played {
  readonly winner: number | null;
  readonly turns: number;
  /** Nobody could win any more. */
  readonly endless: boolean;
}

/** A match with throws drawn for every entry. */
function playOne(
  track: Track,
  seats: number,
  entries: readonly number[],
  turnLimit: number | null,
  random: Random,
): Played {
  // the turns of the game a second time, for speed: analysis.test.ts holds them against exact figures, and those against the game
  const goal = track.length - 1;
  const pawns = [...allOff(seats)];
  const last = turnLimit ?? HORIZON;
  for (let turns = 1, mover = 0; turns <= last; turns++, mover = (mover + 1) % seats) {
    const from = pawns[mover] as number;
    const entering = from === OFF;
    const card = entering
      ? (track[entries[random.integer(entries.length)] as number] as number)
      : restAfter(track, from);
    if (card === goal) return { winner: mover, turns, endless: false };
    settle(pawns, mover, card, entering);
    if (turns % PAUSE === 0 && isCaught(track, pawns, (mover + 1) % seats)) {
      return { winner: null, turns: last, endless: true };
    }
  }
  return { winner: null, turns: last, endless: turnLimit === null };
}

/** Matches drawn from a seed. */
export function simulate(
  track: Track,
  seats: number,
  entries: readonly number[],
  turnLimit: number | null,
  games: number,
  seed: number | string,
): Played[] {
  const random = createRandom(seed);
  return Array.from({ length: games }, () => playOne(track, seats, entries, turnLimit, random));
}

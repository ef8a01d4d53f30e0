import type { Outcome, Seat } from "@serpentarium/core";
import { allOff, settle } from "../material/pawns.ts";
import { OFF, restAfter, type Track } from "../material/track.ts";
import { endlessOutcome, goalOutcome, longOutcome } from "../outcome.ts";
import { codeOf } from "../position.ts";

/** How a match without the die ends: the row decides it all. */
export interface Race {
  /** Who wins in the order of play, 0 being who began; `null` in a draw. */
  readonly winner: number | null;
  readonly reason: "end.goal" | "end.endless" | "end.long";
  /** Turns played, over all players. */
  readonly turns: number;
}

/**
 * The match on a row with `entry` `card`, played out. Who begins makes no difference but for the names of the players:
 * all pawns start alike.
 */
export function race(track: Track, seats: number, turnLimit: number | null): Race {
  // the turns of the game a second time, for speed: a test of end.goal in analysis.test.ts holds the two together
  const goal = track.length - 1;
  const pawns = [...allOff(seats)];
  const seen = new Set([codeOf(pawns, 0)]);
  for (let turns = 1, mover = 0; ; turns++) {
    const from = pawns[mover] as number;
    const card = restAfter(track, from);
    if (card === goal) return { winner: mover, reason: "end.goal", turns };
    settle(pawns, mover, card, from === OFF);
    mover = mover + 1 === seats ? 0 : mover + 1;
    if (seen.size === seen.add(codeOf(pawns, mover)).size)
      return { winner: null, reason: "end.endless", turns };
    if (turns === turnLimit) return { winner: null, reason: "end.long", turns };
  }
}

/** The outcome of a race that a seat began. */
export function outcomeOf({ winner, reason }: Race, first: Seat, seats: number): Outcome {
  if (winner !== null) return goalOutcome((first + winner) % seats);
  return reason === "end.endless" ? endlessOutcome(seats) : longOutcome(seats);
}

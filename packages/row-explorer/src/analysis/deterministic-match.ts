import type { Outcome, Seat } from "@serpentarium/core";
import type { Options } from "@serpentarium/serpent-cartes";
import {
  endlessOutcome,
  goalOutcome,
  longOutcome,
  pawnsOffRow,
  placePawn,
  type RestTable,
  restCardAfterTurn,
  stateKey,
} from "@serpentarium/serpent-cartes/parts";

/** The result of a match without the die, which is deterministic. */
export interface DeterministicMatchResult {
  /** The winner in the order of play, 0 for the player who begins; `null` in a draw. */
  readonly winner: number | null;
  readonly reason: "end.goal" | "end.endless" | "end.long";
  /** The number of turns played by all players. */
  readonly turns: number;
}

/**
 * Plays a match on a row with `entry` `card`. All pawns start alike, so that the result in the order of play does not depend on the first
 * player.
 */
export function playDeterministicMatch(
  restTable: RestTable,
  seats: number,
  { collision, turnLimit }: Pick<Options, "collision" | "turnLimit">,
): DeterministicMatchResult {
  // duplicates the turns of the game for speed; a test of end.goal in analysis.test.ts compares the two
  const goal = restTable.length - 1;
  const pawns = [...pawnsOffRow(seats)];
  const seen = new Set([stateKey(pawns, 0)]);
  for (let turns = 1, mover = 0; ; turns++) {
    const card = restCardAfterTurn(restTable, pawns[mover] as number);
    if (card === goal) return { winner: mover, reason: "end.goal", turns };
    placePawn(pawns, mover, card, collision);
    mover = mover + 1 === seats ? 0 : mover + 1;
    if (seen.size === seen.add(stateKey(pawns, mover)).size)
      return { winner: null, reason: "end.endless", turns };
    if (turns === turnLimit) return { winner: null, reason: "end.long", turns };
  }
}

/** The outcome of a race, given the seat that began. */
export function outcomeOf({ winner, reason }: DeterministicMatchResult, first: Seat, seats: number): Outcome {
  if (winner !== null) return goalOutcome((first + winner) % seats, { seats });
  return reason === "end.endless" ? endlessOutcome({ seats }) : longOutcome({ seats });
}

import type { Outcome } from "@serpentarium/core";
import { OFF, type Row, type Track, trackOf } from "../material/track.ts";
import type { Options } from "../options.ts";
import { type Chances, chancesByDie, chancesOfRace, type Effort } from "./chances.ts";
import { circlesOf, type Lone, lonesOf } from "./lone.ts";
import { outcomeOf, race } from "./race.ts";

/** Where pawns come on a row, whoever plays. */
export interface Jumps {
  /** The number of the last card. */
  readonly goal: number;
  /**
   * The jump graph: for each card by its number, where a pawn comes to rest that comes there going forward; 0 is off
   * the row. A pawn on a card that counts 1 comes to the next one. The first entry stands for no card.
   */
  readonly track: readonly number[];
  /** The cards on which a pawn can come to rest in a match, ascending. */
  readonly rests: readonly number[];
  /** The way of a lone pawn, from every card on which it may enter. */
  readonly lones: readonly Lone[];
  /** Whether a lone pawn can come to the goal (`setup.finishable`). */
  readonly finishable: boolean;
  /** In which circles a lone pawn can end up: the cards of each from the lowest on, 0 being off the row. */
  readonly circles: readonly (readonly number[])[];
}

/** All that a row says about the matches on it. */
export interface Analysis extends Jumps {
  readonly chances: Chances;
  /** Without the die: how the match ends, by the seat that begins. */
  readonly outcomes?: readonly Outcome[];
}

/** What an analysis takes of the options. */
export type Rules = Pick<Options, "entry" | "turnLimit">;

const restsOf = (lones: readonly Lone[], goal: number): number[] =>
  [...new Set(lones.flatMap(({ stops }) => stops))]
    .filter((card) => card !== OFF && card !== goal)
    .sort((a, b) => a - b);

/** How matches go on a row, whoever begins. */
function matchesOn(
  track: Track,
  { entry, turnLimit }: Rules,
  seats: number,
  effort?: Effort,
): Pick<Analysis, "chances" | "outcomes"> {
  if (entry === "die") return { chances: chancesByDie(track, turnLimit, seats, effort) };
  const played = race(track, seats, turnLimit);
  const outcomes = Array.from({ length: seats }, (_, first) => outcomeOf(played, first, seats));
  return { chances: chancesOfRace(played, seats), outcomes };
}

/** Where pawns come on a row: what {@link analyse} says at once, before it works out any chances. */
export function jumpsOf(row: Row, entry: Rules["entry"]): Jumps {
  const track = trackOf(row);
  const goal = row.length;
  const lones = lonesOf(track, entry);
  return {
    goal,
    track: [...track],
    rests: restsOf(lones, goal),
    lones,
    finishable: lones.some(({ end }) => end === "goal"),
    circles: circlesOf(lones, entry),
  };
}

/**
 * What a row means for a match with so many seats.
 *
 * @param effort - how far exact figures are worked out, and how many matches are simulated beyond
 */
export const analyse = (row: Row, rules: Rules, seats: number, effort?: Effort): Analysis => ({
  ...jumpsOf(row, rules.entry),
  ...matchesOn(trackOf(row), rules, seats, effort),
});

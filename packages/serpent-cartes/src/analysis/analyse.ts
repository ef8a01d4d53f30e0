import type { Outcome } from "@serpentarium/core";
import { OFF, type RestTable, type Row, restTableOf } from "../material/rest-table.ts";
import type { Options } from "../options.ts";
import { type AnalysisBudget, type Chances, chancesByDie, chancesOfRace } from "./chances.ts";
import { circlesOf, type LonePath, lonePathsOf } from "./lone-path.ts";
import { outcomeOf, playRace } from "./race.ts";

/** The jumps of pawns on a row, regardless of the players. */
export interface JumpGraph {
  /** The number of the last card. */
  readonly goal: number;
  /**
   * For each card by its number, the card where a pawn rests that reaches it going forward; 0 is off the row. A pawn that
   * rests on a card starts its next turn from the card after it. Index 0 is unused.
   */
  readonly restTable: readonly number[];
  /** The cards on which a pawn can rest in a match, ascending. */
  readonly restingCards: readonly number[];
  /** The path of a lone pawn from each card on which it can enter. */
  readonly lonePaths: readonly LonePath[];
  /** Whether a lone pawn can reach the goal (`setup.finishable`). */
  readonly finishable: boolean;
  /** The circles in which a lone pawn can be caught: the cards of each, starting with the lowest; 0 is off the row. */
  readonly circles: readonly (readonly number[])[];
}

/** The analysis of a row: its jumps, and the chances of matches on it. */
export interface Analysis extends JumpGraph {
  readonly chances: Chances;
  /** The outcome by the seat that begins; only without the die. */
  readonly outcomes?: readonly Outcome[];
}

/** The options that an analysis depends on. */
export type AnalysisOptions = Pick<Options, "entry" | "turnLimit">;

const restingCardsOf = (lones: readonly LonePath[], goal: number): number[] =>
  [...new Set(lones.flatMap(({ stops }) => stops))]
    .filter((card) => card !== OFF && card !== goal)
    .sort((a, b) => a - b);

/** The chances of matches on a row. */
function analyseMatches(
  restTable: RestTable,
  { entry, turnLimit }: AnalysisOptions,
  seats: number,
  budget?: AnalysisBudget,
): Pick<Analysis, "chances" | "outcomes"> {
  if (entry === "die") return { chances: chancesByDie(restTable, turnLimit, seats, budget) };
  const result = playRace(restTable, seats, turnLimit);
  const outcomes = Array.from({ length: seats }, (_, first) => outcomeOf(result, first, seats));
  return { chances: chancesOfRace(result, seats), outcomes };
}

/** The jumps of pawns on a row: the fast part of {@link analyse}, without chances. */
export function jumpGraphOf(row: Row, entry: AnalysisOptions["entry"]): JumpGraph {
  const restTable = restTableOf(row);
  const goal = row.length;
  const lones = lonePathsOf(restTable, entry);
  return {
    goal,
    restTable: [...restTable],
    restingCards: restingCardsOf(lones, goal),
    lonePaths: lones,
    finishable: lones.some(({ end }) => end === "goal"),
    circles: circlesOf(lones, entry),
  };
}

/**
 * Analyses a row for matches with a number of seats.
 *
 * @param budget - limits of the exact computation, and the number of simulated matches beyond them
 */
export const analyse = (
  row: Row,
  rules: AnalysisOptions,
  seats: number,
  budget?: AnalysisBudget,
): Analysis => ({
  ...jumpGraphOf(row, rules.entry),
  ...analyseMatches(restTableOf(row), rules, seats, budget),
});

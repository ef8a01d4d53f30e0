import type { Outcome } from "@serpentarium/core";
import type { Options, Row } from "@serpentarium/serpent-cartes";
import { cachedRestTable, OFF_ROW, type RestTable } from "@serpentarium/serpent-cartes/parts";
import { type AnalysisBudget, chancesByDie, chancesOfRace, type MatchChances } from "./chances.ts";
import { outcomeOf, playDeterministicMatch } from "./deterministic-match.ts";
import { circlesOf, type LonePawnPath, lonePathsOf } from "./lone-pawn-path.ts";

/** The jumps of pawns on a row, for any players. */
export interface JumpGraph {
  /** The number of the last card. */
  readonly goal: number;
  /**
   * For each card by its number, the card on which a pawn rests that reaches it going forward; 0 is off the row. A pawn that rests on a
   * card starts its next turn from the card after it. Index 0 is unused.
   */
  readonly restTable: readonly number[];
  /** The cards on which a pawn can rest in a match, ascending. */
  readonly restingCards: readonly number[];
  /** The path of a lone pawn from each card on which it can enter. */
  readonly lonePaths: readonly LonePawnPath[];
  /** Whether a lone pawn can reach the goal (`setup.finishable`). */
  readonly finishable: boolean;
  /** The cycles in which a lone pawn can be caught: the cards of each, starting with the lowest; 0 is off the row. */
  readonly circles: readonly (readonly number[])[];
}

/** The analysis of a row: its jumps, and the chances of matches on it. */
export interface RowAnalysis extends JumpGraph {
  readonly chances: MatchChances;
  /** The outcome by the seat that begins; only without the die. */
  readonly outcomes?: readonly Outcome[];
}

/** The options that an analysis depends on. */
export type AnalysisGameOptions = Pick<Options, "entry" | "collision" | "turnLimit">;

const restingCardsOf = (lones: readonly LonePawnPath[], goal: number): number[] =>
  [...new Set(lones.flatMap(({ stops }) => stops))]
    .filter((card) => card !== OFF_ROW && card !== goal)
    .sort((a, b) => a - b);

/** The chances of matches on a row. */
function analyseMatches(
  restTable: RestTable,
  rules: AnalysisGameOptions,
  seats: number,
  budget?: AnalysisBudget,
): Pick<RowAnalysis, "chances" | "outcomes"> {
  if (rules.entry === "die") return { chances: chancesByDie(restTable, rules, seats, budget) };
  const result = playDeterministicMatch(restTable, seats, rules);
  const outcomes = Array.from({ length: seats }, (_, first) => outcomeOf(result, first, seats));
  return { chances: chancesOfRace(result, seats), outcomes };
}

/** The jumps of pawns on a row: the fast part of {@link analyseRow}, without chances. */
export function jumpGraphOf(row: Row, entry: AnalysisGameOptions["entry"]): JumpGraph {
  const restTable = cachedRestTable(row);
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
 * @param budget - limits of the exact computation, and the number of simulated matches if they are exceeded
 */
export const analyseRow = (
  row: Row,
  rules: AnalysisGameOptions,
  seats: number,
  budget?: AnalysisBudget,
): RowAnalysis => ({
  ...jumpGraphOf(row, rules.entry),
  ...analyseMatches(cachedRestTable(row), rules, seats, budget),
});

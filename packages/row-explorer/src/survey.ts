import { createRandom, type Random, type Seat, shuffle } from "@serpentarium/core";
import { CARDS_BY_DECK, type Deck } from "@serpentarium/serpent-cartes";
import {
  createRestTable,
  entryCardsOf,
  isGoalReachable,
  type RestTable,
} from "@serpentarium/serpent-cartes/parts";
import type { AnalysisGameOptions } from "./analysis/analyse-row.ts";
import { playDeterministicMatch } from "./analysis/deterministic-match.ts";
import { type EstimatedValue, estimateMean, estimateShare } from "./analysis/estimate.ts";
import { simulateMatchesOnRow } from "./analysis/simulate.ts";

/** The options of a survey's matches, one on each row. */
export interface MatchOptions extends AnalysisGameOptions {
  readonly seats: number;
}

/** The counts over many rows of one deck. */
export interface Tally {
  readonly rows: number;
  /** Rows on which a single pawn can reach the goal. */
  readonly finishable: number;
  /** Wins, in the order of play. */
  readonly wins: readonly number[];
  /** Draws in which no player could win any more. */
  readonly endless: number;
  /** The sum of the turns of all won matches. */
  readonly turns: number;
  /** The sum of the squares of those turns. */
  readonly squaredTurns: number;
}

/** A part of a survey; its index seeds the rows. */
export interface SurveyPart extends MatchOptions {
  readonly deck: Deck;
  readonly seed: string;
  readonly part: number;
  readonly rows: number;
}

/** The counts of no rows. */
export const emptyTally = (seats: number): Tally => ({
  rows: 0,
  finishable: 0,
  wins: Array.from({ length: seats }, () => 0),
  endless: 0,
  turns: 0,
  squaredTurns: 0,
});

/** Adds two tallies of the same survey. */
export const addTallies = (a: Tally, b: Tally): Tally => ({
  rows: a.rows + b.rows,
  finishable: a.finishable + b.finishable,
  wins: a.wins.map((count, order) => count + (b.wins[order] ?? 0)),
  endless: a.endless + b.endless,
  turns: a.turns + b.turns,
  squaredTurns: a.squaredTurns + b.squaredTurns,
});

/** The result of one match. */
interface MatchEnd {
  /** The winner, in the order of play. */
  readonly winner: Seat | null;
  readonly turns: number;
  readonly isEndless: boolean;
}

function playWithDie(track: RestTable, match: MatchOptions, seed: number): MatchEnd {
  if (!isGoalReachable(track, "die")) return { winner: null, turns: 0, isEndless: true };
  const [result] = simulateMatchesOnRow(track, match.seats, entryCardsOf("die"), match, 1, seed);
  if (!result) throw new Error("no match was simulated");
  return { winner: result.winner, turns: result.turns, isEndless: result.endless };
}

function playMatch(track: RestTable, match: MatchOptions, random: Random): MatchEnd {
  if (match.entry === "die") return playWithDie(track, match, random.integer(2 ** 30));
  const { winner, turns, reason } = playDeterministicMatch(track, match.seats, match);
  return { winner, turns, isEndless: reason === "end.endless" };
}

function tallyMatch(track: RestTable, match: MatchOptions, random: Random): Tally {
  const { winner, turns, isEndless } = playMatch(track, match, random);
  const isWon = winner !== null;
  return {
    rows: 1,
    finishable: isGoalReachable(track, match.entry) ? 1 : 0,
    wins: Array.from({ length: match.seats }, (_, order) => (order === winner ? 1 : 0)),
    endless: isEndless ? 1 : 0,
    turns: isWon ? turns : 0,
    squaredTurns: isWon ? turns * turns : 0,
  };
}

/** Counts a part of a survey; depends only on its options, seed and index. */
export function countPart(part: SurveyPart): Tally {
  const random = createRandom(`${part.seed}/${part.deck}/${part.part}`);
  let sum = emptyTally(part.seats);
  for (let row = 0; row < part.rows; row++) {
    const track = createRestTable(shuffle(random, CARDS_BY_DECK[part.deck]));
    sum = addTallies(sum, tallyMatch(track, part, random));
  }
  return sum;
}

/** The figures of a tally, with confidence intervals. */
export interface SurveyFigures {
  readonly finishable: EstimatedValue;
  /** In the order of play. */
  readonly wins: readonly EstimatedValue[];
  readonly draws: EstimatedValue;
  readonly endless: EstimatedValue;
  /** The mean turns of a won match; `null` if no match was won. */
  readonly turns: EstimatedValue | null;
}

/** Estimates the figures of a tally of at least one row. */
export function figuresOf({ rows, finishable, wins, endless, turns, squaredTurns }: Tally): SurveyFigures {
  const won = wins.reduce((sum, count) => sum + count, 0);
  return {
    finishable: estimateShare(finishable, rows),
    wins: wins.map((count) => estimateShare(count, rows)),
    draws: estimateShare(rows - won, rows),
    endless: estimateShare(endless, rows),
    turns: won === 0 ? null : estimateMean(turns, squaredTurns, won),
  };
}

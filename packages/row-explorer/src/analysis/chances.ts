import type { Options } from "@serpentarium/serpent-cartes";
import { entryCardsOf, isGoalReachable, type RestTable } from "@serpentarium/serpent-cartes/parts";
import type { DeterministicMatchResult } from "./deterministic-match.ts";
import { type EstimatedValue, estimateMean, estimateShare, exactEstimate } from "./estimate.ts";
import { createMarkovChain } from "./markov-chain.ts";
import { type SimulatedMatch, simulateMatchesOnRow } from "./simulate.ts";
import { type ChainSolution, solveChain } from "./solve-chain.ts";

/** The limits of an analysis. */
export interface AnalysisBudget {
  /** The maximal number of states of a Markov chain that is solved exactly; 200,000 by default. */
  readonly maxStates?: number;
  /** The number of matches that are simulated otherwise; 50,000 by default. */
  readonly matches?: number;
  /** The seed of the simulation; a constant by default. */
  readonly seed?: number | string;
}

/** The chances of a match on a row. */
export interface MatchChances {
  /**
   * `played`: without the die the match is deterministic. `exact`: the Markov chain of the match is solved, to 1e-12. `simulated`: the
   * chain is too large, and each figure has a 95 % confidence interval.
   */
  readonly method: "played" | "exact" | "simulated";
  /**
   * The chance of a win, in the order of play: the first player comes first. Before the throw that decides who begins, each seat has the
   * mean of these.
   */
  readonly wins: readonly EstimatedValue[];
  /**
   * The chance that the match reaches a position in which no player can win. Without the die it is then drawn by `end.endless`. With the
   * die it continues up to the limit, which counts as `long`, or forever.
   */
  readonly endless: EstimatedValue;
  /** The chance of a draw by `end.long`; 0 without a limit. */
  readonly long: EstimatedValue;
  /** The mean number of turns of a match, including draws; `null` if it may never end. */
  readonly turns: EstimatedValue | null;
  /** The mean number of turns of a won match; `null` if no player can win. */
  readonly turnsToWin: EstimatedValue | null;
}

const MAX_STATES = 200_000;
/** The maximal number of state visits, over all turns, to solve a chain: about a second. */
const MAX_STATE_VISITS = 300_000_000;
const SIMULATED_MATCHES = 50_000;

/** The chances without the die: the match is deterministic. */
export function chancesOfRace(
  { winner, reason, turns }: DeterministicMatchResult,
  seats: number,
): MatchChances {
  return {
    method: "played",
    wins: Array.from({ length: seats }, (_, order) => exactEstimate(order === winner ? 1 : 0)),
    endless: exactEstimate(reason === "end.endless" ? 1 : 0),
    long: exactEstimate(reason === "end.long" ? 1 : 0),
    turns: exactEstimate(turns),
    turnsToWin: winner === null ? null : exactEstimate(turns),
  };
}

/** An exact probability; clamped, because rounding errors can make a sum of shares exceed 1. */
const probability = (share: number): EstimatedValue => exactEstimate(Math.min(share, 1));

function chancesOfSolution(
  { wins, endless, long, winWeightedTurns }: ChainSolution,
  turnLimit: number | null,
): MatchChances {
  const won = wins.reduce((sum, share) => sum + share, 0);
  const canBeEndless = turnLimit === null && endless > 0;
  return {
    method: "exact",
    wins: wins.map(probability),
    endless: probability(endless),
    long: probability(long),
    turns: canBeEndless ? null : exactEstimate(winWeightedTurns + long * (turnLimit ?? 0)),
    turnsToWin: won > 0 ? exactEstimate(winWeightedTurns / won) : null,
  };
}

function meanTurns(matches: readonly SimulatedMatch[]): EstimatedValue | null {
  if (matches.length === 0) return null;
  const sum = matches.reduce((total, { turns }) => total + turns, 0);
  const squares = matches.reduce((total, { turns }) => total + turns * turns, 0);
  return estimateMean(sum, squares, matches.length);
}

function chancesOfMatches(
  matches: readonly SimulatedMatch[],
  seats: number,
  turnLimit: number | null,
): MatchChances {
  const share = (predicate: (match: SimulatedMatch) => boolean): EstimatedValue =>
    estimateShare(matches.filter(predicate).length, matches.length);
  const won = matches.filter(({ winner }) => winner !== null);
  const canBeEndless = turnLimit === null && won.length < matches.length;
  return {
    method: "simulated",
    wins: Array.from({ length: seats }, (_, order) => share(({ winner }) => winner === order)),
    endless: share(({ endless }) => endless),
    long: turnLimit === null ? exactEstimate(0) : share(({ winner }) => winner === null),
    turns: canBeEndless ? null : meanTurns(matches),
    turnsToWin: meanTurns(won),
  };
}

/** The solution if no pawn can reach the goal. */
const unwinnableSolution = (seats: number, turnLimit: number | null): ChainSolution => ({
  wins: Array.from({ length: seats }, () => 0),
  endless: 1,
  long: turnLimit === null ? 0 : 1,
  winWeightedTurns: 0,
});

/** The chances with the die: solved if the Markov chain is small enough, otherwise simulated. */
export function chancesByDie(
  restTable: RestTable,
  rules: Pick<Options, "collision" | "turnLimit">,
  seats: number,
  { maxStates = MAX_STATES, matches = SIMULATED_MATCHES, seed = "serpent-cartes" }: AnalysisBudget = {},
): MatchChances {
  const { collision, turnLimit } = rules;
  if (!isGoalReachable(restTable, "die"))
    return chancesOfSolution(unwinnableSolution(seats, turnLimit), turnLimit);
  const entries = entryCardsOf("die");
  const chain = createMarkovChain(restTable, seats, entries, collision, maxStates);
  const solution = chain && solveChain(chain, seats, turnLimit, MAX_STATE_VISITS);
  if (solution) return chancesOfSolution(solution, turnLimit);
  return chancesOfMatches(
    simulateMatchesOnRow(restTable, seats, entries, rules, matches, seed),
    seats,
    turnLimit,
  );
}

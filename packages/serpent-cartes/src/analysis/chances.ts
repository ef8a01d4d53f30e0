import { entriesOf, isFinishable } from "../material/lone.ts";
import type { Track } from "../material/track.ts";
import { chainOf } from "./chain.ts";
import { type Estimate, exactly, meanOf, shareOf } from "./estimate.ts";
import type { Race } from "./race.ts";
import { type Played, simulate } from "./simulate.ts";
import { type Solution, solve } from "./solve.ts";

/** How hard to look. */
export interface Effort {
  /** The most states that a chain may have to be solved; 200,000 when left out. */
  readonly states?: number;
  /** How many matches are simulated where it has more; 50,000 when left out. */
  readonly games?: number;
  /** What they are drawn from; always the same when left out. */
  readonly seed?: number | string;
}

/** The chances of a match on a row. */
export interface Chances {
  /**
   * `played`: without the die nothing is left to chance. `exact`: the Markov chain of the match is solved, to 1e-12.
   * `simulated`: the chain is too large, and the bounds of each figure hold it with a confidence of 95 %.
   */
  readonly method: "played" | "exact" | "simulated";
  /**
   * Of a win, in the order of play: that of who begins comes first. As each seat begins with equal weight, before that
   * throw all seats have the mean of them.
   */
  readonly wins: readonly Estimate[];
  /**
   * That nobody can win any more. Without the die that is a draw by `end.endless`. With it, such a match goes on to the
   * limit, and is part of `long`, or for ever.
   */
  readonly endless: Estimate;
  /** Of a draw by `end.long`: the match takes as many turns as the limit. 0 without a limit. */
  readonly long: Estimate;
  /** The turns of a match, a draw included; `null` where it may never end. */
  readonly turns: Estimate | null;
  /** The turns of a match that somebody wins; `null` where nobody can. */
  readonly turnsToWin: Estimate | null;
}

const STATES = 200_000;
/** The most states that are visited to solve a chain, each counted at every turn: about a second. */
const WORK = 300_000_000;
const GAMES = 50_000;

/** Without the die nothing is left to chance. */
export function chancesOfRace({ winner, reason, turns }: Race, seats: number): Chances {
  return {
    method: "played",
    wins: Array.from({ length: seats }, (_, order) => exactly(order === winner ? 1 : 0)),
    endless: exactly(reason === "end.endless" ? 1 : 0),
    long: exactly(reason === "end.long" ? 1 : 0),
    turns: exactly(turns),
    turnsToWin: winner === null ? null : exactly(turns),
  };
}

/** Rounding can make a sum of many shares a little more than 1. */
const probability = (share: number): Estimate => exactly(Math.min(share, 1));

function ofSolution({ wins, endless, long, turnsWon }: Solution, turnLimit: number | null): Chances {
  const won = wins.reduce((sum, share) => sum + share, 0);
  const never = turnLimit === null && endless > 0;
  return {
    method: "exact",
    wins: wins.map(probability),
    endless: probability(endless),
    long: probability(long),
    turns: never ? null : exactly(turnsWon + long * (turnLimit ?? 0)),
    turnsToWin: won > 0 ? exactly(turnsWon / won) : null,
  };
}

function meanTurns(games: readonly Played[]): Estimate | null {
  if (games.length === 0) return null;
  const sum = games.reduce((total, { turns }) => total + turns, 0);
  const squares = games.reduce((total, { turns }) => total + turns * turns, 0);
  return meanOf(sum, squares, games.length);
}

function ofGames(games: readonly Played[], seats: number, turnLimit: number | null): Chances {
  const share = (is: (game: Played) => boolean): Estimate => shareOf(games.filter(is).length, games.length);
  const won = games.filter(({ winner }) => winner !== null);
  const never = turnLimit === null && won.length < games.length;
  return {
    method: "simulated",
    wins: Array.from({ length: seats }, (_, order) => share(({ winner }) => winner === order)),
    endless: share(({ endless }) => endless),
    long: turnLimit === null ? exactly(0) : share(({ winner }) => winner === null),
    turns: never ? null : meanTurns(games),
    turnsToWin: meanTurns(won),
  };
}

/** The solution where no pawn can come to the goal. */
const hopeless = (seats: number, turnLimit: number | null): Solution => ({
  wins: Array.from({ length: seats }, () => 0),
  endless: 1,
  long: turnLimit === null ? 0 : 1,
  turnsWon: 0,
});

/** With the die: solved where the chain is small enough, simulated where it is not. */
export function chancesByDie(
  track: Track,
  turnLimit: number | null,
  seats: number,
  { states = STATES, games = GAMES, seed = "serpent-cartes" }: Effort = {},
): Chances {
  if (!isFinishable(track, "die")) return ofSolution(hopeless(seats, turnLimit), turnLimit);
  const entries = entriesOf("die");
  const chain = chainOf(track, seats, entries, states);
  const solution = chain && solve(chain, seats, turnLimit, WORK);
  if (solution) return ofSolution(solution, turnLimit);
  return ofGames(simulate(track, seats, entries, turnLimit, games, seed), seats, turnLimit);
}

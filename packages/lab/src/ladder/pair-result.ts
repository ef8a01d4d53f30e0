import { outcome } from "../measures/outcome.ts";
import { findingsOf } from "../report/report.ts";
import type { Run } from "../run-lab.ts";

/** The results of the games between two players, from the view of the first. */
export interface PairResult {
  /** The names of the players. */
  readonly players: readonly [one: string, other: string];
  readonly wins: number;
  /** Games that both or none won, and games that were broken off. */
  readonly draws: number;
  readonly losses: number;
}

export const gamesOf = ({ wins, draws, losses }: PairResult): number => wins + draws + losses;

/** The points of a player: a draw is half a point. */
export function pointsOf({ players: [one], wins, draws, losses }: PairResult, player: string): number {
  return (player === one ? wins : losses) + draws / 2;
}

/**
 * The result of a run between two bots at a table of two seats.
 *
 * @param players - their names, in the order of the setup
 */
export function pairResultOf(run: Run, players: PairResult["players"]): PairResult {
  const { findings } = findingsOf(run, outcome);
  const winsOf = (place: number): number => {
    const estimate = findings.find(({ id }) => id === `player.${place}.wins`)?.estimate;
    return estimate?.kind === "share" ? estimate.hits : 0;
  };
  const [wins, losses] = [winsOf(1), winsOf(2)];
  return { players, wins, draws: run.tally.games - wins - losses, losses };
}

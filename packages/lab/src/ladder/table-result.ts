import type { Counts } from "../counting/counts.ts";
import { rankings } from "../measures/rankings.ts";
import type { Run } from "../run-lab.ts";

/** The results of the matches of some players at one table. */
export interface TableResult {
  /** The names of the players, by seat of the first match; a player may have several seats. */
  readonly players: readonly string[];
  /** The number of matches by the places of the players, such as `1,2,2`. */
  readonly rankings: Readonly<Counts>;
}

/** The results of two players against each other, from the view of the first. */
export interface PairResult {
  /** The names of the players. */
  readonly players: readonly [one: string, other: string];
  readonly wins: number;
  /** Matches with equal places, and unfinished matches. */
  readonly draws: number;
  readonly losses: number;
}

export const gamesOf = ({ wins, draws, losses }: PairResult): number => wins + draws + losses;

/** The points of a player: a draw is half a point. */
export function pointsOf({ players: [one], wins, draws, losses }: PairResult, player: string): number {
  return (player === one ? wins : losses) + draws / 2;
}

/** The result of a run of bots with these names, in the order of its setup. */
export const tableResultOf = ({ tally }: Run, players: readonly string[]): TableResult => ({
  players,
  // the type of this measure's tally
  rankings: tally.measures[rankings.id] as Counts,
});

/** The lists of places of the players at a table, each with the number of its matches. */
export const rankingsAt = (table: TableResult) =>
  Object.entries(table.rankings).map(([key, matches]) => ({ places: key.split(",").map(Number), matches }));

/** The number of matches at a table. */
export const matchesAt = (table: TableResult): number =>
  rankingsAt(table).reduce((sum, { matches }) => sum + matches, 0);

/** The points of a place against another one: 1, ½ or 0. */
export const pointsBetween = (place = 0, other = 0): number => (1 + Math.sign(other - place)) / 2;

/** The result of two players at a table; in a match of several opponents a player meets each of them. */
function pairResultAt(table: TableResult, [one, other]: PairResult["players"]): PairResult {
  const counts = { wins: 0, draws: 0, losses: 0 };
  for (const { places, matches } of rankingsAt(table)) {
    for (const [i, place] of places.entries()) {
      if (table.players[i] !== one) continue;
      for (const [j, against] of places.entries()) {
        if (table.players[j] !== other) continue;
        const points = pointsBetween(place, against);
        counts[points === 1 ? "wins" : points === 0 ? "losses" : "draws"] += matches;
      }
    }
  }
  return { players: [one, other], ...counts };
}

const addPairs = (one: PairResult, { wins, draws, losses }: PairResult): PairResult => ({
  players: one.players,
  wins: one.wins + wins,
  draws: one.draws + draws,
  losses: one.losses + losses,
});

/** The results of every two of the players who met at the tables. */
export const pairResultsOf = (
  names: readonly string[],
  tables: readonly TableResult[],
): readonly PairResult[] =>
  names
    .flatMap((one, i) => names.slice(i + 1).map((other): PairResult["players"] => [one, other]))
    .map((players) =>
      tables
        .map((table) => pairResultAt(table, players))
        .reduce(addPairs, { players, wins: 0, draws: 0, losses: 0 }),
    )
    .filter((pair) => gamesOf(pair) > 0);

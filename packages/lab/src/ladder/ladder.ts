import { parseBot } from "@serpentarium/bots";
import type { Game, Table } from "@serpentarium/core";
import { roundValue } from "../report/statistic.ts";
import { type EloEstimate, ratePlayers } from "./ratings.ts";
import {
  gamesOf,
  matchesAt,
  type PairResult,
  pairResultsOf,
  pointsOf,
  type TableResult,
} from "./table-result.ts";

export const LADDER_FORMAT = "serpentarium-ladder/2";

/** The default players of a ladder; each search has four times the iterations of the previous one. */
export const LADDER_PLAYERS: readonly string[] = [
  "random",
  "beginner",
  "easy",
  "good",
  "mcts:125",
  "mcts:500",
  "mcts:2000",
];

/** The game and the settings that were played. */
export interface LadderSubject {
  readonly id: string;
  readonly version: string;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
}

/** A player with its rating, relative to the average of all players. */
export interface RatedPlayer extends EloEstimate {
  readonly name: string;
  /** The number of opponents met: one in a match of two, three in a match of four. */
  readonly games: number;
  readonly points: number;
}

/** The gain in strength of a search over one with fewer iterations. */
export interface SearchStep extends EloEstimate {
  readonly from: string;
  readonly to: string;
  /** The iterations of the stronger search divided by those of the weaker one. */
  readonly factor: number;
}

/** The ratings of several players of a game, as plain data. */
export interface Ladder {
  readonly format: typeof LADDER_FORMAT;
  readonly subject: LadderSubject;
  readonly matches: number;
  /** Strongest first. */
  readonly players: readonly RatedPlayer[];
  readonly pairs: readonly PairResult[];
  /** Each step leads from a search to the one with the next higher number of iterations. */
  readonly steps: readonly SearchStep[];
}

/** The subject of a ladder of a game at a table. */
export const ladderSubject = (
  { id, version }: Pick<Game, "id" | "version">,
  { seats, options }: Table,
  seed: string,
): LadderSubject => ({ id, version, seats, options, seed });

const roundElo = ({ elo, low, high }: EloEstimate): EloEstimate => ({
  elo: roundValue(elo),
  low: roundValue(low),
  high: roundValue(high),
});

function searchesOf(
  names: readonly string[],
): readonly { readonly name: string; readonly iterations: number }[] {
  const searches = names.flatMap((name) => {
    const bot = parseBot(name);
    if (!bot.ok || bot.value.bot !== "mcts") return [];
    const { bot: _, iterations, ...others } = bot.value;
    return iterations !== undefined && Object.keys(others).length === 0 ? [{ name, iterations }] : [];
  });
  return searches.toSorted((one, other) => one.iterations - other.iterations);
}

/** Rates players by their matches. */
export function buildLadder(
  subject: LadderSubject,
  names: readonly string[],
  tables: readonly TableResult[],
): Ladder {
  const pairs = pairResultsOf(names, tables);
  const { ratings, difference } = ratePlayers(names, tables);
  const players = names.flatMap((name, player): RatedPlayer[] => {
    const rating = ratings[player];
    const own = pairs.filter((pair) => pair.players.includes(name));
    const games = own.reduce((sum, pair) => sum + gamesOf(pair), 0);
    const points = own.reduce((sum, pair) => sum + pointsOf(pair, name), 0);
    return rating ? [{ name, ...roundElo(rating), games, points }] : [];
  });
  const searches = searchesOf(names);
  const steps = searches.slice(1).flatMap(({ name: to, iterations }, i): SearchStep[] => {
    const from = searches[i];
    if (!from || from.iterations === iterations) return [];
    const elo = difference(names.indexOf(to), names.indexOf(from.name));
    return [{ from: from.name, to, factor: iterations / from.iterations, ...roundElo(elo) }];
  });
  return {
    format: LADDER_FORMAT,
    subject,
    matches: tables.reduce((sum, table) => sum + matchesAt(table), 0),
    players: players.toSorted((one, other) => other.elo - one.elo),
    pairs,
    steps,
  };
}

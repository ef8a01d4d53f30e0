import { PERSON } from "@serpentarium/core/context";
import { playerAt } from "@serpentarium/core/match";
import { REMOTE_PLAYER } from "@serpentarium/table";
import type { MatchHeader, OwnResult } from "../library/match-header.ts";

/** How many matches ended how for the user. */
export interface Score {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** An opponent: a program by the name of its level, or a person by their name, which may be empty. */
export type Opponent = { readonly bot: string } | { readonly person: string };

export interface OpponentScore extends Score {
  readonly opponent: Opponent;
}

export interface GameScore extends Score {
  /** The id of the game. */
  readonly game: string;
  /** The number of finished matches in which the user had no side, or all of them. */
  readonly others: number;
  /** The opponents met most often come first. A match against several counts for each. */
  readonly opponents: readonly OpponentScore[];
}

/** What the finished matches of a user amount to. */
export interface Statistics {
  readonly total: Score;
  /** The games played most often come first. */
  readonly games: readonly GameScore[];
  /** The matches won in a row up to the last one, and the most ever. */
  readonly streak: { readonly current: number; readonly longest: number };
}

const NO_SCORE: Score = { won: 0, drawn: 0, lost: 0 };

/** The number of matches of a score. */
export const matchesIn = ({ won, drawn, lost }: Score): number => won + drawn + lost;

const scoreOf = (results: readonly OwnResult[]): Score => ({
  won: results.filter((result) => result === "won").length,
  drawn: results.filter((result) => result === "drawn").length,
  lost: results.filter((result) => result === "lost").length,
});

const sumOf = (scores: readonly Score[]): Score =>
  scores.reduce(
    (sum, { won, drawn, lost }) => ({
      won: sum.won + won,
      drawn: sum.drawn + drawn,
      lost: sum.lost + lost,
    }),
    NO_SCORE,
  );

/** The opponents in a match, each once. */
function opponentsOf(header: MatchHeader): readonly Opponent[] {
  const { own, occupants, names } = header;
  const me = own === undefined ? undefined : playerAt(header, own);
  const others = occupants.flatMap((occupant, player): Opponent[] => {
    if (player === me) return [];
    const isPerson = occupant === PERSON || occupant === REMOTE_PLAYER || occupant === undefined;
    return [isPerson ? { person: names[player] ?? "" } : { bot: occupant }];
  });
  return [...new Map(others.map((opponent) => [JSON.stringify(opponent), opponent])).values()];
}

const byCount = (a: Score, b: Score): number => matchesIn(b) - matchesIn(a);

function scoreGame(game: string, headers: readonly MatchHeader[]): GameScore {
  const met = new Map<string, OpponentScore>();
  for (const header of headers) {
    const score = scoreOf(header.results);
    if (matchesIn(score) > 0)
      for (const opponent of opponentsOf(header)) {
        const key = JSON.stringify(opponent);
        met.set(key, { opponent, ...sumOf([met.get(key) ?? NO_SCORE, score]) });
      }
  }
  const results = headers.flatMap((header) => header.results);
  return {
    game,
    ...scoreOf(results),
    others: results.filter((result) => result === "none").length,
    opponents: [...met.values()].toSorted(byCount),
  };
}

function streakOf(results: readonly OwnResult[]): Statistics["streak"] {
  let [current, longest] = [0, 0];
  for (const result of results) {
    current = result === "won" ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}

/**
 * Counts the finished matches of a user, those of series one by one.
 *
 * @param headers - in any order
 */
export function statisticsOf(headers: readonly MatchHeader[]): Statistics {
  const inOrder = headers.toSorted((a, b) => a.savedAt - b.savedAt);
  const ids = [...new Set(inOrder.map(({ game }) => game))];
  const games = ids
    .map((id) =>
      scoreGame(
        id,
        inOrder.filter(({ game }) => game === id),
      ),
    )
    .filter((score) => matchesIn(score) + score.others > 0)
    .toSorted((a, b) => matchesIn(b) + b.others - matchesIn(a) - a.others);
  const results = inOrder.flatMap((header) => header.results).filter((result) => result !== "none");
  return { total: sumOf(games), games, streak: streakOf(results) };
}

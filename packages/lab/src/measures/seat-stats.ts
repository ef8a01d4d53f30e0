import type { Aim, Message } from "@serpentarium/core";
import { addGame, createMoments, type MutableMoments, mergeMoments } from "../counting/moments.ts";
import { mean, meanShare, share } from "../statistics/estimate.ts";
import type { Finding } from "./measure-result.ts";

/** The results of a seat, of a place in the order of turns, or of a bot. */
export interface SeatStats {
  games: number;
  /** Games that it won alone, or with its partners only. */
  wins: number;
  /** Its shares of the aim of the seats: a win shared by k sides counts 1/k. In units of 1 / {@link WIN_UNITS}. */
  readonly points: MutableMoments;
  /** Scores, in games that have them. In units of 1 / {@link SCORE_UNITS}. */
  readonly scores: MutableMoments;
}

/** One win and one score point in the sums, which are sums of integers. */
const WIN_UNITS = 100_000;
const SCORE_UNITS = 1000;

const createSeatStats = (): SeatStats => ({
  games: 0,
  wins: 0,
  points: createMoments(),
  scores: createMoments(),
});

export const createSeatStatsList = (count: number): SeatStats[] =>
  Array.from({ length: count }, createSeatStats);

/** The results of one seat in a game. */
export interface SeatResult {
  /** Its share of the win. */
  readonly win: number;
  /** Its share of the aim of the seats. */
  readonly share: number;
  readonly score: number | undefined;
}

/** Adds the result of a game for a seat. */
export function addResult(stats: SeatStats | undefined, { win, share: part, score }: SeatResult): void {
  if (!stats) return;
  stats.games++;
  if (win === 1) stats.wins++;
  addGame(stats.points, Math.round(part * WIN_UNITS));
  if (score !== undefined) addGame(stats.scores, Math.round(score * SCORE_UNITS));
}

const mergeSeatStats = (one: SeatStats, other: SeatStats): SeatStats => ({
  games: one.games + other.games,
  wins: one.wins + other.wins,
  points: mergeMoments(one.points, other.points),
  scores: mergeMoments(one.scores, other.scores),
});

export const mergeSeatStatsLists = (some: readonly SeatStats[], others: readonly SeatStats[]): SeatStats[] =>
  some.map((one, i) => mergeSeatStats(one, others[i] ?? createSeatStats()));

const FIGURE_KINDS = ["wins", "points", "score"] as const;
type FigureKind = (typeof FIGURE_KINDS)[number];

/** The aim of the seats, as the selector of a message. */
export const aimKey = (aim: Aim): string => (typeof aim === "string" ? aim : "score");

const LABELS: Readonly<Record<FigureKind, string>> = {
  wins: "lab.sections.outcome.figures.wins",
  points: "lab.sections.outcome.figures.points",
  score: "lab.sections.outcome.figures.score",
};

function findingOf(kind: FigureKind, { games, wins, points, scores }: SeatStats) {
  if (kind === "score") {
    return scores.n === 0 ? undefined : ({ unit: "number", estimate: mean(scores, SCORE_UNITS) } as const);
  }
  if (games === 0) return undefined;
  return {
    unit: "share",
    estimate: kind === "wins" ? share(wins, games) : meanShare(points, WIN_UNITS),
  } as const;
}

/** The findings about a list of statistics, kind by kind, with ids such as `seat.1.wins`. */
export const seatStatsFindings = (
  list: readonly SeatStats[],
  group: string,
  name: (place: number) => Message,
  aim: Aim,
): Finding[] =>
  FIGURE_KINDS.flatMap((kind) =>
    list.flatMap((stats, place) => {
      const finding = findingOf(kind, stats);
      if (!finding) return [];
      const shortLabel = name(place);
      const label = { id: LABELS[kind], data: { name: shortLabel, aim: aimKey(aim) } };
      return { id: `${group}.${place + 1}.${kind}`, label, shortLabel, ...finding };
    }),
  );

import type { Outcome, Seat, Text } from "@serpentarium/core";
import { addGame, createMoments, mergeMoments, type OpenMoments } from "../counting/moments.ts";
import { mean, share, shareOf } from "../statistics/estimate.ts";
import type { Finding } from "./section.ts";

/** How one of several fared: a seat, a place in the order of turns, or a player. */
export interface Fare {
  games: number;
  /** Those that it won alone. */
  wins: number;
  /** Its parts of all wins: a win that is shared by k counts 1/k. */
  readonly points: OpenMoments;
  /** Only of games that score. */
  readonly scores: OpenMoments;
}

/** What makes one in the sums, which are of whole numbers. */
const WIN = 100_000;
const SCORE = 1000;

const createFare = (): Fare => ({ games: 0, wins: 0, points: createMoments(), scores: createMoments() });

export const createFares = (count: number): Fare[] => Array.from({ length: count }, createFare);

/** One more game, as it ended for a seat. */
export function addOutcome(fare: Fare | undefined, { winners, scores }: Outcome, seat: Seat): void {
  if (!fare) return;
  const part = winners.includes(seat) ? 1 / winners.length : 0;
  const score = scores?.[seat];
  fare.games++;
  if (part === 1) fare.wins++;
  addGame(fare.points, Math.round(part * WIN));
  if (score !== undefined) addGame(fare.scores, Math.round(score * SCORE));
}

const mergeFare = (one: Fare, other: Fare): Fare => ({
  games: one.games + other.games,
  wins: one.wins + other.wins,
  points: mergeMoments(one.points, other.points),
  scores: mergeMoments(one.scores, other.scores),
});

export const mergeFares = (some: readonly Fare[], others: readonly Fare[]): Fare[] =>
  some.map((one, i) => mergeFare(one, others[i] ?? createFare()));

/** The sorts of figures, each with what it is called after the name of whose it is. */
const WORDS = {
  wins: { en: "wins alone", fr: "gagne seul" },
  points: { en: "share of the win", fr: "part de la victoire" },
  score: { en: "score", fr: "points" },
} as const satisfies Readonly<Record<string, Text>>;
const KINDS = ["wins", "points", "score"] as const satisfies readonly (keyof typeof WORDS)[];

function findingOf(kind: (typeof KINDS)[number], { games, wins, points, scores }: Fare) {
  if (kind === "score") {
    return scores.n === 0 ? undefined : ({ unit: "number", estimate: mean(scores, SCORE) } as const);
  }
  if (games === 0) return undefined;
  return { unit: "share", estimate: kind === "wins" ? share(wins, games) : shareOf(points, WIN) } as const;
}

/** What is found of several, sort by sort, under ids such as `seat.1.wins`. */
export const fareFindings = (
  fares: readonly Fare[],
  group: string,
  name: (place: number) => Text,
): Finding[] =>
  KINDS.flatMap((kind) =>
    fares.flatMap((fare, place) => {
      const found = findingOf(kind, fare);
      if (!found) return [];
      const { en, fr } = name(place);
      const label = { en: `${en}: ${WORDS[kind].en}`, fr: `${fr} : ${WORDS[kind].fr}` };
      return { id: `${group}.${place + 1}.${kind}`, label, ...found };
    }),
  );

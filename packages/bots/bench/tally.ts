import type { MatchResult, Pairing } from "./pairing.ts";
import { wilsonInterval } from "./wilson.ts";

/** A claim to test: that the bot gets at least the share `wanted` of the points. */
export interface Claim extends Pairing {
  readonly wanted: number;
}

/** The counted results of the first games of a pairing; the next run continues from here. */
export interface Tally extends Claim {
  /** The version of the game. */
  readonly version: string;
  readonly games: number;
  readonly points: number;
  readonly draws: number;
  /** Of all games together. */
  readonly actions: number;
}

/** A tally as it is recorded, with the share of points and its 95 % interval. */
export interface Result extends Tally {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export const createTally = (claim: Claim, version: string): Tally => ({
  ...claim,
  version,
  games: 0,
  points: 0,
  draws: 0,
  actions: 0,
});

/** Adds a game to a tally. */
export const addMatch = (tally: Tally, { points, actions }: MatchResult): Tally => ({
  ...tally,
  games: tally.games + 1,
  points: tally.points + points,
  draws: tally.draws + (points > 0 && points < 1 ? 1 : 0),
  actions: tally.actions + actions,
});

const rounded = (share: number): number => Number(share.toFixed(4));

export function toResult(tally: Tally): Result {
  const { share, low, high } = wilsonInterval(tally.points, tally.games);
  return { ...tally, share: rounded(share), low: rounded(low), high: rounded(high) };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Whether a claim is met: with certainty, by the mean alone, or not. */
const formatVerdict = ({ share, low, wanted }: Result): string =>
  low >= wanted ? "yes, for certain" : share >= wanted ? "yes" : "no";

const HEAD = "| game | bot | against | points | 95 % interval | games | wanted | reached |";

/** Formats results as a Markdown table. */
export const formatTable = (results: readonly Result[]): string =>
  [
    HEAD,
    HEAD.replaceAll(/[^|]+/g, " --- "),
    ...results.map((result) => {
      const { game, bot, against, share, low, high, games, wanted } = result;
      const interval = `${percent(low)} to ${percent(high)}`;
      const cells = [
        game,
        bot,
        against,
        percent(share),
        interval,
        games,
        percent(wanted),
        formatVerdict(result),
      ];
      return `| ${cells.join(" | ")} |`;
    }),
  ].join("\n");

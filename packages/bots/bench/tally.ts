import type { Pairing, Played } from "./pairing.ts";
import { wilson } from "./wilson.ts";

/** What is to be shown: that a bot gets at least such a share of the points. */
export interface Claim extends Pairing {
  readonly wanted: number;
}

/** The first games of a pairing, counted: from these the next run goes on. */
export interface Tally extends Claim {
  /** The version of the game. */
  readonly version: string;
  readonly games: number;
  readonly points: number;
  readonly draws: number;
  /** Of all games together. */
  readonly actions: number;
}

/** A tally as it is recorded: with the share of points, and between what and what it lies with 95 % certainty. */
export interface Result extends Tally {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export const beginTally = (claim: Claim, version: string): Tally => ({
  ...claim,
  version,
  games: 0,
  points: 0,
  draws: 0,
  actions: 0,
});

/** A tally with one more game. */
export const count = (tally: Tally, { points, actions }: Played): Tally => ({
  ...tally,
  games: tally.games + 1,
  points: tally.points + points,
  draws: tally.draws + (points > 0 && points < 1 ? 1 : 0),
  actions: tally.actions + actions,
});

const rounded = (share: number): number => Number(share.toFixed(4));

export function resultOf(tally: Tally): Result {
  const { share, low, high } = wilson(tally.points, tally.games);
  return { ...tally, share: rounded(share), low: rounded(low), high: rounded(high) };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Whether a claim holds: for certain, as it seems, or not. */
const verdictOf = ({ share, low, wanted }: Result): string =>
  low >= wanted ? "yes, for certain" : share >= wanted ? "yes" : "no";

const HEAD = "| game | bot | against | points | 95 % interval | games | wanted | reached |";

/** Results as a table in Markdown. */
export const formatTable = (results: readonly Result[]): string =>
  [
    HEAD,
    HEAD.replaceAll(/[^|]+/g, " --- "),
    ...results.map((result) => {
      const { game, bot, against, share, low, high, games, wanted } = result;
      const interval = `${percent(low)} to ${percent(high)}`;
      const cells = [game, bot, against, percent(share), interval, games, percent(wanted), verdictOf(result)];
      return `| ${cells.join(" | ")} |`;
    }),
  ].join("\n");

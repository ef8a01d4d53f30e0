import { expect, type Locator, type Page } from "@playwright/test";
import {
  type AnyPosition,
  createRandom,
  createTable,
  type Game,
  playout,
  type Table,
} from "@serpentarium/core";
import {
  createRecord,
  formatLink,
  type GameRecord,
  type MatchRecord,
  outcomeRecordOf,
} from "@serpentarium/core/record";
import type { SeriesPlan } from "@serpentarium/core/series";
import { pluginOf } from "../src/lib/registry/games.ts";
import { PlayPage } from "./play-page.ts";

export const TIC_TAC_TOE_PATH = "/play/tic-tac-toe/";
/** The actions of a match that the first seat wins. */
export const FIRST_SEAT_WINS = ["a1", "a2", "b1", "b2", "c1"];
export const rotatingPlan = (games: number) => ({ games, first: "rotating" }) as const;

export class SeriesPage extends PlayPage {
  readonly status: Locator;
  readonly nextButton: Locator;
  readonly scoreSheet: Locator;

  constructor(page: Page) {
    super(page);
    this.status = page.locator("serpent-play .series");
    this.nextButton = page.locator("serpent-play .series button");
    this.scoreSheet = page.locator("serpent-play .score-sheet");
  }

  async begin(games: number, first: string, fill?: () => Promise<unknown>): Promise<void> {
    await this.choose("New game");
    await this.page.getByLabel("Games in a row").fill(String(games));
    await this.page.getByLabel("Who has the first seat").selectOption(first);
    await fill?.();
    await this.page.getByRole("button", { name: "Start" }).click();
  }

  async play(actions: readonly string[]): Promise<void> {
    for (const action of actions) await this.enterNotation(action);
  }

  /** Expects the rows of the score sheet, from its header to the total. */
  async expectScoreSheet(rows: readonly (readonly string[])[]): Promise<void> {
    const cells = () =>
      this.scoreSheet
        .locator("tr")
        .evaluateAll((all) =>
          all.map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent?.trim())),
        );
    await expect.poll(cells).toEqual(rows);
  }
}

export const { game: noughts } = pluginOf("tic-tac-toe");
export const outcome = { winners: [0], reason: "end.line" };
type Matches = readonly MatchRecord[];
/** The record of a series; its last match may be unfinished. */
export function seriesRecord(game: Game, table: Table, plan: SeriesPlan, matches: Matches): GameRecord {
  const { actions = [], outcome = null } = matches.at(-1) ?? {};
  const record = createRecord(game, { table, plan, earlier: matches.slice(0, -1), actions });
  return { ...record, outcome };
}
const seriesLink = (...series: Parameters<typeof seriesRecord>) => `#${formatLink(seriesRecord(...series))}`;
export const ticTacToeLink = (games: number, ...matches: Matches) =>
  seriesLink(noughts, createTable(noughts), rotatingPlan(games), matches);

export const { game: sssnake } = pluginOf("sssnake");
export const threeSeats = createTable(sssnake, { seats: 3 });

/** A random match, complete or cut off after `maxActions`. */
function randomMatch(seed: string, maxActions = Number.POSITIVE_INFINITY): MatchRecord {
  const actions: string[] = [];
  const last: AnyPosition = playout(
    sssnake,
    sssnake.start(threeSeats),
    createRandom(seed),
    (position, action) => {
      actions.push(sssnake.formatAction(action, position));
    },
  );
  return maxActions < actions.length
    ? { actions: actions.slice(0, maxActions), outcome: null }
    : { actions, outcome: last.outcome ? outcomeRecordOf(last.outcome) : null };
}

export const SSSNAKE_MATCHES: Matches = [randomMatch("a"), randomMatch("b"), randomMatch("c", 61)];
export const sssnakeLink = (count: number) =>
  seriesLink(sssnake, threeSeats, rotatingPlan(5), SSSNAKE_MATCHES.slice(0, count));

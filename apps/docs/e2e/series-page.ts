import { expect, type Locator, type Page } from "@playwright/test";
import {
  type AnyPosition,
  createRandom,
  createTable,
  type Game,
  playout,
  type Table,
} from "@serpentarium/core";
import { formatLink, formatRecord, type GameRecord, type PlayedMatch } from "@serpentarium/core/record";
import type { SeriesPlan } from "@serpentarium/core/series";
import { pluginOf } from "../src/lib/games.ts";
import { PlayPage } from "./play-page.ts";

export const NOUGHTS = "/play/tic-tac-toe/";
/** Whoever sits at the first seat wins. */
export const WON = ["a1", "a2", "b1", "b2", "c1"];
export const rotating = (games: number) => ({ games, first: "rotating" }) as const;

/** A page on which a series is played. */
export class SeriesPage extends PlayPage {
  readonly line: Locator;
  readonly next: Locator;
  readonly sheet: Locator;

  constructor(page: Page) {
    super(page);
    this.line = page.locator("serpent-play .series");
    this.next = page.locator("serpent-play .series button");
    this.sheet = page.locator("serpent-play .sheet");
  }

  async begin(games: number, first: string, fill?: () => Promise<unknown>): Promise<void> {
    await this.tool("New game").click();
    await this.page.getByLabel("Games in a row").fill(String(games));
    await this.page.getByLabel("Who begins").selectOption(first);
    await fill?.();
    await this.page.getByRole("button", { name: "Start" }).click();
  }

  async play(actions: readonly string[]): Promise<void> {
    for (const action of actions) await this.type(action);
  }

  /** The rows of the sheet, from its head to the total, as they are read. */
  async expectSheet(rows: readonly (readonly string[])[]): Promise<void> {
    const cells = () =>
      this.sheet
        .locator("tr")
        .evaluateAll((all) =>
          all.map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent?.trim())),
        );
    await expect.poll(cells).toEqual(rows);
  }
}

export const { game: noughts } = pluginOf("tic-tac-toe");
export const outcome = { winners: [0], reason: "end.line" };
type Matches = readonly PlayedMatch[];
/** The record of a series; the last of the matches may be under way. */
export function seriesRecord(game: Game, table: Table, plan: SeriesPlan, matches: Matches): GameRecord {
  const { actions = [], outcome = null } = matches.at(-1) ?? {};
  return formatRecord(game, { table, plan, earlier: matches.slice(0, -1), actions, outcome });
}
const linkOf = (...series: Parameters<typeof seriesRecord>) => `#${formatLink(seriesRecord(...series))}`;
export const noughtsLink = (games: number, ...matches: Matches) =>
  linkOf(noughts, createTable(noughts), rotating(games), matches);

export const { game: sssnake } = pluginOf("sssnake");
export const three = createTable(sssnake, { seats: 3 });

/** What is played at random, whole or as far as a number of actions. */
function played(seed: string, most = Number.POSITIVE_INFINITY): PlayedMatch {
  const actions: string[] = [];
  const last: AnyPosition = playout(sssnake, sssnake.start(three), createRandom(seed), (position, action) => {
    actions.push(sssnake.formatAction(action, position));
  });
  return most < actions.length
    ? { actions: actions.slice(0, most), outcome: null }
    : { actions, outcome: last.outcome ?? null };
}

export const SNAKES: Matches = [played("a"), played("b"), played("c", 61)];
export const snakesLink = (count: number) => linkOf(sssnake, three, rotating(5), SNAKES.slice(0, count));

import { expect, type Locator, type Page } from "@playwright/test";
import { createTable, type Game } from "@serpentarium/core";
import { formatLink, formatRecord } from "@serpentarium/core/record";
import { PlayPage } from "./play-page.ts";

/** A link to a match after some actions. */
export function linkTo(game: Game, seats: number, actions: readonly string[]): string {
  const table = createTable(game, { seats });
  return `#${formatLink(formatRecord(game, { table, actions }))}`;
}

/** A play page for several people who share one screen. */
export class SharedScreenPage extends PlayPage {
  readonly cover: Locator;

  constructor(page: Page) {
    super(page);
    this.cover = page.locator("serpent-play .cover");
  }

  async takeScreen(): Promise<void> {
    await this.cover.getByRole("button").click();
    await expect(this.cover).toHaveCount(0);
  }
}

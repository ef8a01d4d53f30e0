import { expect, type Locator, type Page } from "@playwright/test";
import { createTable, type Game } from "@serpentarium/core";
import { createRecord, formatLink } from "@serpentarium/core/record";
import { PlayPage } from "./play-page.ts";

export function linkTo(game: Game, seats: number, actions: readonly string[]): string {
  const table = createTable(game, { seats });
  return `#${formatLink(createRecord(game, { table, actions }))}`;
}

/** A play page for several people who share one screen. */
export class SharedScreenPage extends PlayPage {
  readonly handOver: Locator;

  constructor(page: Page) {
    super(page);
    this.handOver = page.locator("serpent-play .hand-over");
  }

  /** Chooses, before a match, that all play at this screen. */
  async chooseTogether(): Promise<void> {
    await this.page.getByRole("button", { name: /^(Together|Ensemble)/ }).click();
  }

  async takeScreen(): Promise<void> {
    await this.handOver.getByRole("button").click();
    await expect(this.handOver).toHaveCount(0);
  }
}

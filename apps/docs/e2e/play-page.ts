import { expect, type Locator, type Page } from "@playwright/test";
import { type AnyPosition, createTable, unwrap } from "@serpentarium/core";
import { createRecord, formatLink } from "@serpentarium/core/record";
import { pluginOf } from "../src/lib/registry/games.ts";
import { expectNotations, openNotation } from "./notation.ts";
import { press } from "./press.ts";

export const { game } = pluginOf("pantarei");

/** A short game, from the deal to a pile of seven. */
export const ACTIONS: readonly string[] = [
  "l3,d1,d2,l2,d1,l3,l2,n,l2,d1,l1,d2,l3,l1,d3,d3,d3,l1,d2",
  ..."dark 11R 2x14 12R 10R 4R 4x9 12R2 4x12 13L 11R 10R 9R".split(" "),
];

/** The positions of that game: before each action, and after the last. */
const POSITIONS: readonly AnyPosition[] = positionsOf(ACTIONS);

function positionsOf(actions: readonly string[]): AnyPosition[] {
  const positions = [game.start(createTable(game))];
  for (const text of actions) {
    const position = positions.at(-1) as AnyPosition;
    positions.push(game.apply(position, unwrap(game.parseAction(text, position))));
  }
  return positions;
}

/** The clicks of an action of that game. */
export function clicksOf(index: number): readonly string[] {
  const position = POSITIONS[index] as AnyPosition;
  return game.clicks(position, unwrap(game.parseAction(ACTIONS[index] ?? "", position)));
}

/** A link to that game after a number of actions. */
export function linkTo(count: number): string {
  const position = POSITIONS[count] as AnyPosition;
  const { table, outcome } = position;
  return `#${formatLink(createRecord(game, { table, actions: ACTIONS.slice(0, count), outcome }))}`;
}

export class PlayPage {
  readonly page: Page;
  readonly board: Locator;
  readonly turn: Locator;
  readonly notice: Locator;
  readonly log: Locator;
  readonly rule: Locator;
  /** The button that opens everything else. */
  readonly more: Locator;

  constructor(page: Page) {
    this.page = page;
    this.board = page.locator("serpent-play serpent-board");
    this.turn = page.locator("serpent-play .turn");
    this.notice = page.locator("serpent-play .notice");
    this.log = page.locator("serpent-play .log [data-notation]");
    this.rule = page.locator("serpent-play .refusal a");
    this.more = page.locator("serpent-play .bar [aria-haspopup=dialog]").last();
  }

  async open(fragment = "", path = "/play/pantarei/"): Promise<void> {
    await this.page.goto(path + fragment);
    await expect(this.page.locator("serpent-play[data-live]")).toBeVisible();
    await expect(this.turn).not.toHaveText(/^(The match is being opened|La partie s’ouvre)/);
  }

  /** Opens a link to the rules, which opens a new tab so that the match stays. */
  async openRule(link: Locator): Promise<Page> {
    const address = this.page.url();
    const [opened] = await Promise.all([this.page.waitForEvent("popup"), link.click()]);
    await opened.waitForLoadState();
    expect(this.page.url()).toBe(address);
    return opened;
  }

  /** Closes the notice, so that the next one is not confused with it. */
  async closeNotice(): Promise<void> {
    await this.notice.getByRole("button", { name: "Close" }).click();
    await expect(this.notice).toBeHidden();
  }

  /** Opens a link in the open page. */
  async openLink(link: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, link);
  }

  /** A button of the match, or of its result. */
  tool(name: string | RegExp): Locator {
    return this.page.locator("serpent-play :is(.tools, .result)").getByRole("button", { name });
  }

  /** Opens what is behind the button for everything else. @returns the dialog */
  async openMenu(): Promise<Locator> {
    await this.more.click();
    const menu = this.page.getByRole("dialog").filter({ has: this.page.locator(".menu") });
    await expect(menu).toBeVisible();
    return menu;
  }

  /** Chooses what is behind the button for everything else. */
  async choose(name: string | RegExp): Promise<void> {
    await (await this.openMenu()).getByRole("button", { name }).click();
  }

  target(id: string): Locator {
    return this.board.locator(`[data-target="${id}"]`);
  }

  /** Presses a target with the mouse, even one that cannot be played now. */
  async press(id: string): Promise<void> {
    await press(this.target(id));
  }

  async enterNotation(notation: string): Promise<void> {
    const input = await openNotation(this.page);
    await input.fill(notation);
    await input.press("Enter");
  }

  /** Continues a stored match, by its index in the list. */
  async continueStored(index: number): Promise<void> {
    await this.page.goto("/matches/");
    await this.page.locator("serpent-matches li").nth(index).getByRole("link").click();
    await expect(this.page.locator("serpent-play[data-live]")).toBeVisible();
  }

  /** Expects the notations of the log, given in the order of play. */
  async expectLog(actions: readonly string[]): Promise<void> {
    await expectNotations(this.log, actions);
  }

  /** The entry of the log with a notation; a press shows the position after it. */
  action(notation: string): Locator {
    return this.page.locator(`serpent-play .log [data-notation="${notation}"]`);
  }

  /** Expects the notation of the last action. */
  async expectLast(action: string | RegExp): Promise<void> {
    await expect(this.log.last()).toHaveAttribute("data-notation", action);
  }

  /** Expects the highlighted state of the statechart. */
  async expectState(name: string): Promise<void> {
    const lit = this.page.locator("serpent-play .statechart [data-current]");
    await expect(lit).toHaveCount(1);
    await expect(lit).toHaveAttribute("data-state", name);
  }
}

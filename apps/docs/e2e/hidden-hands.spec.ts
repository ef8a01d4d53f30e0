import { expect } from "@playwright/test";
import { pluginOf } from "../src/lib/registry/games.ts";
import { expectAccessible } from "./axe.ts";
import { openNotation } from "./notation.ts";
import { linkTo, SharedScreenPage } from "./shared-screen-page.ts";
import { test } from "./test.ts";

const { game } = pluginOf("hidden-hands");
const PATH = "/play/hidden-hands/";
const DEAL = "1,7,9,12/2,5,6,8";

/** A shared-screen page that reports the snakes that it reveals. */
class HandsPage extends SharedScreenPage {
  /** The snakes shown or mentioned anywhere on the board, in ascending order. */
  async snakes(): Promise<number[]> {
    const html = await this.board.evaluate(({ shadowRoot }) => shadowRoot?.innerHTML ?? "");
    const found = new Set([...html.matchAll(/snakes?[- ](\d+)/g)].map(([, card]) => Number(card)));
    return [...found].toSorted((a, b) => a - b);
  }

  async expectSnakes(...cards: readonly number[]): Promise<void> {
    await expect.poll(() => this.snakes()).toEqual(cards);
  }
}

test("setup.deal, lay.hidden: two people who pass the screen never see each other's cards", async ({
  page,
}) => {
  const play = new HandsPage(page);
  await play.open(linkTo(game, 2, [DEAL, "2"]), PATH);
  await expect(page.locator(".choices")).toBeVisible();
  await expect(play.handOver).not.toBeVisible();
  await play.expectSnakes();
  await play.chooseTogether();
  await expect(play.handOver).toContainText("Pass the screen to: Player 1 (adder).");
  await play.expectSnakes();
  await play.expectLog(["?,?,?,?/?,?,?,?", "2"]);
  await expect(page.locator(".in-notation")).not.toBeVisible();

  await play.takeScreen();
  await play.expectSnakes(1, 7, 9, 12);
  const legal = page.locator("#legal-actions option");
  await openNotation(page);
  await expect(legal).toHaveCount(4);
  await play.expectLog(["1,7,9,12/?,?,?,?", "2"]);
  await play.press("9");
  await expect(play.handOver).toContainText("Pass the screen to: Player 2 (boa).");
  await expect(page.locator(".in-notation")).not.toBeVisible();
  await expect(legal).toHaveCount(0);
  await play.expectSnakes();
  await play.expectLog(["?,?,?,?/?,?,?,?", "2", "?"]);

  await play.takeScreen();
  await play.expectSnakes(2, 5, 6, 8);
  await expect(play.log.last()).toContainText("Player 1 lays a snake face down.");
  await play.press("8");
  await expect(play.log.nth(-2)).toContainText("Snake 9 takes 2 eggs for player 1.");
  await expect(play.handOver).toContainText("Pass the screen to: Player 1 (adder).");
  await play.expectSnakes(8, 9);
});

test("looking back and reloading reveal nothing hidden", async ({ page }) => {
  const play = new HandsPage(page);
  await play.open(linkTo(game, 2, [DEAL, "2"]), PATH);
  await play.chooseTogether();
  await play.takeScreen();
  await play.press("9");
  await play.log.first().click();
  await expect(page.locator(".history")).toBeVisible();
  await play.expectSnakes();
  await page.reload();
  await expect(play.handOver).toContainText("Player 2 (boa)");
  await play.takeScreen();
  await play.expectSnakes(2, 5, 6, 8);
});

test("a person against a bot is never asked to hand over, and sees only their own cards", async ({
  page,
}) => {
  const play = new HandsPage(page);
  await play.open("", PATH);
  await play.choose("New game");
  await page.getByLabel("Player 2").selectOption("Random opponent");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(play.turn).toContainText("Player 1 (adder), your turn");
  await expect(play.handOver).toHaveCount(0);
  await expect.poll(async () => (await play.snakes()).length).toBe(4);
  const [own] = await play.snakes();
  await play.press(String(own));
  await expect.poll(async () => (await play.snakes()).length).toBe(5);
  await expect(play.turn).toContainText("Player 1 (adder), your turn");
  await expect(play.handOver).toHaveCount(0);
});

test("copying a link warns that it contains hidden information", async ({ page }) => {
  const play = new HandsPage(page);
  await play.open(linkTo(game, 2, [DEAL, "2"]), PATH);
  await play.chooseTogether();
  await play.takeScreen();
  await play.choose("Copy link");
  await expect(play.notice).toContainText("including what is hidden");
});

test("the hand-over screen is accessible", async ({ page }) => {
  const play = new HandsPage(page);
  await play.open(linkTo(game, 2, [DEAL, "2"]), `/fr${PATH}`);
  await play.chooseTogether();
  await expect(play.handOver).toContainText("Passez l’écran à : Joueur 1 (vipère).");
  await expectAccessible(page, "serpent-play");
});

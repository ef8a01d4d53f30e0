import { expect, test } from "@playwright/test";
import { pluginOf } from "../src/lib/games.ts";
import { expectAccessible } from "./axe.ts";
import { linkTo, SharedPage } from "./shared-page.ts";

const { game } = pluginOf("hidden-hands");
const PATH = "/play/hidden-hands/";
const DEAL = "1,7,9,12/2,5,6,8";

/** A shared page that tells which snakes it shows. */
class HandsPage extends SharedPage {
  /** The snakes that anything on the board speaks of or shows, in ascending order. */
  async snakes(): Promise<number[]> {
    const html = await this.board.evaluate(({ shadowRoot }) => shadowRoot?.innerHTML ?? "");
    const found = new Set([...html.matchAll(/snakes?[- ](\d+)/g)].map(([, card]) => Number(card)));
    return [...found].toSorted((a, b) => a - b);
  }

  async expectSnakes(...cards: readonly number[]): Promise<void> {
    await expect.poll(() => this.snakes()).toEqual(cards);
  }
}

test("setup.deal, lay.hidden: two people pass the screen, and neither sees the other's cards", async ({
  page,
}) => {
  const play = new HandsPage(page);
  await play.open(linkTo(game, 2, [DEAL, "2"]), PATH);
  await expect(play.cover).toContainText("The screen goes to: Player 1 (adder).");
  await play.expectSnakes();
  await play.expectLog(["?,?,?,?/?,?,?,?", "2"]);
  await expect(page.locator("#notation")).not.toBeEditable();
  await expect(page.locator("#legal-actions option")).toHaveCount(0);

  await play.take();
  await play.expectSnakes(1, 7, 9, 12);
  await play.expectLog(["1,7,9,12/?,?,?,?", "2"]);
  await play.press("9");
  await expect(play.cover).toContainText("The screen goes to: Player 2 (boa).");
  await play.expectSnakes();
  await play.expectLog(["?,?,?,?/?,?,?,?", "2", "?"]);

  await play.take();
  await play.expectSnakes(2, 5, 6, 8);
  await expect(play.log.first()).toContainText("Player 1 lays a snake face down.");
  await play.press("8");
  await expect(play.log.nth(1)).toContainText("Snake 9 takes 2 eggs for player 1.");
  await expect(play.cover).toContainText("The screen goes to: Player 1 (adder).");
  await play.expectSnakes(8, 9);
});

test("looking back, and after a reload, the screen shows no more than it may", async ({ page }) => {
  const play = new HandsPage(page);
  await play.open(linkTo(game, 2, [DEAL, "2"]), PATH);
  await play.take();
  await play.press("9");
  await play.log.last().locator(".notation").click();
  await expect(page.locator(".looking-back")).toBeVisible();
  await play.expectSnakes();
  await page.reload();
  await expect(play.cover).toContainText("Player 2 (boa)");
  await play.take();
  await play.expectSnakes(2, 5, 6, 8);
});

test("one person against a program is never asked to hand over, and sees no more than their own cards", async ({
  page,
}) => {
  const play = new HandsPage(page);
  await play.open("", PATH);
  await play.tool("New game").click();
  await page.getByLabel("Player 2").selectOption("Random opponent");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(play.turn).toContainText("Player 1 (adder), your turn");
  await expect(play.cover).toHaveCount(0);
  await expect.poll(async () => (await play.snakes()).length).toBe(4);
  const [own] = await play.snakes();
  await play.press(String(own));
  await expect.poll(async () => (await play.snakes()).length).toBe(5);
  await expect(play.turn).toContainText("Player 1 (adder), your turn");
  await expect(play.cover).toHaveCount(0);
});

test("a link says that it holds everything", async ({ page }) => {
  const play = new HandsPage(page);
  await play.open(linkTo(game, 2, [DEAL, "2"]), PATH);
  await play.tool("Copy link").click();
  await expect(play.notice).toContainText("what is hidden too");
});

test("the cover can be read and pressed by everybody", async ({ page }) => {
  const play = new HandsPage(page);
  await play.open(linkTo(game, 2, [DEAL, "2"]), `/fr${PATH}`);
  await expect(play.cover).toContainText("L’écran passe à : Joueur 1 (vipère).");
  await expectAccessible(page, "serpent-play");
});

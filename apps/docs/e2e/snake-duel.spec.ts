import { expect, test } from "@playwright/test";
import { pluginOf } from "../src/lib/games.ts";
import { expectAccessible } from "./axe.ts";
import { linkTo, SharedPage } from "./shared-page.ts";

const { game } = pluginOf("snake-duel");
const PATH = "/play/snake-duel/";

test("turn.secret, turn.together: two people choose in turn, see nothing of each other, and all moves at once", async ({
  page,
}) => {
  const play = new SharedPage(page);
  await play.open(linkTo(game, 2, ["e5"]), PATH);
  await expect(play.cover).toContainText("The screen goes to: Player 1 (adder).");
  await play.take();
  await play.press("1:n");
  await expect(play.cover).toContainText("The screen goes to: Player 2 (boa).");
  await play.expectLog(["e5", "1:?"]);
  await expect(page.locator("serpent-play .turn")).toContainText("chosen: Player 1 (adder)");
  await expectAccessible(page);
  await play.take();
  await play.expectLog(["e5", "1:?"]);
  await play.press("2:w");
  await play.expectLog(["e5", "1:n", "2:w"]);
  await expect(play.cover).toContainText("The screen goes to: Player 1 (adder).");
});

test("turn.back: a press on the neck is refused at the board", async ({ page }) => {
  const play = new SharedPage(page);
  await play.open(linkTo(game, 2, ["e5"]), PATH);
  await play.take();
  await play.press("1:s");
  await expect(play.board).toContainText(/where your snake comes from/);
});

test("one person against programs sees who has chosen, is asked for their own choice, and learns the others’ after it", async ({
  page,
}) => {
  const play = new SharedPage(page);
  await play.open("", PATH);
  await play.tool("New game").click();
  await page.getByLabel("Player 1", { exact: true }).selectOption("Random opponent");
  await page.getByLabel("Player 2", { exact: true }).selectOption("A person, here");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(play.turn).toContainText("Player 2 (boa), your turn");
  await expect(play.turn).toContainText("chosen: Player 1 (adder)");
  await expect(play.log.first()).toContainText("1:?");
  await play.press("2:w");
  await expect(play.log.filter({ hasText: /1:[new]/ })).toHaveCount(1);
});

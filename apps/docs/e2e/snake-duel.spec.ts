import { expect } from "@playwright/test";
import { pluginOf } from "../src/lib/registry/games.ts";
import { expectAccessible } from "./axe.ts";
import { notationsOf } from "./notation.ts";
import { linkTo, SharedScreenPage } from "./shared-screen-page.ts";
import { test } from "./test.ts";

const { game } = pluginOf("snake-duel");
const PATH = "/play/snake-duel/";

test("turn.secret, turn.together: two people choose in secret on one screen, and all snakes move at once", async ({
  page,
}) => {
  const play = new SharedScreenPage(page);
  await play.open(linkTo(game, 2, ["e5"]), PATH);
  await play.chooseTogether();
  await expect(play.handOver).toContainText("Pass the screen to: Player 1 (adder).");
  await play.takeScreen();
  await play.press("1:n");
  await expect(play.handOver).toContainText("Pass the screen to: Player 2 (boa).");
  await play.expectLog(["e5", "1:?"]);
  await expect(page.locator("serpent-play .turn")).toContainText("chosen: Player 1 (adder)");
  await expectAccessible(page);
  await play.takeScreen();
  await play.expectLog(["e5", "1:?"]);
  await play.press("2:w");
  await play.expectLog(["e5", "1:n", "2:w"]);
  await expect(play.handOver).toContainText("Pass the screen to: Player 1 (adder).");
});

test("turn.back: refuses a press on the neck", async ({ page }) => {
  const play = new SharedScreenPage(page);
  await play.open(linkTo(game, 2, ["e5"]), PATH);
  await play.chooseTogether();
  await play.takeScreen();
  await play.press("1:s");
  await expect(play.board).toContainText(/where your snake comes from/);
});

test("a person against a bot sees that it has chosen, and learns its choice after their own", async ({
  page,
}) => {
  const play = new SharedScreenPage(page);
  await play.open("", PATH);
  await play.choose("New game");
  await page.getByLabel("Player 1", { exact: true }).selectOption("Random opponent");
  await page.getByLabel("Player 2", { exact: true }).selectOption("A person, here");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(play.turn).toContainText("Player 2 (boa), your turn");
  await expect(play.turn).toContainText("chosen: Player 1 (adder)");
  await play.expectLast("1:?");
  await play.press("2:w");
  await expect.poll(() => notationsOf(play.log)).toContainEqual(expect.stringMatching(/^1:[new]$/));
});

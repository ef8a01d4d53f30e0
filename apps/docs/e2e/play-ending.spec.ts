import { expect } from "@playwright/test";
import { createTable, type Game } from "@serpentarium/core";
import { createRecord, formatLink } from "@serpentarium/core/record";
import { pluginOf } from "../src/lib/registry/games.ts";
import { expectAccessibleInThemes } from "./axe.ts";
import { openNotation } from "./notation.ts";
import { linkTo, PlayPage } from "./play-page.ts";
import { test } from "./test.ts";

const ticTacToe: Game = pluginOf("tic-tac-toe").game;

test("the title of the tab says whose turn it is, and who won", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(linkTo(9));
  await expect(page).toHaveTitle(/^Player \d \((dark|light)\), your turn – .*Pantareï/);
  await play.open(linkTo(14), "/fr/play/pantarei/");
  await expect(page).toHaveTitle(/^Joueur \d \((foncé|clair)\) gagne – .*Pantareï/);
});

test("the only person at the table is told whether they won, by which rule, with rematch and analysis", async ({
  page,
}) => {
  const play = new PlayPage(page);
  await play.open("", "/play/tic-tac-toe/");
  await page.getByRole("button", { name: "Against a bot" }).click();
  await play.tool("Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Player 1" }).click();
  await expect(play.turn).toContainText("You lost: Gula wins");
  await expect(play.turn).toHaveAttribute("data-over", "lost");
  await expect(play.tool("Rematch")).toBeVisible();
});

test("who has won against a bot goes on against the next stronger one", async ({ page }) => {
  const play = new PlayPage(page);
  const table = createTable(ticTacToe);
  const link = formatLink(createRecord(ticTacToe, { table, actions: ["a3", "b2", "a1", "c1"] }));
  await play.open(`?against=easy&seat=0#${link}`, "/play/tic-tac-toe/");
  await play.press("a2");
  await expect(play.turn).toHaveAttribute("data-over", "won");
  await play.tool("Next level").click();
  await expect(play.turn).not.toHaveAttribute("data-over", /./);
  await expect(page.locator(".players", { hasText: "Argus" })).toBeVisible();
  await expect(play.board).toBeFocused();
});

test("a rematch and the analysis are offered side by side", async ({ page }) => {
  const play = new PlayPage(page);
  const actions = ["a3", "b2", "a1", "c1", "a2"];
  const table = createTable(ticTacToe);
  const outcome = { reason: "end.line", places: [1, 2] };
  await play.open(
    `#${formatLink(createRecord(ticTacToe, { table, actions, outcome }))}`,
    "/play/tic-tac-toe/",
  );
  await expect(play.turn).toContainText("Player 1 wins");
  await expect(play.turn.getByRole("link")).toHaveAttribute("href", /#end\.line$/);
  const [rematch, analyse] = await Promise.all(
    ["Rematch", "Analyse the game"].map((name) => play.tool(name).boundingBox()),
  );
  expect(rematch?.y).toBe(analyse?.y);
});

test("the keyboard shortcuts are listed under ?", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open("", "/play/tic-tac-toe/");
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard" });
  await expect(dialog).toContainText("one action back or forward");
  await expectAccessibleInThemes(page, "dialog");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await (await openNotation(page)).focus();
  await page.keyboard.press("?");
  await expect(dialog).toHaveCount(0);
});

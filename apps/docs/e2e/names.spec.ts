import { expect } from "@playwright/test";
import { PlayPage } from "./play-page.ts";
import { test } from "./test.ts";

test("players have the names that they type, through a match, a rematch and the library", async ({
  page,
}) => {
  const play = new PlayPage(page);
  await play.open("", "/play/tic-tac-toe/");
  await play.choose("New game…");
  const dialog = page.getByRole("dialog");
  const name = dialog.getByLabel("Name at seat 1");
  for (const refused of ["<img src=x onerror=alert(1)>Ann", "Strong bot"]) {
    await name.fill(refused);
    await expect(name).toHaveAccessibleDescription(/^Expected a name/);
    await dialog.getByRole("button", { name: "Start" }).click();
    await expect(name).toHaveValue(refused);
  }
  await dialog.getByLabel("Name at seat 1").fill("Ann");
  await dialog.getByLabel("Name at seat 2").fill("Ben ");
  await dialog.getByRole("button", { name: "Start" }).click();
  await expect(play.turn).toContainText("Ann, your turn");
  for (const cell of ["a1", "b1", "a2", "b2", "a3"]) await play.enterNotation(cell);
  await expect(play.turn).toContainText("Ann wins");
  await expect(play.log.last()).toContainText("Ann");

  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(play.turn).toContainText("Ben, your turn");
  await play.enterNotation("a1");
  await page.reload();
  await expect(play.turn).toContainText("Ann, your turn");
  await play.choose("New game…");
  await expect(dialog.getByLabel("Name at seat 1")).toHaveValue("Ben");

  await page.goto("/fr/matches/");
  await expect(page.locator("serpent-matches li strong")).toHaveText(["Ben – Ann", "Ann – Ben"]);
});

test("a link keeps the names, and refuses one that is none", async ({ page }) => {
  const play = new PlayPage(page);
  const link = (name: string) =>
    `#game=tic-tac-toe&version=0.1.0&seats=2&options=%7B%7D&name=${encodeURIComponent(name)}&name=&actions=b2&outcome=null`;
  await play.open(link("Zoé"), "/fr/play/tic-tac-toe/");
  await expect(play.log.last()).toContainText("Zoé marque b2.");
  await play.openLink(link("<b>Zoé</b>"));
  await expect(play.notice).toContainText("incomplet ou abîmé");
  await expect(play.log.last()).toContainText("Zoé marque b2.");
});

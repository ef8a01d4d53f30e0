import { expect, type Page } from "@playwright/test";
import { createTable } from "@serpentarium/core";
import { createRecord, formatLink } from "@serpentarium/core/record";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expectAccessibleInThemes } from "./axe.ts";
import { EditorPage } from "./editor-page.ts";
import { expectNoOverflow } from "./overflow.ts";
import { PlayPage } from "./play-page.ts";
import { test } from "./test.ts";

const openings = (page: Page) => page.locator("serpent-play .openings");

function linkTo(actions: readonly string[]): string {
  const table = createTable(ticTacToe);
  const record = createRecord(ticTacToe, {
    table,
    actions,
    outcome: { reason: "end.line", places: [1, 2] },
  });
  return formatLink(record);
}

test("in the editor, the opening is played action by action", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open("/play/tic-tac-toe/");
  const shown = openings(page);
  await expect(shown).toContainText("What bots play here");
  await expect(shown).toContainText(/Of [\d,]+ games between bots \(Easy\), [\d,]+ reached this position\./);
  await expect(shown.locator("tbody tr")).toHaveCount(9);
  // every first action is a draw
  await expect(shown.locator("tbody td:last-child")).toHaveText(new Array(9).fill("draws"));
  await shown.getByRole("button", { name: "Player 1 marks b2." }).press("Enter");
  await expect(editor.text).toHaveValue(/^place:2 ....x....$/);
  await shown.getByRole("button", { name: "Player 2 marks b1." }).click();
  await expect(editor.text).toHaveValue(/^place:1 /);
  // an edge as the answer to the centre is a mistake
  await expect(shown.locator("tbody td:last-child").first()).toHaveText("wins");
  await expectAccessibleInThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await editor.text.fill("place:1 xx.oo....");
  await expect(shown).toContainText("fewer than 5 reached this position in their first 9 actions");
});

test("in the analysis, the opening of the position on the board marks the action of the match", async ({
  page,
}) => {
  const play = new PlayPage(page);
  await page.goto(`/fr/play/tic-tac-toe/#${linkTo(["b2", "b1", "a1", "c3", "a3", "a2", "c1"])}`);
  await play.tool("Analyser la partie").click();
  await expect(page.locator("serpent-play .report")).toBeVisible();
  await expect(openings(page)).toHaveCount(0);
  await page.keyboard.press("Home");
  const shown = openings(page);
  await expect(shown).toContainText("Ce que des robots jouent ici");
  await expect(shown.locator("tr.played")).toContainText("b2");
  await page.keyboard.press("ArrowRight");
  await expect(shown.locator("tr.played")).toContainText("b1");
  await expect(shown.locator("tr.played td").last()).toHaveText("perd");
  await expect(shown.getByRole("button")).toHaveCount(0);
  await expectAccessibleInThemes(page);
});

test("a game whose openings were not counted shows none", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open("/play/pantarei/");
  await expect(editor.text).toBeVisible();
  await expect(openings(page)).toHaveCount(0);
});

import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { ACTIONS, clicksOf, linkTo, PlayPage } from "./play-page.ts";
import { press } from "./press.ts";
import { test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("end.pile: a whole game by mouse, from the deal to a pile of seven", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(linkTo(1));
  await expect(play.turn).toContainText("Player 1, your turn");
  await play.expectState("colour");
  for (const index of ACTIONS.keys()) {
    if (index === 0) continue;
    for (const target of clicksOf(index)) await play.press(target);
    await play.expectLog(ACTIONS.slice(0, index + 1));
    if (index === ACTIONS.length - 1) break;
    await play.expectState("move");
    await expect(play.turn).toContainText(
      index % 2 ? "Player 2 (light), your turn" : "Player 1 (dark), your turn",
    );
  }
  await play.expectState("over");
  await expect(play.turn).toContainText("Player 1 (dark) wins");
  await expect(play.board).toContainText("A pile of 7: player 1 wins!");
  const rules = await play.openRule(play.turn.getByRole("link", { name: "A pile of the goal height wins" }));
  await expect(rules).toHaveURL(/\/games\/pantarei\/#end\.pile$/);
  await expect(rules.locator("[id='end.pile']")).toBeInViewport();
});

test("a whole game in notation", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(linkTo(1));
  for (const action of ACTIONS.slice(1)) await play.enterNotation(action);
  await play.expectLog(ACTIONS);
  await expect(play.turn).toContainText("Player 1 (dark) wins");
  await play.enterNotation("1R");
  await expect(play.board.getByRole("status")).toHaveText("the game is over");
});

test("notation: explains invalid notation, and names the clause of a refused action", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(linkTo(2));
  const input = page.getByLabel("Action in notation");
  await play.enterNotation("4Q");
  await expect(input).toHaveAccessibleDescription(/^expected a move \(4R, 4L2\)/);
  await expect(play.rule).toHaveCount(0);
  await play.enterNotation("2R");
  await expect(input).toHaveAccessibleDescription(
    "The piece on top of pile 2 is your opponent’s. Move one of your own colour.",
  );
  await expect(play.rule).toHaveAttribute("href", "/games/pantarei/#move.own-top");
  await expect(play.board.locator(".mark.refused[data-space=pile-2]")).toBeVisible();
  await play.enterNotation("1R");
  await expect(input).toHaveValue("");
  await expect(play.rule).toHaveCount(0);
  await play.expectLog([...ACTIONS.slice(0, 2), "1R"]);
});

test("move.neutral: a refused press marks the piece and links to its clause", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(linkTo(2));
  await play.press("top-8");
  await expect(play.board.getByRole("status")).toContainText(
    "The neutral piece on top of pile 8 cannot move by itself.",
  );
  await expect(play.board.locator(".mark.refused[data-space=pile-8]")).toBeVisible();
  await expect(play.rule).toHaveText("The neutral piece never moves by itself");
  await play.expectLog(ACTIONS.slice(0, 2));
  const rules = await play.openRule(play.rule);
  await expect(rules).toHaveURL(/\/games\/pantarei\/#move\.neutral$/);
  await expect(rules.locator("[id='move.neutral']")).toBeInViewport();
  await rules.close();
  for (const name of ["Rules", "Lesson"])
    await expect(page.locator("main").getByRole("link", { name, exact: true })).toHaveAttribute(
      "target",
      "_blank",
    );
});

test("swap.no-answer: the next press removes the refusal", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(linkTo(4));
  await play.enterNotation("1x4");
  await expect(play.rule).toHaveText("No swap in answer to a swap");
  await play.press("top-12");
  await expect(play.rule).toHaveCount(0);
});

test("below the moves are links to the clauses that the shown one applied", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(linkTo(9));
  await expect(play.log.last()).toContainText("It takes the dark 3 beneath it along.");
  const links = await page
    .locator("serpent-play .log .clauses a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links.slice(0, 3)).toEqual(
    ["move.distance", "move.pair", "move.covered"].map((clause) => `/games/pantarei/#${clause}`),
  );
  await page.goto("/games/pantarei/");
  for (const link of new Set(links))
    await expect(page.locator(`[id="${link?.split("#")[1]}"]`)).toHaveCount(1);
});

test("undo and redo, except for chance", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(linkTo(4));
  await play.tool("Undo").click();
  await play.tool("Undo").click();
  await play.expectLog(ACTIONS.slice(0, 2));
  await expect(play.turn).toContainText("Player 2 (light), your turn");
  await play.choose("Redo");
  await play.expectLog(ACTIONS.slice(0, 3));
  await play.tool("Undo").click();
  await play.tool("Undo").click();
  await play.expectLog(ACTIONS.slice(0, 1));
  await press(play.tool("Undo"));
  await expect(play.board.getByRole("status")).toHaveText("what chance did stays");
  for (let i = 0; i < 3; i++) await play.choose("Redo");
  await play.expectLog(ACTIONS.slice(0, 4));
  await press((await play.openMenu()).getByRole("button", { name: "Redo" }));
  await expect(play.board.getByRole("status")).toHaveText("nothing to redo");
});

test("resigning asks for confirmation, ends the match and can be undone", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(linkTo(5));
  await play.tool("Resign").click();
  await page.getByRole("button", { name: "Play on" }).click();
  await play.expectState("move");
  await play.tool("Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Player 2 (light)" }).click();
  await expect(play.turn).toContainText("Player 1 (dark) wins");
  await expect(play.turn).toContainText("Player 2 has resigned.");
  await play.expectState("over");
  await play.tool("Undo").click();
  await expect(play.turn).toContainText("Player 1 (dark), your turn");
  await play.tool("Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "we agree on a draw" }).click();
  await expect(play.turn).toContainText("A draw was agreed.");
  await play.expectState("over");
});

test("a reload keeps the match with its undo and redo", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(linkTo(1));
  for (const action of ACTIONS.slice(1, 7)) await play.enterNotation(action);
  await play.tool("Undo").click();
  await play.expectLog(ACTIONS.slice(0, 6));
  await play.open();
  await play.expectLog(ACTIONS.slice(0, 6));
  await expect(play.notice).toBeHidden();
  await play.choose("Redo");
  for (const action of ACTIONS.slice(7)) await play.enterNotation(action);
  await expect(play.turn).toContainText("Player 1 (dark) wins");
});

test("a new match keeps the current one", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(linkTo(6));
  await play.choose("New game");
  const goal = page.getByLabel("Height of the winning pile");
  await goal.fill("99");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(goal).toHaveAccessibleDescription("Expected: a whole number from 3 to 12.");
  await goal.fill("3");
  await page.getByLabel("no limit").check();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(play.log).toHaveCount(1);
  await play.choose("Copy link");
  expect(decodeURIComponent(page.url())).toContain('options={"goal":3,"quietLimit":null}');
  await play.continueStored(1);
  await play.expectLog(ACTIONS.slice(0, 6));
});

test("setup.deal: a row from a real table is entered", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open();
  await play.choose("New game");
  await page.getByLabel("Chance").selectOption("We roll and deal with the real box, and enter the results");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(play.turn).toContainText("Chance decides: enter the result");
  await play.expectState("deal");
  await play.enterNotation("l1,l1");
  await expect(page.locator("#notation")).toHaveAccessibleDescription(/^expected the 19 pieces in a row/);
  await play.enterNotation(ACTIONS[0] ?? "");
  await play.expectState("colour");
  await play.expectLog(ACTIONS.slice(0, 1));
});

test("a random opponent answers, and undo takes back its answer too", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open();
  await play.choose("New game");
  await page.getByLabel("Player 2").selectOption("Random opponent");
  await page.getByRole("button", { name: "Start" }).click();
  await play.press("light");
  await expect(play.turn).toContainText("Player 1 (light), your turn");
  await expect(play.log).toHaveCount(3);
  await play.open();
  await expect(play.log).toHaveCount(3);
  await play.tool("Undo").click();
  await expect(play.log).toHaveCount(1);
});

test("looking back shows an earlier position, on which no action can be played", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(linkTo(14));
  await play.action("dark").click();
  await expect(page.getByText("Looking back: after action 2 of 14")).toBeVisible();
  await expect(play.target("top-19")).toBeVisible();
  await play.press("top-11");
  await expect(play.board.getByRole("status")).toHaveText(
    "You are looking back. Return to the match to play.",
  );
  await page.getByRole("button", { name: "Next" }).click();
  await expect(play.target("top-18")).toBeVisible();
  await expect(play.target("top-19")).toHaveCount(0);
  await page.getByRole("button", { name: "Back to the match" }).click();
  await expect(play.target("top-11")).toHaveCount(0);
  await play.expectLog(ACTIONS);
});

test("a match is saved as a file and opened again; other files are refused", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(linkTo(9));
  const saving = page.waitForEvent("download");
  await play.choose("Save file");
  const saved = await readFile(await (await saving).path());
  expect(JSON.parse(saved.toString())).toMatchObject({
    format: "serpentarium/1",
    actions: ACTIONS.slice(0, 9),
  });
  await play.tool("Undo").click();
  for (const [buffer, says] of [
    [saved, "This match came from the file."],
    [Buffer.from("{}"), "The file could not be opened. It is not a saved match"],
    [Buffer.from("\u0000".repeat(1_000_000)), "The file could not be opened. It is not a saved match"],
  ] as const) {
    const choosing = page.waitForEvent("filechooser");
    await play.choose("Open file");
    await (await choosing).setFiles({ name: "match.json", mimeType: "application/json", buffer });
    await expect(play.notice).toContainText(says);
    await play.expectLog(ACTIONS.slice(0, 9));
    await play.closeNotice();
  }
});

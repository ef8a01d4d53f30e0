import { expect } from "@playwright/test";
import { createTable } from "@serpentarium/core";
import { createRecord, formatLink } from "@serpentarium/core/record";
import { sssnake as game } from "@serpentarium/sssnake";
import { expectNoOverflow } from "./overflow.ts";
import { PlayPage } from "./play-page.ts";
import { test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const PATH = "/play/sssnake/";
const linkTo = (actions: readonly string[], seats = 2): string =>
  `#${formatLink(createRecord(game, { table: createTable(game, { seats }), actions }))}`;

/** A hand of a straight card and two curves, of which two are kept. */
const THREE_CARDS = linkTo(["3", "C", "S", "C"]);

test("a curve is chosen, previewed where it fits, rotated by another press, and laid", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(THREE_CARDS, PATH);
  await play.expectState("keep");
  const ghost = play.board.locator('.root [data-piece="choice-h"]');
  await expect(ghost).toHaveCount(0);
  await play.press("hand-C");
  await expect(ghost).toBeVisible();
  await play.press("table-1-h");
  const before = await ghost.innerHTML();
  await play.press("table-1-h");
  await expect.poll(() => ghost.innerHTML()).not.toBe(before);
  await play.press("lay");
  await play.expectLast("C:hR");
  await expect(play.board.locator('.root [data-piece="card-1-2.0"]')).toBeVisible();
});

test("turn.roll: a press of the die on the board rolls, and the focus stays on the board", async ({
  page,
}) => {
  const play = new PlayPage(page);
  await play.open("", PATH);
  const die = play.target("die");
  await expect(die).toHaveAccessibleName("Roll the die");
  await die.focus();
  await page.keyboard.press("Enter");
  await expect(play.log.first()).toBeVisible();
  await expect(play.turn).toContainText(/lay/i);
  await expect(play.board.locator("[data-target]:focus")).toHaveCount(1);
});

test("place.at-end, place.for-good: refuses a cell that no end faces, and moving a laid card", async ({
  page,
}) => {
  const play = new PlayPage(page);
  await play.open(linkTo(["3", "C", "S", "C", "C:hL"]), PATH);
  await play.press("cell-1-0.1");
  await expect(play.rule).toHaveAttribute("href", "/games/sssnake/#place.at-end");
  await play.press("card-1-2.0");
  await expect(play.rule).toHaveAttribute("href", "/games/sssnake/#place.for-good");
});

test("aids show the missing cards and the odds", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(THREE_CARDS, PATH);
  await play.board.getByRole("button", { name: "Show what is missing" }).click();
  // a new snake is six cards short
  await expect(play.board.locator('.root [data-piece^="missing-2-"]')).toHaveCount(6);
  await play.board.getByRole("button", { name: "Odds of the next draw" }).click();
  await expect(play.board.locator('.root [data-space="deck-S"]')).toContainText("59/117");
});

test("on a phone, tabs switch between the tables", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const play = new PlayPage(page);
  await play.open(linkTo(["3", "C", "S", "C"], 4), PATH);
  const tabs = play.board.getByRole("tab");
  await expect(tabs).toHaveCount(4);
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  await tabs.nth(2).click();
  await expect(play.board.locator('.root [data-piece^="card-3-"]')).toHaveCount(2);
  await expect(play.board.locator('.root [data-piece^="card-1-"]')).toHaveCount(0);
  await expectNoOverflow(page);
});

test("a refused notation links to its clause", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(THREE_CARDS, PATH);
  await play.enterNotation("S:out");
  await expect(play.rule).toHaveAttribute("href", "/games/sssnake/#turn.must-fit");
});

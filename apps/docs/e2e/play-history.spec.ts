import { expect } from "@playwright/test";
import { createRandom, createTable, randomAction } from "@serpentarium/core";
import { createRecord, formatLink } from "@serpentarium/core/record";
import { pluginOf } from "../src/lib/registry/games.ts";
import { openNotation } from "./notation.ts";
import { ACTIONS, linkTo, PlayPage } from "./play-page.ts";
import { test } from "./test.ts";

test("arrow keys, Home, End and the slider go through the match, each action marked and told", async ({
  page,
}) => {
  const play = new PlayPage(page);
  await play.open(linkTo(14));
  const status = play.board.getByRole("status");
  const marks = play.board.locator(".mark.last");
  // a linked match shows its last action
  await expect(marks).not.toHaveCount(0);
  const last = (await status.textContent()) ?? "";
  expect(last).not.toBe("");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Looking back: after action 13 of 14")).toBeVisible();
  await expect(marks).not.toHaveCount(0);
  await expect(status).not.toHaveText(last);
  await page.keyboard.press("Home");
  await expect(page.getByText("Looking back: before the first action")).toBeVisible();
  await expect(marks).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Looking back: after action 2 of 14")).toBeVisible();
  const slider = page.getByRole("slider", { name: "Go through the match" });
  await expect(slider).toHaveValue("2");
  await slider.fill("5");
  await expect(page.getByText("Looking back: after action 5 of 14")).toBeVisible();
  await expect(slider).toHaveAttribute("aria-valuetext", "After action 5 of 14");
  await slider.blur();
  await page.keyboard.press("End");
  await expect(page.locator("serpent-play .history")).toHaveCount(0);
  await expect(status).toHaveText(last);
});

test("keys of fields and of the board do not go through the match", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(linkTo(9));
  await (await openNotation(page)).fill("1R");
  await page.keyboard.press("Home");
  await play.target("top-1").focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("serpent-play .history")).toHaveCount(0);
});

test("from an earlier position one plays on as a new line, and the match as it was is kept", async ({
  page,
}) => {
  const play = new PlayPage(page);
  await play.open(linkTo(14));
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Play on from here" }).click();
  await expect(play.notice).toContainText("You play on as a new line");
  await play.expectLog(ACTIONS.slice(0, 1));
  await play.expectState("colour");
  await play.press("light");
  await expect(play.log).toHaveCount(2);
  await play.continueStored(1);
  await play.expectLog(ACTIONS);
});

test("after a reload the last action is marked again", async ({ page }) => {
  const play = new PlayPage(page);
  const marked = () =>
    play.board
      .locator(".mark.last")
      .evaluateAll((marks) => marks.map((mark) => mark.getAttribute("data-space")));
  await play.open(linkTo(10));
  await expect(play.log).toHaveCount(10);
  await expect.poll(marked).not.toEqual([]);
  const before = await marked();
  await page.reload();
  await expect(page.locator("serpent-play[data-live]")).toBeVisible();
  await expect.poll(marked).toEqual(before);
});

test("the log of a long match is drawn a part at a time, and soon all of it", async ({ page }) => {
  const { game } = pluginOf("sssnake");
  const random = createRandom("long");
  let position = game.start(createTable(game));
  const actions: string[] = [];
  while (position.outcome === null && actions.length < 200) {
    const action = randomAction(game, position, random);
    actions.push(game.formatAction(action, position));
    position = game.apply(position, action);
  }
  const { table, outcome } = position;
  const play = new PlayPage(page);
  await play.open(`#${formatLink(createRecord(game, { table, actions, outcome }))}`, "/play/sssnake/");
  await play.expectLog(actions);
});

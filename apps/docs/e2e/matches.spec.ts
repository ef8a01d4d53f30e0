import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { ACTIONS, linkTo, PlayPage } from "./play-page.ts";
import { copyStoredMatches } from "./stored-matches.ts";
import { test } from "./test.ts";

const PATH = "/play/tic-tac-toe/";

/** The page of stored matches. */
async function openMatches(page: Page, path = "/matches/") {
  await page.goto(path);
  await expect(page.locator("serpent-matches[data-live]")).toBeVisible();
  return page.locator("serpent-matches li");
}

async function playCells(play: PlayPage, cells: readonly string[]): Promise<void> {
  for (const cell of cells) await play.press(cell);
  await play.expectLog(cells);
}

test("lists matches of all games; one of them goes on, also after a reload", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open("", PATH);
  await playCells(play, ["b2", "a1"]);
  await play.open(linkTo(9));
  await play.expectLog(ACTIONS.slice(0, 9));
  await play.page.getByRole("link", { name: "My matches" }).first().click();
  const matches = page.locator("serpent-matches li");
  await expect(matches).toHaveCount(2);
  await expect(matches.first()).toContainText("Player 1 (dark)");
  await expect(matches.first()).toContainText("going on, 9 actions");
  await expect(matches.first().locator("img").filter({ visible: true })).toHaveCount(1);
  await expectAccessible(page);
  await matches.nth(1).getByRole("link", { name: "Continue" }).click();
  await play.expectLog(["b2", "a1"]);
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await play.press("c3");
  await play.expectLog(["b2", "a1", "c3"]);
  await page.reload();
  await play.expectLog(["b2", "a1", "c3"]);
});

test("in a second tab, says that the match is open elsewhere, and takes it over on demand", async ({
  context,
  page,
}) => {
  const one = new PlayPage(page);
  await one.open("", PATH);
  await playCells(one, ["b2"]);
  const two = new PlayPage(await context.newPage());
  await two.open("", PATH);
  await expect(two.notice).toContainText("Your match is open in another tab or window");
  await two.press("c1");
  await two.expectLog(["c1"]);
  await one.press("a1");
  await one.expectLog(["b2", "a1"]);

  await two.notice.getByRole("button", { name: "Continue it here" }).click();
  await two.expectLog(["b2", "a1"]);
  await expect(one.notice).toContainText("Your match is open in another tab or window");
  await expect(one.log).toHaveCount(0);
  await two.press("c3");
  await one.press("a3");
  const matches = await openMatches(await context.newPage());
  await expect(matches).toHaveCount(3);
  for (const count of [1, 3])
    await expect(matches.filter({ hasText: count === 1 ? "1 action" : `${count} actions` })).not.toHaveCount(
      0,
    );
  await expect(matches.filter({ hasText: "open in another tab" })).toHaveCount(2);
  await expect(
    matches.filter({ hasText: "open in another tab" }).getByRole("button", { name: /^Delete/ }),
  ).toHaveCount(0);
  await two.page.close();
  await expect(matches.filter({ hasText: "open in another tab" })).toHaveCount(1);
});

test("many matches are listed fifty at a time, by game and result, and drawn where one looks", async ({
  page,
}) => {
  const play = new PlayPage(page);
  await play.open("", PATH);
  await playCells(play, ["b2", "a1", "c3", "a3", "a2", "b1", "c2"]);
  await play.open(linkTo(9));
  await play.expectLog(ACTIONS.slice(0, 9));
  await page.goto("/404.html");
  await copyStoredMatches(page, 120);
  const matches = await openMatches(page);
  await expect(matches).toHaveCount(50);
  await expect(matches.first().locator("img").filter({ visible: true })).toHaveCount(1);
  await expect(matches.last().locator("img")).toHaveCount(0);
  // nothing is drawn again when the tab is looked at again
  const drawn = await matches.first().locator("img").first().elementHandle();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.getByRole("button", { name: "Show more matches" }).click();
  await expect(matches).toHaveCount(100);
  await expect(matches.nth(50).getByRole("link")).toBeFocused();
  expect(await drawn?.evaluate((image) => image.isConnected)).toBe(true);
  await matches.last().scrollIntoViewIfNeeded();
  await expect(matches.last().locator("img").filter({ visible: true })).toHaveCount(1);

  await page.getByLabel("Game").selectOption("Tic-tac-toe");
  await expect(matches).toHaveCount(50);
  await expect(matches.filter({ hasText: "Opening: b2 a1 c3 a3" })).toHaveCount(50);
  await page.getByRole("button", { name: "Show more matches" }).click();
  await expect(matches).toHaveCount(60);
  await expect(page.getByRole("button", { name: "Show more matches" })).toBeHidden();
  await page.getByLabel("Result").selectOption("Not over");
  await expect(matches).toHaveCount(0);
  await expect(page.locator("serpent-matches")).toContainText("No match is like that.");
  await page.getByLabel("Game").selectOption("All games");
  await expect(matches).toHaveCount(50);
  await expect(matches.filter({ hasText: "going on, 9 actions" })).toHaveCount(50);
  await expectAccessible(page);
});

test("a match is deleted, and restored", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open("", PATH);
  await playCells(play, ["b2"]);
  const matches = await openMatches(page);
  await matches.getByRole("button", { name: /^Delete/ }).click();
  await expect(matches).toHaveCount(0);
  await expect(page.getByRole("status")).toContainText("The match is deleted.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(matches).toHaveCount(1);
  await matches.getByRole("button", { name: /^Delete/ }).click();
  await expect(matches).toHaveCount(0);
  await page.reload();
  await expect(page.locator("serpent-matches")).toContainText("No match yet.");
});

test("a match is saved as a file and opened again; another file is refused", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open("", PATH);
  await playCells(play, ["b2", "a1"]);
  const matches = await openMatches(page);
  const downloading = page.waitForEvent("download");
  await matches.getByRole("button", { name: /^Save file/ }).click();
  const file = readFileSync(await (await downloading).path());
  await matches.getByRole("button", { name: /^Delete/ }).click();
  await expect(matches).toHaveCount(0);
  const choose = async (buffer: Buffer): Promise<void> => {
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Open a file…" }).click();
    await (await choosing).setFiles({ name: "match.json", mimeType: "application/json", buffer });
  };
  await choose(Buffer.from("{}"));
  await expect(page.getByRole("status").first()).toContainText("It is not a saved match, or it is damaged.");
  await choose(Buffer.from(String(file).replace("tic-tac-toe", "chess")));
  await expect(page.getByRole("status").first()).toContainText("It contains a match of chess");
  await choose(file);
  await expect(page).toHaveURL(/\/play\/tic-tac-toe\//);
  await play.expectLog(["b2", "a1"]);
});

test("a link over a running match says where that match is, and leads back to it", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(linkTo(1));
  await play.enterNotation("light");
  await play.openLink(linkTo(9));
  await play.expectLog(ACTIONS.slice(0, 9));
  await expect(play.notice).toContainText("The match that was here before is kept under “My matches”.");
  await play.notice.getByRole("button", { name: "Back to that match" }).click();
  await play.expectLog([ACTIONS[0] ?? "", "light"]);
  await expect(await openMatches(page)).toHaveCount(2);
});

test("before the code that runs a match has loaded, an action is played, and is in the match that is left", async ({
  ownPage: page,
}) => {
  await page.context().route("**/run-match.*.js", () => {});
  const play = new PlayPage(page);
  await play.open(linkTo(1));
  await play.enterNotation("light");
  await play.expectLog([ACTIONS[0] ?? "", "light"]);
  await play.openLink(linkTo(9));
  await play.expectLog(ACTIONS.slice(0, 9));
  await play.notice.getByRole("button", { name: "Back to that match" }).click();
  await play.expectLog([ACTIONS[0] ?? "", "light"]);
});

test("where storage is blocked, says so and offers the file", async ({ ownPage: page }) => {
  await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
  const play = new PlayPage(page);
  await play.open("", PATH);
  await expect(play.notice).toBeHidden();
  await play.press("b2");
  await expect(play.notice).toContainText("This browser does not let the site keep matches.");
  const downloading = page.waitForEvent("download");
  await play.notice.getByRole("button", { name: "Save file" }).click();
  expect(JSON.parse(String(readFileSync(await (await downloading).path())))).toMatchObject({
    actions: ["b2"],
  });
  await openMatches(page);
  await expect(page.locator("serpent-matches")).toContainText(
    "This browser does not let the site keep matches.",
  );
});

test("where storage is full, says so once and offers the file", async ({ ownPage: page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("", "QuotaExceededError");
    };
  });
  const play = new PlayPage(page);
  await play.open("", PATH);
  await play.press("b2");
  await expect(play.notice).toContainText("This browser has no more room for matches");
  await play.notice.getByRole("button", { name: "Close" }).click();
  await play.press("a1");
  await play.expectLog(["b2", "a1"]);
  await expect(play.notice).toBeHidden();
});

test("the page is in French too", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open("", `/fr${PATH}`);
  await playCells(play, ["b2"]);
  const matches = await openMatches(page, "/fr/matches/");
  await expect(matches.first()).toContainText("en cours, 1 coup");
  await matches.getByRole("link", { name: /^Continuer/ }).click();
  await play.expectLog(["b2"]);
});

import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { FIRST_SEAT_WINS, outcome, SeriesPage, TIC_TAC_TOE_PATH, ticTacToeLink } from "./series-page.ts";
import { changeStoredMatches } from "./stored-matches.ts";
import { newContext, test } from "./test.ts";

test("a series survives a reload during and between games", async ({ page }) => {
  const play = new SeriesPage(page);
  await play.open("", TIC_TAC_TOE_PATH);
  await play.begin(3, "Each in turn");
  await play.play(FIRST_SEAT_WINS);
  await play.open("", TIC_TAC_TOE_PATH);
  await expect(play.turn).toContainText("Player A wins");
  await play.nextButton.click();
  await play.play(["b2", "a1"]);
  await play.tool("Undo").click();
  await play.open("", TIC_TAC_TOE_PATH);
  await expect(play.notice).toBeHidden();
  await expect(play.status).toContainText("Game 2 of 3");
  await play.expectLog(["b2"]);
  await play.choose("Redo");
  await play.expectLog(["b2", "a1"]);
  await expect(play.turn).toContainText("Player B, your turn");
});

test("a series is shared by link and by file", async ({ page, browser }) => {
  const play = new SeriesPage(page);
  await play.open("", TIC_TAC_TOE_PATH);
  await play.begin(3, "Each in turn");
  await play.play(FIRST_SEAT_WINS);
  await play.nextButton.click();
  await play.play(["b2"]);
  await play.choose("Copy link");
  const link = page.url();
  expect(new URL(link).hash).toContain("&games=3&first=rotating&actions=");

  const saving = page.waitForEvent("download");
  await play.choose("Save file");
  const buffer = await readFile(await (await saving).path());
  expect(JSON.parse(buffer.toString())).toMatchObject({
    format: "serpentarium/1",
    plan: { games: 3, first: "rotating" },
    earlier: [{ actions: FIRST_SEAT_WINS }],
    actions: ["b2"],
    outcome: null,
  });

  const other = new SeriesPage(await (await newContext(browser)).newPage());
  await other.page.goto(link);
  await expect(other.notice).toContainText("came with the link");
  await expect(other.status).toContainText("Game 2 of 3Player A leads.");
  await other.expectLog(["b2"]);
  await other.play(["a1"]);
  const choosing = other.page.waitForEvent("filechooser");
  await other.choose("Open file");
  await (await choosing).setFiles({ name: "series.json", mimeType: "application/json", buffer });
  await expect(other.notice).toContainText("came from the file");
  await other.expectLog(["b2"]);
});

const HOSTILE: Readonly<Record<string, { readonly link: string; readonly says: string }>> = {
  "an illegal action": {
    link: ticTacToeLink(3, { actions: FIRST_SEAT_WINS, outcome }, { actions: ["b2", "b2"], outcome: null }),
    says: "Game 2, action 2:",
  },
  "a stolen point": {
    link: ticTacToeLink(3, { actions: FIRST_SEAT_WINS, outcome: { ...outcome, winners: [1] } }),
    says: "Game 1, action 6: the result is not the one",
  },
  "a game too many": {
    link: ticTacToeLink(2, ...Array(3).fill({ actions: FIRST_SEAT_WINS, outcome })),
    says: "Game 3: more than 2 games",
  },
  "a game left in the middle": {
    link: ticTacToeLink(3, { actions: ["b2"], outcome: null }, { actions: FIRST_SEAT_WINS, outcome }),
    says: "Game 1, action 2: a game before the last is not over",
  },
  "a plan that is none": {
    link: ticTacToeLink(3, { actions: FIRST_SEAT_WINS, outcome }).replace("first=rotating", "first=mine"),
    says: "incomplete or damaged",
  },
  "half a series": {
    link: ticTacToeLink(3, { actions: FIRST_SEAT_WINS, outcome }).split("&actions")[0] ?? "",
    says: "incomplete or damaged",
  },
};

test("refuses an invalid link to a series with an explanation", async ({ page }) => {
  const play = new SeriesPage(page);
  await play.open("", TIC_TAC_TOE_PATH);
  for (const [name, { link, says }] of Object.entries(HOSTILE)) {
    await test.step(name, async () => {
      await play.openLink(link);
      await expect(play.notice).toContainText("The link could not be opened.");
      await expect(play.notice).toContainText(says);
      await expect(play.status).toHaveCount(0);
      await expect(play.turn).toContainText("Player 1, your turn");
      await play.closeNotice();
    });
  }
});

test("says that a stored series was tampered with", async ({ page }) => {
  const play = new SeriesPage(page);
  await play.open(
    ticTacToeLink(3, { actions: FIRST_SEAT_WINS, outcome }, { actions: ["b2"], outcome: null }),
    TIC_TAC_TOE_PATH,
  );
  await expect(play.status).toBeVisible();
  await changeStoredMatches(page, '"winners":[0]', '"winners":[1]');
  await play.open("", TIC_TAC_TOE_PATH);
  await expect(play.notice).toContainText("could not be read.");
  await expect(play.notice).toContainText("Game 1, action 6:");
  await expect(play.status).toHaveCount(0);
});

test("a new match keeps the current series, which can be restored", async ({ page }) => {
  const play = new SeriesPage(page);
  await play.open(ticTacToeLink(3, { actions: FIRST_SEAT_WINS, outcome }), TIC_TAC_TOE_PATH);
  await play.choose("New game");
  await expect(page.getByRole("dialog")).toContainText("Your current match is kept");
  await page.getByLabel("Games in a row").fill("1");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(play.status).toHaveCount(0);
  await play.continueStored(1);
  await expect(play.status).toContainText("Game 1 of 3Player A leads.");
  await play.nextButton.click();
  await expect(play.turn).toContainText("Player B, your turn");
});

test("a single match is stored and shared without a plan", async ({ page }) => {
  const play = new SeriesPage(page);
  await play.open("", TIC_TAC_TOE_PATH);
  await play.play(["b2", "a1"]);
  await play.tool("Undo").click();
  await play.open("", TIC_TAC_TOE_PATH);
  await expect(play.notice).toBeHidden();
  await play.expectLog(["b2"]);
  await play.choose("Redo");
  await play.expectLog(["b2", "a1"]);
  await play.choose("Copy link");
  expect(new URL(page.url()).hash).not.toContain("games=");
});

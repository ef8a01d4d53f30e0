import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { createTable } from "@serpentarium/core";
import { createTurnMachine } from "@serpentarium/core/turn";
import { createActor } from "xstate";
import { NOUGHTS, noughts, noughtsLink, outcome, SeriesPage, WON } from "./series-page.ts";

test("a series survives a reload, in a game and between two", async ({ page }) => {
  const play = new SeriesPage(page);
  await play.open("", NOUGHTS);
  await play.begin(3, "Each in turn");
  await play.play(WON);
  await play.open("", NOUGHTS);
  await expect(play.turn).toContainText("Player A wins");
  await play.next.click();
  await play.play(["b2", "a1"]);
  await play.tool("Undo").click();
  await play.open("", NOUGHTS);
  await expect(play.notice).toBeHidden();
  await expect(play.line).toContainText("Game 2 of 3");
  await play.expectLog(["b2"]);
  await play.tool("Redo").click();
  await play.expectLog(["b2", "a1"]);
  await expect(play.turn).toContainText("Player B, your turn");
});

test("a series is shared by link and by file", async ({ page, browser }) => {
  const play = new SeriesPage(page);
  await play.open("", NOUGHTS);
  await play.begin(3, "Each in turn");
  await play.play(WON);
  await play.next.click();
  await play.play(["b2"]);
  await play.tool("Copy link").click();
  const link = page.url();
  expect(new URL(link).hash).toContain("&games=3&first=rotating&actions=");

  const saving = page.waitForEvent("download");
  await play.tool("Save file").click();
  const buffer = await readFile(await (await saving).path());
  expect(JSON.parse(buffer.toString())).toMatchObject({
    format: "serpentarium/1",
    plan: { games: 3, first: "rotating" },
    earlier: [{ actions: WON }],
    actions: ["b2"],
    outcome: null,
  });

  const other = new SeriesPage(await (await browser.newContext()).newPage());
  await other.page.goto(link);
  await expect(other.notice).toContainText("came with the link");
  await expect(other.line).toContainText("Game 2 of 3Player A leads.");
  await other.expectLog(["b2"]);
  await other.play(["a1"]);
  const choosing = other.page.waitForEvent("filechooser");
  await other.tool("Open file").click();
  await (await choosing).setFiles({ name: "series.json", mimeType: "application/json", buffer });
  await expect(other.notice).toContainText("came from the file");
  await other.expectLog(["b2"]);
});

const HOSTILE: Readonly<Record<string, { readonly link: string; readonly says: string }>> = {
  "an illegal action": {
    link: noughtsLink(3, { actions: WON, outcome }, { actions: ["b2", "b2"], outcome: null }),
    says: "Game 2, action 2:",
  },
  "a stolen point": {
    link: noughtsLink(3, { actions: WON, outcome: { ...outcome, winners: [1] } }),
    says: "Game 1, action 6: the outcome is not the one",
  },
  "a game too many": {
    link: noughtsLink(2, ...Array(3).fill({ actions: WON, outcome })),
    says: "Game 3: more than 2 games",
  },
  "a game left in the middle": {
    link: noughtsLink(3, { actions: ["b2"], outcome: null }, { actions: WON, outcome }),
    says: "Game 1, action 2: a game before the last goes on",
  },
  "a plan that is none": {
    link: noughtsLink(3, { actions: WON, outcome }).replace("first=rotating", "first=mine"),
    says: "Not a record",
  },
  "half a series": {
    link: noughtsLink(3, { actions: WON, outcome }).split("&actions")[0] ?? "",
    says: "no actions",
  },
};

test("a link to a series that cannot be opened is refused in words", async ({ page }) => {
  const play = new SeriesPage(page);
  await play.open("", NOUGHTS);
  for (const [name, { link, says }] of Object.entries(HOSTILE)) {
    await test.step(name, async () => {
      await play.follow(link);
      await expect(play.notice).toContainText("The link could not be opened.");
      await expect(play.notice).toContainText(says);
      await expect(play.line).toHaveCount(0);
      await expect(play.turn).toContainText("Player 1, your turn");
    });
  }
});

test("a kept series that was tampered with is dropped with a word", async ({ page }) => {
  const play = new SeriesPage(page);
  await play.open(noughtsLink(3, { actions: WON, outcome }, { actions: ["b2"], outcome: null }), NOUGHTS);
  await expect(play.line).toBeVisible();
  await page.evaluate(() => {
    const key = "serpentarium:tic-tac-toe:match";
    const kept = localStorage.getItem(key) ?? "";
    localStorage.setItem(key, kept.replace('"winners":[0]', '"winners":[1]'));
  });
  await play.open("", NOUGHTS);
  await expect(play.notice).toContainText("could not be read and was dropped. Game 1, action 6:");
  await expect(play.line).toHaveCount(0);
});

test("a series that was going on is kept for another match, and comes back", async ({ page }) => {
  const play = new SeriesPage(page);
  await play.open(noughtsLink(3, { actions: WON, outcome }), NOUGHTS);
  await play.tool("New game").click();
  await expect(page.getByRole("dialog")).toContainText("The present match is kept");
  await page.getByLabel("Games in a row").fill("1");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(play.line).toHaveCount(0);
  await play.tool("Earlier match").click();
  await expect(play.line).toContainText("Game 1 of 3Player A leads.");
  await play.next.click();
  await expect(play.turn).toContainText("Player B, your turn");
});

test("a single match is kept and shared as it always was", async ({ page }) => {
  const play = new SeriesPage(page);
  const actor = createActor(createTurnMachine(noughts), {
    input: { table: createTable(noughts), seed: "monday" },
  }).start();
  for (const action of ["b2", "a1"]) actor.send({ type: "play", action });
  actor.send({ type: "undo" });
  await play.open("", NOUGHTS);
  await page.evaluate(
    (kept) => localStorage.setItem("serpentarium:tic-tac-toe:match", kept),
    JSON.stringify(actor.getPersistedSnapshot()),
  );
  await play.open("", NOUGHTS);
  await expect(play.notice).toBeHidden();
  await play.expectLog(["b2"]);
  await play.tool("Redo").click();
  await play.expectLog(["b2", "a1"]);
  const kept = await page.evaluate(() => localStorage.getItem("serpentarium:tic-tac-toe:match"));
  expect(JSON.parse(kept ?? "")).toMatchObject({ value: "place", context: { actions: "b2\na1\n" } });
  await play.tool("Copy link").click();
  expect(new URL(page.url()).hash).not.toContain("games=");
});

import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { filledButtons } from "./filled-buttons.ts";
import { expectNoOverflow } from "./overflow.ts";
import { ACTIONS, linkTo, PlayPage } from "./play-page.ts";
import { copyStoredMatches, exchangeStoredMatches } from "./stored-matches.ts";
import { test } from "./test.ts";

/** Stores copies of a finished match against a bot, which the user has won. */
async function storeMatches(page: Page, count: number): Promise<void> {
  const play = new PlayPage(page);
  await play.open(linkTo(ACTIONS.length));
  await play.expectLog(ACTIONS);
  await page.goto("/404.html");
  await copyStoredMatches(page, count);
  const matches = await exchangeStoredMatches(page);
  const seated = JSON.stringify(matches).replaceAll('["person","person"]', '["person","easy"]');
  await exchangeStoredMatches(page, JSON.parse(seated));
}

async function openStatistics(page: Page, path = "/matches/statistics/") {
  await page.goto(path);
  const statistics = page.locator("serpent-statistics[data-live]");
  await expect(statistics).toBeVisible();
  return statistics;
}

test("counts the matches and puzzles that the browser has stored", async ({ page }) => {
  await storeMatches(page, 3);
  const attempts = [1, 0.5, 0].map((score, i) => ({ key: `pantarei/${i + 1}`, at: i, base: 1500, score }));
  await page.evaluate(
    (text) => localStorage.setItem("serpentarium:puzzles:attempts", text),
    JSON.stringify(attempts),
  );
  const statistics = await openStatistics(page);
  await expect(statistics).toContainText("Of 3 finished matches you have won 3, drawn 0 and lost 0.");
  await expect(statistics.getByRole("row", { name: /^Gula/ })).toHaveText(/^Gula – Easy300$/);
  // seen by all, not by screen readers only
  await expect(statistics.getByText(/^Your rating after each puzzle, from \d+ to \d+$/)).toBeVisible();
  await expect(statistics).not.toContainText("JavaScript");
  expect((await filledButtons(page)).slice(1)).toEqual([]);
  await expectAccessible(page);
});

test("long headings fit a phone, above their numbers", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await storeMatches(page, 2);
  const statistics = await openStatistics(page, "/de/matches/statistics/");
  await expectNoOverflow(page);
  const room = await statistics.evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(room).toBeLessThanOrEqual(0);
  const ends = await statistics.getByRole("row").evaluateAll((rows) =>
    [rows[0], rows.at(-1)].map((row) =>
      [...(row?.children ?? [])].slice(1).map((cell) => {
        const { textAlign, paddingInlineEnd } = getComputedStyle(cell);
        return `${textAlign} ${paddingInlineEnd}`;
      }),
    ),
  );
  expect(ends[0]).toEqual(ends[1]);
  const [title, part] = await page
    .getByRole("heading")
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  expect(title).toBeGreaterThan(part ?? 0);
});

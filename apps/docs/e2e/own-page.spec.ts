import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { engines } from "./engines.ts";
import { type StaticHost, startStaticHost } from "./static-host.ts";

const PAGE = join(import.meta.dirname, "../../../examples/own-page/dist");

let host: StaticHost;
test.beforeAll(async () => {
  host = await startStaticHost(PAGE);
});
test.afterAll(() => host.close());

const pebbles = (page: Page) => page.locator("serpent-board [data-target]");
const log = (page: Page) => page.locator(".log [data-notation]");

test("a page without this site plays another game: against a bot, with hints, an analysis and its own matches", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(host.url);
  await page.getByRole("button", { name: "Against a bot" }).click();
  await pebbles(page).first().click();
  await expect(log(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator("p.hint")).toBeVisible();
  // the match is kept
  await page.reload();
  await expect(log(page)).toHaveCount(2);
  // plays until the match is over
  while (await pebbles(page).first().isVisible()) {
    const actions = await log(page).count();
    await pebbles(page).first().click();
    await expect(log(page)).not.toHaveCount(actions);
    await expect(page.locator(".turn")).toContainText(/your turn|won|wins/);
  }
  await page.getByRole("button", { name: "Analyse" }).click();
  await expect(page.locator(".report")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("link", { name: "My matches" }).click();
  await expect(page.getByRole("listitem")).toContainText("Nim");
  await page.getByRole("link", { name: "View" }).click();
  await expect(page.locator(".turn")).toContainText(/won|wins/);
  expect(errors).toEqual([]);
});

test("it sets up positions, and has a lesson", async ({ page }) => {
  await page.goto(host.url);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Set up a position" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("textarea").fill('{"phase":"take","pebbles":3,"toAct":0}');
  await dialog.getByRole("button", { name: "Play" }).click();
  await expect(pebbles(page)).toHaveCount(3);
  await page.goto(`${host.url}/lesson.html`);
  await pebbles(page).last().click();
  await expect(page.locator(".feedback")).toContainText("Five are left");
  await page.getByRole("button", { name: "Try again" }).click();
  await pebbles(page).nth(1).click();
  await expect(page.locator(".feedback")).toContainText("Who leaves four pebbles");
});

for (const engine of engines)
  test(`${engine.name}: it plays against a bot`, async () => {
    const window = await engine.launch();
    try {
      await window.open(host.url);
      const read = (selector: string) =>
        window.run(
          (where) => [...document.querySelectorAll(where)].map(({ textContent }) => textContent),
          selector,
        );
      await expect.poll(() => read(".turn")).toEqual([expect.stringContaining("your turn")]);
      await window.press(() => document.querySelector(".against > button") ?? undefined);
      await window.press(
        () =>
          document.querySelector("serpent-board")?.shadowRoot?.querySelector("[data-target]") ?? undefined,
      );
      await expect.poll(() => read(".log [data-notation]").then(({ length }) => length)).toBe(2);
    } finally {
      await window.close();
    }
  });

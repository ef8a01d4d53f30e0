import { expect, type Page } from "@playwright/test";
import { games } from "../src/lib/registry/games.ts";
import { gamesWithShortRules } from "../src/lib/rulebook/short-rules.ts";
import { pageCount } from "./page-count.ts";
import { test } from "./test.ts";

/** The text area of an A4 page with the margins of the style sheet, in CSS pixels. */
const ROOM = {
  width: Math.floor(((210 - 2 * 16) / 25.4) * 96),
  height: Math.floor(((297 - 38) / 25.4) * 96),
};

const BOOKS = [
  // one page of each language: all have the same style sheet
  ["/games/ssserpent/", []],
  ["/fr/games/serpent-cartes/", []],
  ["/fr/games/pantarei/", ["@full"]],
  ["/games/sssnake/", ["@full"]],
] as const;

async function openOnPaper(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize(ROOM);
  await page.goto(path);
  await page.evaluate(() => {
    document.documentElement.dataset["theme"] = "dark";
  });
}

for (const [path, tag] of BOOKS) {
  test(`${path} prints with a title page, without controls and without split figures`, {
    tag: [...tag],
  }, async ({ page }) => {
    await openOnPaper(page, path);
    const { game } = games[path.split("/").at(-2) ?? ""] ?? {};
    const cover = page.locator(".rulebook-cover");
    await expect(cover).toBeVisible();
    await expect(cover).toContainText(game?.version ?? "no version");
    for (const screenOnly of ["header.header", "nav", "button", "footer", ".sl-anchor-link", "h1"])
      await expect(page.locator(`${screenOnly}:visible`), screenOnly).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(29, 23, 18)");
    const figures = page.locator(".sl-markdown-content figure");
    expect(await figures.count()).toBeGreaterThan(10);
    const cut = await figures.evaluateAll((all, { width, height }) => {
      const isWhole = (figure: Element): boolean => {
        const box = figure.getBoundingClientRect();
        const holder = figure.closest("li") ?? figure;
        const { breakInside } = getComputedStyle(holder);
        return breakInside === "avoid" && box.height <= height && box.left >= 0 && box.right <= width + 1;
      };
      return all.filter((figure) => !isWhole(figure)).map((figure) => figure.textContent);
    }, ROOM);
    expect(cut).toEqual([]);
  });
}

for (const [locale, tag] of [
  // French has the longer texts
  ["/fr", []],
  ["", ["@full"]],
] as const)
  test(`short rules fit on a page, those of Sssnake on two${locale}`, {
    tag: [...tag],
  }, async ({ page }) => {
    for (const id of gamesWithShortRules) {
      await page.goto(`${locale}/games/${id}/short/`);
      const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
      expect.soft(pageCount(pdf), `${locale}/${id}`).toBeLessThanOrEqual(id.startsWith("sssnake") ? 2 : 1);
    }
  });

test("a rulebook becomes a PDF with the clauses as link targets", async ({ page }) => {
  await page.goto("/games/pantarei/");
  const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: false })).toString("latin1");
  const count = pageCount(pdf);
  expect(count).toBeGreaterThan(4);
  expect(count).toBeLessThan(13);
  expect(pdf).toContain("/move.pair");
});

import { expect } from "@playwright/test";
import { test } from "./test.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, begins, book } of [
    {
      path: "/games/pantarei/balance/",
      begins: /^The player who begins wins \d+(\.\d)?% .*\(.*–.*\)\.$/,
      book: "/games",
    },
    {
      path: "/fr/games/pantarei/balance/",
      begins: /^Qui commence gagne \d+(,\d)?\s% .*\(.*–.*\)\.$/,
      book: "/fr/games",
    },
  ]) {
    test(`${path} summarises who wins, and shows plots and tables`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("#in-short").locator("xpath=following::li").first()).toHaveText(begins);
      const plots = page.locator("main svg[role=img]");
      expect(await plots.count()).toBeGreaterThan(5);
      for (const plot of await plots.all()) {
        await expect(plot).toBeVisible();
        await expect(plot).toHaveAttribute("aria-label", /\S/);
      }
      const end = page
        .locator("tbody")
        .getByRole("link")
        .and(page.locator(`[href="${book}/pantarei/#end.pile"]`));
      await expect(end.first()).toBeVisible();
    });
  }
});

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { pages } from "./pages.ts";

/** What of axe's rules depends on the theme. */
const COLOURS = ["color-contrast", "link-in-text-block"];

const show = (page: Page, theme: "light" | "dark"): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset["theme"] = name;
  }, theme);

async function findings(axe: AxeBuilder): Promise<string[]> {
  // there are no frames, so it need not look for them
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

test("the site has its pages", () => {
  expect(pages).toEqual(
    expect.arrayContaining([
      "/",
      "/fr/",
      "/games/pantarei/",
      "/games/pantarei/balance/",
      "/api/serpentarium/core/",
    ]),
  );
});

/** The API pages of the French site are the English ones under a notice: one of them stands for all. */
const isCopy = (path: string): boolean =>
  path.startsWith("/fr/api/") && path !== "/fr/api/serpentarium/board/";

for (const path of pages.filter((page) => !isCopy(page))) {
  test(`axe finds nothing on ${path}, light or dark, and it fits a phone`, async ({ page }) => {
    // without their motion, colours are what they will be
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    // a picture is one thing with a name, whatever it is drawn with: axe would walk through every stroke
    await page.evaluate(() => {
      for (const stroke of document.querySelectorAll("svg[role=img] > g")) stroke.replaceChildren();
    });
    await show(page, "light");
    expect(
      await findings(new AxeBuilder({ page }).options({ resultTypes: ["violations"] })),
      "light",
    ).toEqual([]);
    await show(page, "dark");
    expect(await findings(new AxeBuilder({ page }).withRules(COLOURS)), "dark").toEqual([]);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page can be read", async ({ page }) => {
    test.slow(); // the site has hundreds
    for (const path of pages) {
      await page.goto(path);
      await expect(page.locator("h1"), path).toBeVisible();
      await expect(page.locator("main :is(p, li):visible").first(), path).not.toBeEmpty();
    }
  });
});

import { expect, test } from "@playwright/test";
import { chromiumArgs, findChromium } from "./chromium.ts";

const executablePath = findChromium();
/** Letters twice as large, as one asks for them in the settings of the browser. */
const args = [...chromiumArgs, "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26"];
test.use({ launchOptions: { args, ...(executablePath ? { executablePath } : {}) } });

const PAGES = [
  "/fr/",
  "/fr/play/",
  "/fr/games/",
  "/fr/learn/",
  "/fr/games/sssnake/",
  "/fr/games/pantarei-ring/",
  "/fr/learn/pantarei/",
  "/fr/play/pantarei/",
  "/fr/play/sssnake/",
  "/fr/tools/rows/",
  "/fr/games/ssserpent/balance/",
  "/fr/games/serpent-cartes-two-ends/balance/",
  "/fr/games/sssnake/statechart/",
  "/fr/guides/chance-and-hidden-information/",
  "/fr/guides/variant-in-ten-minutes/",
  "/fr/packages/core/",
  "/fr/packages/serpent-cartes-two-ends/",
  "/fr/build/",
  "/fr/glossary/",
];

for (const path of PAGES) {
  test(`${path} with letters twice as large: all is there, and nothing lies beside the screen`, async ({
    page,
  }) => {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      if (/\/(play|learn)\/./.test(path))
        await expect(page.locator(":is(serpent-play, serpent-lesson)[data-live]")).toBeVisible();
      const root = page.locator("html");
      await expect(root).toHaveCSS("font-size", "32px");
      expect(await root.evaluate((one) => one.scrollWidth)).toBeLessThanOrEqual(width);
      const cut = await page.locator("main").evaluate((main) =>
        [...main.querySelectorAll("*")]
          .filter((one) => one instanceof HTMLElement && one.checkVisibility() && one.clientWidth > 1)
          .filter(
            (one) =>
              /hidden|clip/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1,
          )
          .map((one) => `${one.localName}.${one.className}`),
      );
      expect(cut, `${width} px`).toEqual([]);
    }
  });
}

import { expect, test } from "@playwright/test";
import { chromiumArgs, requireChromium } from "./chromium.ts";
import { NO_STROKES } from "./drawings.ts";
import { Network } from "./network.ts";
import { chosenPages } from "./page-kinds.ts";
import { isCopy, pages } from "./pages.ts";

/** Letters twice as large, as one asks for them in the settings of the browser. */
const args = [...chromiumArgs, "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26"];
test.use({
  extraHTTPHeaders: NO_STROKES,
  launchOptions: { args, executablePath: requireChromium() },
});

// in the language whose words are longer
const paths = pages.filter((page) => page.startsWith("/fr/") && !isCopy(page));
const sections = Object.groupBy(paths, (path) => path.split("/")[2] ?? "");
/** A page of each part of the site. */
const quick = Object.values(sections).map(
  (section = []) => section.find((path) => chosenPages.includes(path)) ?? section[0],
);

for (const path of paths) {
  const tag = quick.includes(path) ? [] : ["@full"];

  test(`${path} with letters twice as large: all is there, and nothing lies beside the screen`, {
    tag,
  }, async ({ page }) => {
    const network = new Network(page);
    await page.goto(path);
    await network.settled();
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
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

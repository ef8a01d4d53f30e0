import { expect } from "@playwright/test";
import { chromiumArgs, requireChromium } from "./chromium.ts";
import { expectNoOverflow } from "./overflow.ts";
import { PageNetwork } from "./page-network.ts";
import { isFallbackPage, pages } from "./pages.ts";
import { representativePages } from "./representative-pages.ts";
import { test, WITHOUT_DRAWINGS } from "./test.ts";

/** Sets the browser's default font size to twice the usual. */
const args = [...chromiumArgs, "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26"];
test.use({
  extraHTTPHeaders: WITHOUT_DRAWINGS,
  launchOptions: { args, executablePath: requireChromium() },
});

// French has the longer texts, German the longer words
const paths = pages.filter((page) => /^\/(de|fr)\//.test(page) && !isFallbackPage(page));
const sections = Object.groupBy(paths, (path) => path.split("/", 3).join("/"));
/** One page per section of the site. */
const quick = Object.values(sections).map(
  (section = []) => section.find((path) => representativePages.includes(path)) ?? section[0],
);

for (const path of paths) {
  const tag = quick.includes(path) ? [] : ["@full"];

  test(`${path} with text twice as large: nothing is cut off or overflows`, {
    tag,
  }, async ({ page }) => {
    const network = new PageNetwork(page);
    await page.goto(path);
    await network.waitUntilIdle();
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const root = page.locator("html");
      await expect(root).toHaveCSS("font-size", "32px");
      await expectNoOverflow(page);
      const cutParts = () =>
        page.locator("main").evaluate((main) =>
          [...main.querySelectorAll("*")]
            .filter((one) => one instanceof HTMLElement && one.checkVisibility() && one.clientWidth > 1)
            .filter(
              (one) =>
                /hidden|clip/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1,
            )
            .map((one) => `${one.localName}.${one.className}`),
        );
      await expect.poll(cutParts, `${width} px`).toEqual([]);
    }
  });
}

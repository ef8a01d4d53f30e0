import { expect, type Page, test } from "@playwright/test";
import { expectAccessibleInThemes } from "./axe.ts";
import { NO_STROKES } from "./drawings.ts";
import { Network } from "./network.ts";
import { chosenPages } from "./page-kinds.ts";
import { isCopy, pages } from "./pages.ts";

// scripts, landmarks, widths and what axe says of a drawing are the same without them
test.use({ extraHTTPHeaders: NO_STROKES });

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 800 };

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

/** A page for a frame of another site, which has a board and no parts of ours around it. */
const isFrame = (path: string): boolean => /^(\/fr)?\/embed\//.test(path);

/** Expects that nothing lies beside the screen; boards are drawn anew some frames after their room has changed. */
async function expectToFit(page: Page, path: string, { width }: typeof PHONE): Promise<void> {
  const scrollWidth = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
  const expectSoon = expect.configure({ soft: true }).poll(scrollWidth, `${path} at ${width} px`);
  await expectSoon.toBeLessThanOrEqual(width);
}

/** The landmarks of the page that is open, as far as they are seen. */
function landmarks() {
  const shown = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  return {
    main: shown("main").length,
    titles: shown("h1").filter(({ textContent }) => textContent.trim()).length,
    banners: shown("header, [role=banner]").filter((one) => !one.closest("main")).length,
    hasNavigation: shown("nav, [role=navigation]").length > 0,
  };
}

/** The part of the site that a page belongs to, in its language. */
const sectionOf = (path: string): string =>
  `${/^(\/fr)?\/[\w-]*/.exec(path)?.[0] ?? path}${isCopy(path) ? ", copies" : ""}`;

for (const [section, paths = []] of Object.entries(Object.groupBy(pages, sectionOf))) {
  const tag = paths.every(isCopy) ? ["@full"] : [];

  test(`${section} (${paths.length} pages): no script fails, landmarks are there, nothing lies beside the screen, and axe finds nothing on one of each kind`, {
    tag,
  }, async ({ page }) => {
    test.setTimeout(30_000 + 10_000 * paths.length);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(`${page.url()}: ${error}`));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(`${page.url()}: ${message.text()}`);
    });
    const network = new Network(page);
    let size = PHONE;
    await page.setViewportSize(size);
    for (const path of paths) {
      await page.goto(path);
      await network.settled();
      // the next page comes in the second size, so half of them become narrower and half wider
      for (const now of size === PHONE ? [PHONE, WIDE] : [WIDE, PHONE]) {
        await page.setViewportSize(now);
        await expectToFit(page, path, now);
        if (now === WIDE && chosenPages.includes(path)) await expectAccessibleInThemes(page);
        size = now;
      }
      expect.soft(await page.evaluate(landmarks), path).toEqual({
        main: 1,
        titles: 1,
        banners: isFrame(path) ? 0 : 1,
        hasNavigation: !isFrame(path),
      });
    }
    expect(errors).toEqual([]);
  });
}

for (const path of pages.filter((one) => !isCopy(one))) {
  for (const size of [WIDE, PHONE]) {
    test(`axe finds nothing on ${path}, light or dark, ${size.width} px wide`, {
      tag: ["@full"],
    }, async ({ page }) => {
      const network = new Network(page);
      await page.setViewportSize(size);
      await page.goto(path);
      await network.settled();
      await expectAccessibleInThemes(page);
    });
  }
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, paths, tag] of [
    ["a page of every kind", chosenPages, []],
    ["every other page", pages.filter((path) => !chosenPages.includes(path)), ["@full"]],
  ] as const) {
    test(`${name} can be read`, { tag: [...tag] }, async ({ page }) => {
      test.slow(); // the site has hundreds
      for (const path of paths) {
        await page.goto(path);
        await expect(page.locator("h1"), path).toBeVisible();
        await expect(page.locator("main :is(p, li):visible").first(), path).not.toBeEmpty();
      }
    });
  }
});

import { expect, type Page, test } from "@playwright/test";
import { expectAccessibleInThemes } from "./axe.ts";
import { NO_STROKES } from "./drawings.ts";
import { Network } from "./network.ts";
import { chosenPages } from "./page-kinds.ts";
import { isCopy, pages } from "./pages.ts";
import { smallTargets } from "./target-size.ts";

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

/** Expects that what is pressed is large enough for a finger, with all that can be opened, too. */
async function expectToBePressed(page: Page, path: string): Promise<void> {
  expect.soft(await smallTargets(page), path).toEqual([]);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  expect.soft(await smallTargets(page), `${path} with all that can be opened`).toEqual([]);
}

/** The landmarks of the page that is open, as far as they are seen. */
function landmarks() {
  const shown = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  return {
    main: shown("main").length,
    titles: shown("h1").filter(({ textContent }) => textContent.trim()).length,
    banners: shown("header, [role=banner]").filter((one) => !one.closest("main")).length,
    // on a phone it is in a menu
    hasNavigation: shown("nav, [role=navigation], details:has(nav) > summary").length > 0,
  };
}

/** The part of the site that a page belongs to, in its language. */
const sectionOf = (path: string): string =>
  `${/^(\/fr)?\/[\w-]*/.exec(path)?.[0] ?? path}${isCopy(path) ? ", copies" : ""}`;

for (const [section, paths = []] of Object.entries(Object.groupBy(pages, sectionOf))) {
  const tag = paths.every(isCopy) ? ["@full"] : [];

  test(`${section} (${paths.length} pages): no script fails, landmarks are there, nothing lies beside a phone; one of each kind is looked at closely`, {
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
      if (/\/(play|learn)\/./.test(path))
        await expect(page.locator(":is(serpent-play, serpent-lesson)[data-live]")).toBeVisible();
      const isChosen = chosenPages.includes(path);
      // the next page comes in the second size, so half of them become narrower and half wider
      const sizes = size === PHONE ? [PHONE, WIDE] : [WIDE, PHONE];
      for (const now of isChosen || process.env["TEST_FULL"] ? sizes : [PHONE]) {
        await page.setViewportSize(now);
        await expectToFit(page, path, now);
        if (now === WIDE && isChosen) await expectAccessibleInThemes(page);
        // in the language whose words are longer
        if (now === PHONE && isChosen && path.startsWith("/fr/")) await expectToBePressed(page, path);
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

import { expect, type Page } from "@playwright/test";
import { SOURCE_LANGUAGE } from "../src/lib/links/links.ts";
import { languageOfPath, OTHER_LANGUAGES, withoutLanguage } from "../src/lib/words/languages.ts";
import { expectAccessibleInThemes } from "./axe.ts";
import { filledButtons } from "./filled-buttons.ts";
import { expectNoOverflow } from "./overflow.ts";
import { PageNetwork } from "./page-network.ts";
import { isFallbackPage, pages } from "./pages.ts";
import { representativePages } from "./representative-pages.ts";
import { smallTargets } from "./target-size.ts";
import { test, WITHOUT_DRAWINGS } from "./test.ts";
import { unstyledLinks } from "./unstyled-links.ts";

// drawings do not affect scripts, landmarks and widths, and have axe tests of their own
test.use({ extraHTTPHeaders: WITHOUT_DRAWINGS });

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 800 };

test("the site contains the expected pages", () => {
  expect(pages).toEqual(
    expect.arrayContaining([
      "/",
      ...OTHER_LANGUAGES.map((tag) => `/${tag}/`),
      "/games/pantarei/",
      "/games/pantarei/balance/",
      "/api/serpentarium/core/",
    ]),
  );
});

/** Whether a page is an embed, which contains only a board. */
const isEmbedPage = (path: string): boolean => withoutLanguage(path).startsWith("/embed/");

/** Expects touch targets of sufficient size, also with all details open. */
async function expectLargeTargets(page: Page, path: string): Promise<void> {
  expect.soft(await smallTargets(page), path).toEqual([]);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  expect.soft(await smallTargets(page), `${path} with all details open`).toEqual([]);
}

/** The visible landmarks of the current page. */
function landmarks() {
  const shown = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  return {
    main: shown("main").length,
    titles: shown("h1").filter(({ textContent }) => textContent.trim()).length,
    banners: shown("header, [role=banner]").filter((one) => !one.closest("main")).length,
    // on phones the navigation is in a menu
    hasNavigation: shown("nav, [role=navigation], details:has(nav) > summary").length > 0,
  };
}

/** The section of the site that a page belongs to, in its language. */
function sectionOf(path: string): string {
  const [section] = /^\/[\w-]*/.exec(withoutLanguage(path)) ?? [path];
  return `${languageOfPath(path)} ${section}${isFallbackPage(path) ? ", copies" : ""}`;
}

/** Whether an English page has translations: they share its scripts and elements, and French texts are longer. */
const isTranslated = (path: string): boolean => pages.includes(`/fr${path}`) && !isFallbackPage(`/fr${path}`);

const sections = Object.groupBy(pages, sectionOf);

function isVisited(path: string): boolean {
  if (process.env["TEST_FULL"] || representativePages.includes(path)) return true;
  const language = languageOfPath(path);
  if (language === SOURCE_LANGUAGE) return !isTranslated(path);
  if (language === "fr") return true;
  // one page of each section
  const section = sections[sectionOf(path)] ?? [];
  return path === (section.find((one) => one.endsWith("/ssserpent/")) ?? section[0]) && !isFallbackPage(path);
}

for (const [section, paths = []] of Object.entries(Object.groupBy(pages.filter(isVisited), sectionOf))) {
  const tag = paths.every(isFallbackPage) ? ["@full"] : [];

  test(`${section} (${paths.length} pages): no script errors, all landmarks, one filled button, no overflow on a phone; representative pages also pass axe`, {
    tag,
  }, async ({ page }) => {
    test.setTimeout(60_000 * (10 + paths.length));
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(`${page.url()}: ${error}`));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(`${page.url()}: ${message.text()}`);
    });
    const network = new PageNetwork(page);
    let size = PHONE;
    await page.setViewportSize(size);
    for (const path of paths) {
      await page.goto(path);
      await network.waitUntilIdle();
      if (/^(\/[\w-]+)?\/(play|learn)\/./.test(path) && !path.includes("/api/"))
        await expect(page.locator(":is(serpent-play, serpent-lesson)[data-live]")).toBeVisible();
      const isChosen = representativePages.includes(path);
      // the next page starts in the last size, so half of the pages are narrowed and half are widened
      const sizes = size === PHONE ? [PHONE, WIDE] : [WIDE, PHONE];
      for (const now of isChosen || process.env["TEST_FULL"] ? sizes : [PHONE]) {
        await page.setViewportSize(now);
        await expectNoOverflow(page);
        // French pages have the colours of the English ones
        if (now === WIDE && isChosen)
          await expectAccessibleInThemes(page, "html", path.startsWith("/fr/") ? ["light"] : undefined);
        // French has the longer texts
        if (now === PHONE && isChosen && path.startsWith("/fr/")) await expectLargeTargets(page, path);
        size = now;
      }
      expect.soft((await filledButtons(page)).slice(1), path).toEqual([]);
      expect.soft(await unstyledLinks(page), path).toEqual([]);
      expect.soft(await page.evaluate(landmarks), path).toEqual({
        main: 1,
        titles: 1,
        banners: isEmbedPage(path) ? 0 : 1,
        hasNavigation: !isEmbedPage(path),
      });
    }
    expect(errors).toEqual([]);
  });
}

for (const path of pages.filter((one) => !isFallbackPage(one))) {
  for (const size of [WIDE, PHONE]) {
    test(`${path} has no axe violations, light or dark, ${size.width} px wide`, {
      tag: ["@full"],
    }, async ({ page }) => {
      const network = new PageNetwork(page);
      await page.setViewportSize(size);
      await page.goto(path);
      await network.waitUntilIdle();
      await expectAccessibleInThemes(page);
    });
  }
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // pages in other languages consist of the same elements
  const englishPages = representativePages.filter((path) => languageOfPath(path) === SOURCE_LANGUAGE);

  for (const [name, paths, tag] of [
    ["every representative English page", englishPages, []],
    ["every other page", pages.filter((path) => !englishPages.includes(path)), ["@full"]],
  ] as const) {
    test(`${name} can be read`, { tag: [...tag] }, async ({ page }) => {
      test.slow(); // the site has hundreds of pages
      for (const path of paths) {
        await page.goto(path);
        await expect(page.locator("h1"), path).toBeVisible();
        await expect(page.locator("main :is(p, li):visible").first(), path).not.toBeEmpty();
      }
    });
  }
});

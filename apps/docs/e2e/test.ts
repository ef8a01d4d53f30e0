import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from "@playwright/test";

/** Replaces random seeds: each page draws the same seeds in the same order. Ids of matches stay random. */
async function fixSeeds(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    let drawn = 0;
    // seeds are drawn as words, ids as bytes
    Object.assign(crypto, {
      getRandomValues: (array: Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>) =>
        array instanceof Uint32Array ? array.fill(++drawn) : getRandomValues(array),
    });
    Object.assign(Math, { random: () => (++drawn % 1000) / 1000 });
  });
}

/** Request headers that make `serve.ts` strip drawings from pages: in a rulebook they are megabytes. */
export const WITHOUT_DRAWINGS = { "x-drawings": "none" };

export async function newContext(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await fixSeeds(context);
  return context;
}

/** The open pages of this worker, by the options of their browser. */
const openPages = new Map<string, Page>();

/** Events of a page that tests listen to. */
const PAGE_EVENTS = ["console", "dialog", "pageerror", "request", "requestfailed", "requestfinished"];

/** A page of a new browser. Throws if a test would change it for all later tests. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await (await newContext(browser)).newPage();
  const refuse = (): never => {
    throw new Error("later tests get this page, and this cannot be undone: use the fixture `ownPage`");
  };
  Object.assign(page, { addInitScript: refuse, exposeFunction: refuse });
  Object.assign(page.clock, { install: refuse, setFixedTime: refuse });
  return page;
}

/** Reverts the changes of a test, so that the next test finds the page like a new one. */
async function resetPage(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of PAGE_EVENTS) await page.removeAllListeners(event, { behavior: "ignoreErrors" });
  await Promise.all([page.unrouteAll(), context.setOffline(false), context.clearPermissions()]);
  // a page of the site without scripts
  await page.goto("/robots.txt");
  await page.evaluate(() => sessionStorage.clear());
  const { origin } = new URL(page.url());
  const browser = await context.newCDPSession(page);
  await browser.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await browser.detach();
}

/**
 * Playwright's test with fixed seeds. Consecutive tests share a page, because a new browser would compile all scripts again; its storage is
 * emptied between them.
 */
export const test = base.extend<{ ownPage: Page }>({
  page: async (
    {
      browser,
      contextOptions,
      extraHTTPHeaders,
      hasTouch,
      javaScriptEnabled,
      locale,
      serviceWorkers,
      viewport,
    },
    use,
    info,
  ) => {
    const options = { extraHTTPHeaders, hasTouch, javaScriptEnabled, locale, serviceWorkers };
    const key = JSON.stringify({ ...options, ...contextOptions, viewport });
    const page = openPages.get(key) ?? (await openPage(browser));
    openPages.set(key, page);
    await use(page);
    if (info.status === info.expectedStatus && !page.isClosed()) {
      await resetPage(page);
      if (viewport) await page.setViewportSize(viewport);
      const { reducedMotion = null, forcedColors = null } = contextOptions;
      await page.emulateMedia({
        media: null,
        colorScheme: null,
        contrast: null,
        reducedMotion,
        forcedColors,
      });
    } else {
      openPages.delete(key);
      await page.context().close();
    }
  },
  context: ({ page }, use) => use(page.context()),
  ownPage: async ({ browser }, use) => {
    const context = await newContext(browser);
    await use(await context.newPage());
    await context.close();
  },
});

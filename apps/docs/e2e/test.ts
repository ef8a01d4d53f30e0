import { type Browser, type BrowserContext, test as base } from "@playwright/test";

/** Fixes what chance decides: each page draws the same seeds in the same order. Ids of matches stay random. */
async function fixSeeds(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    let drawn = 0;
    // seeds are words, ids are bytes
    Object.assign(crypto, {
      getRandomValues: (array: Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>) =>
        array instanceof Uint32Array ? array.fill(++drawn) : getRandomValues(array),
    });
    Object.assign(Math, { random: () => (++drawn % 1000) / 1000 });
  });
}

/** Request headers that make `serve.ts` strip drawings from pages, which are megabytes in a rulebook. */
export const WITHOUT_DRAWINGS = { "x-drawings": "none" };

/** Playwright's test, whose pages draw fixed seeds. */
export const test: typeof base = base.extend({
  context: async ({ context }, use) => {
    await fixSeeds(context);
    await use(context);
  },
});

/** A second browser of a test, which shares no storage with the first. */
export async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await fixSeeds(context);
  return context;
}

import { expect, type Page } from "@playwright/test";

/** Expects no horizontal overflow; polls, as boards redraw some frames after a resize. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? Number.NaN;
  const scrollWidth = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
  const expectSoon = expect.configure({ soft: true }).poll(scrollWidth, `${page.url()} at ${width} px`);
  await expectSoon.toBeLessThanOrEqual(width);
}

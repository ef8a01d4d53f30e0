import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll } from "vitest";
import { chromiumArgs, findChromium } from "../../apps/docs/e2e/chromium.ts";

const executablePath = findChromium();

/** What is added to the name of a test that needs a browser, and cannot run without one. */
export const missing: string | undefined = executablePath ? undefined : "no Chromium on this machine";

/** A browser for the tests of a file. */
export function useChromium(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    if (executablePath) browser = await chromium.launch({ executablePath, args: chromiumArgs });
  });
  afterAll(() => browser?.close());
  return () => {
    if (!browser) throw new Error(missing);
    return browser;
  };
}

import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll } from "vitest";
import { chromiumArgs, findChromium } from "../../apps/docs/e2e/chromium.ts";

const executablePath = findChromium();

/** The reason to skip browser tests; undefined if Chromium is installed. */
export const skipReason: string | undefined = executablePath ? undefined : "no Chromium on this machine";

/** Launches a browser for the tests of a file. */
export function useChromium(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    if (executablePath) browser = await chromium.launch({ executablePath, args: chromiumArgs });
  });
  afterAll(() => browser?.close());
  return () => {
    if (!browser) throw new Error(skipReason);
    return browser;
  };
}

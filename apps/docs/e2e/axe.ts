import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/** The rules of axe whose result depends on the theme. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe finds on a page, or in a part of it, by some rules or by all. */
async function violations(page: Page, part: string, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ([context, runOnly]) => {
      const results = await window.axe?.run(context, {
        resultTypes: ["violations"],
        ...(runOnly && { runOnly: [...runOnly] }),
      });
      return results?.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
      );
    },
    [part, rules] as const,
  );
  if (!found) throw new Error("axe is not on the page");
  return found;
}

/** Expects that axe finds nothing on a page, or in a part of it, in the theme that it has. */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  expect(await violations(page, part)).toEqual([]);
}

/** Expects the same in the light and in the dark theme; in the second, only the rules about colours can find more. */
export async function expectAccessibleInThemes(page: Page, part = "html"): Promise<void> {
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => {
      document.documentElement.dataset["theme"] = name;
    }, theme);
    const found = await violations(page, part, theme === "light" ? undefined : COLOURS);
    expect.soft(found, `${page.url()}, ${theme}`).toEqual([]);
  }
}

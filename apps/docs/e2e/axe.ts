import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/** The axe rules whose results depend on the theme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** The axe violations in a part of a page, by some rules or by all. */
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

/** Expects no axe violations in a part of a page, in its current theme. */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  expect(await violations(page, part)).toEqual([]);
}

type Theme = "light" | "dark";

/** Expects no axe violations in the given themes, both by default; the dark one is checked for colours only. */
export async function expectAccessibleInThemes(
  page: Page,
  part = "html",
  themes: readonly Theme[] = ["light", "dark"],
): Promise<void> {
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset["theme"] = name;
    }, theme);
    const found = await violations(page, part, theme === "light" ? undefined : COLOUR_RULES);
    expect.soft(found, `${page.url()}, ${theme}`).toEqual([]);
  }
}

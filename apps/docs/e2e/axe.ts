import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The rules of axe whose result depends on the theme. */
const COLOURS = ["color-contrast", "link-in-text-block"];

function axeOn(page: Page, part: string | undefined): AxeBuilder {
  // the site has no frames, so axe need not gather results from any
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  return part === undefined ? axe : axe.include(part);
}

async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/** Expects that axe finds nothing on a page, or in a part of it, in the theme that it has. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await violations(axeOn(page, part))).toEqual([]);
}

/** Expects the same in the light and in the dark theme; in the second, only the rules about colours can find more. */
export async function expectAccessibleInThemes(page: Page, part?: string): Promise<void> {
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => {
      document.documentElement.dataset["theme"] = name;
    }, theme);
    const axe = axeOn(page, part);
    expect(await violations(theme === "light" ? axe : axe.withRules(COLOURS)), theme).toEqual([]);
  }
}

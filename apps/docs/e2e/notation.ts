import { expect, type Locator, type Page } from "@playwright/test";

/** The notations of a log, or of some of its entries. */
export const notationsOf = (log: Locator): Promise<string[]> =>
  log.evaluateAll((all) => all.map((action) => action.getAttribute("data-notation") ?? ""));

/** Expects the notations of a log. */
export async function expectNotations(log: Locator, actions: readonly string[]): Promise<void> {
  await expect.poll(() => notationsOf(log)).toEqual(actions);
}

/** Shows the match in notation, unless it is shown. @returns the field to play in */
export async function openNotation(page: Page): Promise<Locator> {
  const field = page.locator("#notation");
  const section = page.locator("serpent-play .in-notation");
  const more = page.locator("serpent-play .bar [aria-haspopup=dialog]").last();
  await expect(field.or(more).first()).toBeVisible();
  if ((await field.count()) === 0 && (await section.count()) === 0) {
    await more.click();
    await page.locator("serpent-play .menu [aria-pressed]").click();
  }
  return field;
}

/** Expects that no action can be entered in notation. */
export async function expectNoNotationField(page: Page): Promise<void> {
  const field = await openNotation(page);
  await expect(page.locator("serpent-play .in-notation")).toBeVisible();
  await expect(field).toHaveCount(0);
}

/** The legal actions in notation, as the field suggests them. */
export async function suggestedNotations(page: Page): Promise<string[]> {
  await openNotation(page);
  const options = page.locator("#legal-actions option");
  await expect(options).not.toHaveCount(0);
  return options.evaluateAll((all) => all.map((option) => option.getAttribute("value") ?? ""));
}

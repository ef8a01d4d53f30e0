import { expect, type Locator, type Page } from "@playwright/test";

/** The notations of a log, or of some of its entries, the latest first. */
export const notationsOf = (log: Locator): Promise<string[]> =>
  log
    .locator("[data-notation]")
    .evaluateAll((all) => all.map((action) => action.getAttribute("data-notation") ?? ""));

/** Expects the notations of a log, given in the order of play. */
export async function expectNotations(log: Locator, actions: readonly string[]): Promise<void> {
  await expect.poll(() => notationsOf(log)).toEqual(actions.toReversed());
}

/** Opens the disclosure with the notation field, unless it is open. @returns the field */
export async function openNotation(page: Page): Promise<Locator> {
  const field = page.locator("#notation");
  const closed = page.locator("serpent-play .in-notation:not([open]) > summary");
  await expect(field.or(closed)).toBeVisible();
  if (await closed.isVisible()) await closed.click();
  return field;
}

/** Expects that no action can be entered in notation. */
export async function expectNoNotationField(page: Page): Promise<void> {
  const field = await openNotation(page);
  await expect(page.locator("serpent-play .in-notation[open]")).toBeVisible();
  await expect(field).toHaveCount(0);
}

/** The legal actions in notation, as the field suggests them. */
export async function suggestedNotations(page: Page): Promise<string[]> {
  await openNotation(page);
  const options = page.locator("#legal-actions option");
  await expect(options).not.toHaveCount(0);
  return options.evaluateAll((all) => all.map((option) => option.getAttribute("value") ?? ""));
}

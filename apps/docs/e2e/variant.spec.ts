import { expect, type Page, test } from "@playwright/test";
import { differencesOf } from "@serpentarium/core/variant";
import { baseOf, bookOf, games } from "../src/lib/games.ts";
import { variantBookOf } from "../src/lib/variant-book.ts";

const variants = Object.values(games).flatMap((plugin) => {
  const base = baseOf(plugin);
  return base ? [{ id: plugin.game.id, game: plugin.game, base: base.game }] : [];
});

const shownClauses = (page: Page): Promise<string[]> =>
  page.locator("h3[id]:visible").evaluateAll((headings) => headings.map(({ id }) => id));

test("the site has a variant", () => {
  expect(variants.map(({ id }) => id)).toContain("pantarei-ring");
});

for (const { id, game, base } of variants) {
  for (const language of ["en", "fr"] as const) {
    const path = bookOf(id, language);
    const clauses = [...(variantBookOf(id, language)?.clauses ?? [])];
    const others = clauses.flatMap(([clause, standing]) => (standing === "same" ? [] : [clause]));

    test.describe(`${path} without JavaScript`, () => {
      test.use({ javaScriptEnabled: false });

      test("every clause says how it stands to the base's", async ({ page }) => {
        await page.goto(path);
        const marks = page.locator(".variant-mark");
        expect(
          await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute("data-standing"))),
        ).toEqual(clauses.map(([, standing]) => standing));
        for (const [clause, standing] of clauses) {
          const link = page.locator(`.variant-clause:has([id="${clause}"]) .variant-mark a`);
          const there = `${bookOf(base.id, language)}#${clause}`;
          if (standing === "changed") await expect(link).toHaveAttribute("href", there);
          else await expect(link).toHaveCount(0);
        }
      });

      test("the box names every clause, phase and option that differs, and those that are gone", async ({
        page,
      }) => {
        await page.goto(path);
        const box = page.locator(".variant-box");
        for (const clause of others) await expect(box.locator(`a[href="#${clause}"]`)).toBeVisible();
        const differences = differencesOf(base, game);
        for (const clause of differences.clauses.removed) {
          await expect(box.locator(`a[href="${bookOf(base.id, language)}#${clause}"]`)).toBeVisible();
        }
        // a phase and an option may have one name
        for (const [names, part] of [
          [differences.phases, box.locator("[data-phases] code")],
          [differences.options, box.locator("table code")],
        ] as const) {
          const all = [...names.added, ...names.changed, ...names.removed];
          expect((await part.allInnerTexts()).toSorted()).toEqual(all.toSorted());
          for (const code of await part.all()) await expect(code).toBeVisible();
        }
      });

      test("the choice at the top leaves what differs, and a link to another clause still leads there", async ({
        page,
      }) => {
        await page.goto(path);
        await page.locator("#only-differs").check();
        expect(await shownClauses(page)).toEqual(others);
        const [same = ""] = clauses.flatMap(([clause, standing]) => (standing === "same" ? [clause] : []));
        await page.locator(`.right-sidebar a[href="#${same}"]:visible`).click();
        await expect(page.locator(`[id="${same}"]`)).toBeInViewport();
        await page.locator("#only-differs").uncheck();
        expect(await shownClauses(page)).toEqual(Object.keys(game.clauses));
      });
    });
  }

  test(`the sidebar leads from ${base.id} to ${id}`, async ({ page }) => {
    await page.goto(bookOf(base.id, "en"));
    const below = page.locator("nav.sidebar details details details", { hasText: game.title.en });
    await below.locator("summary").click();
    await below.locator(`a[href="${bookOf(id, "en")}"]`).click();
    await expect(page.locator("h1")).toHaveText(game.title.en);
  });
}

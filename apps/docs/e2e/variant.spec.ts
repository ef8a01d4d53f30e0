import { expect, type Page } from "@playwright/test";
import { diffVariant } from "@serpentarium/core/variant";
import { SOURCE_LANGUAGE } from "../src/lib/links/links.ts";
import { baseOf, games, rulebookUrl } from "../src/lib/registry/games.ts";
import { variantRulebookOf } from "../src/lib/rulebook/variant-rulebook.ts";
import { LANGUAGES } from "../src/lib/words/languages.ts";
import { gameText } from "../src/lib/words/words.ts";
import { test, WITHOUT_DRAWINGS } from "./test.ts";

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
  for (const language of LANGUAGES) {
    const path = rulebookUrl(id, language);
    const clauses = [...(variantRulebookOf(id, language)?.clauses ?? [])];
    const others = clauses.flatMap(([clause, standing]) => (standing === "same" ? [] : [clause]));

    // the pages in other languages have the same structure
    const isSample = language === "fr" && id === variants[0]?.id;
    const tag = language === SOURCE_LANGUAGE || isSample ? [] : ["@full"];

    test.describe(`${path} without JavaScript`, { tag }, () => {
      test.use({ javaScriptEnabled: false, extraHTTPHeaders: WITHOUT_DRAWINGS });

      test("marks how clauses differ from the base, summarises the differences, and can hide the rest", async ({
        page,
      }) => {
        await page.goto(path);
        const marks = await page.locator(".variant-clause").evaluateAll((all) =>
          all.map((one) => {
            const mark = one.querySelector(".variant-mark");
            const links = [...(mark?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
            return [one.querySelector("h3")?.id, mark?.getAttribute("data-change"), ...links];
          }),
        );
        expect(marks).toEqual(
          clauses.map(([clause, standing]) => {
            const there = `${rulebookUrl(base.id, language)}#${clause}`;
            return standing === "changed" ? [clause, standing, there] : [clause, standing];
          }),
        );

        const box = page.locator(".variant-box");
        const shown = await box
          .locator("a:visible")
          .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
        const differences = diffVariant(base, game);
        expect(shown).toEqual(expect.arrayContaining(others.map((clause) => `#${clause}`)));
        expect(shown).toEqual(
          expect.arrayContaining(
            differences.clauses.removed.map((clause) => `${rulebookUrl(base.id, language)}#${clause}`),
          ),
        );
        const { added, changed, removed } = differences.options;
        await expect(box.locator("tbody th:visible")).toHaveCount(
          added.length + changed.length + removed.length,
        );

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

  test(`the rulebook of ${base.id} links to that of ${id}`, {
    tag: id === variants[0]?.id ? [] : ["@full"],
  }, async ({ page }) => {
    await page.goto(rulebookUrl(base.id, "en"));
    await page.locator(`.rulebook-links a[href="${rulebookUrl(id, "en")}"]`).click();
    await expect(page.locator("h1")).toHaveText(gameText(id, "title", "en"));
  });
}

import { expect } from "@playwright/test";
import { gameText } from "../src/lib/words/words.ts";
import { test } from "./test.ts";

for (const { path, button, words, found, anchor } of [
  {
    path: "/",
    button: "Search",
    words: "covered piece stays",
    found: "A covered piece stays",
    anchor: "#move.covered",
  },
  {
    path: "/fr/",
    button: "Rechercher",
    words: "pion couvert bouge",
    found: "Un pion couvert",
    anchor: "#move.covered",
  },
  {
    path: "/de/",
    button: "Suchen",
    words: "bedeckter Stein bleibt",
    found: gameText("pantarei", "clauses.move.covered.title", "de"),
    anchor: "#move.covered",
  },
  {
    path: "/es/",
    button: "Buscar",
    words: "ficha cubierta mueve",
    found: gameText("pantarei", "clauses.move.covered.title", "es"),
    anchor: "#move.covered",
  },
]) {
  test(`search on ${path} finds a clause`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole("button", { name: button }).click();
    await page
      .getByRole("dialog")
      .getByRole("searchbox")
      .or(page.locator(".pagefind-ui__search-input"))
      .first()
      .fill(words);
    const result = page.locator(`.pagefind-ui__result-link[href$="${anchor}"]`).first();
    await expect(result).toContainText(found);
    await result.click();
    await expect(page.locator(`[id="${anchor.slice(1)}"]`)).toBeInViewport();
  });
}

test("rules come before the API and reports, words stay apart, and builders can keep to their pages", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Search" }).click();
  await page.locator(".pagefind-ui__search-input").fill("pass");
  const results = page.locator(".pagefind-ui__result");
  const link = results.locator(".pagefind-ui__result-title .pagefind-ui__result-link");
  await expect(link.first()).toHaveAttribute("href", /^\/games\/pantarei/);
  for (const excerpt of await results.first().locator(".pagefind-ui__result-excerpt").allTextContents())
    expect(excerpt).not.toMatch(/[a-z][A-Z][a-z]/);
  await page.getByRole("checkbox", { name: "Builders" }).check();
  await expect(link.first()).toHaveAttribute("href", /^\/(guides|api|build|packages)\//);
});

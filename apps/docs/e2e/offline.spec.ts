import { globSync } from "node:fs";
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { games } from "../src/lib/registry/games.ts";
import {
  type Language,
  languageOfPath,
  OTHER_LANGUAGES,
  withoutLanguage,
} from "../src/lib/words/languages.ts";
import { dist, pages } from "./pages.ts";
import { PlayPage } from "./play-page.ts";
import { test } from "./test.ts";

test.use({ serviceWorkers: "allow" });

/** Visits a page and waits until the service worker is active. */
async function visit(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
}

async function disconnect(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

test("after one visit, rulebooks, examples and play pages work offline, also with a bot", async ({
  ownPage: page,
}) => {
  await visit(page);
  await disconnect(page.context());

  await page.goto("/games/ssserpent/");
  await page.locator("[data-activate]:visible").first().click();
  await expect(page.locator("serpent-example[data-live]")).toHaveCount(1);

  const play = new PlayPage(page);
  await play.open("", "/play/tic-tac-toe/");
  await play.press("b2");
  await play.expectLog(["b2"]);
  // the boards have their own style sheet
  expect(
    await page.evaluate(() => [...document.styleSheets].every((sheet) => sheet.cssRules.length > 0)),
  ).toBe(true);
  // a bot answers from its worker
  await play.choose("New game");
  await page.getByLabel("Player 2", { exact: true }).selectOption("Bot: Gula – Easy");
  await page.getByRole("button", { name: "Start" }).click();
  await play.press("b2");
  await expect(play.log).toHaveCount(2);
});

/** The URLs of the pages for playing, learning and rules, in a language. */
const keptPages = (language: Language): readonly string[] =>
  pages.filter(
    (path) =>
      languageOfPath(path) === language &&
      /^\/(games|learn|play|puzzles)\/([^/]+\/)?$/.test(withoutLanguage(path)),
  );

/** The pages among these that the browser has stored. */
const available = (page: Page, paths: readonly string[]): Promise<string[]> =>
  page.evaluate(
    async (all) => {
      const known = await Promise.all(
        all.map((path) =>
          fetch(path)
            .then(({ ok }) => ok)
            .catch(() => false),
        ),
      );
      return all.filter((_, i) => known[i]);
    },
    [...paths],
  );

test("every rulebook, lesson, puzzle and play page is available offline in the languages visited, other pages once visited", async ({
  ownPage: page,
}) => {
  await visit(page, "/api/serpentarium/board/");
  await page.reload();
  const context = page.context();
  await disconnect(context);
  const kept = keptPages("en");
  expect(kept.length).toBeGreaterThan(2 * Object.keys(games).length);
  expect(await available(page, kept)).toEqual(kept);
  for (const language of OTHER_LANGUAGES) expect(await available(page, keptPages(language))).toEqual([]);
  await page.goto("/api/serpentarium/board/");
  await expect(page.locator("h1")).toHaveText("@serpentarium/board");
  await page.goto("/fr/api/serpentarium/bots/");
  await expect(page.locator("h1")).toHaveText("Pas de réseau.");

  await context.setOffline(false);
  await page.getByRole("link", { name: "À l’accueil" }).click();
  await expect(page).toHaveURL(/\/fr\/$/);
  const all = [...kept, ...keptPages("fr")];
  // the worker stores the words of the language after its pages
  const words = globSync("_astro/*_fr.*.js", { cwd: dist });
  expect(words.length).toBeGreaterThan(10);
  const stored = async () => {
    const names = await page.evaluate(async () => {
      const [name = ""] = (await caches.keys()).filter((one) => one.includes("precache"));
      return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    });
    return [...all.map((path) => `${path}index.html`), ...words.map((file) => `/${file}`)].every((path) =>
      names.includes(path),
    );
  };
  await expect.poll(stored).toBe(true);
  await disconnect(context);
  expect(await available(page, all)).toEqual(all);
  // the script of the worker has not changed
  await expect(page.locator(".update-notice")).toHaveCount(0);
  const play = new PlayPage(page);
  await play.open("", "/fr/play/tic-tac-toe/");
  await play.press("b2");
  await play.expectLog(["b2"]);
});

/** Matches a marked page that has not been reloaded since. */
const marked = (page: Page): Locator => page.locator("html[data-marked]");
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset["marked"] = "";
  });

test("announces a new version, and reloads only the page that requests it", async ({ ownPage: page }) => {
  await visit(page);
  const other = await page.context().newPage();
  await other.goto("/fr/play/tic-tac-toe/");
  const play = new PlayPage(page);
  await play.open("", "/play/tic-tac-toe/");
  await play.press("b2");
  await play.press("a1");
  for (const each of [page, other]) await mark(each);
  await page.evaluate(() => navigator.serviceWorker.register("/service-worker.js?new"));

  const notice = page.getByRole("status").filter({ hasText: "A new version of this site is ready." });
  // the new worker first fetches the whole precache
  await expect(notice).toBeVisible();
  const french = other.getByRole("status").filter({ hasText: "Une nouvelle version de ce site est prête." });
  await expect(french).toBeVisible();
  await french.getByRole("button", { name: "Plus tard" }).click();
  await expect(french).toHaveCount(0);
  await expect(marked(page)).toHaveCount(1);

  await notice.getByRole("button", { name: "Reload" }).click();
  await expect(marked(page)).toHaveCount(0);
  await play.expectLog(["b2", "a1"]);
  await expect(marked(other)).toHaveCount(1);
});

test("a page of the version before still loads its parts after another has replaced it", async ({
  ownPage: page,
}) => {
  await visit(page, "/play/tic-tac-toe/");
  // a version that shares no module with this one
  await page.context().route("**/service-worker.js?new", async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({
      response,
      body: script.replaceAll(/\{[^{}]*url:"_astro\/[^"]*\.js"[^{}]*\},?/g, ""),
    });
  });
  const other = await page.context().newPage();
  await other.goto("/fr/");
  await other.evaluate(() => navigator.serviceWorker.register("/service-worker.js?new"));
  await page.context().route("**/_astro/*.js", (route) => route.fulfill({ status: 404 }));
  await other.getByRole("status").getByRole("button", { name: "Recharger" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
    .toContain("?new");
  await new PlayPage(page).choose("New game");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test.describe("without a service worker", () => {
  test.use({ serviceWorkers: "block" });

  for (const name of ["New game", "Settings", "Keyboard", "Embed"])
    test(`${name}: where a part of the page is gone, it says so and reloads with the match`, async ({
      ownPage: page,
    }) => {
      const play = new PlayPage(page);
      await play.open("", "/play/tic-tac-toe/");
      await play.press("b2");
      const item = (await play.openMenu()).getByRole("button", { name: new RegExp(`^${name}`) });
      await page.route("**/_astro/**", (route) => route.fulfill({ status: 404 }));
      await item.click();
      const notice = page.getByRole("status").filter({ hasText: "A part of this page could not be loaded" });
      await expect(notice).toBeVisible();
      await page.unroute("**/_astro/**");
      await notice.getByRole("button", { name: "Reload" }).click();
      await play.expectLog(["b2"]);
      await play.choose(new RegExp(`^${name}`));
      await expect(page.getByRole("dialog")).toBeVisible();
    });

  test("Search: where it is gone, its open dialog says so, and the page reloads", async ({
    ownPage: page,
  }) => {
    await page.goto("/games/pantarei/");
    await page.route("**/_astro/**", (route) => route.fulfill({ status: 404 }));
    await page.getByRole("button", { name: "Search" }).click();
    const notice = page.getByRole("dialog").filter({ hasText: "A part of this page could not be loaded" });
    await expect(notice).toBeVisible();
    await page.unroute("**/_astro/**");
    await notice.getByRole("button", { name: "Reload" }).click();
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.locator(".pagefind-ui__search-input")).toBeVisible();
  });
});

import { expect } from "@playwright/test";
import { unwrap } from "@serpentarium/core";
import { examplePosition } from "../src/lib/game-pages/example-view.ts";
import { SOURCE_LANGUAGE } from "../src/lib/links/links.ts";
import { games, pluginOf, publishedGames, rulebookUrl } from "../src/lib/registry/games.ts";
import { LANGUAGES } from "../src/lib/words/languages.ts";
import { gameText } from "../src/lib/words/words.ts";
import { expectNotations } from "./notation.ts";
import { pageCount } from "./page-count.ts";
import { PageNetwork } from "./page-network.ts";
import { press } from "./press.ts";
import { test, WITHOUT_DRAWINGS } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: WITHOUT_DRAWINGS });

  for (const language of LANGUAGES) {
    // the packages test that their rulebooks have every clause in each language
    const tag = language === SOURCE_LANGUAGE ? [] : ["@full"];

    test(`every clause of the rulebooks (${language}) has its anchor, title, source and examples with pictures and text`, {
      tag,
    }, async ({ page }) => {
      for (const { game, examples } of Object.values(games)) {
        await page.goto(rulebookUrl(game.id, language));
        const ids = await page.locator("h3[id]").evaluateAll((headings) => headings.map(({ id }) => id));
        expect(ids).toEqual(Object.keys(game.clauses));
        await expect(page.locator("h3[id]")).toHaveText(
          ids.map((id) => gameText(game.id, `clauses.${id}.title`, language)),
        );
        expect(await page.locator(".clause-source code").allInnerTexts()).toEqual(ids);
        const figures = page.locator("serpent-example figure");
        await expect(figures).toHaveCount(examples.length);
        await expect(figures.first()).toBeVisible();
        await expect(figures.locator("figcaption")).toHaveText(examples.map(() => /\S/));
        // one beside each clause that has examples, the others on request
        const clauses = new Set(examples.map(({ clause }) => clause));
        await expect(page.locator("serpent-example:visible")).toHaveCount(clauses.size);
        // each id in a text is a link
        const known = Object.keys(game.clauses);
        const codes = page.locator(".sl-markdown-content :not(.clause-source, a, a *) > code");
        expect((await codes.allInnerTexts()).filter((text) => known.includes(text))).toEqual([]);
        await expect(page.locator("serpent-example svg[role=img]:visible").first()).toBeVisible();
        await expect(page.locator("serpent-example button:visible")).toHaveCount(0);
      }
    });
  }
});

test("loads nothing of a game before an example is activated", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && loaded.push(request.url()));
  const network = new PageNetwork(page);
  await page.goto("/games/tic-tac-toe/");
  await network.waitUntilIdle();
  const before = loaded.length;
  await page.locator("[data-activate]:visible").first().click();
  await expect(page.locator("serpent-example[data-live]")).toHaveCount(1);
  expect(loaded.length).toBeGreaterThan(before);
  expect(
    loaded.slice(0, before).filter((url) => /live-example|element|connect|tic-tac-toe/.test(url)),
  ).toEqual([]);
});

test("place.free: an activated example refuses a taken cell by its clause, and plays a legal action", async ({
  page,
}) => {
  await page.goto("/games/tic-tac-toe/");
  await page.getByRole("button", { name: "Open all" }).click();
  const example = page.locator("serpent-example", { hasText: "The centre is taken." });
  await example.getByRole("button", { name: "Try it" }).click();
  await press(example.getByRole("button", { name: /^b2/ }));
  await expect(example).toContainText("b2 already holds a mark.");
  const link = example.locator("[data-verdict] a");
  await expect(link).toHaveText(gameText("tic-tac-toe", "clauses.place.free.title", "en"));
  await link.click();
  await expect(page).toHaveURL(/#place\.free$/);
  await expect(page.locator("[id='place.free']")).toBeInViewport();

  await example.getByRole("button", { name: /^a3/ }).click();
  await expect(example).toContainText("Player 2 marks a3.");
  await expect(link).toHaveCount(0);
  await example.getByRole("button", { name: "Start again" }).click();
  await expect(example.getByRole("button", { name: "a3: free" })).toBeVisible();
});

test("move.covered: pressing a picture activates it, and refusals are in French", async ({ page }) => {
  await page.goto("/fr/games/pantarei/#move.covered");
  await page.locator("[data-open-all]").click();
  const example = page
    .locator("serpent-example[data-game=pantarei]", { has: page.locator("a[href='#move.covered']") })
    .first();
  await example.locator("serpent-board").click();
  await expect(example).toHaveAttribute("data-live", "");
  await press(example.getByRole("button", { name: /couvert/ }).first());
  await expect(example.locator("[data-verdict] a")).toHaveText(
    gameText("pantarei", "clauses.move.covered.title", "fr"),
  );
  await expect(example).toContainText("Un pion couvert ne peut pas bouger.");
});

test("an example is played by keyboard", async ({ page }) => {
  await page.goto("/games/tic-tac-toe/");
  const example = page.locator("serpent-example").first();
  await example.getByRole("button", { name: "Try it" }).focus();
  await page.keyboard.press("Enter");
  await expect(example.getByRole("button", { name: "a3: free" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(example).toContainText("Player 1 marks a2.");
});

for (const id of ["pantarei", "ssserpent", "sssnake", "serpent-cartes"]) {
  const { game, examples } = pluginOf(id);
  // the link is created alike for all games
  const tag = id === "pantarei" ? [] : ["@full"];

  test(`${id}: an example continues on the play page after its actions`, { tag }, async ({ page }) => {
    const index = examples.findIndex((one) => {
      const start = examplePosition({ game }, one);
      return "play" in one && start.ok && typeof game.toAct(start.value) === "number";
    });
    const shown = examples[index];
    if (!shown || !("play" in shown)) throw new Error(`${id} has no example that plays`);
    const position = unwrap(examplePosition({ game }, shown));
    await page.goto(`/games/${id}/`);
    await page.getByRole("button", { name: "Open all" }).click();
    const example = page.locator(`[data-example="${index}"]`);
    const playLink = example.locator("[data-play-link]");
    const before = await playLink.getAttribute("href");
    expect(before).toContain(`/play/${id}/#game=${id}&`);
    await example.getByRole("button", { name: "Try it" }).click();
    for (const target of game.clicks(position, unwrap(game.parseAction(shown.play, position))))
      await press(example.locator(`[data-target="${target}"]`).first());
    await expect(playLink).not.toHaveAttribute("href", before ?? "");
    await playLink.click();
    await expect(page.locator("serpent-play[data-live]")).toBeVisible();
    await expectNotations(page.locator("serpent-play .log [data-notation]"), [shown.play]);
  });
}

test("a rulebook is read in fifteen screens and twelve pages; all its examples are printed where they are open", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const language of ["en", "fr"])
    for (const { game } of publishedGames) {
      const { id } = game;
      await page.goto(rulebookUrl(id, language));
      const screens = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
      expect.soft(await screens(), `${id}, ${language}`).toBeLessThanOrEqual(15);
      const pages = async (): Promise<number> =>
        pageCount((await page.pdf({ format: "A4" })).toString("latin1"));
      const before = await pages();
      expect.soft(before, `${id}, ${language}`).toBeLessThanOrEqual(12);
      await page.locator("[data-open-all]").click();
      expect(await pages()).toBeGreaterThan(before + 5);
    }
});

for (const path of ["/games/ssserpent/", "/de/games/ssserpent/"])
  test(`${path}: a number after a sentence shows that example beside its clause`, async ({ page }) => {
    await page.goto(`${path}#attack.cut`);
    const board = page.locator('.clause-figure[data-clause="attack.cut"] serpent-example');
    await expect(board).toHaveAttribute("id", "attack.cut.1");
    const marks = page.locator('.example-marks a[href="#attack.cut.2"]');
    await marks.first().click();
    await expect(board).toHaveAttribute("id", "attack.cut.2");
    await expect(board).toBeVisible();
    await expect(board.locator(".example-number")).toHaveText("2");
    await expect(marks.first()).toHaveAttribute("aria-current", "true");
    await expect(page.locator('.more-examples [id="attack.cut.1"]')).toHaveCount(1);
    await board.locator(".before").click({ position: { x: 5, y: 5 } });
    await expect(board).toHaveAttribute("data-live", "");

    await page.locator('.example-marks a[href="#attack.cut.1"]').first().click();
    await expect(board).toHaveAttribute("id", "attack.cut.1");
    await page.goto("about:blank");
    await page.goto(`${path}#attack.cut.2`);
    await expect(board).toHaveAttribute("id", "attack.cut.2");
    await expect(board).toBeInViewport();
  });

test("a rulebook begins with what a table needs, on screens of any width and on paper", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const language of ["en", "fr"])
    for (const { game } of Object.values(games)) {
      await page.goto(rulebookUrl(game.id, language));
      const overview = page.locator(".game-overview");
      const { height = 0, y = 0 } = (await overview.boundingBox()) ?? {};
      expect.soft(height, `${game.id}, ${language}`).toBeLessThanOrEqual(320);
      expect.soft(y + height, `${game.id}, ${language}`).toBeLessThanOrEqual(768);
      await expect(overview.locator("dt")).toHaveCount(4);
      await expect(overview.locator("li")).toHaveText([/\S/, /\S/, /\S/]);
    }
  await page.goto("/games/pantarei/");
  const overview = page.getByRole("region", { name: "At a glance" });
  await expect(overview).toContainText("Be the first to complete a pile of seven pieces");
  await expect(overview.getByRole("img")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.emulateMedia({ media: "print" });
  const bottomOf = (selector: string): Promise<number> =>
    page.locator(selector).evaluate((part) => part.getBoundingClientRect().bottom);
  expect(await bottomOf(".rulebook-cover")).toBeLessThan(await bottomOf(".game-overview"));
});

test("the pictures of a game are shown on request", async ({ page }) => {
  await page.goto("/games/pantarei/");
  const pictures = page.locator(".game-pictures li");
  await expect(pictures.first()).toBeHidden();
  await page.locator("details:has(.game-pictures) > summary").click();
  await expect(pictures.last()).toBeVisible();
});

test("every heading of a rulebook has an accessible permanent link", async ({ page }) => {
  await page.goto("/games/pantarei/");
  const link = page.getByRole("link", { name: "Permanent link to “A covered piece stays where it is”" });
  await link.focus();
  await expect(link).toHaveCSS("opacity", "1");
  const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#move\.covered$/);
  await expect(page.getByRole("heading", { name: "All rulings at a glance" })).toHaveCount(1);
});

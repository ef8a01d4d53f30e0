import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { createTable } from "@serpentarium/core";
import { createRecord, formatLink } from "@serpentarium/core/record";
import { ticTacToe } from "../../../packages/play/test/fixtures/tic-tac-toe-0.0/index.ts";
import { gameText } from "../src/lib/words/words.ts";
import { expectAccessibleInThemes } from "./axe.ts";
import { headProblems } from "./check-heads.ts";
import { checkLinks } from "./check-links.ts";
import { policyProblems } from "./check-policies.ts";
import { freePort } from "./free-port.ts";
import { expectNoNotationField } from "./notation.ts";
import { expectNoOverflow } from "./overflow.ts";
import { dist, pages } from "./pages.ts";
import { PlayPage } from "./play-page.ts";
import { PluginSite } from "./plugin-site.ts";
import { test } from "./test.ts";

const PATH = "/play/tic-tac-toe/";
const PLUGINS = [
  "../../packages/play/test/fixtures/tic-tac-toe-0.0",
  "../../packages/play/test/fixtures/noughts-first",
];
const LINE = ["a1", "a2", "b1", "b2", "c1"];
const lost = createRecord(ticTacToe, {
  table: createTable(ticTacToe),
  actions: LINE,
  outcome: { reason: "end.misere", places: [2, 1] },
});
const open = createRecord(ticTacToe, { table: lost, actions: ["b2"] });

test("the published site does not contain these plugins", () => {
  expect(pages.filter((path) => path.includes("noughts-first"))).toEqual([]);
  const scripts = globSync("_astro/*.js", { cwd: dist }).map((file) =>
    readFileSync(join(dist, file), "utf8"),
  );
  expect(scripts.some((script) => script.includes("end.line"))).toBe(true);
  expect(scripts.filter((script) => script.includes("end.misere"))).toEqual([]);
});

test.describe("a site with older versions, below a folder", { tag: "@full" }, () => {
  // the tests share one site, whose build takes minutes
  test.describe.configure({ mode: "serial" });

  let site: PluginSite;
  test.beforeAll(async () => {
    site = await PluginSite.build(PLUGINS, await freePort());
  });
  test.afterAll(() => site?.close());

  /** Opens the play page of tic-tac-toe on that site. */
  async function opened(page: Page, fragment = "", path = PATH): Promise<PlayPage> {
    const play = new PlayPage(page);
    await play.open(fragment, site.url + path);
    return play;
  }

  const link = (record: Parameters<typeof formatLink>[0]): string => `#${formatLink(record)}`;
  const readOnlyNotice = (page: Page) => page.locator("serpent-play .read-only");

  test("a match of an older version can be viewed action by action, but not played", async ({ page }) => {
    const play = await opened(page, link(lost));
    await expect(readOnlyNotice(page)).toContainText(
      "Played with Tic-tac-toe 0.0.3. You can view it, but not play on.",
    );
    await expect(play.turn).toContainText("Player 2 wins");
    await expect(play.turn).toContainText("Three in a line lose");
    await play.expectLog(LINE);
    await expect(page.getByText("After action 5 of 5")).toBeVisible();
    for (const name of ["Undo", "Resign"]) await expect(play.tool(name)).toHaveCount(0);
    const menu = await play.openMenu();
    for (const name of ["Redo", "New game"]) await expect(menu.getByText(name)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expectNoNotationField(page);
    await expect(page.locator("serpent-play .statechart [data-current]")).toHaveCount(0);

    await page.getByRole("button", { name: "Previous" }).click();
    await expect(page.getByText("After action 4 of 5")).toBeVisible();
    await expect(play.board.locator(".piece")).toHaveCount(4);
    await play.press("c1");
    await expect(play.board.getByRole("status")).toHaveText(
      "This match was played with an older version: you can only view it.",
    );
    await expect(play.board.locator(".piece")).toHaveCount(4);
    await play.action(LINE[0] ?? "").click();
    await page.getByRole("button", { name: "Previous" }).click();
    await expect(page.getByText("Before the first action")).toBeVisible();
    await expect(play.board.locator(".piece")).toHaveCount(0);
    await page.getByRole("button", { name: "To the end" }).click();
    await expect(play.board.locator(".piece")).toHaveCount(5);
  });

  test("an analysis uses the rules of the version that was played", async ({ page }) => {
    const play = await opened(page, link(lost));
    await page.getByRole("button", { name: "Analyse the game" }).click();
    const last = page.locator("serpent-play .report li button").last();
    await expect(last).toHaveText(
      /^Action 5: Player 1 marks c1\. Player 1 would then win 50 fewer of 100 games\. Better: Player 1 marks .+\.$/,
    );
    await last.click();
    await expect(page.getByText("After action 4 of 5")).toBeVisible();
    await play.expectLog(LINE);
  });

  test("clauses link to the rules that the match was played under", async ({ page }) => {
    const play = await opened(page, link(lost));
    const rules = `${site.folder}/games/tic-tac-toe/versions/0.0.3/`;
    const free = play.log
      .first()
      .getByRole("link", { name: gameText("tic-tac-toe", "clauses.place.free.title", "en") });
    await expect(free).toHaveAttribute("href", `${rules}#place.free`);
    await expect(readOnlyNotice(page).getByRole("link")).toHaveAttribute("href", rules);
    const rulebook = await play.openRule(play.turn.getByRole("link", { name: "Three in a line lose" }));
    await expect(rulebook).toHaveURL(`${site.url}/games/tic-tac-toe/versions/0.0.3/#end.misere`);
    await expect(rulebook.getByRole("heading", { level: 1 })).toHaveText("Tic-tac-toe 0.0.3");
    await expect(rulebook.locator("[id='end.misere']")).toHaveText("Three in a line lose");
    await expect(rulebook.locator("main")).toContainText("and that player loses");
    await expect(rulebook.locator("main")).toContainText(
      "These are the rules of Tic-tac-toe 0.0.3, an older version.",
    );
    await expectAccessibleInThemes(rulebook);
    await rulebook.close();
  });

  for (const [language, changes, counts] of [
    ["en", "What has changed since", /\d+ of 100 random matches of 0\.0\.3 go another way in 0\.1\.0\./],
    [
      "fr",
      "Ce qui a changé depuis",
      /Sur 100 parties au hasard de 0\.0\.3, \d+ se passent autrement dans 0\.1\.0\./,
    ],
  ] as const) {
    test(`two versions are compared clause by clause: ${language}`, async ({ page }) => {
      const prefix = language === "en" ? "" : "/fr";
      await page.goto(`${site.url}${prefix}/games/tic-tac-toe/versions/0.0.3/`);
      await page.getByRole("link", { name: changes }).click();
      await expect(page).toHaveURL(`${site.url}${prefix}/games/tic-tac-toe/versions/`);
      const changed = page.locator("main section[data-change]");
      await expect(changed).toHaveCount(2);
      await expect(page.locator("[data-change=removed] h3")).toHaveAttribute("id", "end.misere");
      await expect(page.locator("[data-change=added] h3")).toHaveAttribute("id", "end.line");
      await expect(page.locator("main")).toContainText(counts);
      await expectAccessibleInThemes(page);
      await page.setViewportSize({ width: 360, height: 800 });
      await expectNoOverflow(page);
    });
  }

  test("the reader's own match is kept, and a button returns to it", async ({ page }) => {
    const play = await opened(page);
    await play.press("b2");
    await play.expectLog(["b2"]);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, link(lost));
    await expect(readOnlyNotice(page)).toBeVisible();
    await page.reload();
    await expect(readOnlyNotice(page)).toBeVisible();
    await readOnlyNotice(page).getByRole("button", { name: "Back to your match" }).click();
    await expect(readOnlyNotice(page)).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe("");
    await play.expectLog(["b2"]);
    await play.press("a1");
    await play.expectLog(["b2", "a1"]);
  });

  test("an unfinished match stays unfinished", async ({ page }) => {
    const play = await opened(page, link(open));
    await expect(play.turn).toContainText("Player 2 was to act");
    await play.press("a1");
    await play.expectLog(["b2"]);
  });

  test("a file of an older version is shown, and shared unchanged", async ({ page }) => {
    const play = await opened(page);
    const choosing = page.waitForEvent("filechooser");
    await play.choose("Open file");
    const buffer = Buffer.from(JSON.stringify(lost));
    await (await choosing).setFiles({ name: "match.json", mimeType: "application/json", buffer });
    await expect(readOnlyNotice(page)).toBeVisible();
    await play.choose("Copy link");
    expect(new URL(page.url()).hash).toBe(link(lost));
  });

  test("names a version that the site does not have", async ({ page }) => {
    const play = await opened(page, link({ ...lost, version: "3.1.4" }));
    await expect(play.notice).toContainText("Played with tic-tac-toe 3.1.4; this is 0.1.0.");
    await expect(play.notice).toContainText("This site does not have that version.");
    await expect(readOnlyNotice(page)).toHaveCount(0);
  });

  for (const [language, says] of [
    ["en", "Played with Tic-tac-toe 0.0.3"],
    ["fr", "Jouée avec Morpion 0.0.3"],
  ] as const) {
    test(`has no axe violations, light or dark, and no overflow: ${language}`, async ({ page }) => {
      await opened(page, link(lost), language === "en" ? PATH : `/fr${PATH}`);
      await expect(readOnlyNotice(page)).toContainText(says);
      await expectAccessibleInThemes(page);
      await page.setViewportSize({ width: 360, height: 800 });
      await expectNoOverflow(page);
    });
  }

  test("a plugin given by path has its pages, in French as far as it is translated", async ({ page }) => {
    await page.goto(`${site.url}/games/noughts-first/`);
    await expect(page.locator("[id='setup.first']")).toHaveText("Noughts begin");
    await expect(page.locator(".variant-box")).toBeVisible();
    await page.locator("[data-activate]:visible").first().click();
    await expect(page.locator("serpent-example[data-live]")).toHaveCount(1);
    await page.goto(`${site.url}/fr/games/noughts-first/`);
    await expect(page.locator("[id='setup.first']")).toBeVisible();
    const play = await opened(page, "", "/fr/play/noughts-first/");
    await play.press("b2");
    await play.expectLog(["b2"]);
  });

  // all tests above also run below a base path
  test.describe("below a base path", () => {
    test("has no problems in links, heads and policies", () => {
      const { pages: count, broken } = checkLinks(site.dist, site.folder);
      expect(count).toBeGreaterThan(pages.length);
      expect(broken).toEqual([]);
      expect(headProblems(site.dist, `${site.url}/`)).toEqual([]);
      expect(policyProblems(site.dist)).toEqual([]);
    });

    test("the home page links to a play page, where a bot answers an action", async ({ page }) => {
      await page.goto(`${site.url}/fr/`);
      await page.locator(`a[href$="/fr/play/pantarei/"]:visible`).first().click();
      await expect(page).toHaveURL(`${site.url}/fr/play/pantarei/`);
      const play = await opened(page);
      await play.choose("New game");
      await page.getByLabel("Player 2", { exact: true }).selectOption("Bot: Gula – Easy");
      await page.getByRole("button", { name: "Start" }).click();
      await play.press("b2");
      await expect(play.log).toHaveCount(2);
    });

    test("the search finds existing pages", async ({ page }) => {
      await page.goto(`${site.url}/`);
      await page.getByRole("button", { name: "Search" }).click();
      await page.locator(".pagefind-ui__search-input").fill("covered piece stays");
      await page.locator('.pagefind-ui__result-link[href$="#move.covered"]').first().click();
      await expect(page).toHaveURL((url) => url.href.startsWith(`${site.url}/games/pantarei`));
      await expect(page.locator("[id='move.covered']")).toBeInViewport();
    });
  });
});

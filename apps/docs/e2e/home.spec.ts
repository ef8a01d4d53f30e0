import { expect, type Locator, type Page } from "@playwright/test";
import { loadPuzzles } from "@serpentarium/puzzles";
import { dailyGame, dailyPuzzle } from "../../../packages/play/src/puzzle/daily-puzzle.ts";
import { dailyGames } from "../src/lib/game-pages/daily-games.ts";
import { positionAfter, recordedMatchOf } from "../src/lib/game-pages/self-play.ts";
import { featuredGames } from "../src/lib/registry/featured-games.ts";
import { games, pluginOf } from "../src/lib/registry/games.ts";
import { gameText } from "../src/lib/words/words.ts";
import { expectAccessible } from "./axe.ts";
import { expectNoShift } from "./layout-shift.ts";
import { PageNetwork } from "./page-network.ts";
import { gzippedSize } from "./pages.ts";
import { PlayPage } from "./play-page.ts";
import { press } from "./press.ts";
import { test } from "./test.ts";

/** The first game of the slideshow. */
const { game } = pluginOf("pantarei");
const recording = recordedMatchOf(game);
const before = positionAfter(game, recording, recording.from);

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** The home page with a clock controlled by the test. */
class HomePage {
  readonly page: Page;
  readonly demo: Locator;
  readonly board: Locator;
  readonly narration: Locator;

  constructor(page: Page) {
    this.page = page;
    this.demo = page.locator("serpent-demo");
    this.board = this.demo.locator("serpent-board");
    this.narration = this.demo.locator("[data-narration]");
  }

  /** Opens the page and pauses before the first step of the replay. */
  async open(path = "/"): Promise<void> {
    await this.page.clock.install({ time: 0 });
    await this.page.clock.pauseAt(1000);
    await this.page.goto(path);
    // the board loads when the browser is idle; its first step waits for the clock
    await this.page.clock.runFor(5000);
    await expect(this.board.locator("[data-target]").first()).toBeAttached();
  }

  button(name: RegExp | string): Locator {
    return this.demo.getByRole("button", { name });
  }

  /** Advances the clock, which plays the due steps. */
  async wait(seconds: number): Promise<void> {
    await this.page.clock.runFor(seconds * 1000);
  }
}

test("the first screen shows the title, the entry links, the board and its narration", async ({
  ownPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const home = new HomePage(page);
  await home.open();
  for (const part of [
    page.getByRole("heading", { level: 1 }),
    page.locator(".tagline"),
    page.locator(".entry-links"),
    home.board,
    home.narration,
    home.button("Take over"),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

for (const [home, links, tag] of [
  ["/", { Play: "/play/", Learn: "/learn/", "Read the rules": "/games/" }, ["@full"]],
  ["/fr/", { Jouer: "/fr/play/", Apprendre: "/fr/learn/", "Lire les règles": "/fr/games/" }, []],
] as const) {
  test(`the entry links of ${home} open their pages`, { tag: [...tag] }, async ({ page }) => {
    for (const [name, path] of Object.entries(links)) {
      await page.goto(home);
      await page.locator(".entry-links").getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.locator("h1")).toBeVisible();
    }
  });
}

test("the board replays a match and narrates it with links to clauses", async ({ ownPage: page }) => {
  const home = new HomePage(page);
  await home.open();
  const narrations = new Set<string>();
  for (let i = 0; i < 3; i++) {
    await home.wait(6);
    narrations.add((await home.narration.textContent()) ?? "");
    const link = home.narration.getByRole("link").first();
    await expect(link).toHaveAttribute("href", /^\/games\/pantarei\/#[a-z]+\.[a-z-]+$/);
    const clause = (await link.getAttribute("href"))?.split("#")[1] ?? "";
    await expect(link).toHaveText(gameText(game.id, `clauses.${clause}.title`, "en"));
  }
  expect(narrations.size).toBe(3);
  // the replay is not announced
  await expect(home.board.getByRole("status")).toHaveText("");
  await home.narration.getByRole("link").first().click();
  const id = new URL(page.url()).hash.slice(1);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test("the replay can be paused and resumed", async ({ ownPage: page }) => {
  const home = new HomePage(page);
  await home.open();
  await home.wait(6);
  await home.button("Pause").click();
  const paused = (await home.narration.textContent()) ?? "";
  await home.wait(60);
  await expect(home.narration).toHaveText(paused);
  await home.button("Watch").click();
  await home.wait(6);
  await expect(home.narration).not.toHaveText(paused);
});

test("pass.forced: after taking over, a refused action is explained with its clause", async ({
  ownPage: page,
}) => {
  const home = new HomePage(page);
  await home.open();
  await home.button("Take over").click();
  await expect(home.narration).toContainText("your turn");
  await press(home.board.getByRole("button", { name: "Pass" }));
  await expect(home.narration).toContainText("Not allowed.");
  await expect(home.board.getByRole("status")).toContainText("pass");
  await home.narration
    .getByRole("link", { name: gameText(game.id, "clauses.pass.forced.title", "en") })
    .click();
  await expect(page).toHaveURL("/games/pantarei/#pass.forced");
  await expect(page.locator('[id="pass.forced"]')).toBeInViewport();
});

test("taken over by keyboard, the match continues on the play page", async ({ ownPage: page }) => {
  const home = new HomePage(page);
  await home.open();
  await home.button("Take over").focus();
  await page.keyboard.press("Enter");
  await expect(home.narration).toContainText("your turn");
  const [first] = game.legalActions(before).map((action) => game.clicks(before, action));
  for (const target of first ?? []) {
    await home.board.locator(`[data-target="${target}"]`).focus();
    await page.keyboard.press("Enter");
  }
  await expect(home.board.getByRole("status")).not.toHaveText("");
  await expect(home.narration.getByRole("link").first()).toBeVisible();
  await page.clock.resume();
  await home.demo.getByRole("link", { name: "Play on with bots" }).click();
  await expect(page.locator("serpent-play[data-live]")).toBeVisible();
  await expect(new PlayPage(page).notice).toContainText("You play on from here against bots.");
  const { log } = new PlayPage(page);
  await expect(log).toHaveCount(recording.from + 1);
  // the user plays the acting seat, and a bot answers
  const [action] = game.legalActions(before);
  const after = game.apply(before, action as never);
  const [answer] = game.legalActions(after);
  await new PlayPage(page).enterNotation(game.formatAction(answer as never, after));
  await expect(log).toHaveCount(recording.from + 3);
});

test("a match that is over cannot be played on: a new one against a bot is offered", async ({
  ownPage: page,
}) => {
  const home = new HomePage(page);
  await home.open();
  const playOn = home.demo.getByRole("link", { name: "Play on with bots" });
  await expect(playOn).toHaveAttribute("href", /#/);
  // the whole recording
  await home.wait(300);
  await expect(playOn).toHaveCount(0);
  await page.clock.resume();
  await home.demo.getByRole("link", { name: "Play against a bot" }).click();
  await expect(page.locator("serpent-play[data-live]")).toBeVisible();
  const { turn, notice } = new PlayPage(page);
  await expect(turn).toContainText("Player 1, your turn");
  await expect(notice).toBeHidden();
});

test("pressing the board takes it over, and a button shows another game", async ({ ownPage: page }) => {
  const home = new HomePage(page);
  await home.open();
  await press(home.board.locator("[data-target]").first());
  await expect(home.button("Watch")).toBeVisible();
  await expect(home.narration).toContainText("your turn");
  for (const { game: next } of [...featuredGames.slice(1), ...featuredGames.slice(0, 1)]) {
    await home.button("Another game").click();
    await expect(home.demo.locator("[data-name]")).toHaveText(gameText(next.id, "title", "en"));
    await home.wait(6);
    await expect(home.narration.getByRole("link").first()).toHaveAttribute(
      "href",
      new RegExp(`^/games/${next.id}/#`),
    );
  }
});

test("narrates in French", async ({ ownPage: page }) => {
  const home = new HomePage(page);
  await home.open("/fr/");
  await home.wait(6);
  await expect(home.narration).toContainText("joueur");
  await home.button("Prendre la main").click();
  await expect(home.narration).toContainText("à vous");
  await home.button("Regarder").click();
  await expect(home.button("Pause")).toBeVisible();
});

test("with reduced motion, nothing moves or loads until the replay is started", async ({ ownPage: page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install({ time: 0 });
  await page.goto("/");
  await page.clock.runFor(60_000);
  await expect(page.locator("serpent-demo serpent-board [data-target]")).toHaveCount(0);
  await page.getByRole("button", { name: "Watch" }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(page.locator("serpent-demo serpent-board [data-target]").first()).toBeAttached();
});

test("loads at most 50 kB of script and texts for the replay, without layout shifts", async ({
  ownPage: page,
}) => {
  const files = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "script" || pathname.startsWith("/replays/")) files.add(pathname);
  });
  const network = new PageNetwork(page);
  const home = new HomePage(page);
  await home.open();
  for (let i = 0; i < 5; i++) await home.wait(6);
  await page.clock.resume();
  await network.waitUntilIdle();
  expect([...files]).toContain("/replays/pantarei.json");
  const total = gzippedSize(files);
  test.info().annotations.push({ type: "script and texts, gzipped", description: `${total} bytes` });
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThanOrEqual(50_000);
  await expectNoShift(page);
});

test("has no axe violations during the replay or after taking over", async ({ ownPage: page }) => {
  const home = new HomePage(page);
  await home.open();
  await home.wait(6);
  // axe needs a running clock
  await page.clock.resume();
  await expectAccessible(page, "serpent-demo");
  await home.button("Take over").click();
  await expectAccessible(page, "serpent-demo");
});

test("the pages of all games show a card for each, with a picture and measured facts", async ({ page }) => {
  for (const path of ["/play/", "/fr/play/", "/games/", "/fr/games/"]) {
    await page.goto(path);
    const count = Object.keys(games).length;
    await expect(page.locator(".game-card")).toHaveCount(count);
    await expect(page.locator(".game-card svg[role=img]:visible")).toHaveCount(count);
    await expect(page.locator(".game-card dl > :last-child dd")).toHaveText(
      Object.keys(games).map(() => /[1-5] (of|sur) 5, .+/),
    );
  }
});

test("the navigation is in the header where it fits, and in the menu where it does not", async ({ page }) => {
  for (const path of ["/", "/games/pantarei/"]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const nav = page.getByRole("navigation", { name: "The site" }).filter({ visible: true });
    for (const name of ["Play", "Rules", "Learn", "Build"])
      await expect(nav.getByRole("link", { name, exact: true })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(nav).toHaveCount(0);
    await page.locator("header summary, nav.sidebar button").filter({ visible: true }).click();
    await nav.getByRole("link", { name: "Build", exact: true }).click();
    await expect(page).toHaveURL("/build/");
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the puzzle of the day is a link to all puzzles", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("daily-puzzle").getByRole("link")).toHaveAttribute("href", "/puzzles/");
  });

  test("the home page shows a board, its entry links and its menu, and no dead buttons", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await expect(page.locator("serpent-demo svg[role=img]:visible")).toHaveCount(1);
    await expect(page.locator("serpent-demo button:visible")).toHaveCount(0);
    await page.locator("header summary").click();
    await page.getByRole("navigation", { name: "The site" }).getByRole("link", { name: "Rules" }).click();
    await expect(page).toHaveURL("/games/");
  });
});

test("every page has an Open Graph image", async ({ page, request }) => {
  for (const [path, name] of [
    ["/", "site"],
    ["/fr/", "fr/site"],
    ["/guides/bots/", "site"],
    ["/games/sssnake/", "sssnake"],
    ["/fr/play/pantarei-ring/", "fr/pantarei-ring"],
  ] as const) {
    await page.goto(path, { waitUntil: "commit" });
    const content = (property: string): Promise<string | null> =>
      page.locator(`meta[property="${property}"], meta[name="${property}"]`).first().getAttribute("content");
    expect(await content("twitter:card")).toBe("summary_large_image");
    expect(await content("og:title")).not.toBe("");
    expect(await content("og:image:alt")).toMatch(path.startsWith("/fr/") ? /À côté/ : /Beside it/);
    const { pathname } = new URL((await content("og:image")) ?? "");
    expect(pathname).toBe(`/social/${name}.png`.replace("/social/fr/", "/fr/social/"));
    const picture = await request.get(pathname);
    expect(picture.headers()["content-type"]).toBe("image/png");
    expect((await picture.body()).length).toBeGreaterThan(10_000);
  }
});

test("shows the board of the puzzle of the day, of a printed game", async ({ ownPage: page }) => {
  for (const day of ["2026-12-01", "2026-12-02"]) {
    await page.clock.setFixedTime(`${day}T12:00:00`);
    await page.goto("/");
    const id = dailyGame(day, dailyGames);
    const numbers = [...(await loadPuzzles(id)).keys()];
    const card = page.locator("daily-puzzle");
    await expect(card.getByRole("link")).toHaveAttribute("href", `/puzzles/${id}/#today`);
    await expect(card.locator("[data-game]")).toContainText(gameText(id, "title", "en"));
    const picture = card.locator("img");
    const number = dailyPuzzle(day, numbers, dailyGames.length);
    await expect(picture).toHaveAttribute("src", `/daily/${id}/${number}.svg`);
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
});

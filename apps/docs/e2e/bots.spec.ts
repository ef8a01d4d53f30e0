import { expect, type Locator } from "@playwright/test";
import { createTable } from "@serpentarium/core";
import { createRecord, formatLink } from "@serpentarium/core/record";
import { hasDecisions } from "../../../packages/play/src/match/decisions.ts";
import { baseOf, games, pluginOf } from "../src/lib/registry/games.ts";
import { expectAccessibleInThemes } from "./axe.ts";
import { notationsOf } from "./notation.ts";
import { linkTo as linkToRow, PlayPage } from "./play-page.ts";
import { press } from "./press.ts";
import { test } from "./test.ts";

const { game } = pluginOf("tic-tac-toe");
const PATH = "/play/tic-tac-toe/";

/** Crosses can complete a line: noughts missed the block at a2. */
const TO_WIN = ["a3", "b2", "a1", "c1"];
const WON = [...TO_WIN, "a2"];

/** A link to a match of noughts and crosses after some actions. */
function linkTo(actions: readonly string[]): string {
  const table = createTable(game);
  const outcome = actions === WON ? { reason: "end.line", places: [1, 2] } : undefined;
  return `#${formatLink(createRecord(game, { table, actions, outcome }))}`;
}

/** A play page with bots, hints and analyses. */
class BotsPage extends PlayPage {
  readonly hint = this.page.locator("serpent-play p.hint");
  readonly points = this.page.locator("serpent-play .report li button");
  readonly better = this.page.locator("serpent-play p.better");
  readonly analysis = this.page.locator("serpent-play .analysis");

  async begin(occupants: Readonly<Record<string, string>>): Promise<void> {
    await this.choose("New game");
    for (const [seat, occupant] of Object.entries(occupants))
      await this.page.getByLabel(seat, { exact: true }).selectOption(occupant);
    await this.page.getByRole("button", { name: "Start" }).click();
  }

  async analyse(name = "Analyse the game"): Promise<void> {
    await this.tool(name).click();
    await expect(this.points.first()).toBeVisible();
    // before its end it has points without lines
    await expect(this.analysis.getByRole("progressbar")).toHaveCount(0);
  }
}

test("plays a whole game between a level and a random opponent, and analyses it", async ({ page }) => {
  const play = new BotsPage(page);
  await play.open("", PATH);
  await play.begin({ "Player 1": "Bot: Gula – Easy", "Player 2": "Random opponent" });
  await expect(play.turn).toContainText(/wins|A draw/);
  await play.expectState("over");
  await expect(play.tool("Hint")).toHaveCount(0);
  await play.tool("Analyse the game").click();
  await expect(page.getByRole("figure", { name: "What each player could expect" })).toBeVisible();
});

test("a level answers a person, is undone with their action, and continues after a reload", async ({
  page,
}) => {
  const play = new BotsPage(page);
  await play.open("", PATH);
  await play.begin({ "Player 2": "Bot: Argus – Good" });
  await play.press("b2");
  await expect(play.log).toHaveCount(2);
  await expect(play.turn).toContainText("Player 1, your turn");
  await expect(play.log.last()).toContainText("Argus marks");
  const [answer = ""] = await notationsOf(play.log.last());
  await play.open("", PATH);
  await play.expectLog(["b2", answer]);
  await play.tool("Undo").click();
  await play.expectLog([]);
  await play.press("b2");
  await play.expectLog(["b2", answer]);
});

// no level is offered in games without decisions
for (const [id, plugin] of Object.entries(games).filter(([, { game: any }]) => hasDecisions(any))) {
  // a variant is loaded and played like its base
  const tag = baseOf(plugin) ? ["@full"] : [];

  test(`${id}: a level plays it`, { tag }, async ({ page }) => {
    const play = new BotsPage(page);
    await play.open("", `/play/${id}/`);
    await play.begin({ "Player 1": "Bot: Fortuna – Beginner" });
    await expect(play.log).not.toHaveCount(0);
    await expect(play.turn).toContainText("your turn");
  });
}

test("end.line: shows and marks a hint without playing it, and hides it on request", async ({ page }) => {
  const play = new BotsPage(page);
  await play.open(linkTo(TO_WIN), PATH);
  await play.tool("Hint").click();
  await expect(play.hint).toContainText(
    /You could play: Player 1 marks a2\. Three in a line: player 1 wins\.\s*You then win for certain\./,
  );
  await expect(play.board.locator(".mark.hint")).toHaveAttribute("data-space", "a2");
  await play.expectLog(TO_WIN);
  await expectAccessibleInThemes(page, "serpent-play");
  await expect(play.tool("Hide the hint")).toBeFocused();
  await play.tool("Hide the hint").click();
  await expect(play.hint).toBeHidden();
  await expect(play.board.locator(".mark.hint")).toHaveCount(0);
  await play.tool("Hint").click();
  await expect(play.hint).toContainText("a2");
  await play.press("b1");
  await expect(play.hint).toBeHidden();
  await play.expectLog([...TO_WIN, "b1"]);
});

test("setup.deal: gives no hint while the screen is handed over", async ({ page }) => {
  const play = new BotsPage(page);
  await play.open("", "/play/hidden-hands/");
  await page.getByRole("button", { name: /^Together/ }).click();
  await expect(page.locator("serpent-play .hand-over")).toBeVisible();
  await expect(play.tool("Hint")).toHaveAttribute("aria-disabled", "true");
  await press(play.tool("Hint"));
  await expect(play.board.getByRole("status")).toHaveText("You can get a hint when it is your turn.");
  await page.locator("serpent-play .hand-over button").click();
  await play.tool("Hint").click();
  await expect(play.hint).toContainText(/You could play: .*Snake \d+.* games/i);
});

test("analyses an opened record: marks its turning point, which links to the position before it", async ({
  page,
}) => {
  const play = new BotsPage(page);
  await play.open(linkTo(WON), PATH);
  await play.analyse();
  await expect(play.points).toHaveText([
    "Action 4: Player 2 marks c1. Player 2 would then win 50 fewer of 100 games. Better: Player 2 marks a2.",
  ]);
  const point = page.locator("serpent-play .curve .point");
  await expect(point).toHaveCount(1);
  await point.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Looking back: after action 3 of 5")).toBeVisible();
  await expect(play.board.locator(".mark.hint")).toHaveAttribute("data-space", "a2");
  await expect(play.better).toHaveText(/^Better, marked with a star: Player 2 marks a2/);
  await expect(point).toHaveAttribute("aria-current", "step");
  await page.getByText("Every action", { exact: true }).click();
  await expect(page.locator("serpent-play .report tbody tr")).toHaveCount(6);
  await expect(page.locator("serpent-play .report tbody tr").last().locator("td")).toHaveText(["100", "0"]);
  await expectAccessibleInThemes(page, "serpent-play");
  await play.tool("Close the analysis").click();
  await expect(play.points).toHaveCount(0);
});

test("after a match, moves are tried from a position with the values of others, and a better line is stepped through", async ({
  page,
}) => {
  const play = new BotsPage(page);
  await play.open(linkTo(WON), PATH);
  await play.analyse();
  await play.points.first().click();
  await page.getByRole("button", { name: "Play through" }).click();
  await expect(page.getByText("After action 4 of 9")).toBeVisible();
  const values = page.locator("serpent-play .values");
  await expect(values).toContainText("Of 100 games from here, Player 1 would win:");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("After action 5 of 9")).toBeVisible();
  // another way from the position before
  await page.getByRole("button", { name: "Previous" }).click();
  await page.getByRole("button", { name: "Previous" }).click();
  await play.press("b1");
  await expect(play.log).toHaveCount(4);
  await expect(play.turn).toContainText("Player 1, your turn");
  const winning = values.getByRole("button", { name: /a2/ });
  await expect(winning).toBeVisible();
  await expectAccessibleInThemes(page, "main");
  await winning.click();
  await expect(play.turn).toContainText("Player 1 wins");
  await page.getByRole("button", { name: "Back to the match" }).click();
  await expect(page.getByText("Looking back: after action 3 of 5")).toBeVisible();
  await expect(play.points).toHaveCount(1);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
])
  test(`an analysis shows board and curve together on a screen ${size.width} px wide`, async ({ page }) => {
    await page.setViewportSize(size);
    const play = new BotsPage(page);
    await play.open(linkTo(WON), PATH);
    const curve = page.locator("serpent-play .curve .picture");
    const areBothAbove = async (bar: Locator): Promise<boolean> => {
      const [drawing, chart, buttons, header] = await Promise.all(
        [play.board.locator("[part=drawing]"), curve, bar, page.locator("body > .page > header")].map(
          (part) => part.boundingBox(),
        ),
      );
      const room = { from: (header?.y ?? 0) + (header?.height ?? 0), to: buttons?.y ?? 0 };
      return [drawing, chart].every((box) => box && box.y >= room.from && box.y + box.height <= room.to);
    };
    await play.analyse();
    await expect(play.notice).toBeVisible();
    await expect.poll(() => areBothAbove(page.locator("serpent-play .bar"))).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await curve.getByRole("button").first().click();
    await expect(page.getByText("Looking back: after action 3 of 5")).toBeVisible();
    await expect.poll(() => areBothAbove(page.locator("serpent-play .history"))).toBe(true);
  });

test("cancels an analysis", async ({ page }) => {
  const play = new PlayPage(page);
  // the worker never loads
  await page.route("**/bots-worker*", () => {});
  await play.open(linkToRow(14));
  const analysis = page.locator("serpent-play .analysis");
  await play.tool("Analyse the game").click();
  await expect(analysis.getByRole("progressbar")).toBeVisible();
  await expectAccessibleInThemes(page, "serpent-play");
  await play.tool("Cancel the analysis").click();
  await expect(analysis.getByRole("progressbar")).toHaveCount(0);
});

test("a hint in a game without chance is thought on several processors, with shared memory", async ({
  ownPage: page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "hardwareConcurrency", { value: 2 }));
  const play = new BotsPage(page);
  await play.open(linkToRow(9));
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await play.tool("Hint").click();
  await expect(play.hint).toContainText("You could play");
  expect(page.workers()).toHaveLength(2);
});

test("bots of a game that has a network evaluate positions by it", async ({ page }) => {
  const play = new BotsPage(page);
  const network = page.waitForResponse(/\/network-[^/]*\.js$/);
  await play.open("", "/play/ssserpent/");
  await play.begin({ "Player 1": "Bot: Fortuna – Beginner" });
  expect((await network).ok()).toBe(true);
  await expect(play.log).not.toHaveCount(0);
});

test("reports that bots could not be loaded, and retries after a reload", async ({ page }) => {
  const play = new BotsPage(page);
  await page.route("**/bots-worker*", (route) => route.abort());
  await play.open("", PATH);
  await play.tool("Hint").click();
  await expect(play.hint).toHaveText("No hint could be found.");
  await play.begin({ "Player 2": "Bot: Gula – Easy" });
  await play.press("b2");
  await expect(play.notice).toContainText("The bot has stopped working. Reload the page, or undo.");
  await page.unrouteAll();
  await play.open("", PATH);
  await expect(play.log).toHaveCount(2);
});

test("a bot is called by its level, in French by a noun with its article", async ({ page }) => {
  const play = new BotsPage(page);
  await play.open("", `/fr${PATH}`);
  await page.getByRole("button", { name: "Contre un robot" }).click();
  await play.press("b2");
  await expect(play.log).toHaveCount(2);
  await expect(play.log.last()).toContainText("Gula marque");
  await play.tool("Abandonner").click();
  await page.getByRole("dialog").getByRole("button", { name: "Joueur 1" }).click();
  await expect(play.turn).toContainText("Gula gagne");
  await expect(page).toHaveTitle(/Gula gagne/);
  await page.goto("/fr/matches/");
  await expect(page.locator("serpent-matches li strong")).toHaveText("Joueur 1 – Gula");
});

test("shows the form, a hint and an analysis in French", async ({ page }) => {
  const play = new BotsPage(page);
  await play.open(linkTo(WON), `/fr${PATH}`);
  await play.analyse("Analyser la partie");
  await expect(play.points).toHaveText(
    /^Coup 4\s: Le joueur 2 marque c1\. Joueur 2 gagnerait alors 50 parties de moins sur 100\. Mieux valait\s: Le joueur 2 marque a2\.$/,
  );
  await play.points.click();
  await expect(play.better).toHaveText(/^Mieux valait, marqué d’une étoile\s: Le joueur 2 marque a2\.$/);
  await play.tool("Annuler").first().click();
  await play.tool("Conseil").click();
  await expect(play.hint).toContainText(
    /Vous pourriez jouer\s: Le joueur 1 marque a2.*Vous gagnez alors à coup sûr\./,
  );
  await play.choose("Nouvelle partie");
  await expect(page.getByLabel("Joueur 2")).toContainText("Robot : Pythia – Fort");
});

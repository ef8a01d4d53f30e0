import { expect, test } from "@playwright/test";
import { createTable } from "@serpentarium/core";
import { formatLink, formatRecord } from "@serpentarium/core/record";
import { baseOf, games, pluginOf } from "../src/lib/games.ts";
import { expectAccessibleInThemes } from "./axe.ts";
import { linkTo as linkToRow, PlayPage } from "./play-page.ts";
import { press } from "./press.ts";

const { game } = pluginOf("tic-tac-toe");
const PATH = "/play/tic-tac-toe/";

/** Crosses are about to have a line: noughts missed the block at a2. */
const TO_WIN = ["a3", "b2", "a1", "c1"];
const WON = [...TO_WIN, "a2"];

/** A link to a match of noughts and crosses after some actions. */
function linkTo(actions: readonly string[]): string {
  const table = createTable(game);
  const outcome = actions === WON ? { winners: [0], reason: "end.line" } : undefined;
  return `#${formatLink(formatRecord(game, { table, actions, outcome }))}`;
}

/** A page on which programs play, give hints and analyse. */
class BotsPage extends PlayPage {
  readonly hint = this.page.locator("serpent-play p.hint");
  readonly points = this.page.locator("serpent-play .report li button");
  readonly better = this.page.locator("serpent-play p.better");
  readonly analysis = this.page.locator("serpent-play .analysis");

  async begin(occupants: Readonly<Record<string, string>>): Promise<void> {
    await this.tool("New game").click();
    for (const [seat, occupant] of Object.entries(occupants))
      await this.page.getByLabel(seat, { exact: true }).selectOption(occupant);
    await this.page.getByRole("button", { name: "Start" }).click();
  }

  async analyse(): Promise<void> {
    await this.analysis.getByRole("button", { name: "Analyse the game" }).click();
    await expect(this.points.first()).toBeVisible();
  }
}

test("a level plays a whole game against a random opponent, and is analysed afterwards", async ({ page }) => {
  const play = new BotsPage(page);
  await play.open("", PATH);
  await play.begin({ "Player 1": "Program: Easy", "Player 2": "Random opponent" });
  await expect(play.turn).toContainText(/wins|A draw/);
  await play.expectState("over");
  await expect(play.tool("Hint")).toHaveCount(0);
  await play.analysis.getByRole("button", { name: "Analyse the game" }).click();
  await expect(page.getByRole("figure", { name: "What each could expect" })).toBeVisible();
});

test("a level answers a person, is taken back with undo, and goes on after a reload", async ({ page }) => {
  const play = new BotsPage(page);
  await play.open("", PATH);
  await play.begin({ "Player 2": "Program: Good" });
  await play.press("b2");
  await expect(play.log).toHaveCount(2);
  await expect(play.turn).toContainText("Player 1, your turn");
  const answer = (await play.log.first().locator(".notation").textContent()) ?? "";
  await play.open("", PATH);
  await play.expectLog(["b2", answer]);
  await play.tool("Undo").click();
  await play.expectLog([]);
  await play.press("b2");
  await play.expectLog(["b2", answer]);
});

for (const [id, plugin] of Object.entries(games)) {
  // a variant is loaded and played like its base
  const tag = baseOf(plugin) ? ["@full"] : [];

  test(`${id}: a level sits down to it and plays`, { tag }, async ({ page }) => {
    const play = new BotsPage(page);
    await play.open("", `/play/${id}/`);
    await play.begin({ "Player 1": "Program: Beginner" });
    await expect(play.log).not.toHaveCount(0);
    await expect(play.turn).toContainText("your turn");
  });
}

test("end.line: a hint is shown and marked, plays nothing, and goes when it is told to", async ({ page }) => {
  const play = new BotsPage(page);
  await play.open(linkTo(TO_WIN), PATH);
  await play.tool("Hint").click();
  await expect(play.hint).toContainText(/You could play a2 .*100% of a win/);
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

test("setup.deal: there is no hint while the screen is handed over", async ({ page }) => {
  const play = new BotsPage(page);
  await play.open("", "/play/hidden-hands/");
  await expect(page.locator("serpent-play .cover")).toBeVisible();
  await expect(play.tool("Hint")).toHaveAttribute("aria-disabled", "true");
  await press(play.tool("Hint"));
  await expect(play.board.getByRole("status")).toHaveText("There are hints when it is your turn.");
  await page.locator("serpent-play .cover button").click();
  await play.tool("Hint").click();
  await expect(play.hint).toContainText(/You could play \d+ .*Snake \d+.*% of a win/i);
});

test("an opened record is analysed: its turning point is marked and leads to the board before it", async ({
  page,
}) => {
  const play = new BotsPage(page);
  await play.open(linkTo(WON), PATH);
  await play.analyse();
  await expect(play.points).toHaveText(["Action 4, c1: −50% for Player 2; better was a2"]);
  const point = page.locator("serpent-play .curve .point");
  await expect(point).toHaveCount(1);
  await point.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Looking back: after action 3 of 5")).toBeVisible();
  await expect(play.board.locator(".mark.hint")).toHaveAttribute("data-space", "a2");
  await expect(play.better).toHaveText(/^Better was, in dots: a2 – Player 2 /);
  await expect(point).toHaveAttribute("aria-current", "step");
  await page.getByText("Every action", { exact: true }).click();
  await expect(page.locator("serpent-play .report tbody tr")).toHaveCount(6);
  await expect(page.locator("serpent-play .report tbody tr").last()).toContainText("100%0%");
  await expectAccessibleInThemes(page, "serpent-play");
  await play.analysis.getByRole("button", { name: "Close the analysis" }).click();
  await expect(play.points).toHaveCount(0);
});

test("an analysis can be cancelled", async ({ page }) => {
  const play = new PlayPage(page);
  // the worker never comes
  await page.route("**/bots-worker*", () => {});
  await play.open(linkToRow(14));
  const analysis = page.locator("serpent-play .analysis");
  await analysis.getByRole("button", { name: "Analyse the game" }).click();
  await expect(analysis.getByRole("progressbar")).toBeVisible();
  await expectAccessibleInThemes(page, "serpent-play");
  await analysis.getByRole("button", { name: "Cancel the analysis" }).click();
  await expect(analysis.getByRole("progressbar")).toHaveCount(0);
});

test("where programs cannot be fetched, that is said, and a reload asks again", async ({ page }) => {
  const play = new BotsPage(page);
  await page.route("**/bots-worker*", (route) => route.abort());
  await play.open("", PATH);
  await play.tool("Hint").click();
  await expect(play.hint).toHaveText("No hint could be found.");
  await play.begin({ "Player 2": "Program: Easy" });
  await play.press("b2");
  await expect(play.notice).toContainText("The opponent broke down: load the page again, or undo.");
  await page.unrouteAll();
  await play.open("", PATH);
  await expect(play.log).toHaveCount(2);
});

test("in French, the form, a hint and an analysis are French", async ({ page }) => {
  const play = new BotsPage(page);
  await play.open(linkTo(WON), `/fr${PATH}`);
  await play.analysis.getByRole("button", { name: "Analyser la partie" }).click();
  await expect(play.points).toHaveText(/^Coup 4, c1\s: −50\s% pour Joueur 2\s; mieux valait a2$/);
  await play.points.click();
  await expect(play.better).toHaveText(/^Mieux valait, en pointillé\s: a2 – Le joueur 2 marque a2\.$/);
  await play.tool("Annuler").first().click();
  await play.tool("Conseil").click();
  await expect(play.hint).toContainText(/Vous pourriez jouer a2 .*100\s% d’une victoire/);
  await play.tool("Nouvelle partie").click();
  await expect(page.getByLabel("Joueur 2")).toContainText("Programme : Fort");
});

import { expect, type Locator, type Page } from "@playwright/test";
import { createTable, type Game, play, unwrap } from "@serpentarium/core";
import { resolveClicks } from "@serpentarium/core/scene";
import { loadPuzzles, mainLine, openPuzzle, type Puzzle } from "@serpentarium/puzzles";
import { addDays, dailyGame, dailyPuzzle } from "../../../packages/play/src/puzzle/daily-puzzle.ts";
import { dailyGames } from "../src/lib/game-pages/daily-games.ts";
import { packageOf } from "../src/lib/registry/games.ts";
import { expectAccessible } from "./axe.ts";
import { expectNoOverflow } from "./overflow.ts";
import { press } from "./press.ts";
import { test } from "./test.ts";

const ID = "pantarei";
const { game } = packageOf(ID).plugin;
const puzzles = await loadPuzzles(ID);
const puzzle = puzzles.find(({ actions }) => actions === 3);
if (!puzzle) throw new Error("no short puzzle");

class PuzzlePage {
  readonly page: Page;
  readonly board: Locator;
  readonly feedback: Locator;

  constructor(page: Page) {
    this.page = page;
    this.board = page.locator("serpent-puzzles serpent-board");
    this.feedback = page.locator("serpent-puzzles .feedback");
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.locator("serpent-puzzles[data-live]")).toBeVisible();
  }

  button(name: string): Locator {
    return this.page.locator("serpent-puzzles").getByRole("button", { name });
  }

  /** Presses the targets of an action. */
  async play(of: Game, position: Parameters<Game["clicks"]>[0], notation: string): Promise<void> {
    const clicks = of.clicks(position, unwrap(of.parseAction(notation, position)));
    const { action, next } = resolveClicks(of, position, clicks);
    const all = action && next.length > 0 ? [...clicks, "serpent-board:confirm"] : clicks;
    for (const target of all) await press(this.board.locator(`[data-target="${target}"]`).first());
  }

  async expectFeedback(kind: string): Promise<void> {
    await expect(this.feedback).toHaveAttribute("data-kind", kind);
  }
}

/** Plays the main line of a puzzle on the page; the board answers. */
async function solve(on: PuzzlePage, of: Game, solved: Puzzle): Promise<void> {
  let position = unwrap(openPuzzle(of, solved));
  const seat = of.toAct(position);
  for (const notation of mainLine(solved)) {
    if (of.toAct(position) === seat) {
      await expect(on.board.locator("[data-target]:not([aria-disabled=true])").first()).toBeVisible();
      await on.play(of, position, notation);
    } else await expect(on.feedback).toContainText("Go on!");
    position = unwrap(play(of, position, notation)).position;
  }
  await on.expectFeedback("reached");
}

test("a wrong answer is refuted on the board, hints and the right one solve it", async ({ page }) => {
  const puzzlePage = new PuzzlePage(page);
  await puzzlePage.open(`/puzzles/${ID}/#${puzzle.match}`);
  const position = unwrap(openPuzzle(game, puzzle));
  const wrong = game
    .legalActions(position)
    .map((action) => game.formatAction(action, position))
    .find((notation) => notation !== puzzle.solution.action);
  await expect(puzzlePage.button("Show me the solution")).toHaveCount(0);
  await puzzlePage.play(game, position, wrong ?? "");
  await puzzlePage.expectFeedback("missed");
  await expect(puzzlePage.feedback).toContainText("Not the solution");
  await expect(puzzlePage.button("Try again")).toBeFocused();
  await puzzlePage.button("Try again").click();
  await puzzlePage.button("Give me a hint").click();
  await expect(page.locator(".hints li")).toHaveCount(1);
  await solve(puzzlePage, game, puzzle);
  await expect(puzzlePage.button("Next puzzle")).toBeFocused();
  await puzzlePage.button("Share").click();
  await expect(page.getByText("Copied").or(page.locator("serpent-puzzles textarea"))).toBeVisible();
  await puzzlePage.button("Next puzzle").click();
  await expect(page).not.toHaveURL(new RegExp(`#${puzzle.match}$`));
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeFocused();
  // it stays solved
  await page.goto("/puzzles/");
  await expect(page.locator(`puzzle-hub [data-game="${ID}"]`)).toContainText(`1 of ${puzzles.length} solved`);
});

test("the puzzle of the day is the same for everybody, and begins a streak", async ({ ownPage: page }) => {
  const today = "2026-11-24";
  await page.clock.setFixedTime(new Date(`${today}T12:00:00`));
  await page.goto("/puzzles/");
  const id = dailyGame(today, dailyGames);
  const daily = dailyPuzzle(today, await loadPuzzles(id), dailyGames.length);
  if (!daily) throw new Error("no puzzle of the day");
  await page.evaluate(
    (yesterday) => {
      localStorage.setItem("serpentarium:puzzles", JSON.stringify({ solved: [], days: [yesterday] }));
    },
    addDays(today, -1),
  );
  await page.getByRole("link", { name: "Puzzle of the day" }).click();
  const puzzlePage = new PuzzlePage(page);
  await expect(page.locator("serpent-puzzles[data-live]")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Puzzle of the day" })).toBeVisible();
  await solve(puzzlePage, packageOf(id).plugin.game, daily);
  await page.goto("/puzzles/");
  await expect(page.locator("[data-streak]")).toHaveText("Days in a row: 2");
  await expect(page.locator(".days [data-solved]")).toHaveCount(2);
  await expect(page.getByText("The next one comes tomorrow.")).toBeVisible();
});

test("puzzles are chosen by difficulty and theme, and the solution can be watched", async ({ page }) => {
  const puzzlePage = new PuzzlePage(page);
  await puzzlePage.open(`/fr/puzzles/${ID}/`);
  await page.getByLabel("Difficulté").selectOption("Difficile");
  const hard = puzzles.filter(({ difficulty }) => difficulty.iterations > 64);
  await expect(page.getByText(`0 sur ${hard.length} résolues`)).toBeVisible();
  await puzzlePage.button("Un indice").click();
  await puzzlePage.button("Un autre indice").click();
  await puzzlePage.button("Montrez-moi la solution").click();
  await puzzlePage.expectFeedback("shown");
  await expect(puzzlePage.button("Réessayer")).toBeFocused();
});

test("a mistake of one’s own match is a puzzle", async ({ page }) => {
  const start = unwrap(openPuzzle(game, puzzle));
  const mistake = {
    seats: 2,
    options: createTable(game).options,
    position: puzzle.position,
    played: "1R",
    better: puzzle.solution.action,
    index: 30,
  };
  await page.goto("/puzzles/");
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key ?? "", text ?? ""),
    [`serpentarium:${ID}:mistakes`, JSON.stringify([mistake])],
  );
  const puzzlePage = new PuzzlePage(page);
  await puzzlePage.open(`/puzzles/${ID}/#mistake-1`);
  await expect(page.getByRole("heading", { name: "Your match, action 31" })).toBeVisible();
  await puzzlePage.play(game, start, puzzle.solution.action);
  await puzzlePage.expectFeedback("reached");
});

for (const path of ["/puzzles/", `/fr/puzzles/${ID}/`])
  test(`${path} is accessible and fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.locator("serpent-puzzles[data-live], puzzle-hub").first()).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

import { expect } from "@playwright/test";
import { scoreSeries } from "@serpentarium/core/series";
import { expectAccessibleInThemes } from "./axe.ts";
import { englishTexts } from "./english-texts.ts";
import { expectNoOverflow } from "./overflow.ts";
import { press } from "./press.ts";
import {
  FIRST_SEAT_WINS,
  outcome,
  rotatingPlan,
  SeriesPage,
  SSSNAKE_MATCHES,
  seriesRecord,
  sssnake,
  sssnakeLink,
  TIC_TAC_TOE_PATH,
  threeSeats,
  ticTacToeLink,
} from "./series-page.ts";
import { test } from "./test.ts";

const DRAWN = ["a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3"];

test("a series of two games with alternating first players", async ({ page }) => {
  const play = new SeriesPage(page);
  await play.open("", TIC_TAC_TOE_PATH);
  await expect(play.status).toHaveCount(0);
  await play.begin(2, "Each in turn");
  await expect(play.status).toContainText("Game 1 of 2Player A begins.");
  await play.expectScoreSheet([
    ["Game", "Player Aa person", "Player Ba person"],
    ["1 A begins.", "in play"],
    ["Total", "0", "0"],
  ]);
  await play.play(FIRST_SEAT_WINS);
  await expect(play.turn).toContainText("Player A wins");
  await expect(play.status).toContainText("Player A leads.Player B begins the next game.");
  await play.tool("Undo").click();
  await expect(play.nextButton).toHaveCount(0);
  await expect(play.turn).toContainText("Player A, your turn");
  await play.choose("Redo");
  await play.nextButton.click();

  await expect(play.turn).toBeFocused();
  await expect(play.turn).toContainText("Player B, your turn");
  await expect(play.status).toContainText("Game 2 of 2Player A leads.Player B begins.");
  await play.expectLog([]);
  await expect(page.locator("serpent-play .log")).toContainText("Game 2 of 2. Player B begins.");
  await press(play.tool("Undo"));
  await expect(play.board.getByRole("status")).toHaveText("nothing to undo");
  await play.press("a1");
  await expect(play.board.getByRole("status")).toContainText("Player B");
  await expect(play.turn).toContainText("Player A, your turn");
  await play.play(["b1", "a2", "b2", "a3"]);
  await expect(play.turn).toContainText("Player B wins");
  await expect(play.status).toContainText("The series is a draw.");
  await expect(play.nextButton).toHaveCount(0);
  await play.expectScoreSheet([
    ["Game", "Player Aa person", "Player Ba person"],
    ["1 A begins.", "1", "0"],
    ["2 B begins.", "0", "1"],
    ["Total", "1", "1"],
  ]);
});

test("a draw gives half a point each; with fixed seats, players are named after them", async ({ page }) => {
  const play = new SeriesPage(page);
  await play.open("", TIC_TAC_TOE_PATH);
  await play.begin(2, "Always player 1");
  await play.play(DRAWN);
  await expect(play.turn).toContainText("A draw");
  await expect(play.status).toContainText("Game 1 of 2All are level.");
  await play.nextButton.click();
  await play.play(FIRST_SEAT_WINS);
  await play.expectScoreSheet([
    ["Game", "Player 1a person", "Player 2a person"],
    ["1", "½", "½"],
    ["2", "1", "0"],
    ["Total", "1½", "½"],
  ]);
  await expect(play.status).toContainText("Player 1 wins the series.");
  await expect(play.scoreSheet).toContainText("A win counts 1 point");
});

test("a bot is called by its level in status and score sheet, whoever begins", async ({ page }) => {
  const play = new SeriesPage(page);
  await play.open("", TIC_TAC_TOE_PATH);
  await play.begin(2, "Each in turn", () => page.getByLabel("Player B").selectOption("Bot: Gula – Easy"));
  await play.tool("Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Player A" }).click();
  await expect(play.status).toContainText("Gula leads.Gula begins the next game.");
  await play.nextButton.click();
  await play.expectScoreSheet([
    ["Game", "Player Aa person", "Gula"],
    ["1 A begins.", "0", "1"],
    ["2 Gula begins.", "in play"],
    ["Total", "0", "1"],
  ]);
  await expect(play.log.last()).toContainText("Gula marks");
});

test("an occupant stays with the player, not with the seat", async ({ ownPage: page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install({ time: 0 });
  const play = new SeriesPage(page);
  await play.open("", TIC_TAC_TOE_PATH);
  await play.begin(2, "Each in turn", () => page.getByLabel("Player B").selectOption("Random opponent"));
  await expect(play.scoreSheet.locator("thead")).toContainText("Player Bat random");
  await play.tool("Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Player A" }).click();
  await expect(play.turn).toContainText("Player B wins");
  await expect(play.turn).toContainText("Player A has resigned.");
  await page.clock.pauseAt(3_600_000);
  await play.nextButton.click();
  // the texts are drawn in the frame after the board
  await page.clock.runFor(50);
  await expect(play.turn).toContainText("Player B is thinking…");
  await page.clock.runFor(1000);
  await expect(play.log).toHaveCount(1);
  await expect(play.turn).toContainText("Player A, your turn");
});

test("the form shows the current plan, and explains too large a number of games", async ({ page }) => {
  const play = new SeriesPage(page);
  await play.open("", TIC_TAC_TOE_PATH);
  await play.begin(3, "Each in turn");
  await play.choose("New game");
  const games = page.getByLabel("Games in a row");
  await expect(games).toHaveValue("3");
  await expect(page.getByLabel("Who has the first seat")).toHaveValue("rotating");
  await games.fill("1001");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(games).toHaveAccessibleDescription("Expected: a whole number from 1 to 1000.");
  await games.fill("1");
  await expect(page.getByLabel("Who has the first seat")).toHaveCount(0);
  await page.getByRole("button", { name: "Start" }).click();
  await expect(play.status).toHaveCount(0);
  await expect(play.turn).toContainText("Player 1, your turn");
});

test("score.negative: players have the same names on the board, in the log and on the score sheet", async ({
  page,
}) => {
  const play = new SeriesPage(page);
  await play.open(sssnakeLink(3), "/play/sssnake/");
  await expect(play.status).toContainText("Game 3 of 5");
  await expect(play.status).toContainText("Player C begins.");
  await expect(play.board.locator("[part=drawing]")).toContainText(/Player C · .*Player A · .*Player B · /);
  expect(await play.log.locator(".narration").allInnerTexts()).not.toContainEqual(
    expect.stringMatching(/player \d/i),
  );
  const record = seriesRecord(sssnake, threeSeats, rotatingPlan(5), SSSNAKE_MATCHES);
  const { rows, totals } = scoreSeries(sssnake, record);
  const minus = (points: readonly number[]) => points.map((n) => String(n / 6).replace("-", "−"));
  await play.expectScoreSheet([
    ["Game", "Player Aa person", "Player Ba person", "Player Ca person"],
    ["1 A begins.", ...minus(rows[0]?.points ?? [])],
    ["2 B begins.", ...minus(rows[1]?.points ?? [])],
    ["3 C begins.", "in play"],
    ["Total", ...minus(totals)],
  ]);
  await expect(play.scoreSheet.getByRole("link", { name: "Minus one for each card short" })).toHaveAttribute(
    "href",
    "/games/sssnake/#score.negative",
  );
});

test("score.negative: the result lists each score with its player", async ({ page }) => {
  const play = new SeriesPage(page);
  await play.open(sssnakeLink(2), "/play/sssnake/");
  const [first, second, third] =
    SSSNAKE_MATCHES[1]?.outcome?.scores?.map((n) => String(n).replace("-", "−")) ?? [];
  await expect(play.turn).toContainText(
    `Scores: Player B: ${first}; Player C: ${second}; Player A: ${third}`,
  );
});

const STATES: Readonly<Record<string, (play: SeriesPage) => Promise<void>>> = {
  "the middle of a game": (play) => play.open(sssnakeLink(3), "/play/sssnake/"),
  "the pause between two": (play) => play.open(sssnakeLink(2), "/play/sssnake/"),
  "a long series": async (play) => {
    const matches = Array.from({ length: 12 }, () => ({ actions: FIRST_SEAT_WINS, outcome }));
    await play.open(ticTacToeLink(12, ...matches), TIC_TAC_TOE_PATH);
    await expect(play.scoreSheet.getByRole("group", { name: "Score sheet" })).toBeVisible();
  },
  "the form": async (play) => {
    await play.open(sssnakeLink(3), "/play/sssnake/");
    await play.choose("New game");
    await expect(play.page.getByLabel("Who has the first seat")).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(STATES)) {
  test(`a series has no axe violations at ${name}, light or dark, and fits a phone`, async ({ page }) => {
    const play = new SeriesPage(page);
    await reach(play);
    await expectAccessibleInThemes(page, "main");
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page);
    }
  });
}

test("shows a series in French", async ({ page }) => {
  const play = new SeriesPage(page);
  await play.open(sssnakeLink(2), "/fr/play/sssnake/");
  await expect(play.nextButton).toHaveText("Partie suivante");
  await expect(play.status).toContainText("Joueur C commence la prochaine.");
  await play.nextButton.click();
  await play.choose("Nouvelle partie");
  const shown = (await page.locator("serpent-play").allInnerTexts()).join().replaceAll(/\s/g, " ");
  expect(englishTexts("../../packages/play/words/*.json").filter((part) => shown.includes(part))).toEqual([]);
});

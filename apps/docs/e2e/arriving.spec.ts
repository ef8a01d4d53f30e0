import { expect } from "@playwright/test";
import { PlayPage } from "./play-page.ts";
import { test } from "./test.ts";

test("a double press does not play for the opponent", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open("", "/play/connect-four/");
  const column = play.board.locator("[data-target]").first();
  await column.dblclick();
  await expect(play.log).toHaveCount(1);
  await column.click();
  await expect(play.log).toHaveCount(2);
  await column.focus();
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(play.log).toHaveCount(3);
});

test("setup.apples: what the site has set up cannot be undone", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open("", "/play/ssserpent/");
  // the button is disabled in its label only; a press says why
  await play.tool("Undo").click({ force: true });
  await expect(play.board.getByRole("status")).toHaveText(
    "There is nothing to undo yet: the site has set up the board.",
  );
  await expect(play.log).toHaveCount(12);
  await expect(page.locator(".choices")).toBeVisible();
});

test("on a phone, a new match begins with its board on the screen", async ({ page }) => {
  // low enough for the board to be scrolled away
  await page.setViewportSize({ width: 390, height: 560 });
  const play = new PlayPage(page);
  await play.open("", "/play/connect-four/");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const drawing = play.board.locator("[part=drawing]").first();
  await expect(drawing).not.toBeInViewport();
  await play.choose("New game");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(drawing).toBeInViewport({ ratio: 1 });
  await expect(play.turn).toBeInViewport({ ratio: 1 });
});

test("turn.roll: one press rolls the die and draws the cards, until the site rolls by itself", async ({
  page,
}) => {
  const play = new PlayPage(page);
  await play.open("", "/play/sssnake/");
  const roll = page.locator("serpent-play .roll .main");
  await expect(play.turn).toContainText("Player 1, your turn Roll the die");
  await roll.click();
  await expect(roll).toHaveCount(0);
  await expect(play.turn).toContainText(/Choose a card|Lay the card/);
  // the match has begun
  await expect(page.locator(".choices")).toHaveCount(0);
  await play.choose("New game");
  await page.getByLabel("Chance").selectOption("The site rolls and deals by itself");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(play.turn).toContainText(/Choose a card|Lay the card/);
  await play.choose("By pressing from now on");
  await expect(play.notice).toContainText("From now on you press");
});

test("a game without decisions plays itself on one press, and offers neither bots nor hints", async ({
  page,
}) => {
  const play = new PlayPage(page);
  await play.open("", "/play/serpent-cartes/");
  await expect(page.getByLabel("Level")).toHaveCount(0);
  await expect(play.tool("Hint")).toHaveCount(0);
  await page.getByRole("button", { name: "Play it through" }).click();
  await expect(play.turn).toContainText(/wins|draw/);
  await expect(page.getByRole("button", { name: "Analyse the game" })).toHaveCount(0);
  // the narration is as long as the match
  const status = await play.board.locator(".status.info").boundingBox();
  expect(status?.height).toBeLessThan(200);
});

for (const id of ["pantarei", "ssserpent", "tic-tac-toe"])
  test(`${id}: what looks chosen is what a touch of the board begins, and a bot plays from what is shown`, async ({
    page,
  }) => {
    const play = new PlayPage(page);
    await play.open("", `/play/${id}/`);
    const main = page.locator(".choices .main");
    await expect(main).toHaveText("Together, here");
    const drawn = () =>
      play.board.locator("[part=drawing] .piece").evaluateAll((all) => all.map((one) => one.outerHTML));
    const before = await drawn();
    await page.getByRole("button", { name: "Against a bot" }).click();
    await expect(page.locator(".choices")).toHaveCount(0);
    expect(await drawn()).toEqual(before);
  });

test("New game… offers a live match also after a finished one, which is kept", async ({ page }) => {
  await page.route("**/live.json", (route) =>
    route.fulfill({ json: { games: ["tic-tac-toe"], bots: ["easy"] } }),
  );
  const play = new PlayPage(page);
  await play.open("", "/play/tic-tac-toe/");
  for (const cell of ["a1", "b1", "a2", "b2", "a3"]) await play.press(cell);
  await expect(play.turn).toContainText("wins");
  await play.open("", "/play/tic-tac-toe/");
  await play.choose("New game");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("The finished match is kept");
  await dialog.getByLabel("Where").selectOption("live");
  await expect(dialog.getByRole("button", { name: "Open" })).toBeVisible();
});

test("setup.apples: apples are set up for the players, or by them", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open("", "/play/ssserpent/");
  await expect(play.turn).toContainText("Place the other player’s head on the border");
  await expect(play.log).toHaveCount(12);
  await page.getByLabel("Set-up").selectOption("Set up by the players");
  await expect(play.turn).toContainText("Place a blue apple, off the border");
  await page.getByLabel("Set-up").selectOption("Set up for you");
  await page.getByRole("button", { name: "Against a bot" }).click();
  await play.expectState("heads");
});

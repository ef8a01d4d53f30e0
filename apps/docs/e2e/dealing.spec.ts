import { expect, type Locator, type Page } from "@playwright/test";
import { type AnyAction, type AnyPosition, createTable } from "@serpentarium/core";
import { createRecord, formatLink } from "@serpentarium/core/record";
import { pluginOf } from "../src/lib/registry/games.ts";
import { expectAccessibleInThemes } from "./axe.ts";
import { suggestedNotations } from "./notation.ts";
import { expectNoOverflow } from "./overflow.ts";
import { ACTIONS, PlayPage } from "./play-page.ts";
import { test } from "./test.ts";

const SNAKE = "/play/sssnake/";

/** A play page on which people enter the outcomes of real dice or cards. */
class DealingPage extends PlayPage {
  readonly panel: Locator;
  readonly roll: Locator;

  constructor(page: Page) {
    super(page);
    this.panel = page.locator("serpent-play .chance");
    this.roll = this.panel.getByRole("button", { name: "Roll for us" });
  }

  /** Starts a new game in which a person enters the outcomes of chance. */
  async begin(path: string): Promise<void> {
    await this.open("", path);
    await this.choose("New game");
    await this.page
      .getByLabel("Chance")
      .selectOption("We roll and deal with the real box, and enter the results");
    await this.page.getByRole("button", { name: "Start" }).click();
  }

  outcome(name: string): Locator {
    return this.panel.getByRole("button", { name });
  }
}

test("turn.roll: chance outcomes are entered from a list with their odds", async ({ page }) => {
  const play = new DealingPage(page);
  await play.begin(SNAKE);
  await expect(play.turn).toContainText("Chance decides: enter the result");
  await expect(play.panel.locator(".outcome")).toHaveText([
    "The die shows 1 1/3 · 33.3%",
    "The die shows 2 1/3 · 33.3%",
    "The die shows 3 1/3 · 33.3%",
  ]);
  await play.outcome("The die shows 3").click();
  await expect(play.panel.locator(".outcome")).toHaveText([
    "Draw: straight 1/2 · 50%",
    "Draw: curve 2/5 · 40%",
    "Draw: crossing 1/15 · 6.7%",
    "Draw: double curve 1/30 · 3.3%",
  ]);
  await play.outcome("Draw: double curve").click();
  await expect(play.outcome("Draw: straight")).toContainText("60/119");
  await play.press("deck-C");
  await play.enterNotation("X");
  await play.expectLog(["3", "D", "C", "X"]);
  await expect(play.panel).toHaveCount(0);
  await expect(play.turn).toContainText("Player 1, your turn");
});

test("undo takes back one entered outcome at a time", async ({ page }) => {
  const play = new DealingPage(page);
  await play.begin(SNAKE);
  await play.press("die-2");
  await play.outcome("Draw: crossing").click();
  await play.outcome("Draw: curve").click();
  await play.expectState("keep");
  for (const left of [["2", "X"], ["2"], []]) {
    await play.tool("Undo").click();
    await play.expectLog(left);
  }
  await play.outcome("The die shows 1").click();
  await play.expectLog(["1"]);
  const redo = (await play.openMenu()).getByRole("button", { name: "Redo" });
  await expect(redo).toHaveAttribute("aria-disabled", "true");
});

test("“Roll for us” draws one outcome, and people enter the next", async ({ page }) => {
  const play = new DealingPage(page);
  await play.begin(SNAKE);
  await play.roll.click();
  await play.expectState("draw");
  await expect(play.log).toHaveCount(1);
  await expect(play.panel.getByRole("button", { name: "Draw: straight" })).toBeVisible();
});

test("setup.deal: a row is entered in notation, with an example, or dealt by the site", async ({ page }) => {
  const play = new DealingPage(page);
  await play.begin("/play/pantarei/");
  const input = play.panel.getByLabel(/^Action in notation, such as [ldn1-3,]{50,}$/);
  await expect(page.locator("#notation")).toHaveCount(1);
  await input.fill("l1,l1");
  await input.press("Enter");
  await expect(input).toHaveAccessibleDescription(/^expected the 19 pieces in a row/);
  await input.fill(ACTIONS[0] ?? "");
  await play.panel.getByRole("button", { name: "Play", exact: true }).click();
  await play.expectLog(ACTIONS.slice(0, 1));
  await expect(play.panel).toHaveCount(0);
  await play.tool("Undo").click();
  await play.roll.click();
  await play.expectState("colour");
  await expect(play.target("top-19").or(play.target("dark"))).toBeVisible();
});

const { game: ssserpent } = pluginOf("ssserpent");

/** A link to a set-up just before chance decides who begins. */
function linkToFirst(): string {
  const table = createTable(ssserpent);
  const actions: string[] = [];
  let position: AnyPosition = ssserpent.start(table);
  while (position.phase !== "first") {
    const action = ssserpent.legalActions(position)[0] as AnyAction;
    actions.push(ssserpent.formatAction(action, position));
    position = ssserpent.apply(position, action);
  }
  // the person at the screen places the last head
  return `#${formatLink(createRecord(ssserpent, { table, actions: actions.slice(0, -1) }))}`;
}

test("setup.first: the first player is chosen by the labels of the board", async ({ page }) => {
  const play = new DealingPage(page);
  await play.open(linkToFirst(), "/play/ssserpent/");
  await play.choose("Deal by hand");
  await expect(play.notice).toContainText("From now on you roll and deal with the real box");
  const [cell] = await suggestedNotations(page);
  await play.enterNotation(cell ?? "");
  await expect(play.panel.locator(".outcome")).toHaveText([
    "Red begins 1/2 · 50%",
    "Yellow begins 1/2 · 50%",
  ]);
  await play.outcome("Yellow begins").click();
  await expect(play.log.last()).toContainText("Chance has it that yellow begins.");
  await play.expectState("move");
  await expect((await play.openMenu()).getByText("Let the site deal")).toHaveCount(0);
});

test("changing the dealer keeps played and undone actions", async ({ page }) => {
  const play = new DealingPage(page);
  await play.begin(SNAKE);
  for (const action of ["2", "S", "C", "S:h", "C:hL"]) await play.enterNotation(action);
  await play.tool("Undo").click();
  await play.tool("Undo").click();
  await play.expectLog(["2", "S", "C"]);
  await play.choose("Let the site deal");
  await expect(play.notice).toContainText("From now on the site rolls and deals.");
  await expect(play.more).toBeFocused();
  await play.expectLog(["2", "S", "C"]);
  await play.choose("Redo");
  await play.expectLog(["2", "S", "C", "S:h"]);
  await play.enterNotation("C:hL");
  await expect(play.panel).toHaveCount(0);
  await expect(play.log.last()).toContainText(/draws/);
  const count = await play.log.count();
  expect(count).toBeGreaterThan(6);
  await play.open("", SNAKE);
  await expect(play.log).toHaveCount(count);
  await expect((await play.openMenu()).getByText("Deal by hand")).toBeVisible();
});

test("the site deals outcome by outcome, with a delay", async ({ ownPage: page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  const play = new DealingPage(page);
  await play.open("", SNAKE);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole("button", { name: "Automatically from now on" }).click();
  // the texts are drawn in the frame after the board
  await page.clock.runFor(50);
  await expect(play.log).toHaveCount(0);
  await expect(play.turn).toContainText("Chance decides…");
  await play.expectState("roll");
  // the machine is loaded with the press: the delay begins when it has started
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await play.log.count()).toBe(1);
  }).toPass();
  await play.expectState("draw");
  await page.clock.runFor(510);
  await expect(play.log).toHaveCount(2);
});

test("with reduced motion, the site deals without delay", async ({ ownPage: page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  const play = new DealingPage(page);
  await play.open("", SNAKE);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole("button", { name: "Automatically from now on" }).click();
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await play.turn.textContent()).toMatch(/card/);
  }).toPass();
  expect(await play.log.count()).toBeGreaterThan(1);
});

test("by keyboard: the focus moves from outcome to outcome, and then to the board", async ({ page }) => {
  const play = new DealingPage(page);
  await play.begin(SNAKE);
  await play.outcome("The die shows 3").focus();
  await page.keyboard.press("Enter");
  await expect(play.outcome("Draw: crossing")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(play.outcome("Draw: double curve")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Space");
  await play.expectLog(["3", "D", "D", "D"]);
  const focused = page.locator("serpent-board [data-target]:focus");
  await expect(focused).toHaveCount(1);
});

const STATES: Readonly<Record<string, (play: DealingPage) => Promise<void>>> = {
  "the roll of a die": (play) => play.begin(SNAKE),
  "a deal that cannot be listed": (play) => play.begin("/play/pantarei/"),
};

for (const [name, reach] of Object.entries(STATES)) {
  test(`has no axe violations at ${name} entered by hand, light or dark, and fits a phone`, async ({
    page,
  }) => {
    await reach(new DealingPage(page));
    await expectAccessibleInThemes(page, "main");
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page);
    }
  });
}

test("shows the odds in French", async ({ page }) => {
  const play = new DealingPage(page);
  await play.open("", "/fr/play/sssnake/");
  await play.choose("Nouvelle partie");
  await page.getByLabel("Hasard").selectOption({ value: "person" });
  await page.getByRole("button", { name: "Commencer" }).click();
  await expect(play.panel).toContainText("Qu’est-il sorti");
  await expect(play.panel.locator(".outcome").first()).toHaveText(/^Le dé montre 1 1\/3 · 33,3\s%$/);
  await expect(play.panel.getByRole("button", { name: "Tirer pour nous" })).toBeVisible();
});

import { expect } from "@playwright/test";
import { createRandom, shuffle, unwrap } from "@serpentarium/core";
import {
  analyseRow,
  countPart,
  createSetup,
  emptyTally,
  figuresOf,
  formatSetup,
  jumpGraphOf,
  listJumps,
  type SetupInput,
} from "@serpentarium/row-explorer";
import { CARDS_BY_DECK, DECKS, formatRow, type Row } from "@serpentarium/serpent-cartes";
import { EXAMPLE_SETUP } from "../../../packages/row-explorer/src/example-row.ts";
import { formatDecimal, formatPercent } from "../../../packages/row-explorer/src/format-figure.ts";
import { expectNotations } from "./notation.ts";
import { RowsPage } from "./rows-page.ts";
import { newContext, test } from "./test.ts";

const ROW = formatRow(EXAMPLE_SETUP.row);
const LONG: Row = shuffle(createRandom("explorer"), CARDS_BY_DECK["2x32"]);

const linkTo = (row: Row, choice: SetupInput = {}): string => formatSetup(unwrap(createSetup(row, choice)));

/** A row of 32 cards on which a pawn can, or cannot, reach the goal. */
function dealRow(finishable: boolean): Row {
  for (let i = 0; ; i++) {
    const row = shuffle(createRandom(`e2e/${i}`), CARDS_BY_DECK["32"]);
    if (jumpGraphOf(row, "card").finishable === finishable) return row;
  }
}

test("turn.chain: the picture and the table show the same jumps", async ({ page }) => {
  const rows = new RowsPage(page);
  for (const entry of ["card", "die"] as const) {
    await rows.open(linkTo(LONG, { entry, seats: 4 }));
    await rows.page.reload();
    const graph = listJumps(LONG, jumpGraphOf(LONG, entry), entry);
    const ids = graph.filter(({ isReachable }) => isReachable).map(({ id }) => id);
    await expect(rows.jumps).toHaveCount(ids.length);
    for (const shown of [rows.jumps, rows.graph.locator(".arc")]) {
      const found = await shown.evaluateAll((all) => all.map((one) => one.getAttribute("data-jump")));
      expect(found.toSorted()).toEqual(ids.toSorted());
    }
    await page.getByLabel("Also show cards on which no pawn can rest").check();
    await expect(rows.graph.locator(".arc")).toHaveCount(graph.length);
    await expect(rows.jumps).toHaveCount(graph.length);
  }
});

test("a selected jump shows its counts over the cards", async ({ page }) => {
  const rows = new RowsPage(page);
  await rows.open();
  const jump = page.getByRole("button", { name: "27, king of diamonds" });
  await jump.focus();
  await page.keyboard.press("Enter");
  await expect(jump).toHaveAttribute("aria-pressed", "true");
  await expect(rows.graph.locator(".counts .disc")).toHaveText(["27", "28", "20", "13"]);
  await page.keyboard.press("Space");
  await expect(rows.graph.locator(".counts")).toHaveCount(0);
  await rows.graph.locator('.disc:has-text("13")').first().click();
  await expect(page.getByRole("button", { name: "13, jack of clubs" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("setup.deck: lists the mistakes of an invalid row by card, and keeps its text", async ({ page }) => {
  const rows = new RowsPage(page);
  await rows.open();
  const bad = ROW.replace("7c", "hello").replace("Qs", "2h").replace("9d", "9h");
  await rows.enterRow(bad);
  await expect(rows.mistakes).toHaveText([
    "This is not a complete deck of 32 cards.",
    "Not a card: “hello” (number 2).",
    "Not in this deck: two of hearts (2h).",
    "Too many: nine of hearts (9h).",
    "Missing (3): seven of clubs (7c), nine of diamonds (9d), queen of spades (Qs).",
  ]);
  await expect(rows.text).toHaveValue(bad);
  await expect(rows.text).toHaveAccessibleDescription(/Missing \(3\)/);
  await expect(rows.verdict).toContainText("in 6 turns");
  // choosing another deck keeps the text
  await page.getByLabel("Cards", { exact: true }).selectOption("52");
  await expect(rows.text).toHaveValue(bad);
  await expect(rows.mistakes.first()).toHaveText("This is not a complete deck of 52 cards.");
  const stuck = formatRow(dealRow(false));
  await rows.enterRow(stuck.replaceAll(",", "\n").replaceAll("T", "10"));
  await expect(rows.mistakes).toHaveCount(0);
  await expect(rows.text).toHaveValue(stuck);
  await expect(rows.verdict).toContainText("No pawn can ever finish");
  await rows.button("Earlier row").click();
  await expect(rows.verdict).toContainText("in 6 turns");
});

test("end.endless: a row that cannot be finished has no winner, and links to the clause", async ({
  page,
}) => {
  const rows = new RowsPage(page);
  await rows.open(linkTo(dealRow(false), { seats: 3 }));
  const winners = async () => (await rows.cells(rows.odds)).map(([, winner]) => winner);
  await expect.poll(winners).toEqual(["no player", "no player", "no player"]);
  const clause = rows.method.getByRole("link");
  await expect(clause).toHaveAttribute("href", "/games/serpent-cartes/#end.endless");
  await expect(rows.graph.locator('.arc[data-kind="circle"]').first()).toBeVisible();
});

test("end.goal: without the die, shows the winner for each first player", async ({ page }) => {
  const rows = new RowsPage(page);
  await rows.open(linkTo(EXAMPLE_SETUP.row, { seats: 3, first: 1 }));
  await expect
    .poll(() => rows.cells(rows.odds))
    .toEqual([
      ["Player 1 (red)", "Player 3 (blue)", "18"],
      ["Player 2 (yellow)", "Player 1 (red)", "18"],
      ["Player 3 (blue)", "Player 2 (yellow)", "18"],
    ]);
  await expect(rows.odds.nth(1)).toHaveAttribute("aria-current", "true");
});

test("turn.enter-die: shows the exact odds of the analysis by player", async ({ page }) => {
  const rows = new RowsPage(page);
  const first = 2;
  await rows.open(linkTo(LONG, { entry: "die", seats: 4, first, turnLimit: 200 }));
  await expect(rows.method).toHaveAttribute("data-method", "exact");
  const { chances } = analyseRow(LONG, { entry: "die", collision: "earlier", turnLimit: 200 }, 4);
  const wins = [0, 1, 2, 3].map((seat) => chances.wins[(seat - first + 4) % 4]);
  const shares = [...wins, chances.long, chances.endless].map(
    (share) => share && formatPercent("en", share).value,
  );
  const turns = [chances.turns, chances.turnsToWin].map((count) => count && formatDecimal("en", count).value);
  expect((await rows.cells(rows.odds)).map(([, figure]) => figure)).toEqual([...shares, ...turns]);
  await expect(rows.odds.nth(first)).toContainText("Player 3 (blue), who begins, wins");
});

test("options apply at once, and an invalid limit is explained", async ({ page }) => {
  const rows = new RowsPage(page);
  await rows.open();
  await page.getByLabel("Players").selectOption("4");
  await expect(rows.odds).toHaveCount(4);
  await page.getByLabel("Who begins").selectOption("Player 4");
  await page.getByLabel("Players").selectOption("2");
  await expect(page.getByLabel("Who begins")).toHaveValue("1");
  await page.getByLabel("Turns before a draw").fill("0");
  await expect(page.getByLabel("Turns before a draw")).toHaveAccessibleDescription(/from 1 to 100000/);
  expect(rows.fragment()).toContain("&limit=1000");
  await page.getByLabel("Turns before a draw").fill("5");
  await expect(rows.method.getByRole("link")).toHaveAttribute("href", /#end\.long$/);
  await page.getByLabel("no limit").check();
  expect(rows.fragment()).toBe(linkTo(EXAMPLE_SETUP.row, { turnLimit: null, seats: 2, first: 1 }));
});

test("setup.finishable: shuffled rows are complete decks, and finishable on request", async ({ page }) => {
  const rows = new RowsPage(page);
  await rows.open();
  for (const deck of DECKS) {
    await page.getByLabel("Cards", { exact: true }).selectOption(deck);
    await rows.button("Shuffle one that can be finished").click();
    await expect(rows.verdict).toHaveAttribute("data-finishable", "");
    await expect(rows.verdict).toContainText("reaches the goal");
    const before = await rows.text.inputValue();
    expect(before.split(",").toSorted()).toEqual(formatRow(CARDS_BY_DECK[deck]).split(",").toSorted());
    await rows.button("Shuffle").click();
    await expect(rows.text).not.toHaveValue(before);
  }
});

test("a row survives a reload and a language switch, and opens by link in another browser", async ({
  page,
  browser,
}) => {
  const rows = new RowsPage(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await rows.open();
  await rows.button("Shuffle").click();
  await page.getByLabel("Pawns enter").selectOption("by the die");
  const row = await rows.text.inputValue();
  await page.reload();
  await expect(rows.text).toHaveValue(row);
  await expect(page.getByLabel("Pawns enter")).toHaveValue("die");
  await rows.button("Copy link").click();
  await expect(rows.notice).toContainText("Link copied");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.locator("starlight-lang-select select").first().selectOption({ label: "Français" });
  await expect(page).toHaveURL(/\/fr\/tools\/rows\/#row=/);
  await expect(rows.text).toHaveValue(row);

  const other = new RowsPage(await (await newContext(browser)).newPage());
  await other.page.goto(link);
  await expect(other.notice).toContainText("This row came with the link.");
  await expect(other.text).toHaveValue(row);
  await other.page.context().close();
});

test("shows the link when copying is not allowed", async ({ ownPage: page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  const rows = new RowsPage(page);
  await rows.open();
  await rows.button("Copy link").click();
  await expect(rows.notice.getByRole("textbox")).toHaveValue(page.url());
  expect(rows.fragment()).toBe(formatSetup(EXAMPLE_SETUP));
});

const HOSTILE: Readonly<Record<string, readonly [link: string, says: string]>> = {
  "no row": ["players=2", "it has no row."],
  script: ["<img src=x onerror=alert(1)>", "is unknown; known: row, entry"],
  "a script for a card": [`row=${ROW.replace("7c", "<b>x</b>")}`, "Not a card: “<b>x</b>” (number 2)."],
  "half a row": [`row=${ROW.slice(0, 47)}`, "Missing (16): "],
  "too many players": [`row=${ROW}&players=9`, "expected 2–4 seats."],
  "a prototype": [`row=${ROW}&__proto__=1`, "“__proto__” is unknown"],
  "a megabyte": [`row=${"9h,".repeat(300_000)}`, "it is too long for a row."],
};

test("refuses an invalid link with an explanation, and remains usable", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  page.on("dialog", (dialog) => errors.push(new Error(dialog.message())));
  const rows = new RowsPage(page);
  for (const [i, [name, [link, says]]] of Object.entries(HOSTILE).entries()) {
    await test.step(name, async () => {
      // the first link opens with the page, the others in the open page
      if (i === 0) await rows.open(link);
      else await rows.openLink(link);
      await expect(rows.notice).toContainText("The link could not be opened: ");
      await expect(rows.notice).toContainText(says);
      if (i === 0) await expect(rows.verdict).toContainText("in 6 turns");
      await rows.button("Shuffle").click();
      await expect(rows.notice).toBeHidden();
      expect(rows.fragment()).toMatch(/^row=/);
    });
  }
  expect(errors).toEqual([]);
});

test("setup.first: the play link starts a match on the row with its first player", async ({ page }) => {
  const rows = new RowsPage(page);
  await rows.open(linkTo(EXAMPLE_SETUP.row, { entry: "card", seats: 3, first: 2 }));
  await page.getByRole("link", { name: "Play on this row" }).click();
  await expect(page).toHaveURL(/\/play\/serpent-cartes\//);
  await expectNotations(page.locator("serpent-play .log [data-notation]"), [ROW, "p3"]);
  await expect(page.locator("serpent-play .turn")).toContainText("Player 3 (blue)");
});

test("a survey gives the counted figures, and the same ones for the same seed", async ({ page }) => {
  const rows = new RowsPage(page);
  await rows.open(linkTo(EXAMPLE_SETUP.row, { seats: 3 }));
  await page.getByLabel("Rows of each deck").selectOption("1000");
  await page.getByLabel("Seed").fill("tuesday");
  await rows.button("Count").click();
  await expect(rows.surveyStatus).toHaveText(
    "Counted: 1,000 rows of each deck, 3 players, entry on card 1, at most 1,000 turns, who was there starts again (our reading), seed “tuesday”.",
  );
  const match = {
    entry: "card",
    collision: "earlier",
    turnLimit: 1000,
    seats: 3,
    seed: "tuesday",
    rows: 250,
  } as const;
  const parts = DECKS.map((deck) => [0, 1, 2, 3].map((part) => countPart({ ...match, deck, part })));
  const finishable = parts.map((all) => all.reduce((sum, one) => sum + one.finishable, 0));
  const [first] = await rows.cells(rows.figures);
  const shares = finishable.map((count) => {
    const { value, bounds } = formatPercent(
      "en",
      figuresOf({ ...emptyTally(3), rows: 1000, finishable: count }).finishable,
    );
    return `${value}${bounds}`;
  });
  expect(first).toEqual(["A single pawn can finish", ...shares]);
  const figures = await rows.cells(rows.figures);
  await rows.button("Count").click();
  await expect(rows.surveyStatus).toContainText("Counted:");
  expect(await rows.cells(rows.figures)).toEqual(figures);
});

test("cancelling a survey stops at once and keeps the results so far", async ({ page }) => {
  const rows = new RowsPage(page);
  await rows.open();
  await page.getByLabel("Rows of each deck").selectOption("1000000");
  await rows.button("Count").click();
  const progress = page.getByRole("progressbar", { name: "Rows examined" });
  const value = () => progress.evaluate((bar) => (bar instanceof HTMLProgressElement ? bar.value : -1));
  await expect.poll(value).toBeGreaterThan(2000);
  await rows.button("Cancel").click();
  await expect(rows.surveyStatus).toContainText("Cancelled. So far: ");
  const then = await value();
  await rows.button("Shuffle").click();
  expect(await value()).toBe(then);
  await expect(rows.figures.first().locator("td").first()).toHaveText(/%/);
  await expect(rows.button("Count")).toBeVisible();
});

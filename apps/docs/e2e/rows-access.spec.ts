import { expect } from "@playwright/test";
import { createRandom, shuffle, unwrap } from "@serpentarium/core";
import { createSetup, formatSetup } from "@serpentarium/row-explorer";
import { CARDS_BY_DECK } from "@serpentarium/serpent-cartes";
import { expectAccessibleInThemes } from "./axe.ts";
import { englishTexts } from "./english-texts.ts";
import { expectNoShift } from "./layout-shift.ts";
import { expectNoOverflow } from "./overflow.ts";
import { gzippedSize } from "./pages.ts";
import { RowsPage } from "./rows-page.ts";
import { test } from "./test.ts";

const row = shuffle(createRandom("phone"), CARDS_BY_DECK["2x32"]);
const LONG = formatSetup(unwrap(createSetup(row, { entry: "die", seats: 4 })));

const STATES: Readonly<Record<string, (rows: RowsPage) => Promise<void>>> = {
  "the start": (rows) => rows.open(),
  "an invalid row": async (rows) => {
    await rows.open();
    await rows.enterRow("7c,7c,hello");
    await expect(rows.mistakes).toHaveCount(4);
  },
  "odds by the die, every card and a jump": async (rows) => {
    await rows.open(LONG);
    await rows.page.getByLabel("Also show cards on which no pawn can rest").check();
    await rows.jumps.getByRole("button").nth(7).click();
    await expect(rows.method).toHaveAttribute("data-method", /./);
  },
  "a bad link": (rows) => rows.open("row=7c"),
  figures: async (rows) => {
    await rows.open();
    await rows.page.getByLabel("Rows of each deck").selectOption("1000");
    await rows.button("Count").click();
    await expect(rows.surveyStatus).toContainText("Counted");
  },
};

for (const [name, reach] of Object.entries(STATES)) {
  test(`has no axe violations at ${name}, light or dark`, async ({ page }) => {
    await reach(new RowsPage(page));
    await expectAccessibleInThemes(page, "main");
  });
}

for (const width of [360, 1280]) {
  for (const [name, link] of [
    ["the example", ""],
    ["a row from a link", LONG],
  ] as const) {
    test(`${width} px: the page does not shift while ${name} loads`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const rows = new RowsPage(page);
      await rows.open(link);
      await expect(rows.method).not.toContainText("Calculating");
      await expectNoShift(page);
    });
  }
}

test("64 cards are readable on a phone: discs neither overlap nor become tiny", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const rows = new RowsPage(page);
  await rows.open(LONG);
  await page.getByLabel("Also show cards on which no pawn can rest").check();
  await expectNoOverflow(page);
  const boxes = await rows.graph
    .locator(".disc .shape, .entry .shape")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.length).toBeGreaterThanOrEqual(38);
  for (const [i, a] of boxes.entries()) {
    expect(a.width).toBeGreaterThan(12);
    expect(a.left).toBeGreaterThanOrEqual(0);
    expect(a.right).toBeLessThanOrEqual(360);
    for (const b of boxes.slice(i + 1)) {
      const apart =
        a.right < b.left + 1 || b.right < a.left + 1 || a.bottom < b.top + 1 || b.bottom < a.top + 1;
      expect(apart).toBe(true);
    }
  }
});

test("by keyboard: shuffles a row, selects a jump and runs a survey", async ({ page }) => {
  const rows = new RowsPage(page);
  await rows.open();
  const before = await rows.text.inputValue();
  const tabTo = async (selector: string): Promise<void> => {
    for (let i = 0; i < 120; i++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    }
    throw new Error(`Tab does not lead to ${selector}`);
  };
  await tabTo("#row");
  await tabTo(".row-text button[type=button]");
  await page.keyboard.press("Enter");
  await expect(rows.text).not.toHaveValue(before);
  await tabTo(".jump-table button");
  await page.keyboard.press("Space");
  await expect(rows.graph.locator(".counts")).toHaveCount(1);
  await tabTo("#rows");
  await page.keyboard.press("Home");
  await tabTo(".plan button");
  await page.keyboard.press("Enter");
  await expect(rows.surveyStatus).toContainText("Counted: 1,000 rows");
});

test("the whole page is French", async ({ page }) => {
  const rows = new RowsPage(page);
  await rows.open(`${LONG}&cheat=1`, "/fr/tools/rows/");
  await expect(rows.notice).toContainText("Impossible d’ouvrir ce lien : « cheat » est inconnu");
  await page.getByLabel("Entrée des pions").selectOption("au dé");
  await page.locator("#rows").selectOption("1000");
  await rows.button("Compter").click();
  await expect(rows.surveyStatus).toContainText(
    "Compté : 1 000 rangées".replaceAll(" ", "\u00a0").slice(0, 6),
  );
  await rows.text.fill("7c,7c,hello");
  await rows.button("Montrer cette rangée").click();
  await expect(rows.mistakes).toHaveCount(4);
  await expect(rows.method).toContainText("Exact");
  const shown = (await page.locator("main").allInnerTexts()).join().replaceAll(/\s/g, " ");
  expect(
    englishTexts("../../packages/row-explorer/words/*.json").filter((part) => shown.includes(part)),
  ).toEqual([]);
  expect(shown).not.toMatch(/\b(the|your|turns?|player|cards|row|who|what|wins)\b/i);
});

test("loads at most 120 kB of script, including the worker", async ({ page }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) scripts.add(new URL(request.url()).pathname);
  });
  const rows = new RowsPage(page);
  await rows.open(LONG);
  await expect(rows.method).toHaveAttribute("data-method", /./);
  const total = gzippedSize(scripts);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThanOrEqual(120_000);
  test.info().annotations.push({ type: "script, gzipped", description: `${total} bytes` });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows one row with its jumps and its winner, and no dead buttons", async ({ page }) => {
    await page.goto("/fr/tools/rows/");
    await expect(
      page.getByText("Pour une autre rangée que celle-ci, la page a besoin de JavaScript"),
    ).toBeVisible();
    await expect(page.locator("serpent-rows .layers:visible")).toHaveCount(1);
    await expect(page.getByText("Seul, un pion arrive au but en 6 tours.")).toBeVisible();
    await expect(page.getByText("Joueur 2 (jaune)").first()).toBeVisible();
    await expect(page.locator("serpent-rows :is(button, a.button, select, input):visible")).toHaveCount(0);
  });
});

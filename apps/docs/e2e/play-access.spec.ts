import { expect } from "@playwright/test";
import { games } from "../src/lib/registry/games.ts";
import { expectAccessibleInThemes } from "./axe.ts";
import { englishTexts } from "./english-texts.ts";
import { PageNetwork } from "./page-network.ts";
import { gzippedSize } from "./pages.ts";
import { ACTIONS, linkTo, PlayPage } from "./play-page.ts";
import { test } from "./test.ts";

test("by keyboard: choosing, undoing, resigning and starting a new game", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(linkTo(1));
  await play.target("dark").focus();
  await page.keyboard.press("Enter");
  await expect(play.turn).toContainText("Player 2 (light), your turn");
  await play.tool("Undo").focus();
  await page.keyboard.press("Enter");
  await play.expectState("colour");
  await expect(play.tool("Undo")).toBeFocused();
  await play.more.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "New game" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await play.expectState("move");
  await expect(play.more).toBeFocused();
  await play.tool("Resign").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Play on" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(play.tool("Resign")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "New game" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Where")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
});

const STATES: Readonly<Record<string, (play: PlayPage) => Promise<void>>> = {
  "the start": (play) => play.open(linkTo(1)),
  "the middle, with a refusal": async (play) => {
    await play.open(linkTo(9));
    await play.enterNotation("1R");
    await expect(play.rule).toBeVisible();
  },
  "a target that is pressed": async (play) => {
    await play.open(linkTo(9));
    await play.press("base-4");
  },
  "the end": (play) => play.open(linkTo(14)),
  "looking back": async (play) => {
    await play.open(linkTo(14));
    await play.action("12R2").click();
  },
  "a bad link": (play) => play.open(linkTo(14).replace("_9R&", "_3R2&")),
  "the form of a new game": async (play) => {
    await play.open(linkTo(5));
    await play.choose("New game");
    await play.page.getByLabel("Height of the winning pile").fill("99");
    await play.page.getByRole("button", { name: "Start" }).click();
  },
  "the menu": async (play) => {
    await play.open(linkTo(5));
    await play.openMenu();
  },
  "the question who resigns": async (play) => {
    await play.open(linkTo(5));
    await play.tool("Resign").click();
  },
};

for (const [name, reach] of Object.entries(STATES)) {
  test(`has no axe violations at ${name}, light or dark`, async ({ page }) => {
    await reach(new PlayPage(page));
    await expectAccessibleInThemes(page, "main");
  });
}

test("the whole page is French, and the match survives a language switch", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(linkTo(9));
  await play.tool("Undo").click();
  await page.locator("starlight-lang-select select").first().selectOption({ label: "Français" });
  await expect(page).toHaveURL(/\/fr\/play\/pantarei\/$/);
  await play.expectLog(ACTIONS.slice(0, 8));
  await expect(page.locator("h1")).toHaveText("Jouer : Pantareï");
  await expect(play.turn).toContainText("Joueur 2 (clair), à vous");
  await play.press("top-7");
  await expect(play.rule).toHaveAttribute("href", "/fr/games/pantarei/#move.neutral");
  await expect(play.rule).toHaveText("Le pion neutre ne bouge jamais seul");
  await play.choose("Nouvelle partie");

  const shown = (await page.locator("main").allInnerTexts()).join().replaceAll(/\s/g, " ");
  const names = await page
    .locator("main :is([aria-label], [title], [placeholder])")
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? one.getAttribute("title")));
  const words = [shown, ...names].join("\n");
  expect(englishTexts("../../packages/play/words/*.json").filter((part) => words.includes(part))).toEqual([]);
  expect(words).not.toMatch(/\b(the|your|turn|player|pile \d+, top|undo|redo|who|what)\b/i);
});

test("a play page loads at most 113 kB of script", async ({ page }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
  });
  const network = new PageNetwork(page);
  for (const id of Object.keys(games)) {
    scripts.clear();
    await page.goto(`/play/${id}/`);
    await expect(page.locator("serpent-play[data-live]")).toBeVisible();
    await network.waitUntilIdle();
    const total = gzippedSize(scripts);
    expect(total, id).toBeGreaterThan(10_000);
    expect(total, id).toBeLessThanOrEqual(113_000);
    test.info().annotations.push({ type: `script of ${id}, gzipped`, description: `${total} bytes` });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a play page explains itself, shows the board and links to the rules", async ({ page }) => {
    for (const id of Object.keys(games)) {
      await page.goto(`/fr/play/${id}/`);
      await expect(page.getByText("Pour jouer ici, la page a besoin de JavaScript")).toBeVisible();
      await expect(page.locator("serpent-play svg[role=img]:visible").first()).toBeVisible();
      await expect(page.locator(`main a[href="/fr/games/${id}/"]`)).toBeVisible();
      await expect(page.locator("serpent-play button:visible")).toHaveCount(0);
    }
  });
});

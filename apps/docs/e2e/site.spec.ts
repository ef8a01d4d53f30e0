import { expect } from "@playwright/test";
import { expectNoShift } from "./layout-shift.ts";
import { test } from "./test.ts";

for (const { path, phases, event } of [
  { path: "/games/pantarei/statechart/", phases: ["deal", "colour", "move", "over"], event: "play" },
  { path: "/fr/games/tic-tac-toe/statechart/", phases: ["place", "over"], event: "jouer" },
  { path: "/de/games/tic-tac-toe/statechart/", phases: ["place", "over"], event: "ziehen" },
]) {
  test(`${path} draws every state of the machine`, async ({ page }) => {
    await page.goto(path);
    const states = page.locator(".statechart [data-state]");
    const names = await states.evaluateAll((groups) =>
      groups.map((group) => group.getAttribute("data-state")),
    );
    expect(names.toSorted()).toEqual(phases.toSorted());
    await expect(page.locator(".statechart")).toContainText(event);
    for (const name of phases) await expect(page.locator(`.statechart [data-state=${name}]`)).toBeVisible();
  });
}

test("pages work without errors where the browser blocks storage", async ({ ownPage: page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`${page.url()}: ${error}`));
  for (const path of ["/", "/play/pantarei/", "/matches/", "/learn/pantarei/", "/games/pantarei/"]) {
    await page.goto(path);
    await expect(page.locator("h1")).toBeVisible();
    if (/play|learn/.test(path))
      await expect(page.locator(":is(serpent-play, serpent-lesson)[data-live]")).toBeVisible();
    await page.getByRole("combobox", { name: "Select theme" }).filter({ visible: true }).selectOption("dark");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  }
  expect(errors).toEqual([]);
});

test.describe("in a French browser", () => {
  test.use({ locale: "fr-FR" });

  test("English pages offer the French ones until that is answered, and nothing shifts", async ({ page }) => {
    const offer = page.getByRole("link", { name: "Cette page existe en français" });
    await page.goto("/games/pantarei/");
    await expect(offer).toBeVisible();
    await expectNoShift(page);
    await page.goto("/games/pantarei/#move.pair");
    await offer.click();
    await expect(page).toHaveURL("/fr/games/pantarei/#move.pair");
    await expect(offer).toHaveCount(0);
    await page.goto("/learn/");
    await expect(offer).toBeHidden();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByRole("button", { name: "Non merci" }).click();
    await expect(offer).toBeHidden();
    await page.goto("/");
    await expect(offer).toBeHidden();
  });
});

test.describe("in a German browser", () => {
  test.use({ locale: "de-CH" });

  test("English pages offer the German ones only", async ({ page }) => {
    const offer = page.locator(".language-offer").filter({ visible: true });
    await page.goto("/learn/");
    await expect(offer).toHaveAttribute("lang", "de");
    await offer.getByRole("link").click();
    await expect(page).toHaveURL("/de/learn/");
    await expect(offer).toHaveCount(0);
  });
});

test("an English browser is not offered another language", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".language-offer").filter({ visible: true })).toHaveCount(0);
});

test("pages for players and pages for builders have a sidebar of their own", async ({ page }) => {
  const sidebar = page.locator("nav.sidebar .top-level > li > details > summary");
  for (const [path, groups] of [
    ["/games/pantarei/balance/", ["Games"]],
    // pages to play on have none
    ["/learn/", []],
    ["/guides/bots/", ["Tools", "Guides", "Example games", "API"]],
    ["/games/tic-tac-toe/statechart/", ["Tools", "Guides", "Example games", "API"]],
  ] as const) {
    await page.goto(path);
    await expect(sidebar).toHaveText([...groups]);
  }
});

test("the keyboard skips the header to the board", async ({ page }) => {
  await page.goto("/play/pantarei/");
  await expect(page.locator("serpent-play[data-live]")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the board" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("serpent-board")).toBeFocused();
});

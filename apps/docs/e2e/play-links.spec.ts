import { expect } from "@playwright/test";
import { ACTIONS, linkTo, PlayPage } from "./play-page.ts";
import { changeStoredMatches } from "./stored-matches.ts";
import { newContext, test } from "./test.ts";

test("a match is shared by link with another browser", async ({ page, browser }) => {
  const play = new PlayPage(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await play.open(linkTo(1));
  for (const action of ACTIONS.slice(1, 8)) await play.enterNotation(action);
  expect(new URL(page.url()).hash).toBe("");
  await play.choose("Copy link");
  await expect(play.notice).toContainText("Link copied");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  await page.reload();
  await play.expectLog(ACTIONS.slice(0, 8));

  const other = new PlayPage(await (await newContext(browser)).newPage());
  await other.page.goto(link);
  await expect(other.notice).toContainText("This match came with the link.");
  await other.expectLog(ACTIONS.slice(0, 8));
  await other.enterNotation("12R2");
  await other.expectLog(ACTIONS.slice(0, 9));
  await other.page.context().close();
});

test("a link of another game goes to that game’s page", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open("", "/play/ssserpent/");
  await play.openLink(linkTo(9));
  await expect(page).toHaveURL(/\/play\/pantarei\//);
  await play.expectLog(ACTIONS.slice(0, 9));
});

test("shows the link when copying is not allowed", async ({ ownPage: page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  const play = new PlayPage(page);
  await play.open(linkTo(3));
  await play.choose("Copy link");
  await expect(play.notice.getByRole("textbox")).toHaveValue(page.url());
});

test("a link includes a resignation", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(linkTo(5));
  await play.tool("Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Player 1 (dark)" }).click();
  await play.choose("Copy link");
  const link = new URL(page.url()).hash;
  expect(decodeURIComponent(link)).toContain('"reason":"resign"');
  await page.goto("about:blank");
  await play.open(link);
  await expect(play.turn).toContainText("Player 2 (light) wins");
  await expect(play.turn).toContainText("Player 1 has resigned.");
});

const good = linkTo(14);
const with14 = (change: (query: URLSearchParams) => void): string => {
  const query = new URLSearchParams(good.slice(1));
  change(query);
  return `#${query}`;
};
const HOSTILE: Readonly<Record<string, { readonly link: string; readonly says: string }>> = {
  "no match": { link: "#a=b", says: "It is incomplete or damaged" },
  nonsense: { link: "#%E0%A4%A", says: "It is incomplete or damaged" },
  script: { link: "#<img src=x onerror=alert(1)>", says: "It is incomplete or damaged" },
  "half a link": { link: good.slice(0, 80), says: "It is incomplete or damaged" },
  "another game": { link: with14((q) => q.set("game", "chess")), says: "A match of chess" },
  "a game from Object": { link: with14((q) => q.set("game", "__proto__")), says: "A match of __proto__" },
  "a script for a game": {
    link: with14((q) => q.set("game", "<script>alert(1)</script>")),
    says: "A match of <script>alert(1)</script>, not of pantarei.",
  },
  "another version": {
    link: with14((q) => q.set("version", "99.0.0")),
    says: "Played with pantarei 99.0.0",
  },
  "too many seats": { link: with14((q) => q.set("seats", "1e9")), says: "Expected 2 seats." },
  "an unknown option": {
    link: with14((q) => q.set("options", '{"cheat":true}')),
    says: "Cheat is unknown",
  },
  "a prototype for options": {
    link: with14((q) => q.set("options", '{"__proto__":{"goal":1}}')),
    says: "The link could not be opened.",
  },
  "a huge option": {
    link: with14((q) => q.set("options", '{"goal":1e400}')),
    says: "Goal: expected",
  },
  "an illegal action": {
    link: good.replace("_9R&", "_3R2&"),
    says: "Action 14: Pile 3 is a single piece",
  },
  "a row with a piece too many": {
    link: good.replace("l3%2Cd1", "l3%2Cl1"),
    says: "Action 1: expected the 19 pieces",
  },
  "an action after the end": { link: good.replace("_9R&", "_9R_1R&"), says: "Action 15: the game is over" },
  "a stolen win": { link: good.replace("%5B0%5D", "%5B1%5D"), says: "the result is not the one" },
  "a win too early": { link: good.replace("_9R&", "&"), says: "the result is not the one" },
  "a megabyte": {
    link: with14((q) => q.set("actions", "9R".repeat(500_000))),
    says: "Longer than any match",
  },
};

test("refuses an invalid link with an explanation, and offers a new game", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  page.on("dialog", (dialog) => errors.push(new Error(dialog.message())));
  const play = new PlayPage(page);
  for (const [i, [name, { link, says }]] of Object.entries(HOSTILE).entries()) {
    await test.step(name, async () => {
      // the first link opens with the page, the others in the open page
      if (i === 0) await play.open(link);
      else await play.openLink(link);
      await expect(play.notice).toContainText("The link could not be opened.");
      await expect(play.notice).toContainText(says);
      await play.notice.getByRole("button", { name: "Start a new game" }).click();
      await expect(play.notice).toBeHidden();
      expect(new URL(page.url()).hash).toBe("");
      await expect(play.turn).toContainText("Player 1, your turn");
      await play.press("dark");
      await expect(play.turn).toContainText("Player 2 (light), your turn");
    });
  }
  expect(errors).toEqual([]);
});

test("says that a stored match was tampered with, and leaves it in the library", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(linkTo(5));
  await play.expectLog(ACTIONS.slice(0, 5));
  await changeStoredMatches(page, '"quiet":', '"quiet":5');
  await play.open();
  await expect(play.notice).toContainText("could not be read.");
  await expect(play.notice).toContainText("it does not agree with its actions.");
  await expect(play.turn).toContainText("Player 1, your turn");
  await page.goto("/matches/");
  await expect(page.locator("serpent-matches li")).toContainText("5 actions");
});

test("works in a browser without storage", async ({ ownPage: page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
  });
  const play = new PlayPage(page);
  await play.open(linkTo(13));
  await play.enterNotation("9R");
  await expect(play.turn).toContainText("Player 1 (dark) wins");
});

import { expect, type Page, test } from "@playwright/test";
import { PlayPage } from "./play-page.ts";
import { RowsPage } from "./rows-page.ts";

/** What the policy of a page stopped, as the page and the browser tell it. */
async function watch(page: Page): Promise<readonly string[]> {
  const stopped: string[] = [];
  page.on("console", (message) => {
    if (/content.security.policy|stopped:/i.test(message.text())) stopped.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`stopped: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return stopped;
}

/** What somebody does on each kind of page; that of pages where nothing is done is watched where every page is opened. */
const VISITS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    await expect(page.locator("serpent-demo serpent-board [data-target]").first()).toBeAttached();
  },
  "rulebook with a board": async (page) => {
    await page.goto("/fr/games/pantarei/");
    const example = page.locator("serpent-example").first();
    await example.locator("[data-wake]").click();
    await expect(example).toHaveAttribute("data-live", "");
  },
  "match against a program": async (page) => {
    const play = new PlayPage(page);
    await play.open("", "/play/tic-tac-toe/");
    await play.tool("New game").click();
    await page.getByLabel("Player 2", { exact: true }).selectOption("Program: Easy");
    await page.getByRole("button", { name: "Start" }).click();
    await play.press("b2");
    await expect(play.log).toHaveCount(2);
  },
  "row explorer": async (page) => {
    const rows = new RowsPage(page);
    await rows.open();
    await rows.write("7 8 9 10 J Q K A");
    await expect(rows.text).toBeVisible();
  },
  search: async (page) => {
    await page.goto("/guides/bots/");
    await page.getByRole("button", { name: "Search" }).click();
    await page.locator(".pagefind-ui__search-input").fill("covered piece stays");
    await expect(page.locator(".pagefind-ui__result-link").first()).toBeVisible();
  },
  API: async (page) => {
    await page.goto("/api/serpentarium/core/");
    await page.locator("starlight-theme-select select:visible").first().selectOption("light");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  },
};

for (const [kind, visit] of Object.entries(VISITS)) {
  test(`the security policy stops nothing of ours: ${kind}`, async ({ page }) => {
    const stopped = await watch(page);
    await visit(page);
    expect(stopped).toEqual([]);
  });
}

test("the security policy stops a script, a handler and an address of somebody else", async ({ page }) => {
  const stopped = await watch(page);
  await page.goto("/play/tic-tac-toe/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'taken over'";
    document.body.append(script);
    const picture = document.createElement("div");
    picture.innerHTML = `<img src="/favicon.svg" onload="document.title = 'taken over'">`;
    document.body.append(picture);
  });
  const answer = await page.evaluate(() =>
    fetch("https://example.org/").then(
      () => "answered",
      () => "stopped",
    ),
  );
  expect(answer).toBe("stopped");
  await expect(page).not.toHaveTitle("taken over");
  for (const directive of ["script-src-elem", "script-src-attr", "connect-src"])
    await expect.poll(() => stopped.join("\n")).toContain(`stopped: ${directive}`);
});

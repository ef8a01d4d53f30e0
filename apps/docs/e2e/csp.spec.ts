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
  const takeOver = "document.title = 'taken over'";
  const answers = await page.evaluate(async (script) => {
    const element = document.createElement("script");
    const picture = document.createElement("img");
    const attempts: Readonly<Record<string, () => unknown>> = {
      "a script's text": () => element.append(script),
      "a script in the page": () => document.body.append(element),
      "a handler": () => {
        picture.setAttribute("onload", script);
        picture.src = "/favicon.svg";
        document.body.append(picture);
      },
      HTML: () => {
        document.body.innerHTML = `<img src="/favicon.svg" onload="${script}">`;
      },
      "a worker from elsewhere": () => new Worker("https://example.org/worker.js"),
      "a worker of data": () => new Worker(`data:text/javascript,${script}`),
      "an address": () => fetch("https://example.org/"),
    };
    const stopped: string[] = [];
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
      } catch {
        stopped.push(name);
      }
    }
    return stopped;
  }, takeOver);
  // a script that is put into the page is stopped without an exception
  const thrown = ["a handler", "HTML", "a worker from elsewhere", "a worker of data", "an address"];
  expect(answers).toEqual(thrown);
  await expect(page).not.toHaveTitle("taken over");
  for (const directive of ["require-trusted-types-for", "connect-src"])
    await expect.poll(() => stopped.join("\n")).toContain(`stopped: ${directive}`);
});

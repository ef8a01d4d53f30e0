import { expect, type Page } from "@playwright/test";
import { PlayPage } from "./play-page.ts";
import { RowsPage } from "./rows-page.ts";
import { test } from "./test.ts";

/** Collects violations of a page's policy, from events and console messages. */
async function collectViolations(page: Page): Promise<readonly string[]> {
  const blocked: string[] = [];
  page.on("console", (message) => {
    if (/content.security.policy|blocked:/i.test(message.text())) blocked.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`blocked: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return blocked;
}

/** One visit with interaction for each kind of page; every-page.spec.ts checks the pages without interaction. */
const VISITS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    await expect(page.locator("serpent-demo serpent-board [data-target]").first()).toBeAttached();
  },
  "rulebook with a board": async (page) => {
    await page.goto("/fr/games/pantarei/");
    const example = page.locator("serpent-example").first();
    await example.locator("[data-activate]").click();
    await expect(example).toHaveAttribute("data-live", "");
  },
  "match against a program": async (page) => {
    const play = new PlayPage(page);
    await play.open("", "/play/tic-tac-toe/");
    await play.choose("New game");
    await page.getByLabel("Player 2", { exact: true }).selectOption("Bot: Gula – Easy");
    await page.getByRole("button", { name: "Start" }).click();
    await play.press("b2");
    await expect(play.log).toHaveCount(2);
  },
  "row explorer": async (page) => {
    const rows = new RowsPage(page);
    await rows.open();
    await rows.enterRow("7 8 9 10 J Q K A");
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
  test(`the security policy blocks nothing of the site: ${kind}`, async ({ ownPage: page }) => {
    const blocked = await collectViolations(page);
    await visit(page);
    expect(blocked).toEqual([]);
  });
}

test("the security policy blocks injected scripts, event handlers and foreign URLs", async ({
  ownPage: page,
}) => {
  const blocked = await collectViolations(page);
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
    const thrown: string[] = [];
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
      } catch {
        thrown.push(name);
      }
    }
    return thrown;
  }, takeOver);
  // an injected script element is blocked without an exception
  const thrown = ["a handler", "HTML", "a worker from elsewhere", "a worker of data", "an address"];
  expect(answers).toEqual(thrown);
  await expect(page).not.toHaveTitle("taken over");
  for (const directive of ["require-trusted-types-for", "connect-src"])
    await expect.poll(() => blocked.join("\n")).toContain(`blocked: ${directive}`);
});

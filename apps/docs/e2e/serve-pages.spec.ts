import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInThemes } from "./axe.ts";
import { PHONE } from "./live-page.ts";
import { expectNotations } from "./notation.ts";
import { press } from "./press.ts";
import { startServeCommand } from "./serve-command.ts";
import type { StaticHost } from "./static-host.ts";
import { newContext, test } from "./test.ts";

const TIC_TAC_TOE = fileURLToPath(new URL("../../../examples/tic-tac-toe", import.meta.url));

let host: StaticHost;
test.beforeAll(async () => {
  host = await startServeCommand("--plugin", TIC_TAC_TOE);
});
test.afterAll(() => host.close());

const turnOf = (page: Page): Locator => page.locator(".turn");
const logOf = (page: Page): Locator => page.locator(".log [data-notation]");
const buttonOf = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });

/** Presses a cell when it is the turn of the person at a page. */
async function mark(page: Page, cell: string): Promise<void> {
  await expect(turnOf(page)).toContainText("your turn");
  await press(page.locator(`serpent-board [data-target="${cell}"]`));
}

test("two people play a game of their own to its end, one of them on a phone who reloads, and play again", async ({
  browser,
}) => {
  const errors: unknown[] = [];
  const open = async (size: typeof PHONE): Promise<Page> => {
    const page = await (await newContext(browser)).newPage();
    await page.setViewportSize(size);
    // for example a violation of the pages' policy
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(error));
    return page;
  };
  const [ann, bob] = [await open({ width: 1366, height: 768 }), await open(PHONE)];

  await ann.goto(host.url);
  await expectAccessibleInThemes(ann);
  await ann.getByRole("link", { name: "Tic-tac-toe" }).click();
  await buttonOf(ann, "Live…").press("Enter");
  await ann.getByLabel("Your name").fill("Ann");
  await expectAccessible(ann, "dialog");
  await ann.getByLabel("Your name").press("Enter");
  const link = await ann.getByLabel("Link to play").inputValue();
  await expect(turnOf(ann)).toBeFocused();
  await expectAccessibleInThemes(ann);

  await bob.goto(link);
  await bob.getByLabel("Your name").fill("Bob");
  await buttonOf(bob, "Join").click();
  await mark(ann, "a1");
  await mark(bob, "b2");
  await bob.getByRole("tab", { name: "Log" }).click();
  await expectNotations(logOf(bob), ["a1", "b2"]);
  // the address only lets others watch, and the browser keeps the seat
  expect(bob.url()).not.toContain("invite");
  await bob.reload();
  await expect(bob.locator(".players li").nth(1)).toContainText("you");
  await expectNotations(logOf(bob), ["a1", "b2"]);
  await mark(ann, "a2");
  await mark(bob, "a2");
  await expect(bob.locator(".refusal a")).toHaveAttribute("href", "#place.free");
  await mark(bob, "c3");
  expect(await bob.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await mark(ann, "a3");
  await expect(turnOf(ann)).toContainText("You won");
  await expect(turnOf(bob)).toContainText("Ann wins");
  await expectAccessibleInThemes(bob);

  await buttonOf(ann, "Rematch").click();
  await buttonOf(bob, "Agree").click();
  await expect(turnOf(bob)).toContainText("Bob, your turn");
  await buttonOf(ann, "Back to the match of this page").click();
  await expect(turnOf(ann)).toHaveText(/^Player 1, your turn/);
  await mark(ann, "c1");
  await expect(turnOf(ann)).toHaveText(/^Player 2, your turn/);
  await expect(bob.locator(".players li").filter({ hasText: "Ann" })).toContainText("has gone");
  expect(errors).toEqual([]);
  for (const page of [ann, bob]) await page.context().close();
});

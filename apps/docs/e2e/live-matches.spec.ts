import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { replay } from "@serpentarium/core/record";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expectAccessibleInThemes } from "./axe.ts";
import { type LivePage, test } from "./live-page.ts";
import { expectNoNotationField } from "./notation.ts";
import { expectNoOverflow } from "./overflow.ts";

/** Opens the page of stored matches. */
async function openMatches(page: Page, url: string): Promise<Locator> {
  await page.goto(`${url}/matches/`);
  await expect(page.locator("serpent-matches[data-live]")).toBeVisible();
  return page.locator("serpent-matches li");
}

const readOnly = ({ page }: LivePage): Locator => page.locator("serpent-play .read-only");

/** Saves a file with a button, and returns its content. */
async function saved(page: Page, button: Locator): Promise<unknown> {
  const downloading = page.waitForEvent("download");
  await button.click();
  return JSON.parse(readFileSync(await (await downloading).path(), "utf8"));
}

test("live matches are among my matches, with what has happened meanwhile, and go on from there", async ({
  url,
  person,
}) => {
  const [ann, bob, eve] = [await person(), await person(), await person()];
  const link = await ann.begin(`${url}/play/tic-tac-toe/`, "Ann");
  await expect(await openMatches(ann.page, url)).toContainText("waiting for the others, live, no action yet");
  await bob.join(link, "Bob");
  await eve.open(link.replace(/&invite=.*/, ""));
  await expect(eve.player(1)).toContainText("Bob");

  const own = await openMatches(ann.page, url);
  await expect(own).toContainText("Ann (you) – Bob");
  await expect(own).toContainText("your turn, live, no action yet");
  await own.getByRole("link", { name: /^Continue/ }).click();
  await ann.press("a1");
  await expect(eve.log).toHaveCount(1);
  await expect(await openMatches(ann.page, url)).toContainText("waiting for the others, live, 1 action");
  await bob.press("b2");
  // the page asks the server once
  await expect(bob.log).toHaveCount(2);
  await expect(await openMatches(ann.page, url)).toContainText("your turn, live, 2 actions");
  const watched = await openMatches(eve.page, url);
  await expect(watched).toContainText("Ann – Bob");
  await expect(watched).toContainText("going on, live, you are watching, 2 actions");
  const record = await saved(eve.page, watched.getByRole("button", { name: /^Save file/ }));
  expect(replay(ticTacToe, record)).toMatchObject({ ok: true });
  expect(record).toMatchObject({ names: ["Ann", "Bob"], actions: ["a1", "b2"], outcome: null });

  // a match deleted by mistake is restored with its seat
  await own.getByRole("button", { name: /^Delete/ }).click();
  await expect(own).toHaveCount(0);
  await ann.page.getByRole("button", { name: "Undo" }).click();
  await own.getByRole("link", { name: /^Continue/ }).click();
  await ann.press("a2");
  await expect(bob.log).toHaveCount(3);
});

test("what a browser has seen stays readable when the server has forgotten it, or is gone", async ({
  server,
  url,
  person,
  page,
}) => {
  const [ann, bob] = [await person(), await person()];
  await bob.join(await ann.begin(`${url}/play/hidden-hands/`, "Ann"), "Bob");
  await ann.playAny();
  await expect(bob.log).toHaveCount(3);
  await expect(ann.log).toHaveCount(3);
  const address = ann.page.url();
  await server.forgetMatches();
  await ann.page.goto("about:blank");
  await ann.page.goto(address);
  await expect(ann.notice).toContainText("There is no match with this id.");
  await expect(readOnly(ann)).toContainText("You can view it, but not play on.");
  await expect(ann.log).toHaveCount(3);
  await expectNoNotationField(ann.page);
  // hidden information stays hidden
  await expect(ann.page.locator("serpent-play .in-notation code")).toContainText("?,?,?,?");
  const item = await openMatches(ann.page, url);
  await expect(item).toContainText("Ann (adder) (you) – Bob (boa)");
  const record = await saved(ann.page, item.getByRole("button", { name: /^Save file/ }));
  expect(record).toMatchObject({ game: "hidden-hands", seat: 0, view: expect.stringContaining("?") });

  // a static host offers no live matches
  await ann.page.route("**/live.json", (route) => route.fulfill({ json: {} }));
  await ann.page.goto(address);
  await expect(ann.notice).toContainText("no server for live matches answers");
  await expect(ann.log).toHaveCount(3);
  await ann.page.unroute("**/live.json");
  await page.goto(address);
  await expect(page.locator("serpent-play .notice")).toContainText("There is no match with this id.");
  await expect(page.locator("serpent-play .read-only")).toHaveCount(0);
});

test("a match of a version that the server does not have is read, and goes on when it is back", async ({
  server,
  url,
  person,
}) => {
  const [ann, eve] = [await person(), await person()];
  const bob = await person();
  await bob.join(await ann.begin(`${url}/play/tic-tac-toe/`, "Ann"), "Bob");
  await ann.press("b2");
  await expect(bob.log).toHaveCount(1);
  const address = ann.page.url();
  const says = "This match was played with version 0.1.0; this server has 0.3.0.";
  await server.start([{ ...ticTacToe, version: "0.3.0" }]);
  for (const one of [ann, bob]) await expect(one.notice).toContainText(says);
  await eve.open(address.replace("/play/", "/fr/play/"));
  await expect(eve.notice).toContainText("a été jouée avec la version 0.1.0\u00A0; ce serveur a 0.3.0");
  for (const one of [ann, eve]) {
    await one.expectLog(["b2"]);
    await expect(readOnly(one)).toBeVisible();
  }
  expect(
    await saved(ann.page, (await ann.openMenu()).getByRole("button", { name: "Save file" })),
  ).toMatchObject({
    version: "0.1.0",
    actions: ["b2"],
    names: ["Ann", "Bob"],
  });
  await expectAccessibleInThemes(ann.page);
  await expect(await openMatches(bob.page, url)).toContainText("your turn, live, 1 action");

  await server.start();
  await ann.notice.getByRole("button", { name: "Try again" }).click();
  await expect(ann.player(0)).toContainText("you");
  await bob.open(address);
  await bob.press("a1");
  await ann.expectLog(["b2", "a1"]);
});

test("a match of a version that the page does not have is listed, and saved as a file", async ({
  url,
  person,
}) => {
  const ann = await person();
  await ann.begin(`${url}/play/tic-tac-toe/`, "Ann");
  await ann.page.getByLabel("Bot for the free seat").selectOption("random");
  await ann.button("Let a bot play").click();
  await ann.press("b2");
  await expect(ann.log).toHaveCount(2);
  // the site is deployed with another version
  await ann.page.route(/_astro\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/(["`])0\.1\.0\1/g, "$10.3.0$1") });
  });
  await ann.page.reload();
  const says = "his match was played with Tic-tac-toe 0.1.0; this site has 0.3.0";
  await expect(ann.notice).toContainText(says);
  await expect(ann.notice).toContainText("You can save it as a file");
  const file = await saved(ann.page, ann.notice.getByRole("button", { name: "Save file" }));
  expect(replay(ticTacToe, file)).toMatchObject({ ok: true, value: { actions: { length: 2 } } });
  await ann.page.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(ann.page);
  const item = await openMatches(ann.page, url);
  await expect(item).toContainText(says);
  expect(await saved(ann.page, item.getByRole("button", { name: /^Save file/ }))).toEqual(file);
  await expectNoOverflow(ann.page);
});

test("a finished live match is analysed, played on from, and left for a rematch, by players and watchers", async ({
  url,
  person,
}) => {
  const [ann, bob, eve] = [await person(), await person(), await person()];
  const link = await ann.begin(`${url}/play/tic-tac-toe/`, "Ann");
  await bob.join(link, "Bob");
  await eve.open(link.replace(/&invite=.*/, ""));
  const actions = ["b2", "a1", "c3", "a3", "a2", "b1", "c2"];
  for (const [i, action] of actions.entries()) {
    await (i % 2 === 0 ? ann : bob).press(action);
    for (const one of [ann, bob, eve]) await expect(one.log).toHaveCount(i + 1);
  }
  for (const one of [bob, eve]) {
    await one.button("Analyse the game").click();
    await expect(one.page.locator(".analysis .report")).toBeVisible();
  }
  await expect(bob.page.locator(".analysis")).toContainText("Better: Bob marks c2.");
  // a watcher tries another action at their own screen
  await eve.page.keyboard.press("ArrowLeft");
  await eve.button("Play on from here").click();
  await expect(eve.log).toHaveCount(6);
  await eve.press("c1");
  await expect(eve.log).toHaveCount(7);

  for (const one of [ann, bob]) await one.button("Rematch").click();
  await expect(ann.log).toHaveCount(0);
  const items = await openMatches(ann.page, url);
  await expect(items).toHaveCount(2);
  await expect(items.filter({ hasText: "you won, live, 7 actions" })).toHaveCount(1);
  await expect(items.filter({ hasText: "waiting for the others, live, no action yet" })).toHaveCount(1);
  await items.getByRole("link", { name: /^View/ }).click();
  await ann.expectLog(actions);
  await expect(ann.button("Analyse the game")).toBeVisible();
});

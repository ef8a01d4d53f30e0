import { expect } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { LinkPlayer } from "./link-player.ts";
import { test } from "./test.ts";

const PATH = "/play/snake-duel/";

/** The id of the first target that can be pressed. */
const firstTarget = async ({ board }: LinkPlayer): Promise<string> =>
  (await board.locator('[data-target]:not([aria-disabled="true"])').first().getAttribute("data-target")) ??
  "";

/** The parameters in the link of a match. */
const held = (link: string): URLSearchParams => new URLSearchParams(link.slice(1));

test("turn.secret: two people choose in secret by link, and no link contains an unrevealed choice", async ({
  browser,
}) => {
  const [one, two] = [await LinkPlayer.inBrowser(browser), await LinkPlayer.inBrowser(browser)];
  await one.begin(undefined, PATH);
  await one.press("1:n");
  await expect(one.turn).toContainText("Waiting for Player 2");
  const link = await one.send();
  expect(held(link).get("seat")).toBe("1");
  expect(held(link).get("actions")).toMatch(/_1:\?$/);
  expect(held(link).get("view")).toMatch(/ _1:\?$/);

  await two.open(link, PATH);
  await expect(two.page.locator("serpent-play .read-only")).toContainText("By link: you are Player 2");
  await expect(two.turn).toContainText("Player 2 (boa), your turn");
  await expect(two.turn).toContainText("chosen: Player 1 (adder)");
  await expectAccessible(two.page);
  await two.press("2:w");
  await expect(two.notice).toContainText("You have played.");
  const answer = new URL(await two.notice.getByRole("textbox").inputValue()).hash;

  await one.receive(answer, PATH);
  await expect(one.notice).toContainText("Player 2 (boa) has answered.");
  await expect(one.action("2:w")).toHaveCount(1);
  await expect(one.turn).toContainText("Player 1 (adder), your turn");

  // opening the answer again is refused and changes nothing
  await one.receive(answer, PATH);
  await expect(one.notice).toContainText("It answers an earlier link");
  await one.press("1:n");
  await expect(one.turn).toContainText("Waiting for Player 2");
  await one.page.context().close();
  await two.page.context().close();
});

test("setup.deal: hands are dealt by link, and no link contains a card of another hand", async ({
  browser,
}) => {
  const cards = "/play/hidden-hands/";
  const [one, two] = [await LinkPlayer.inBrowser(browser), await LinkPlayer.inBrowser(browser)];
  await one.begin(undefined, cards);
  await expect(one.turn).toContainText("Player 1 (adder), your turn");
  await one.press(await firstTarget(one));
  const link = await one.send();
  // the deal, a nest and a card face down
  expect(held(link).get("actions")).toMatch(/^\?,\?,\?,\?\/\d+,\d+,\d+,\d+_\d_\?$/);
  expect(held(link).get("view")).toMatch(/^lay:2 \?,\?,\?\/\d+,\d+,\d+,\d+ \d:\?$/);

  await two.open(link, cards);
  await expect(two.turn).toContainText("Player 2 (boa), your turn");
  await expectAccessible(two.page);
  await two.press(await firstTarget(two));
  const answer = new URL(await two.notice.getByRole("textbox").inputValue()).hash;
  await one.receive(answer, cards);
  await expect(one.log.filter({ hasText: "The cards are turned over" })).toHaveCount(1);
  await expect(one.turn).toContainText("Player 1 (adder), your turn");
  await one.page.context().close();
  await two.page.context().close();
});

test("refuses an illegal answer, and one of an unknown match, with an explanation", async ({ browser }) => {
  const one = await LinkPlayer.inBrowser(browser);
  await one.begin(undefined, PATH);
  await one.press("1:n");
  const id = held(await one.send()).get("match") ?? "";
  const answer = (match: string, seat: number, action: string): string =>
    `#${new URLSearchParams({ game: "snake-duel", match, seat: String(seat), after: "2", answer: action })}`;
  await one.receive(answer(id, 1, "2:x"), PATH);
  await expect(one.notice).toContainText("This answer of Player 2 (boa) cannot be played.");
  await one.receive(answer(id, 0, "1:e"), PATH);
  await expect(one.notice).toContainText("This answer of Player 1 (adder) cannot be played.");
  await one.receive(answer("zzzzzzzzzzzz", 1, "2:w"), PATH);
  await expect(one.notice).toContainText("a match that is not in this browser");
  await expect(one.turn).toContainText("Waiting for Player 2");
  await one.page.context().close();
});

test("refuses a forged seat link with an explanation", async ({ browser }) => {
  const [one, two] = [await LinkPlayer.inBrowser(browser), await LinkPlayer.inBrowser(browser)];
  await one.begin(undefined, PATH);
  await one.press("1:n");
  const link = await one.send();
  await two.receive(link.replace(/view=[^&]*/, "view=nowhere"), PATH);
  await expect(two.notice).toContainText("The link could not be opened.");
  await two.receive(link.replace("seat=1", "seat=7"), PATH);
  await expect(two.notice).toContainText("No such seat at this table");
  await one.page.context().close();
  await two.page.context().close();
});

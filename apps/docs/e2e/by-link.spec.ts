import { expect } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { LinkPlayer as Player } from "./link-player.ts";
import { expectNoOverflow } from "./overflow.ts";
import { press } from "./press.ts";
import { test } from "./test.ts";

test("two people play a whole match by link, each in their own browser", async ({ browser }) => {
  const [one, two] = [await Player.inBrowser(browser), await Player.inBrowser(browser)];
  await one.begin();
  await expect(one.bar).toContainText("By link: you are Player 1");
  await one.press("b2");
  await expect(one.turn).toContainText("Waiting for Player 2");
  await expect(one.bar).toContainText("Your opponent needs the new link.");
  await one.press("a1");
  await expect(one.board).toContainText("It is not your turn.");
  await one.expectLog(["b2"]);

  await two.receive(await one.send());
  await expect(two.notice).toContainText("A match by link: you are Player 2");
  await two.expectLog(["b2"]);
  await two.press("a1");
  await two.press("c3");
  await two.expectLog(["b2", "a1"]);

  await one.receive(await two.send());
  await expect(one.notice).toContainText("The link continues your match by link.");
  for (const [mine, theirs] of [["a2", "c3"], ["c2"]] as const) {
    await one.press(mine);
    await two.receive(await one.send());
    if (!theirs) continue;
    await two.press(theirs);
    await one.receive(await two.send());
  }
  await expect(two.turn).toContainText("Player 1 wins");
  await two.page.goto("/matches/");
  await expect(two.list).toContainText("you lost, by link, 5 actions");
  await one.page.context().close();
  await two.page.context().close();
});

test("an older or equal link changes nothing; a diverging one is refused with its first different action", async ({
  browser,
}) => {
  const [one, two] = [await Player.inBrowser(browser), await Player.inBrowser(browser)];
  await one.begin();
  await one.press("b2");
  const first = await one.send();
  await two.receive(first);
  await two.press("a1");
  await one.receive(await two.send());
  await one.press("c1");
  await one.expectLog(["b2", "a1", "c1"]);

  await one.receive(first);
  await expect(one.notice).toContainText("This link is older than your match by link");
  await one.expectLog(["b2", "a1", "c1"]);
  const same = await one.send();
  await one.receive(same);
  await expect(one.notice).toContainText("This link contains nothing new");
  await one.expectLog(["b2", "a1", "c1"]);

  await one.receive(same.replace("b2_a1_c1", "b2_a1_c2"));
  await expect(one.notice).toContainText("does not fit your match by link, which is unchanged.");
  await expect(one.notice).toContainText("Action 3: another action in the link than in your match.");
  await one.expectLog(["b2", "a1", "c1"]);
  await expectAccessible(one.page);
  await one.notice.getByRole("button", { name: "View it" }).click();
  await one.expectLog(["b2", "a1", "c2"]);
  await one.press("a2");
  await expect(one.board).toContainText("you cannot play here.");
  await one.page.getByRole("button", { name: "Back to your match" }).click();
  await one.expectLog(["b2", "a1", "c1"]);
  await one.page.context().close();
  await two.page.context().close();
});

test("keeps several matches by link over reloads, and does not undo sent actions", async ({ browser }) => {
  const one = await Player.inBrowser(browser);
  await one.begin();
  await one.press("b2");
  await one.tool("Undo").click();
  await one.press("a1");
  const first = await one.send();
  await press(one.tool("Undo"));
  await expect(one.notice).toContainText("You have already sent this in a link: you can no longer undo it.");
  await one.newByLink("Player 2");
  await expect(one.turn).toContainText("Waiting for Player 1");
  await one.page.reload();
  await expect(one.bar).toContainText("you are Player 2");
  await one.page.goto("/matches/");
  await expect(one.list).toHaveCount(2);
  await expect(one.list.first()).toContainText("Player 2 (you)");
  await one.list.nth(1).getByRole("link", { name: "Continue" }).click();
  await one.expectLog(["a1"]);

  // the answer is opened in another page, which takes over the match
  const other = new Player(await one.page.context().newPage());
  await other.receive(`${first.replace("actions=a1", "actions=a1_b2")}`);
  await other.expectLog(["a1", "b2"]);
  await expect(one.notice).toContainText("Your match is open in another tab or window");
  await one.notice.getByRole("button", { name: "Continue it here" }).click();
  await one.expectLog(["a1", "b2"]);
  await expect(one.bar).toContainText("you are Player 1");
  await one.page.context().close();
});

test("with more than two seats, the recipient of a link chooses one of the free seats", async ({
  browser,
}) => {
  const path = "/play/sssnake/";
  const [one, two] = [await Player.inBrowser(browser), await Player.inBrowser(browser)];
  await one.open("", path);
  await one.choose("New game");
  await one.page.getByRole("dialog").getByLabel("Where").selectOption("link");
  await one.page.getByRole("dialog").getByLabel("Players").selectOption("3");
  await one.page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
  await two.receive(await one.send(), path);
  await expect(two.notice).toContainText("Which seat is yours?");
  // the board shows the linked match instead of the own one
  await expect(two.page.locator("serpent-play .read-only")).toBeVisible();
  await two.notice.getByRole("button", { name: /^Player 3/ }).click();
  await expect(two.bar).toContainText("you are Player 3");
  await expect(two.page.locator("serpent-play .read-only")).toHaveCount(0);
  expect(new URLSearchParams(await two.send()).get("taken")).toBe("0_2");
  await one.page.context().close();
  await two.page.context().close();
});

test("uses the share dialog of the device; cancelling it sends nothing", async ({ ownPage: page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data) => {
      shared.push(data ?? {});
      if (shared.length === 1) throw new DOMException("not now", "AbortError");
    };
  });
  const play = new Player(page);
  await play.begin();
  await play.press("b2");
  const button = play.bar.getByRole("button", { name: "Send the link" });
  await button.click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "shared").length)).toBe(1);
  await expect(play.notice).toBeHidden();
  await expect(play.bar).toContainText("Your opponent needs the new link.");
  await button.click();
  await expect(play.notice).toContainText("The link is on its way.");
  await expect(play.bar.getByRole("button", { name: "Send it again" })).toBeVisible();
  const shared = await page.evaluate(() => Reflect.get(window, "shared"));
  expect(shared[1]).toEqual({ title: "Tic-tac-toe: a match by link", url: page.url() });
});

test("plays in French on a phone", async ({ browser }) => {
  const one = await Player.inBrowser(browser);
  await one.page.setViewportSize({ width: 360, height: 780 });
  await one.open("", "/fr/play/tic-tac-toe/");
  await one.choose("Nouvelle partie");
  await one.page.getByRole("dialog").getByLabel("Où").selectOption("link");
  await one.page.getByRole("dialog").getByRole("button", { name: "Commencer" }).click();
  await expect(one.bar).toBeVisible();
  await one.press("b2");
  await expect(one.turn).toContainText("On attend Joueur 2");
  await expect(one.bar).toContainText("Par lien\u00a0: vous êtes Joueur 1");
  await expectNoOverflow(one.page);
  await expectAccessible(one.page);
  await one.page.context().close();
});

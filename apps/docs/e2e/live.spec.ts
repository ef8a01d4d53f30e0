import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { LivePage, PHONE, test } from "./live-page.ts";
import { expectNoNotationField, notationsOf } from "./notation.ts";
import { press } from "./press.ts";

test("a static site offers no live matches", async ({ page }) => {
  const play = new LivePage(page);
  const offer = page.waitForResponse("**/live.json");
  await play.open("/play/tic-tac-toe/");
  expect(await (await offer).json()).toEqual({ games: [], bots: [] });
  await expect(play.button("By link…")).toBeVisible();
  await expect(play.button("Live…")).toHaveCount(0);
  await play.open(`/play/tic-tac-toe/#live=${"x".repeat(22)}`);
  await expect(play.notice).toContainText("no server for live matches answers");
});

test("two people play to the end, one of them on a phone and offline for a while", async ({
  url,
  person,
}) => {
  const [ann, bob] = [await person(), await person(PHONE)];
  const link = await ann.begin(`${url}/play/tic-tac-toe/`, "Ann");
  await expect(ann.turn).toContainText("The match begins when all seats are taken.");
  await ann.button("QR code").click();
  await expect(ann.page.getByRole("img", { name: "QR code" })).toBeVisible();
  await expectAccessible(ann.page, "serpent-play");
  await ann.button("Copy").first().click();
  expect(await ann.page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await bob.join(link, "Bob");
  await expect(ann.player(1)).toContainText("is here");
  await ann.press("a1");
  await expect(bob.turn).toContainText("Bob, your turn");
  // an illegal action is not sent, and its clause is named
  await bob.press("a1");
  await expect(bob.page.locator("serpent-play .refusal a")).toHaveAttribute("href", /#place\.free$/);
  await expectAccessible(bob.page, "serpent-play");

  await bob.page.context().setOffline(true);
  await expect(bob.connection).toContainText("No connection");
  await expect(ann.player(1)).toContainText("has gone");
  await bob.press("b2");
  await expect(bob.connection).toContainText("has not arrived yet");
  await expect(ann.log).toHaveCount(1);
  await bob.page.context().setOffline(false);
  await ann.expectLog(["a1", "b2"]);
  await bob.expectLog(["a1", "b2"]);
  await expect(ann.player(1)).toContainText("is here");

  for (const [who, target] of [
    [ann, "a2"],
    [bob, "b1"],
    [ann, "a3"],
  ] as const)
    await who.press(target);
  await expect(ann.turn).toContainText("You won");
  await expect(bob.turn).toContainText("Ann wins");
});

test("one plays live in a browser that lets the site keep nothing", async ({ url, person }) => {
  const [ann, bob] = [await person(), await person()];
  // as Firefox does without cookies
  await ann.page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(globalThis, name, { get: refuse });
    Object.assign(globalThis, { BroadcastChannel: refuse });
    Object.assign(IDBFactory.prototype, { open: refuse });
    Object.assign(LockManager.prototype, {
      request: async () => refuse(),
      query: async () => refuse(),
    });
  });
  await bob.join(await ann.begin(`${url}/play/tic-tac-toe/`, "Ann"), "Bob");
  await ann.press("a1");
  await bob.press("b2");
  await ann.press("a2");
  await ann.expectLog(["a1", "b2", "a2"]);
  await ann.page.goto(`${url}/matches/`);
  await expect(ann.page.locator("main")).toContainText("does not let the site keep");
  await ann.open(`${url}/play/tic-tac-toe/`);
  await press(ann.board.locator('[data-target="c3"].enabled'));
  await ann.expectLog(["c3"]);
});

/** Delays answers of the server. @returns a function that releases them */
async function holdAnswers(page: Page, url: string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const answers of ["**/live.json", "**/matches/*/events*"])
  test(`until ${answers} answers, nothing is played on the board of a live link, and the link stays`, async ({
    url,
    person,
  }) => {
    const [ann, eve] = [await person(), await person()];
    const link = await ann.begin(`${url}/play/hidden-hands/`, "Ann");
    await eve.open(`${url}/play/hidden-hands/`);
    // chance has acted in the running match, and acts again after a reload
    await expect(eve.log).not.toHaveCount(0);
    const release = await holdAnswers(eve.page, answers);
    await eve.open(`${link.replace("/#", "/?other#")}`);
    await expect(eve.turn).toHaveText("The match is being opened.");
    await expect(eve.log).toHaveCount(0);
    expect(eve.page.url()).toContain("#live=");
    await expectAccessible(eve.page, "serpent-play");
    release();
    await expect(eve.player(0)).toContainText("Ann");
    await expect(eve.turn).toContainText("The match begins when all seats are taken.");
    expect(eve.page.url()).toContain("#live=");
  });

test("a link whose server does not answer says so, and is opened when it does", async ({ url, person }) => {
  const [ann, eve] = [await person(), await person()];
  const link = await ann.begin(`${url}/play/tic-tac-toe/`, "Ann");
  await eve.page.route("**/matches/*/events*", (route) => route.abort());
  await eve.open(link);
  await expect(eve.connection).toContainText("No connection");
  await expect(eve.turn).toHaveText("The match is being opened.");
  await eve.page.unroute("**/matches/*/events*");
  await expect(eve.player(0)).toContainText("Ann");
  await expect(eve.connection).toContainText("Connected.");
});

test("a server that says to wait: the page says for how long", async ({ url, person }) => {
  const [ann, eve] = [await person(), await person()];
  const link = await ann.begin(`${url}/play/tic-tac-toe/`, "Ann");
  const error = {
    code: "too-many",
    message: {
      id: "failures.too-many.requests",
      data: { wait: { id: "live.wait.minutes", data: { count: 2 } } },
    },
    data: { retryAfter: 120 },
  };
  const busy = { status: 429, headers: { "retry-after": "120" }, json: { error } };
  await eve.page.route("**/matches/**", (route) => route.fulfill(busy));
  await eve.open(link);
  await expect(eve.connection).toHaveText("Too many requests: wait 2 minutes.");
  await eve.page.unroute("**/matches/**");
  await eve.page.reload();
  await expect(eve.player(0)).toContainText("Ann");
  await eve.page.route("**/matches/**", (route) => route.fulfill(busy));
  await eve.open(`${url}/play/hidden-hands/`);
  await eve.button("Live…").click();
  await eve.page.getByLabel("Your name").fill("Eve");
  await eve.button("Open the match").click();
  await expect(eve.notice).toContainText("cannot be opened. Too many requests: wait 2 minutes.");
});

test("a press on the board of a live link is not played in the running match, to which one can go back", async ({
  url,
  person,
}) => {
  const [ann, eve] = [await person(), await person()];
  const link = await ann.begin(`${url}/play/tic-tac-toe/`, "Ann");
  await eve.open(`${url}/play/tic-tac-toe/`);
  await press(eve.board.locator('[data-target="b2"]'));
  await eve.expectLog(["b2"]);
  const release = await holdAnswers(eve.page, "**/live.json");
  await eve.open(link.replace("/#", "/?other#"));
  await expect(eve.turn).toHaveText("The match is being opened.");
  await press(eve.board.locator('[data-target="a1"]'));
  await expect(eve.board.getByRole("status")).toHaveText("The match is being opened.");
  await eve.button("Back to your match").click();
  await eve.expectLog(["b2"]);
  release();
  await press(eve.board.locator('[data-target="c3"].enabled'));
  await eve.expectLog(["b2", "c3"]);
  expect(eve.page.url()).not.toContain("#");
});

test("takebacks, draws and rematches are agreed on", async ({ url, person }) => {
  const [ann, bob] = [await person(), await person()];
  await bob.join(await ann.begin(`${url}/play/tic-tac-toe/`, "Ann"), "Bob");
  await ann.press("a1");
  await ann.button("Take back").click();
  await expect(ann.page.locator("serpent-play .requests")).toContainText("the others decide");
  await expect(bob.page.locator("serpent-play .requests")).toContainText("Ann asks to take back");
  await bob.button("Agree").click();
  await expect(ann.log).toHaveCount(0);
  await ann.press("b2");
  // an action withdraws earlier offers
  await expect(bob.log).toHaveCount(1);
  await bob.button("Offer a draw").click();
  await expect(bob.page.locator("serpent-play .requests")).toContainText("the others decide");
  await ann.button("Decline").click();
  await expect(bob.page.locator("serpent-play .requests")).toBeEmpty();
  await bob.button("Offer a draw").click();
  await ann.button("Agree").click();
  await expect(bob.turn).toContainText("A draw was agreed");
  await ann.button("Rematch").click();
  await bob.button("Agree").click();
  // all players move on by one seat
  await expect(bob.turn).toContainText("Bob, your turn");
  await bob.button("Resign").click();
  await bob.page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(ann.turn).toContainText("You won");
});

test("after the end, New game… offers all choices, and the finished match is kept", async ({
  url,
  person,
}) => {
  const ann = await person();
  const eve = await person();
  const link = await ann.begin(`${url}/play/tic-tac-toe/`, "Ann");
  await eve.join(link, "Eve");
  for (const [player, cell] of [
    [ann, "a1"],
    [eve, "b1"],
    [ann, "a2"],
    [eve, "b2"],
    [ann, "a3"],
  ] as const)
    await player.press(cell);
  await expect(eve.turn).toContainText("Ann");
  await eve.choose("New game");
  const dialog = eve.page.getByRole("dialog");
  await expect(dialog).toContainText("The finished match is kept");
  await expect(dialog.getByLabel("Where").getByRole("option")).toHaveCount(3);
  await dialog.getByLabel("Where").selectOption("live");
  await expect(dialog.getByRole("button", { name: "Open the match" })).toBeVisible();
  await eve.page.keyboard.press("Escape");
  await eve.choose("New game");
  await eve.page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
  await expect(eve.log).toHaveCount(0);
  await press(eve.board.locator('[data-target="b2"]'));
  await eve.expectLog(["b2"]);
  await ann.choose("New game");
  await ann.page.getByRole("dialog").getByLabel("Where").selectOption("live");
  await ann.page.getByRole("dialog").getByRole("button", { name: "Open the match" }).click();
  await expect(ann.page.locator("#invite-link")).not.toHaveValue(link);
  await ann.page.goto(`${url}/matches/`);
  await expect(ann.page.locator("serpent-matches li").filter({ hasText: "Eve" })).toHaveCount(1);
});

test("who gives up a seat watches, and another person plays on", async ({ url, person }) => {
  const [ann, bob, eve] = [await person(), await person(), await person()];
  const link = await ann.begin(`${url}/play/tic-tac-toe/`, "Ann");
  await bob.join(link, "Bob");
  await ann.press("b2");
  await bob.button("Resign").click();
  await bob.page.getByRole("dialog").getByRole("button", { name: "Give up the seat" }).click();
  await expect(bob.button("Join")).toBeVisible();
  await expect(ann.page.locator("#invite-link")).toBeVisible();
  await eve.join(link, "Eve");
  await eve.press("a1");
  for (const one of [ann, bob]) await expect(one.log).toHaveCount(2);
  await expect(bob.players.filter({ hasText: "Eve" })).toBeVisible();
});

test("hidden hands stay hidden, also from spectators, and a bot takes a free seat", async ({
  url,
  person,
}) => {
  const [ann, eve] = [await person(), await person()];
  await ann.begin(`${url}/play/hidden-hands/`, "Ann");
  await ann.page.getByLabel("Bot for the free seat").selectOption("random");
  await ann.button("Let a bot play").click();
  await expect(ann.turn).toContainText("your turn");
  await eve.open(ann.page.url());
  await expect(eve.page.locator("serpent-play .live")).toContainText("You are watching.");
  const sees = ({ board }: LivePage) =>
    board.evaluate(({ shadowRoot }) => (shadowRoot?.innerHTML ?? "").match(/snakes?[- ]\d+/g)?.length ?? 0);
  await expect.poll(() => sees(ann)).toBeGreaterThan(0);
  expect(await sees(eve)).toBe(0);
  await expectNoNotationField(eve.page);
  while (!(await ann.turn.getAttribute("data-over").then((over) => over !== null))) {
    const { length } = await ann.log.all();
    await expect(ann.turn).toContainText(/your turn|won|wins|Draw|draw/);
    if ((await ann.turn.getAttribute("data-over")) !== null) break;
    await ann.playAny();
    await expect.poll(() => ann.log.count()).toBeGreaterThan(length);
  }
  await expect(eve.turn).toHaveAttribute("data-over", "");
  expect(await ann.log.count()).toBe(await eve.log.count());
});

test("two people choose at the same time", async ({ url, person }) => {
  const [ann, bob] = [await person(), await person()];
  await bob.join(await ann.begin(`${url}/play/snake-duel/`, "Ann"), "Bob");
  for (const one of [bob, ann]) await expect(one.turn).toContainText("your turn");
  await bob.playAny();
  await expect(bob.turn).toContainText("Waiting for Ann");
  await expect(ann.turn).toContainText("your turn");
  await ann.playAny();
  for (const choice of [/^1:\w+$/, /^2:\w+$/])
    await expect.poll(() => notationsOf(bob.log)).toContainEqual(expect.stringMatching(choice));
  await expect(bob.turn).not.toContainText("Waiting");
});

test("three play with clocks, and a series goes on", async ({ url, person }) => {
  const [ann, bob, cid] = [await person(), await person(), await person(PHONE)];
  const link = await ann.begin(`${url}/play/sssnake/`, "Ann", async (page) => {
    await page.getByRole("combobox", { name: "Players" }).selectOption("3");
    await page.getByLabel("Clock").selectOption("game");
    await page.getByLabel("Minutes").fill("5");
    await page.getByLabel("Games in a row").fill("2");
  });
  await bob.join(link, "Bob");
  await expect(bob.turn).toContainText("The match begins");
  await cid.join(link, "Cid");
  await expect(cid.players.locator(".clock")).toHaveText([/^[45]:/, "5:00", "5:00"]);
  await expect(cid.player(0).locator(".clock")).toHaveAttribute("data-running", "");
  await bob.button("Resign").click();
  await bob.page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  for (const one of [ann, bob, cid]) await one.button(one === ann ? "Next game" : "Agree").click();
  await expect(cid.page.locator("serpent-play .series")).toContainText("Game 2 of 2");
  await expect(cid.turn).not.toHaveAttribute("data-over");
});

test("a wrong invitation, a full match and an unknown one say so", async ({ url, person }) => {
  const [ann, bob, eve] = [await person(), await person(), await person()];
  const link = await ann.begin(`${url}/play/tic-tac-toe/`, "Ann");
  await eve.open(link.replace(/invite=.*/, `invite=${"x".repeat(22)}`));
  await eve.page.getByLabel("Your name").fill("Eve");
  await eve.button("Join").click();
  await expect(eve.page.locator("serpent-play .join .error")).toContainText("that of the invitation");
  await bob.join(link, "Bob");
  await eve.page.reload();
  await expect(eve.page.locator("serpent-play .live")).toContainText("You are watching.");
  await eve.open(`${url}/play/tic-tac-toe/?other#live=${"x".repeat(22)}`);
  await expect(eve.notice).toContainText("There is no match with this id.");
});

test("a name that is refused opens no match and takes no seat, and people have names of all kinds", async ({
  url,
  person,
}) => {
  const [zoe, ali] = [await person(), await person()];
  await zoe.open(`${url}/play/tic-tac-toe/`);
  await zoe.button("Live…").click();
  const name = zoe.page.getByLabel("Your name");
  await name.fill("Strong bot");
  await zoe.button("Open the match").click();
  await expect(name).toHaveAccessibleDescription("Expected a name that is not one of a bot.");
  expect(zoe.page.url()).not.toContain("live=");
  await name.fill("Zoé 🐍");
  await zoe.button("Open the match").click();
  await expect(zoe.player(0)).toContainText("Zoé 🐍");
  await expect(zoe.player(0)).toContainText("you");
  const link = await zoe.page.locator("#invite-link").inputValue();

  await ali.open(link);
  await ali.page.getByLabel("Your name").fill("<b>");
  await ali.button("Join").click();
  await expect(ali.page.locator("serpent-play .join .error").first()).toContainText(
    "Expected a name of 1 to 40",
  );
  await ali.page.getByLabel("Your name").fill("علی‌رضا");
  await ali.button("Join").click();
  await expect(zoe.player(1)).toContainText("علی‌رضا");
  await expect(zoe.turn).toContainText("Zoé 🐍, your turn");
});

test("a seat goes on after a reload and on another device, in French", async ({ url, person }) => {
  const [ann, bob, phone] = [await person(), await person(), await person(PHONE)];
  await bob.join(await ann.begin(`${url}/play/tic-tac-toe/`, "Ann"), "Bob");
  await ann.page.reload();
  await expect(ann.turn).toContainText("Ann, your turn");
  // the match can be left and found again
  await ann.choose("Back to the matches");
  await expect(bob.player(0)).toContainText("has gone");
  await ann.page.getByRole("link", { name: "My matches" }).first().click();
  await ann.page.getByRole("link", { name: /^Continue/ }).click();
  await ann.press("a1");
  await bob.choose("Copy my seat");
  const seat = await bob.page.evaluate(() => navigator.clipboard.readText());
  await phone.open(seat.replace("/play/", "/fr/play/"));
  await expect(phone.turn).toContainText("Bob, à vous");
  // the secret does not stay in the address
  expect(phone.page.url()).not.toContain("secret");
  await press(phone.board.locator('[data-target="b2"]'));
  await expect(ann.log).toHaveCount(2);
  await expectAccessible(phone.page, "serpent-play");
});

test("the invitation says who can open it, and names the addresses of the machine", async ({
  server,
  url,
  person,
}) => {
  const ann = await person();
  expect(await ann.begin(`${url}/play/tic-tac-toe/`, "Ann")).toMatch(url);
  const invite = ann.page.locator("serpent-play .invite");
  await expect(invite).toContainText("Only this machine can open the link");
  const urls = await server.open();
  test.skip(urls.length === 0, "this machine is in no network");
  await ann.page.reload();
  await expect(invite).toContainText("The link works on your network");
  expect(new URL(await ann.page.locator("#invite-link").inputValue()).origin).toBe(urls[0]);
});

test("where the page came without encryption, the invitation can be copied", async ({ url, person }) => {
  const ann = await person();
  // another address of this machine, which browsers do not trust
  const link = await ann.begin(`${url.replace("127.0.0.1", "0.0.0.0")}/play/tic-tac-toe/`, "Ann");
  expect(await ann.page.evaluate(() => isSecureContext)).toBe(false);
  await ann.button("Copy").first().click();
  await expect(ann.page.locator("serpent-play .invite [role=status]")).toHaveText("Copied.");
  const other = await ann.page.context().newPage();
  await other.goto(`${url}/robots.txt`);
  expect(await other.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

// browsers do not trust the second address, and its pages have no locks
for (const host of ["127.0.0.1", "0.0.0.0"])
  test(`seven live tabs of one browser at ${host} leave connections for moves and for another page`, async ({
    url: ownUrl,
    person,
  }) => {
    const url = ownUrl.replace("127.0.0.1", host);
    const first = await person();
    const context = first.page.context();
    const tabs = [first];
    while (tabs.length < 7) tabs.push(new LivePage(await context.newPage()));
    for (const tab of tabs) await tab.begin(`${url}/play/tic-tac-toe/`, "Ann");
    for (const tab of tabs) await tab.button("Let a bot play").click();
    for (const tab of tabs) await tab.press("b2");
    for (const tab of tabs) await expect(tab.log).toHaveCount(2);
    const other = await context.newPage();
    await other.goto(`${url}/games/tic-tac-toe/`);
    await expect(other.locator("h1")).toBeVisible();
  });

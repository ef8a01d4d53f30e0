import { type Browser, expect, type Page } from "@playwright/test";
import { createPush, createVapidKeys } from "@serpentarium/live/push";
import { LivePage, test as liveTest, PHONE } from "./live-page.ts";
import { dist } from "./pages.ts";
import { newContext } from "./test.ts";

const PATH = "/play/tic-tac-toe/";

/** What a browser gives when it subscribes to a push service; no message reaches this one. */
const SUBSCRIPTION = {
  endpoint: "https://push.example.org/ann",
  keys: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
};

interface Fixtures {
  /** The messages that the server has encrypted for push services. */
  readonly messages: object[];
}

const test = liveTest.extend<Fixtures>({
  messages: async ({ server }, use) => {
    const messages: object[] = [];
    const push = createPush({ subject: "mailto:host@example.org", ...createVapidKeys() });
    await server.start(undefined, dist, undefined, {
      ...push,
      createMessage(to, turn) {
        messages.push(turn);
        return push.createMessage(to, turn);
      },
    });
    await use(messages);
  },
});

/** A page with the service worker of the site; the browser subscribes without a push service. */
async function openPerson(browser: Browser, url: string, isAllowed: boolean): Promise<LivePage> {
  const context = await newContext(browser, { serviceWorkers: "allow" });
  if (isAllowed) await context.grantPermissions(["notifications"]);
  await context.addInitScript((subscription) => {
    const subscribed = { toJSON: () => subscription, unsubscribe: async () => true };
    Object.assign(PushManager.prototype, {
      subscribe: async () => subscribed,
      getSubscription: async () => null,
    });
  }, SUBSCRIPTION);
  const page = await context.newPage();
  await page.setViewportSize(PHONE);
  await page.goto(`${url}${PATH}`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return new LivePage(page);
}

/** Gives a message to the service worker, as if a push service had delivered it. */
async function deliver(page: Page, message: object | undefined): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    });
  });
  await browser.send("ServiceWorker.enable");
  await browser.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await browser.detach();
}

const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body, data }) => ({ title, body, data }));
  });

test("a player who has left is notified of their turn, until they end it", async ({
  browser,
  url,
  messages,
  person,
}) => {
  const ann = await openPerson(browser, url, true);
  const link = await ann.begin(`${url}${PATH}`, "Ann");
  const ben = await person();
  await ben.join(link, "Ben");
  await ann.press("b2");
  await expect(ben.turn).toContainText("your turn");
  const menu = await ann.openMenu();
  await menu.getByRole("button", { name: "Notify me" }).click();
  await expect(menu).toContainText(
    "This device tells you when it is your turn, even when this page is closed.",
  );
  const match = ann.page.url();
  await ann.page.goto(`${url}/robots.txt`);
  await expect(ben.player(0)).toContainText("has gone");
  await ben.press("a1");
  await expect.poll(() => messages.length).toBe(1);
  await deliver(ann.page, messages[0]);
  await expect
    .poll(() => shownNotifications(ann.page))
    .toEqual([{ title: "Tic-tac-toe", body: "It is your turn.", data: match }]);
  await ann.open(match);
  await ann.choose("Stop notifying me");
  await ann.press("c1");
  await ann.page.goto(`${url}/robots.txt`);
  await expect(ben.player(0)).toContainText("has gone");
  await ben.press("a2");
  await ben.expectLog(["b2", "a1", "c1", "a2"]);
  expect(messages).toHaveLength(1);
  await ann.page.context().close();
});

test("a browser that does not allow notifications says so", async ({ browser, url, messages }) => {
  const ann = await openPerson(browser, url, false);
  await ann.begin(`${url}${PATH}`, "Ann");
  const menu = await ann.openMenu();
  await menu.getByRole("button", { name: "Notify me" }).click();
  await expect(menu.getByRole("status").filter({ hasText: "does not allow" })).toBeVisible();
  await expect(menu.getByRole("button", { name: "Notify me" })).toBeVisible();
  expect(messages).toEqual([]);
  await ann.page.context().close();
});

import { once } from "node:events";
import { globSync } from "node:fs";
import { createServer } from "node:http";
import { expect, type Page } from "@playwright/test";
import { createTable, unwrap } from "@serpentarium/core";
import { createRecord, formatLink } from "@serpentarium/core/record";
import { pluginOf } from "../src/lib/registry/games.ts";
import { expectAccessible } from "./axe.ts";
import { expectNoOverflow } from "./overflow.ts";
import { dist } from "./pages.ts";
import { ACTIONS, game, linkTo, PlayPage } from "./play-page.ts";
import { press } from "./press.ts";
import { startServeCommand } from "./serve-command.ts";
import { type StaticHost, startStaticHost } from "./static-host.ts";
import { test } from "./test.ts";

/** The page served by a third-party host. */
let html = "";
const server = createServer((_, response) => {
  response.writeHead(200, { "content-type": "text/html" }).end(html);
});
test.beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
test.afterAll(() => server.close());

/** Opens a page of another origin. @returns its script errors */
async function openElsewhere(page: Page, body: string): Promise<Error[]> {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Elsewhere</title></head><body><main><h1>Elsewhere</h1>${body}</main></body></html>`;
  const address = server.address();
  await page.goto(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`);
  return errors;
}

/** Copies the embed code of the play page. */
async function codeOf(play: PlayPage, shows: string, label: string | RegExp): Promise<string> {
  await play.choose("Embed…");
  const dialog = play.page.getByRole("dialog");
  await dialog.getByLabel("It shows").selectOption(shows);
  // the dialog fetches the newest script from the site
  await expect(dialog.getByLabel("As an element, for pages with scripts")).toHaveValue(/integrity=/);
  const code = await dialog.getByLabel(label).inputValue();
  await expectAccessible(play.page);
  return code;
}

test("a board on a page of another origin plays legal actions and explains refusals", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(linkTo(13));
  const errors = await openElsewhere(
    page,
    await codeOf(play, "match", "As an element, for pages with scripts"),
  );
  const board = page.locator("serpent-board");
  await press(board.locator('[data-target="top-1"]'));
  await expect(board.locator("[part=status]")).toContainText(
    "The piece on top of pile 1 is your opponent’s.",
  );
  for (const target of lastClicks()) await board.locator(`[data-target="${target}"]`).click();
  await expect(board.locator("[part=status]")).toContainText("wins");
  expect(errors).toEqual([]);
});

/** The clicks of the last action of the short game. */
function lastClicks(): readonly string[] {
  let position = game.start(createTable(game));
  for (const text of ACTIONS.slice(0, -1))
    position = game.apply(position, unwrap(game.parseAction(text, position)));
  return game.clicks(position, unwrap(game.parseAction(ACTIONS.at(-1) ?? "", position)));
}

/** The hosts that serve the site. */
const HOSTS = {
  "a static host": startStaticHost,
  "serve --site": (site: string) => startServeCommand("--without-pages", "--site", site),
};

for (const [name, start] of Object.entries(HOSTS))
  test.describe(name, () => {
    let host: StaticHost | undefined;
    const addressOf = (path: string): string => `${host?.url}${path}`;
    test.beforeAll(async () => {
      host = await start(dist);
    });
    test.afterAll(() => host?.close());

    test("the code has the version and the script's hash, and a different script does not run", async ({
      ownPage: page,
    }) => {
      const play = new PlayPage(page);
      await play.open("", addressOf("/play/tic-tac-toe/"));
      const code = await codeOf(play, "start", "As an element, for pages with scripts");
      expect(code).toMatch(
        /tic-tac-toe@\d+\.\d+\.\d+-[0-9a-f]{12}\.js" integrity="sha384-[^"]+" crossorigin/,
      );
      await openElsewhere(page, code);
      await expect(page.locator("serpent-board [data-target]").first()).toBeVisible();
      await page.route("**/embed/*.js", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()}\nwindow.changed = true;` });
      });
      await page.reload();
      await expect.poll(() => page.evaluate(() => document.scripts.length)).toBeGreaterThan(0);
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => "changed" in window)).toBe(false);
      expect(await page.locator("serpent-board [data-target]").count()).toBe(0);
    });

    test("other sites can show embeds in a frame, and no other page", async ({ page }) => {
      const frames = ["/play/pantarei/", "/embed/pantarei/"].map(
        (path) => `<iframe src="${addressOf(path)}"></iframe>`,
      );
      await openElsewhere(page, frames.join(""));
      await expect(page.frameLocator("iframe >> nth=1").locator("serpent-board").first()).toBeAttached();
      await page.waitForLoadState("networkidle");
      const framed = page.frames().filter((frame) => frame.parentFrame() !== null);
      expect(framed.filter((frame) => frame.url().includes("/play/"))).toEqual([]);
      await expect(page.frameLocator("iframe >> nth=0").locator("serpent-board")).toHaveCount(0);
    });

    test("files have the headers of the site, and are sent compressed", async () => {
      const [asset = ""] = globSync("_astro/*.js.br", { cwd: dist });
      const forFrames = { "content-security-policy": "frame-ancestors 'self'", "cache-control": "no-cache" };
      const expected = {
        "/play/pantarei/": forFrames,
        "/embed/pantarei/": { "content-security-policy": null, "access-control-allow-origin": "*" },
        "/embed/pantarei.js": {
          "access-control-allow-origin": "*",
          "cross-origin-resource-policy": "cross-origin",
        },
        [`/${asset.replace(/\.br$/, "")}`]: { "cache-control": "public, max-age=31536000, immutable" },
      };
      for (const [path, headers] of Object.entries(expected))
        for (const coding of ["br", "gzip"]) {
          const answer = await fetch(addressOf(path), { headers: { "accept-encoding": coding } });
          const all = { ...headers, "content-encoding": coding, "x-content-type-options": "nosniff" };
          const found = Object.keys(all).map((header) => [header, answer.headers.get(header)]);
          expect(Object.fromEntries(found), path).toEqual(all);
          const plain = await fetch(addressOf(path), { headers: { "accept-encoding": "identity" } });
          expect(await answer.text(), path).toBe(await plain.text());
        }
    });
  });

test("invalid attributes are explained on the board, which remains playable", async ({ page, baseURL }) => {
  const errors = await openElsewhere(
    page,
    `<script src="${baseURL}/embed/tic-tac-toe.js" async></script>
    <serpent-board game="tic-tac-toe" language="fr" position="&lt;img src=x onerror=alert(1)&gt;"></serpent-board>`,
  );
  const board = page.locator("serpent-board");
  const status = board.locator("[part=status]");
  await expect(status).toContainText("Ce plateau n’a pas pu ouvrir sa partie");
  await board.locator('[data-target="b2"]').click();
  await press(board.locator('[data-target="b2"]'));
  await expect(status).toContainText(/déjà|libre|occupée/);
  expect(errors).toEqual([]);
});

test("supports boards of two games on one page, one added later and one whose attributes change", async ({
  page,
  baseURL,
}) => {
  const { game: four } = pluginOf("connect-four");
  const record = createRecord(four, { table: createTable(four), actions: ["d"] });
  const errors = await openElsewhere(
    page,
    `<script src="${baseURL}/embed/tic-tac-toe.js" async></script>
    <script src="${baseURL}/embed/connect-four.js" async></script>
    <serpent-board id="first" game="tic-tac-toe"></serpent-board>`,
  );
  await expect(page.locator("#first [data-target]").first()).toBeVisible();
  await page.evaluate((link) => {
    const board = document.createElement("serpent-board");
    board.id = "second";
    board.setAttribute("game", "connect-four");
    board.setAttribute("record", link);
    document.querySelector("main")?.append(board);
  }, formatLink(record));
  await expect(page.locator("#second [data-target]").first()).toBeVisible();
  await page.evaluate(() => document.querySelector("#first")?.setAttribute("position", "place:2 ....x...."));
  await press(page.locator('#first [data-target="b2"]'));
  await expect(page.locator("#first [part=status]")).toContainText("already holds a mark");
  expect(errors).toEqual([]);
});

test("a page that cannot run third-party scripts embeds the board in a frame", async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(
    "#game=tic-tac-toe&version=0.1.0&seats=2&options=%7B%7D&actions=b2_a1&outcome=null",
    "/play/tic-tac-toe/",
  );
  const errors = await openElsewhere(page, await codeOf(play, "match", "As a frame, for all others"));
  const frame = page.frameLocator("iframe");
  const board = frame.locator("serpent-board");
  await press(board.locator('[data-target="a1"]'));
  await expect(board.locator("[part=status]")).toContainText("already holds a mark");
  await board.locator('[data-target="c3"]').click();
  await expect(board.locator("[part=status]")).toContainText("c3");
  await frame.getByRole("button", { name: "Undo" }).click();
  await expect(board.locator("[part=status]")).toContainText("Taken back.");
  const legal = await page.locator("iframe").getAttribute("title");
  expect(legal).toBe("Tic-tac-toe: a board to play on");
  expect(errors).toEqual([]);
});

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 1280, height: 640 },
])
  test(`a frame of ${width} pixels shows the whole drawing`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const id of ["pantarei", "ssserpent", "sssnake", "serpent-cartes"]) {
      await page.goto(`/fr/embed/${id}/`);
      await expect(page.locator("serpent-board [part=drawing]").first()).toBeVisible();
      await expectNoOverflow(page);
      const bottom = () =>
        page
          .locator("serpent-board [part=drawing]")
          .first()
          .evaluate((drawing) => drawing.getBoundingClientRect().bottom);
      await expect.poll(bottom).toBeLessThanOrEqual(height);
    }
  });

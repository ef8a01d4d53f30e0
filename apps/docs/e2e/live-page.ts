import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { createBotPool } from "@serpentarium/bots/node";
import type { Game } from "@serpentarium/core";
import { createHost } from "@serpentarium/live";
import { type LiveServer, startServer } from "@serpentarium/live/node";
import type { PushChannel } from "@serpentarium/live/push";
import { openSqliteJournal } from "@serpentarium/live/sqlite";
import { packageOf } from "../src/lib/registry/games.ts";
import { expectNotations, openNotation } from "./notation.ts";
import { dist } from "./pages.ts";
import { press } from "./press.ts";
import { test as base, newContext } from "./test.ts";

export const PHONE = { width: 390, height: 844 };

/** A page of one person who plays live. */
export class LivePage {
  readonly page: Page;
  readonly board: Locator;
  readonly turn: Locator;
  readonly players: Locator;
  readonly log: Locator;
  readonly notice: Locator;
  readonly connection: Locator;

  constructor(page: Page) {
    this.page = page;
    this.board = page.locator("serpent-play serpent-board");
    this.turn = page.locator("serpent-play .turn");
    this.players = page.locator("serpent-play .players li");
    this.log = page.locator("serpent-play .log [data-notation]");
    this.notice = page.locator("serpent-play .notice");
    this.connection = page.locator("serpent-play .connection");
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url);
    await expect(this.page.locator("serpent-play[data-live]")).toBeVisible();
  }

  /** The bar of the player at a seat. */
  player(seat: number): Locator {
    return this.players.and(this.page.locator(`[data-seat="${seat}"]`));
  }

  /** Opens what is behind the button for everything else. @returns the dialog */
  async openMenu(): Promise<Locator> {
    await this.page.locator("serpent-play .bar [aria-haspopup=dialog]").last().click();
    return this.page.getByRole("dialog").filter({ has: this.page.locator(".menu") });
  }

  /** Chooses what is behind the button for everything else, and closes what stays open. */
  async choose(name: string | RegExp): Promise<void> {
    const menu = await this.openMenu();
    await menu.getByRole("button", { name }).click();
    if (await menu.isVisible()) await this.page.keyboard.press("Escape");
  }

  button(name: string | RegExp): Locator {
    return this.page.locator("serpent-play").getByRole("button", { name });
  }

  /** Opens a new match, and returns the link for the others. */
  async begin(url: string, name: string, fill?: (page: Page) => Promise<void>): Promise<string> {
    await this.open(url);
    await this.button("Live…").click();
    await this.page.getByLabel("Your name").fill(name);
    await fill?.(this.page);
    await this.button("Open the match").click();
    await expect(this.players.filter({ hasText: name })).toContainText("you");
    return this.page.locator("#invite-link").inputValue();
  }

  async join(link: string, name: string): Promise<void> {
    await this.open(link);
    await this.page.getByLabel("Your name").fill(name);
    await this.button("Join").click();
    await expect(this.players.filter({ hasText: name })).toContainText("you");
  }

  async press(target: string): Promise<void> {
    await expect(this.turn).toContainText("your turn");
    await press(this.board.locator(`[data-target="${target}"]`));
  }

  /** Plays the first action that the notation field proposes. */
  async playAny(): Promise<void> {
    const input = await openNotation(this.page);
    const legal = this.page.locator("#legal-actions option").first();
    await input.fill((await legal.getAttribute("value")) ?? "");
    await input.press("Enter");
  }

  /** Expects the notations of the log, given in the order of play. */
  async expectLog(actions: readonly string[]): Promise<void> {
    await expectNotations(this.log, actions);
  }
}

const MODULES = ["tic-tac-toe", "hidden-hands", "sssnake", "snake-duel"].map((id) => {
  const { plugin, name } = packageOf(id);
  return { game: plugin.game, url: import.meta.resolve(name) };
});
const GAMES = MODULES.map(({ game }) => game);

/** A real server with the site, which stores matches in a file and can be restarted at the same address. */
export class SiteServer {
  readonly #folder = mkdtempSync(join(tmpdir(), "live-"));
  #port = 0;
  #urls: readonly string[] = [];
  #stop = async (): Promise<void> => {};

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Listens at all addresses of the machine. @returns a URL for each address */
  async open(): Promise<readonly string[]> {
    await this.start(GAMES, dist, "0.0.0.0");
    return this.#urls;
  }

  async start(
    games: readonly Game[] = GAMES,
    site = dist,
    hostname = "127.0.0.1",
    push?: PushChannel,
  ): Promise<void> {
    await this.#stop();
    const journal = openSqliteJournal(join(this.#folder, "matches.sqlite"));
    const pool = createBotPool({ games: MODULES });
    const notifications = push ? { notifications: { push } } : {};
    const host = createHost({ journal, games, bots: pool.bots, ...notifications });
    const limits = { requestsPerAddress: 1000 };
    const server: LiveServer = await startServer({ host, site, limits, hostname, port: this.#port });
    this.#port = server.port;
    this.#urls = server.urls;
    this.#stop = async () => {
      await server.close();
      pool.close();
      await journal.close();
    };
  }

  /** Restarts without the stored matches. */
  async forgetMatches(): Promise<void> {
    await this.#stop();
    rmSync(join(this.#folder, "matches.sqlite"));
    this.#stop = async () => {};
    await this.start();
  }

  async remove(): Promise<void> {
    await this.#stop();
    rmSync(this.#folder, { recursive: true });
  }
}

interface Fixtures {
  readonly server: SiteServer;
  readonly url: string;
  /** Opens a browser with separate storage. */
  readonly person: (size?: typeof PHONE) => Promise<LivePage>;
}

const people = async (browser: Browser, size?: typeof PHONE): Promise<LivePage> => {
  const context = await newContext(browser);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  if (size) await page.setViewportSize(size);
  return new LivePage(page);
};

/** Tests with a real server and several browsers. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  server: async ({}, use) => {
    const server = new SiteServer();
    await server.start();
    await use(server);
    await server.remove();
  },
  url: ({ server }, use) => use(server.url),
  person: async ({ browser }, use) => {
    const opened: LivePage[] = [];
    await use(async (size) => {
      const one = await people(browser, size);
      opened.push(one);
      return one;
    });
    for (const { page } of opened) await page.context().close();
  },
});

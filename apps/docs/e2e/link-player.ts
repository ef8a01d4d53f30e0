import { type Browser, expect } from "@playwright/test";
import { PlayPage } from "./play-page.ts";
import { newContext } from "./test.ts";

/** The default play page of matches by link. */
export const DEFAULT_PATH = "/play/tic-tac-toe/";

/** A player by link with a separate browser, in which copying is denied, so that links are shown. */
export class LinkPlayer extends PlayPage {
  static async inBrowser(browser: Browser): Promise<LinkPlayer> {
    const context = await newContext(browser);
    await context.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.execCommand = () => false;
      Object.defineProperty(navigator, "share", { value: undefined });
      Reflect.deleteProperty(Navigator.prototype, "share");
    });
    return new LinkPlayer(await context.newPage());
  }

  get bar() {
    return this.page.locator("serpent-play .link-bar");
  }
  get list() {
    return this.page.locator("serpent-matches li");
  }

  async begin(seat?: string, path = DEFAULT_PATH): Promise<void> {
    await this.open("", path);
    await this.newByLink(seat);
  }

  async newByLink(seat?: string): Promise<void> {
    await this.choose("New game");
    const form = this.page.getByRole("dialog");
    await form.getByLabel("Where").selectOption("link");
    if (seat) await form.getByLabel("You are").selectOption({ label: seat });
    await form.getByRole("button", { name: "Start" }).click();
    await expect(this.bar).toBeVisible();
  }

  /** Sends the link. @returns its fragment */
  async send(): Promise<string> {
    await this.bar.locator("button:not([aria-disabled])").click();
    const link = await this.notice.getByRole("textbox").inputValue();
    return new URL(link).hash;
  }

  async receive(link: string, path = DEFAULT_PATH): Promise<void> {
    await this.page.goto("about:blank");
    await this.open(link, path);
    // every opened link shows a notice
    await expect(this.notice).toBeVisible();
  }
}

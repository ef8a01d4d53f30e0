import { type Browser, expect } from "@playwright/test";
import { PlayPage } from "./play-page.ts";

/** Where matches by link are played unless a test says otherwise. */
export const NOUGHTS_BY_LINK = "/play/tic-tac-toe/";

/** Somebody with a device of their own, on which nothing may be copied: the link is shown. */
export class LinkPlayer extends PlayPage {
  static async at(browser: Browser): Promise<LinkPlayer> {
    const context = await browser.newContext();
    await context.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      Object.defineProperty(navigator, "share", { value: undefined });
      Reflect.deleteProperty(Navigator.prototype, "share");
    });
    return new LinkPlayer(await context.newPage());
  }

  get bar() {
    return this.page.locator("serpent-play .link-bar");
  }
  get list() {
    return this.page.locator("serpent-play .links li");
  }

  async begin(seat?: string, path = NOUGHTS_BY_LINK): Promise<void> {
    await this.open("", path);
    await this.newByLink(seat);
  }

  async newByLink(seat?: string): Promise<void> {
    await this.tool("New game").click();
    const form = this.page.getByRole("dialog");
    await form.getByLabel("Where").selectOption("link");
    if (seat) await form.getByLabel("You are").selectOption({ label: seat });
    await form.getByRole("button", { name: "Start" }).click();
    await expect(this.bar).toBeVisible();
  }

  /** Hands the link over. @returns it */
  async send(): Promise<string> {
    await this.bar.locator("button:not([aria-disabled])").click();
    const link = await this.notice.getByRole("textbox").inputValue();
    return new URL(link).hash;
  }

  async receive(link: string, path = NOUGHTS_BY_LINK): Promise<void> {
    await this.page.goto("about:blank");
    await this.open(link, path);
    // every link is answered, as soon as it has been compared
    await expect(this.notice).toBeVisible();
  }
}

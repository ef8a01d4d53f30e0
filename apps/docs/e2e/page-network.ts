import type { Page, Request } from "@playwright/test";

/** Tracks the pending requests of a page; create it before navigation. */
export class PageNetwork {
  readonly #page: Page;
  readonly #open = new Set<Request>();

  constructor(page: Page) {
    this.#page = page;
    page.on("request", (request) => this.#open.add(request));
    for (const event of ["requestfinished", "requestfailed"] as const)
      page.on(event as "requestfinished", (request) => this.#open.delete(request));
  }

  /** Waits until the page is idle and has no pending requests. */
  async waitUntilIdle(): Promise<void> {
    do {
      // the timeout is for pages that draw no frames, which never become idle
      await this.#page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 500 })));
    } while (this.#open.size > 0);
  }
}

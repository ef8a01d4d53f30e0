import type { Page, Request } from "@playwright/test";

/** The requests of a page that are still under way; it counts from when it is made, so before the page is opened. */
export class Network {
  readonly #page: Page;
  readonly #open = new Set<Request>();

  constructor(page: Page) {
    this.#page = page;
    page.on("request", (request) => this.#open.add(request));
    for (const event of ["requestfinished", "requestfailed"] as const)
      page.on(event as "requestfinished", (request) => this.#open.delete(request));
  }

  /** Waits until the scripts of the page have nothing left to do and have asked for nothing that is still to come. */
  async settled(): Promise<void> {
    do {
      // a page of which no frame is drawn is never idle
      await this.#page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 500 })));
    } while (this.#open.size > 0);
  }
}

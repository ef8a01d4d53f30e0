import { nextTask } from "@serpentarium/play";
import type { Demo } from "./demo.ts";
import { parseSlideshow } from "./slideshow.ts";

/** Maximal time to wait for an idle page, in milliseconds. */
const MAX_IDLE_WAIT = 4000;

/** Runs a task when the page is idle. */
function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: MAX_IDLE_WAIT });
  else setTimeout(task, 200);
}

const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The demo of the home page: a picture until the page is idle, then a slideshow that the user can take over. */
class SerpentDemo extends HTMLElement {
  #demo: Promise<Demo> | undefined;

  connectedCallback(): void {
    const commands: Readonly<Record<string, (demo: Demo) => unknown>> = {
      watch: (demo) => demo.toggle(),
      take: (demo) => demo.takeOver(),
      another: (demo) => demo.showNext(),
    };
    for (const [name, command] of Object.entries(commands)) {
      this.#find(`[data-${name}]`).addEventListener("click", async () => command(await this.#getDemo()));
    }
    this.#find("serpent-board").addEventListener("click", () => this.#onBoardClick());
    this.dataset["live"] = "";
    if (!prefersReducedMotion()) whenIdle(() => this.#autoplay());
  }

  async #autoplay(): Promise<void> {
    const isFirst = this.#demo === undefined;
    const demo = await this.#getDemo();
    if (isFirst) demo.watch();
  }

  /** A press on the picture takes over the game. */
  async #onBoardClick(): Promise<void> {
    if (this.#demo === undefined) (await this.#getDemo()).takeOver();
  }

  #getDemo(): Promise<Demo> {
    this.#demo ??= this.#load();
    return this.#demo;
  }

  async #load(): Promise<Demo> {
    try {
      const { Demo } = await import("./demo.ts");
      await nextTask();
      const demo = new Demo(
        {
          board: this.#find("serpent-board"),
          name: this.#find("[data-name]"),
          narration: this.#find("[data-narration]"),
          watchButton: this.#find("[data-watch]"),
          playLink: this.#find("[data-play-link]"),
        },
        parseSlideshow(this.dataset["games"]),
        this.dataset["language"] ?? "en",
      );
      await demo.showGame(0);
      return demo;
    } catch (error) {
      // allow another try, as the network may return
      this.#demo = undefined;
      throw error;
    }
  }

  #find<E extends HTMLElement>(selector: string): E {
    const found = this.querySelector<E>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  }
}

customElements.define("serpent-demo", SerpentDemo);

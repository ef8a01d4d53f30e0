import { LANGUAGES } from "@serpentarium/core";
import type { Demo } from "./demo.ts";
import { reelOf } from "./reel.ts";

/** How long a page may be busy before the board begins nevertheless, in milliseconds. */
const PATIENCE = 4000;

/** What is called once nothing else is to be done. */
function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: PATIENCE });
  else setTimeout(task, 200);
}

const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The board of the home page: a picture until the page is at rest, then a game that plays itself and can be taken over. */
class SerpentDemo extends HTMLElement {
  #demo: Promise<Demo> | undefined;

  connectedCallback(): void {
    const orders: Readonly<Record<string, (demo: Demo) => unknown>> = {
      watch: (demo) => demo.toggle(),
      take: (demo) => demo.takeOver(),
      another: (demo) => demo.another(),
    };
    for (const [name, order] of Object.entries(orders)) {
      this.#part(`[data-${name}]`).addEventListener("click", async () => order(await this.#wake()));
    }
    this.#part("serpent-board").addEventListener("click", () => this.#touched());
    this.dataset["live"] = "";
    if (!isStill()) whenIdle(() => this.#begin());
  }

  async #begin(): Promise<void> {
    const isFirst = this.#demo === undefined;
    const demo = await this.#wake();
    if (isFirst) demo.watch();
  }

  /** Whoever presses the picture wants to play. */
  async #touched(): Promise<void> {
    if (this.#demo === undefined) (await this.#wake()).takeOver();
  }

  #wake(): Promise<Demo> {
    this.#demo ??= this.#load();
    return this.#demo;
  }

  async #load(): Promise<Demo> {
    try {
      const { Demo } = await import("./demo.ts");
      const demo = new Demo(
        {
          board: this.#part("serpent-board"),
          name: this.#part("[data-name]"),
          told: this.#part("[data-told]"),
          watch: this.#part("[data-watch]"),
          on: this.#part("[data-on]"),
        },
        reelOf(this.dataset["reel"]),
        LANGUAGES.find((known) => known === this.dataset["language"]) ?? "en",
      );
      await demo.open(0);
      return demo;
    } catch (error) {
      // the next press may find the network again
      this.#demo = undefined;
      throw error;
    }
  }

  #part<E extends HTMLElement>(selector: string): E {
    const found = this.querySelector<E>(selector);
    if (!found) throw new Error(`a board that plays itself, without ${selector}`);
    return found;
  }
}

customElements.define("serpent-demo", SerpentDemo);

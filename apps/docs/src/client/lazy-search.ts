import { pagefindUserConfig } from "virtual:starlight/pagefind-config";
import { href } from "../lib/links.ts";

const NOT_YET = {
  en: "The search index is still being built. Try again in a minute.",
  fr: "L’index de recherche est en cours de construction. Réessayez dans une minute.",
} as const;

/** Whether there is an index to search in: `pnpm start` shows pages before it is built. */
const hasIndex = async (): Promise<boolean> => (await fetch(href("/pagefind/pagefind.js"))).ok;

/** Draws the search; its program, half as large as a board, comes with it. */
async function drawSearch(translations: unknown): Promise<void> {
  const { PagefindUI } = await import("@pagefind/default-ui");
  new PagefindUI({
    ...pagefindUserConfig,
    element: "#starlight__search",
    baseUrl: href("/"),
    bundlePath: href("/pagefind/"),
    showImages: false,
    showSubResults: true,
    translations,
  });
}

/** Starlight's search, of which nothing is loaded before somebody opens it. */
class LazySearch extends HTMLElement {
  #drawn: Promise<void> | undefined;

  connectedCallback(): void {
    const [button, close, dialog] = [
      this.querySelector<HTMLButtonElement>("button[data-open-modal]"),
      this.querySelector("button[data-close-modal]"),
      this.querySelector("dialog"),
    ];
    if (!(button && close && dialog)) return;
    button.disabled = false;
    button.addEventListener("click", () => this.#open(dialog));
    close.addEventListener("click", () => dialog.close());
    dialog.addEventListener("click", ({ target }) => {
      // on the ground around it, or on a result of this very page
      if (target === dialog || (target instanceof Element && target.closest("a"))) dialog.close();
    });
    dialog.addEventListener("close", () => document.body.removeAttribute("data-search-modal-open"));
    window.addEventListener("keydown", (event) => {
      if (!(event.metaKey || event.ctrlKey) || event.key !== "k") return;
      event.preventDefault();
      if (dialog.open) dialog.close();
      else this.#open(dialog);
    });
  }

  async #open(dialog: HTMLDialogElement): Promise<void> {
    dialog.showModal();
    document.body.toggleAttribute("data-search-modal-open", true);
    this.#drawn ??= this.#draw();
    await this.#drawn;
    if (dialog.open) this.querySelector("input")?.focus();
  }

  async #draw(): Promise<void> {
    const place = this.querySelector("#starlight__search");
    try {
      const isReady = await hasIndex();
      place?.replaceChildren(isReady ? "" : NOT_YET[document.documentElement.lang === "fr" ? "fr" : "en"]);
      if (isReady) await drawSearch(JSON.parse(this.dataset["translations"] ?? "{}"));
      else this.#drawn = undefined;
    } catch (error) {
      // the next time may find the network again
      this.#drawn = undefined;
      throw error;
    }
  }
}

customElements.define("lazy-search", LazySearch);

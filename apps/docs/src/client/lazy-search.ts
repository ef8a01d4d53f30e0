import { pagefindUserConfig } from "virtual:starlight/pagefind-config";
import { href } from "../lib/links.ts";

const INDEX_NOT_READY = {
  en: "The search index is still being built. Try again in a minute.",
  fr: "L’index de recherche est en cours de construction. Réessayez dans une minute.",
} as const;

/** Whether the search index exists: `pnpm start` serves pages before it is built. */
const hasIndex = async (): Promise<boolean> => (await fetch(href("/pagefind/pagefind.js"))).ok;

/** Loads and renders the search, whose code is half as large as that of a board. */
async function drawSearch(translations: unknown): Promise<void> {
  const { PagefindUI } = await import("@pagefind/default-ui");
  new PagefindUI({
    ...pagefindUserConfig,
    element: "#starlight__search",
    baseUrl: href("/"),
    bundlePath: href("/pagefind/"),
    showImages: false,
    showSubResults: true,
    openFilters: ["For", "Pour"],
    translations,
  });
}

/** Starlight’s search dialog, loaded when it is first opened. */
class LazySearch extends HTMLElement {
  #drawing: Promise<void> | undefined;

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
      // a click on the backdrop, or on a result, which may be on this page
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
    this.#drawing ??= this.#draw();
    await this.#drawing;
    if (dialog.open) this.querySelector("input")?.focus();
  }

  async #draw(): Promise<void> {
    const place = this.querySelector("#starlight__search");
    try {
      const isReady = await hasIndex();
      place?.replaceChildren(
        isReady ? "" : INDEX_NOT_READY[document.documentElement.lang === "fr" ? "fr" : "en"],
      );
      if (isReady) await drawSearch(JSON.parse(this.dataset["translations"] ?? "{}"));
      else this.#drawing = undefined;
    } catch (error) {
      // allow another try, as the network may return
      this.#drawing = undefined;
      throw error;
    }
  }
}

customElements.define("lazy-search", LazySearch);

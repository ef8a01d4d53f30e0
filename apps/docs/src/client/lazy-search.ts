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
      // a press on the backdrop or on a result, which may be on this page
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

  /** Loads and renders the search on demand: its code is half as large as that of a board. */
  async #draw(): Promise<void> {
    try {
      const { drawSearch } = await import("./draw-search.ts");
      const place = this.querySelector("#starlight__search");
      const { translations = "{}", notReady = "", filters } = this.dataset;
      if (await drawSearch(place, JSON.parse(translations), notReady, filters && JSON.parse(filters))) return;
    } catch (error) {
      // allow another try, as the network may return
      this.#drawing = undefined;
      throw error;
    }
    this.#drawing = undefined;
  }
}

customElements.define("lazy-search", LazySearch);

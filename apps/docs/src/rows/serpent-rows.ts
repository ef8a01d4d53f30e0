import { LANGUAGES } from "@serpentarium/core";

/** The row explorer: one row as the page was built with it, until its script has come. */
class SerpentRows extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const { language, rulebook = "" } = this.dataset;
    const view = this.querySelector("[data-view]");
    if (!view) throw new Error("a row explorer without a place for its view");
    const { Explorer } = await import("./explorer.ts");
    new Explorer(view, { language: LANGUAGES.find((known) => known === language) ?? "en", rulebook });
    delete this.dataset["waits"];
    this.dataset["live"] = "";
  }
}

customElements.define("serpent-rows", SerpentRows);

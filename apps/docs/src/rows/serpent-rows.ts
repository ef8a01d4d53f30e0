import { LANGUAGES } from "../lib/site-text.ts";

/** The row explorer; shows the prerendered row until its script has loaded. */
class SerpentRows extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const { language, rulebook = "" } = this.dataset;
    const view = this.querySelector("[data-view]");
    if (!view) throw new Error("a row explorer without a [data-view] element");
    const { RowExplorer } = await import("./row-explorer.ts");
    new RowExplorer(view, { language: LANGUAGES.find((known) => known === language) ?? "en", rulebook });
    delete this.dataset["loading"];
    this.dataset["live"] = "";
  }
}

customElements.define("serpent-rows", SerpentRows);

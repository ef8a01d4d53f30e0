import { loadLateWords, loadWords } from "../lib/load-words.ts";

/** The row explorer; shows the prerendered row until its script has loaded. */
class SerpentRows extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const { language, rulebook = "" } = this.dataset;
    const view = this.querySelector("[data-view]");
    if (!view) throw new Error("a row explorer without a [data-view] element");
    const [words, { RowExplorer }] = await Promise.all([
      loadWords("serpent-cartes", language, { areas: ["rows"] }),
      import("./row-explorer.ts"),
      // what options accept, and why a link cannot be opened
      loadLateWords("table"),
    ]);
    new RowExplorer(view, { words, rulebook });
    delete this.dataset["loading"];
    this.dataset["live"] = "";
  }
}

customElements.define("serpent-rows", SerpentRows);

import { getFragment, replaceFragment } from "@serpentarium/play";
import { loadLateWords, loadWords } from "../lib/words/load-words.ts";

const createWorker = (): Worker =>
  new Worker(new URL("./rows-worker.ts", import.meta.url), { type: "module" });

/** The row explorer; shows the prerendered row until its script has loaded. */
class SerpentRows extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const { language, rulebook = "", playPage = "" } = this.dataset;
    const view = this.querySelector(".row-explorer");
    if (!view) throw new Error("a row explorer without its prerendered row");
    const [words, { mountRowExplorer }] = await Promise.all([
      loadWords("serpent-cartes", language, { around: ["rows", "table"] }),
      import("@serpentarium/row-explorer/page"),
      // the words about accepted options and invalid links
      loadLateWords("table"),
    ]);
    mountRowExplorer(view, { words, rulebook, playPage, getFragment, replaceFragment, createWorker });
    delete this.dataset["loading"];
    this.dataset["live"] = "";
  }
}

customElements.define("serpent-rows", SerpentRows);

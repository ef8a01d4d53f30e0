import { loadGame } from "virtual:load-games";

import { loadPuzzles } from "@serpentarium/puzzles";
import { loadWords } from "../lib/words/load-words.ts";

/** The element of a puzzle page: a picture until its script has loaded. */
class SerpentPuzzles extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const { game: id = "", language, rulebook = "" } = this.dataset;
    const [loaded, words, puzzles, { PuzzlePage }] = await Promise.all([
      loadGame[id]?.(),
      loadWords(id, language, { areas: ["puzzles"] }),
      loadPuzzles(id),
      import("./puzzle-page.ts"),
    ]);
    const find = <E extends HTMLElement>(selector: string): E => {
      const found = this.querySelector<E>(selector);
      if (!found) throw new Error(`puzzles without ${selector}`);
      return found;
    };
    if (!loaded) throw new Error(`no game ${id}`);
    new PuzzlePage(
      loaded.game,
      puzzles,
      { words, rulebook },
      {
        task: find("[data-task]"),
        board: find<HTMLElementTagNameMap["serpent-board"]>("serpent-board"),
        feedback: find("[data-feedback]"),
        choices: find("[data-choices]"),
      },
    );
    this.dataset["live"] = "";
  }
}

customElements.define("serpent-puzzles", SerpentPuzzles);

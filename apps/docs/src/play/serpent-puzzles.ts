import { loadGame } from "virtual:load-games";
import { loadPuzzles } from "@serpentarium/puzzles";
import { loadWords } from "../lib/words/load-words.ts";

/** The element of a puzzle page: a picture until its script has loaded. */
class SerpentPuzzles extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const { game: id = "", language, rulebook = "", daily = "" } = this.dataset;
    const [loaded, words, puzzles, { mountPuzzles }] = await Promise.all([
      loadGame[id]?.(),
      loadWords(id, language, { play: ["puzzles"] }),
      loadPuzzles(id),
      import("@serpentarium/play/puzzles"),
    ]);
    if (!loaded) throw new Error(`no game ${id}`);
    mountPuzzles(this, {
      game: loaded.game,
      puzzles,
      words,
      rulebook,
      statisticsPage: "../../matches/statistics/",
      daily: {
        games: daily.split(" "),
        page: "../",
        pageOf: (game) => (game === id ? undefined : `../${game}/`),
      },
    });
  }
}

customElements.define("serpent-puzzles", SerpentPuzzles);

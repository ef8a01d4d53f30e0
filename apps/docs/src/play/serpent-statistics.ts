import { loadGame } from "virtual:load-games";
import { mountStatistics } from "@serpentarium/play/statistics";
import { PUZZLE_GAMES } from "@serpentarium/puzzles";
import { matchesUrl, playUrl } from "../lib/links/page-urls.ts";
import { puzzlesUrl, puzzleUrl } from "../lib/links/puzzle-urls.ts";
import { loadWords } from "../lib/words/load-words.ts";

const WORDS = { play: ["statistics"] } as const;

/** The element of the page of statistics: a text until its script has loaded. */
class SerpentStatistics extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const { language = "en" } = this.dataset;
    await mountStatistics(this, {
      words: await loadWords(undefined, language, WORDS),
      loadGame: async (id) => {
        const [loaded, words] = await Promise.all([loadGame[id]?.(), loadWords(id, language, WORDS)]);
        return loaded && { game: loaded.game, words };
      },
      pageOf: (id) => (Object.hasOwn(loadGame, id) ? playUrl(id, language) : undefined),
      puzzlesOf: (id) => (PUZZLE_GAMES.includes(id) ? puzzleUrl(id, language) : undefined),
      matchesPage: matchesUrl(language),
      puzzlesPage: puzzlesUrl(language),
    });
  }
}

customElements.define("serpent-statistics", SerpentStatistics);

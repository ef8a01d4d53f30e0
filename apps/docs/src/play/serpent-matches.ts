import { loadGame } from "virtual:load-games";
import { mountMatches } from "@serpentarium/play/matches";
import { href } from "../lib/links/links.ts";
import { playUrl, statisticsUrl } from "../lib/links/page-urls.ts";
import { loadLateWords, loadWords } from "../lib/words/load-words.ts";

const WORDS = { play: ["matches"] } as const;

class SerpentMatches extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const { language = "en" } = this.dataset;
    const words = await loadWords(undefined, language, WORDS);
    // the page may show at once why a match cannot be opened
    await loadLateWords("table");
    await mountMatches(this, {
      words,
      loadGame: async (id) => {
        const [loaded, all] = await Promise.all([loadGame[id]?.(), loadWords(id, language, WORDS)]);
        return loaded && { game: loaded.game, words: all };
      },
      pageOf: (id) => (Object.hasOwn(loadGame, id) ? playUrl(id, language) : undefined),
      statisticsPage: statisticsUrl(language),
      liveServer: href("/live.json"),
    });
  }
}

customElements.define("serpent-matches", SerpentMatches);

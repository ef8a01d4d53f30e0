import { loadGame, olderVersions } from "virtual:load-games";
import { botsInWorkers } from "@serpentarium/play/bots";
import { loadLateWords, loadWords } from "../lib/words/load-words.ts";

const openBots = botsInWorkers(
  () => new Worker(new URL("./bots-worker.ts", import.meta.url), { type: "module" }),
);

const pageOf = (game: string): string | undefined =>
  Object.hasOwn(loadGame, game) ? location.pathname.replace(/[^/]+\/?$/, `${game}/`) : undefined;

/** The element of a play page: static text and a picture until its script has loaded. */
class SerpentPlay extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const {
      game: id = "",
      language,
      rulebook = "",
      server,
      scripts = "",
      frame = "",
      ...pages
    } = this.dataset;
    const [loaded, words, { mountPlay }] = await Promise.all([
      loadGame[id]?.(),
      loadWords(id, language, { play: ["play"] }),
      import("@serpentarium/play/page"),
    ]);
    if (!loaded) throw new Error(`no game ${id}`);
    await mountPlay(this, {
      game: loaded.game,
      older: olderVersions[id],
      words,
      rulebook,
      loadWords: () => loadLateWords("table", "play"),
      openBots,
      openAnimator: () => new Worker(new URL("./animation-worker.ts", import.meta.url), { type: "module" }),
      liveServer: server,
      embeds: { scripts, frame },
      matchesPage: pages["matches"],
      puzzlesPage: pages["puzzles"],
      pageOf,
      loadOpenings: async () => (await import("./load-openings.ts")).loadOpenings(loaded.game),
      loadEditor: async () => (await import("./load-editor.ts")).loadEditor(id, language),
    });
  }
}

customElements.define("serpent-play", SerpentPlay);

import { loadEditor } from "virtual:load-editors";
import { loadGame, olderVersions } from "virtual:load-games";
import { loadPlugin } from "virtual:load-plugins";
import { teachingWords } from "virtual:load-teaching-words";
import type { Openings } from "@serpentarium/lab/openings";
import { loadLateWords, loadWords } from "../lib/words/load-words.ts";
import { botsInWorkers } from "./bots/open-bots.ts";

/** The openings that were counted at build time, by their file. */
const OPENINGS = import.meta.glob<{ readonly default: Openings }>("../openings/*.json");

const AREAS = { areas: ["play"] } as const;

const openBots = botsInWorkers(
  () => new Worker(new URL("./bots/bots-worker.ts", import.meta.url), { type: "module" }),
);

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
      loadWords(id, language, AREAS),
      import("./mount-play.ts"),
    ]);
    if (!loaded) throw new Error(`no game ${id}`);
    const openings = OPENINGS[`../openings/${id}.json`];
    await mountPlay(this, {
      game: loaded.game,
      older: olderVersions[id],
      words,
      rulebook,
      loadWords: () => loadLateWords("table", "play"),
      openBots,
      liveServer: server,
      embeds: { scripts, frame },
      matchesPage: pages["matches"],
      puzzlesPage: pages["puzzles"],
      pageOf: (other) =>
        Object.hasOwn(loadGame, other) ? location.pathname.replace(/[^/]+\/?$/, `${other}/`) : undefined,
      loadOpenings: openings && (async () => (await openings()).default),
      loadEditor: async () => {
        const [plugin, editing, all] = await Promise.all([
          loadPlugin[id]?.(),
          loadEditor[id]?.(),
          loadWords(id, language, { teaching: teachingWords, ...AREAS }),
        ]);
        return { examples: plugin?.examples ?? [], editor: editing?.editor, words: all };
      },
    });
  }
}

customElements.define("serpent-play", SerpentPlay);

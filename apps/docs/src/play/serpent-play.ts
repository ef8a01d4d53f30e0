import { loadGame, olderVersions } from "virtual:load-games";
import { loadLateWords, loadWords } from "../lib/words/load-words.ts";
import { getFragment } from "./fragment.ts";

/** The id in the address (`?match=…`), which is removed from it, as it applies once. */
function takeMatchFromAddress(): string | undefined {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const id = query.get("match") ?? undefined;
  query.delete("match");
  if (id !== undefined)
    history.replaceState(history.state, "", `${pathname}${query.size > 0 ? `?${query}` : ""}${hash}`);
  return id;
}

/** The element of a play page: static text and a picture until its script has loaded. */
class SerpentPlay extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const { game = "", language, rulebook = "" } = this.dataset;
    const [loaded, words, { PlayPage }] = await Promise.all([
      loadGame[game]?.(),
      loadWords(game, language, { areas: ["play"] }),
      import("./play-page.ts"),
    ]);
    const [head, board, controls, chart] = ["[data-head]", "serpent-board", "[data-controls]", ".chart"].map(
      (part) => this.querySelector(part),
    );
    if (!(loaded && head && board && controls && chart))
      throw new Error(`missing parts of the play page for ${game}`);
    const reader = { words, rulebook, loadWords: () => loadLateWords("table") };
    const source = { game: loaded.game, older: olderVersions[game] ?? [] };
    const layout = {
      head,
      board: board as HTMLElementTagNameMap["serpent-board"],
      controls,
      chart: chart as HTMLDetailsElement,
    };
    const table = await PlayPage.open(source, reader, layout, takeMatchFromAddress());
    // a match in the fragment goes on, and is seated when it opens
    if (location.search.includes("against=") && !getFragment()) {
      const { startAgainstBots, takeOpponentsFromAddress } = await import("./against-bots.ts");
      const start = startAgainstBots(loaded.game, takeOpponentsFromAddress());
      if (start) table.begin(start);
    }
    this.dataset["live"] = "";
  }
}

customElements.define("serpent-play", SerpentPlay);

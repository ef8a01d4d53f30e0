import { loadGame, olderVersions } from "virtual:load-games";
import { LANGUAGES } from "@serpentarium/core";
import { getFragment } from "./fragment.ts";

/** The element of a play page: static text and a picture until its script has loaded. */
class SerpentPlay extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const { game = "", language, rulebook = "" } = this.dataset;
    const [loaded, { PlayPage }] = await Promise.all([loadGame[game]?.(), import("./play-page.ts")]);
    const [head, board, controls, chart] = ["[data-head]", "serpent-board", "[data-controls]", ".chart"].map(
      (part) => this.querySelector(part),
    );
    if (!(loaded && head && board && controls && chart))
      throw new Error(`missing parts of the play page for ${game}`);
    const reader = { language: LANGUAGES.find((known) => known === language) ?? "en", rulebook };
    head.replaceChildren();
    const source = { game: loaded.game, older: olderVersions[game] ?? [] };
    const table = new PlayPage(source, reader, {
      head,
      board: board as HTMLElementTagNameMap["serpent-board"],
      controls,
      chart: chart as HTMLDetailsElement,
    });
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

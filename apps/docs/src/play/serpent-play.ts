import { loadGame, olderVersions } from "virtual:load-games";
import { LANGUAGES } from "@serpentarium/core";

/** The table at which a game is played: words and a picture, until its script has come. */
class SerpentPlay extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const { game = "", package: name = "", language, rulebook = "" } = this.dataset;
    const [loaded, { PlayTable }] = await Promise.all([loadGame[game]?.(), import("./play-table.ts")]);
    const [head, board, desk] = ["[data-head]", "serpent-board", "[data-desk]"].map((part) =>
      this.querySelector(part),
    );
    if (!(loaded && head && board && desk)) throw new Error(`no table for ${game}`);
    const reader = { language: LANGUAGES.find((known) => known === language) ?? "en", rulebook };
    const states = [...this.querySelectorAll<SVGElement>("[data-state]")];
    head.replaceChildren();
    const source = { game: loaded.game, older: olderVersions[game] ?? [], package: name };
    const table = new PlayTable(source, reader, {
      head,
      board: board as HTMLElementTagNameMap["serpent-board"],
      desk,
      states,
    });
    if (location.search.includes("against=")) {
      const { startAgainst, takeLevel } = await import("./against.ts");
      const start = startAgainst(loaded.game, takeLevel());
      if (start) table.begin(start);
    }
    this.dataset["live"] = "";
  }
}

customElements.define("serpent-play", SerpentPlay);

import { loadGame, olderVersions } from "virtual:load-games";
import { LANGUAGES } from "@serpentarium/core";

/** The element of a play page: static text and a picture until its script has loaded. */
class SerpentPlay extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const { game = "", package: name = "", language, rulebook = "" } = this.dataset;
    const [loaded, { PlayPage }, { centreWhenOpened }] = await Promise.all([
      loadGame[game]?.(),
      import("./play-page.ts"),
      import("./page-layout.ts"),
    ]);
    const [head, board, controls] = ["[data-head]", "serpent-board", "[data-controls]"].map((part) =>
      this.querySelector(part),
    );
    if (!(loaded && head && board && controls)) throw new Error(`missing parts of the play page for ${game}`);
    const reader = { language: LANGUAGES.find((known) => known === language) ?? "en", rulebook };
    const states = [...this.querySelectorAll<SVGElement>("[data-state]")];
    const chart = this.querySelector<HTMLDetailsElement>("details.chart");
    if (chart) centreWhenOpened(chart);
    head.replaceChildren();
    const source = { game: loaded.game, older: olderVersions[game] ?? [], package: name };
    const table = new PlayPage(source, reader, {
      head,
      board: board as HTMLElementTagNameMap["serpent-board"],
      controls,
      states,
    });
    if (location.search.includes("against=")) {
      const { startAgainstBots, takeLevelFromAddress } = await import("./against-bots.ts");
      const start = startAgainstBots(loaded.game, takeLevelFromAddress());
      if (start) table.begin(start);
    }
    this.dataset["live"] = "";
  }
}

customElements.define("serpent-play", SerpentPlay);

import { loadGame } from "virtual:load-games";
import { LANGUAGES } from "@serpentarium/core";
import { formatLink } from "@serpentarium/core/record";
import { h, render } from "preact";
import { playUrl } from "../learn/page-urls.ts";
import { parseRecordFrom } from "../play/read-only-match.ts";
import { localise, type Reader } from "../play/reader.ts";
import { chooseFile, downloadRecord } from "../play/record-file.ts";
import { MatchLibrary } from "./match-library.ts";
import { findHeldMatches, whenReleased } from "./match-lock.ts";
import { summarise } from "./match-summary.ts";
import { MATCHES_MESSAGES as MESSAGES } from "./matches-messages.ts";
import { type GameMatches, type MatchesHandlers, type MatchesState, MatchesView } from "./matches-view.tsx";
import type { StoredMatch } from "./stored-match.ts";

/** The element of the page of stored matches. */
class SerpentMatches extends HTMLElement implements MatchesHandlers {
  readonly #library = new MatchLibrary();
  #reader: Reader = { language: "en", rulebook: "" };
  #state: MatchesState = { games: [], held: [], deleted: undefined, problem: undefined };

  async connectedCallback(): Promise<void> {
    const language = LANGUAGES.find((known) => known === this.dataset["language"]) ?? "en";
    this.#reader = { language, rulebook: "" };
    this.#library.onChange(() => this.#reload());
    document.addEventListener("visibilitychange", () => this.#reload());
    await this.#reload();
    this.dataset["live"] = "";
  }

  save({ record }: StoredMatch): void {
    downloadRecord(record);
  }

  async deleteMatch(match: StoredMatch): Promise<void> {
    const problem = await this.#library.remove(match.id);
    await this.#reload(problem ? { problem: this.#notStored() } : { deleted: match, problem: undefined });
    // the pressed button is gone: move the focus
    this.querySelector<HTMLElement>(".status button")?.focus();
  }

  async restore(match: StoredMatch): Promise<void> {
    const problem = await this.#library.save(match);
    await this.#reload(problem ? { problem: this.#notStored() } : { deleted: undefined, problem: undefined });
    // the pressed button is gone: move the focus
    this.querySelector<HTMLElement>(`[data-match="${match.id}"] a`)?.focus();
  }

  openFile(): void {
    chooseFile((text) => this.#open(text));
  }

  /** Opens the text of a file on the play page of its game. */
  #open(text: string): void {
    const record = parseRecordFrom("file", text);
    if (!record.ok) this.#update({ problem: localise(this.#reader, MESSAGES.fileRefused) });
    else if (!Object.hasOwn(loadGame, record.value.game))
      this.#update({ problem: localise(this.#reader, MESSAGES.unknownGame, { game: record.value.game }) });
    else location.assign(`${playUrl(record.value.game, this.#reader.language)}#${formatLink(record.value)}`);
  }

  #notStored = (): string => localise(this.#reader, MESSAGES.notStored);

  async #reload(change: Partial<MatchesState> = {}): Promise<void> {
    const [games, held] = await Promise.all([this.#loadGames(), findHeldMatches()]);
    const isNew = (id: string): boolean => !this.#state.held.includes(id);
    for (const id of held.filter(isNew)) whenReleased(id).then(() => this.#reload());
    this.#update({ ...change, games, held });
  }

  /** The matches of the games of this site, by game; undefined without storage. */
  async #loadGames(): Promise<readonly GameMatches[] | undefined> {
    const matches = await this.#library.list().catch(() => undefined);
    const byGame = new Map<string, StoredMatch[]>();
    for (const match of matches ?? []) byGame.set(match.game, [...(byGame.get(match.game) ?? []), match]);
    const games = await Promise.all([...byGame].map((entry) => this.#loadGame(...entry)));
    return matches && games.flat();
  }

  async #loadGame(id: string, matches: readonly StoredMatch[]): Promise<readonly GameMatches[]> {
    if (!Object.hasOwn(loadGame, id)) return [];
    const { game } = (await loadGame[id]?.()) ?? {};
    if (!game) return [];
    const summaries = matches.map((match) => summarise(game, match, this.#reader.language));
    return [{ game: id, title: game.title, matches: summaries }];
  }

  #update(change: Partial<MatchesState>): void {
    this.#state = { ...this.#state, ...change };
    render(h(MatchesView, { state: this.#state, handlers: this, reader: this.#reader }), this);
  }
}

customElements.define("serpent-matches", SerpentMatches);

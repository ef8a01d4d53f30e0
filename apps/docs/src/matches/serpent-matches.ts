import { loadGame } from "virtual:load-games";
import { NO_WORDS } from "@serpentarium/core";

import { formatLink, type GameRecord } from "@serpentarium/core/record";
import type { Reader } from "@serpentarium/table";
import { h, render } from "preact";
import { playUrl } from "../learn/page-urls.ts";
import { loadLateWords, loadWords } from "../lib/words/load-words.ts";
import { LiveLibrary, type StoredLiveMatch } from "../play/live/live-library.ts";
import { chooseFile, downloadRecord } from "../play/record-file.ts";
import { parseRecordFrom } from "../play/visited-match.ts";
import { openMatchLibrary } from "./match-library.ts";
import { findHeldMatches, whenReleased } from "./match-lock.ts";
import { type MatchSummary, summarise, summariseLive } from "./match-summary.ts";
import { type GameMatches, type MatchesHandlers, type MatchesState, MatchesView } from "./matches-view.tsx";

const AREAS = { areas: ["matches"] } as const;

/** Whether a live match was over when this browser last heard of it. */
const isOver = ({ events }: StoredLiveMatch): boolean => events.at(-1)?.outcome !== undefined;

/** The element of the page of stored matches. */
class SerpentMatches extends HTMLElement implements MatchesHandlers {
  readonly #library = openMatchLibrary();
  readonly #live = new LiveLibrary();
  #reader: Reader = { words: NO_WORDS, rulebook: "" };
  #state: MatchesState = { games: [], held: [], deleted: undefined, problem: undefined };

  get #language(): string | undefined {
    return this.dataset["language"];
  }

  async connectedCallback(): Promise<void> {
    this.#reader = { words: await loadWords(undefined, this.#language, AREAS), rulebook: "" };
    // why a match cannot be opened is shown at once
    await loadLateWords("table");
    for (const library of [this.#library, this.#live]) library.onChange(() => this.#reload());
    document.addEventListener("visibilitychange", () => this.#reload());
    await this.#reload();
    this.dataset["live"] = "";
    await this.#catchUp();
  }

  save(record: GameRecord): void {
    downloadRecord(record);
  }

  async deleteMatch(match: MatchSummary["match"]): Promise<void> {
    const problem = await ("events" in match ? this.#live : this.#library).remove(match.id);
    await this.#reload(problem ? { problem: this.#notStored() } : { deleted: match, problem: undefined });
    // the pressed button is gone: move the focus
    this.querySelector<HTMLElement>(".status button")?.focus();
  }

  async restore(match: MatchSummary["match"]): Promise<void> {
    const problem = await ("events" in match ? this.#live.save(match) : this.#library.save(match));
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
    if (!record.ok) this.#update({ problem: this.#reader.words.text("site.matches.file-refused") });
    else if (!Object.hasOwn(loadGame, record.value.game))
      this.#update({
        problem: this.#reader.words.text("site.matches.unknown-game", { game: record.value.game }),
      });
    else
      location.assign(
        `${playUrl(record.value.game, this.#reader.words.language)}#${formatLink(record.value)}`,
      );
  }

  #notStored = (): string => this.#reader.words.text("site.matches.not-stored");

  async #reload(change: Partial<MatchesState> = {}): Promise<void> {
    const [games, held] = await Promise.all([this.#loadGames(), findHeldMatches()]);
    const isNew = (id: string): boolean => !this.#state.held.includes(id);
    for (const id of held.filter(isNew)) whenReleased(id).then(() => this.#reload());
    this.#update({ ...change, games, held });
  }

  /** Reads what has happened on the server in the live matches that go on. */
  async #catchUp(): Promise<void> {
    const matches = await this.#live.list().catch(() => []);
    if (matches.every(isOver)) return;
    const { catchUp } = await import("../play/live/catch-up.ts");
    await catchUp(
      this.#live,
      matches.filter((match) => !isOver(match)),
      () => this.#reload(),
    );
  }

  /** The matches of the games of this site, by game; undefined without storage. */
  async #loadGames(): Promise<readonly GameMatches[] | undefined> {
    const stored = await Promise.all([this.#library.list(), this.#live.list()]).catch(() => undefined);
    const matches = stored?.flat().toSorted((a, b) => b.savedAt - a.savedAt);
    const byGame = new Map<string, MatchSummary["match"][]>();
    for (const match of matches ?? []) byGame.set(match.game, [...(byGame.get(match.game) ?? []), match]);
    const games = await Promise.all([...byGame].map((entry) => this.#loadGame(...entry)));
    return matches && games.flat();
  }

  async #loadGame(id: string, matches: readonly MatchSummary["match"][]): Promise<readonly GameMatches[]> {
    if (!Object.hasOwn(loadGame, id)) return [];
    const [loaded, words] = await Promise.all([loadGame[id]?.(), loadWords(id, this.#language, AREAS)]);
    if (!loaded) return [];
    const { game } = loaded;
    const summaries = matches.flatMap((match) =>
      "events" in match ? (summariseLive(game, match, words) ?? []) : summarise(game, match, words),
    );
    return summaries.length > 0 ? [{ game: id, title: words.text("title"), matches: summaries }] : [];
  }

  #update(change: Partial<MatchesState>): void {
    this.#state = { ...this.#state, ...change };
    render(h(MatchesView, { state: this.#state, handlers: this, reader: this.#reader }), this);
  }
}

customElements.define("serpent-matches", SerpentMatches);

import type { Game, Words } from "@serpentarium/core";
import { formatLink, type GameRecord } from "@serpentarium/core/record";
import type { Reader } from "@serpentarium/table";
import { h, render } from "preact";
import { parseRecordFrom } from "../match/visited-match.ts";
import { chooseFile, downloadRecord } from "../ui/record-file.ts";
import { LiveLibrary, type StoredLiveMatch } from "./live-library.ts";
import { openMatchLibrary } from "./match-library.ts";
import { findHeldMatches, whenReleased } from "./match-lock.ts";
import { type MatchSummary, summarise, summariseLive } from "./match-summary.ts";
import { type GameMatches, type MatchesHandlers, type MatchesState, MatchesView } from "./matches-view.tsx";

/** Options of `mountMatches`. */
export interface MatchesOptions {
  /** The words of the page. */
  readonly words: Words;
  /** Loads a game with the words for its matches; undefined for an unknown game. */
  loadGame(id: string): Promise<{ readonly game: Game; readonly words: Words } | undefined>;
  /** Returns the URL of the page for playing a game; undefined if there is none. */
  pageOf(game: string): string | undefined;
  /** The URL of the file that names the server of live matches. */
  readonly liveServer?: string | undefined;
}

/** Whether a live match was over in the last stored event. */
const isOver = ({ events }: StoredLiveMatch): boolean => events.at(-1)?.outcome !== undefined;

export class MatchesPage implements MatchesHandlers {
  readonly #root: HTMLElement;
  readonly #options: MatchesOptions;
  readonly #library = openMatchLibrary();
  readonly #live = new LiveLibrary();
  readonly #reader: Reader;
  readonly #closing = new AbortController();
  #state: MatchesState = { games: [], held: [], deleted: undefined, problem: undefined };

  constructor(root: HTMLElement, options: MatchesOptions) {
    this.#root = root;
    this.#options = options;
    this.#reader = { words: options.words, rulebook: "" };
  }

  async open(): Promise<void> {
    const { signal } = this.#closing;
    for (const library of [this.#library, this.#live]) library.onChange(() => this.#reload());
    document.addEventListener("visibilitychange", () => this.#reload(), { signal });
    await this.#reload();
    this.#root.dataset["live"] = "";
    await this.#catchUp();
  }

  close(): void {
    this.#closing.abort();
    render(null, this.#root);
  }

  save(record: GameRecord): void {
    downloadRecord(record);
  }

  async deleteMatch(match: MatchSummary["match"]): Promise<void> {
    const problem = await ("events" in match ? this.#live : this.#library).remove(match.id);
    await this.#reload(problem ? { problem: this.#notStored() } : { deleted: match, problem: undefined });
    // the pressed button is gone: move the focus
    this.#root.querySelector<HTMLElement>(".status button")?.focus();
  }

  async restore(match: MatchSummary["match"]): Promise<void> {
    const problem = await ("events" in match ? this.#live.save(match) : this.#library.save(match));
    await this.#reload(problem ? { problem: this.#notStored() } : { deleted: undefined, problem: undefined });
    // the pressed button is gone: move the focus
    this.#root.querySelector<HTMLElement>(`[data-match="${match.id}"] a`)?.focus();
  }

  openFile(): void {
    chooseFile((text) => this.#open(text));
  }

  /** Opens the text of a file on the play page of its game. */
  #open(text: string): void {
    const record = parseRecordFrom("file", text);
    const page = record.ok ? this.#options.pageOf(record.value.game) : undefined;
    if (!record.ok) this.#update({ problem: this.#reader.words.text("matches.file-refused") });
    else if (page === undefined)
      this.#update({
        problem: this.#reader.words.text("matches.unknown-game", { game: record.value.game }),
      });
    else location.assign(`${page}#${formatLink(record.value)}`);
  }

  #notStored = (): string => this.#reader.words.text("matches.not-stored");

  async #reload(change: Partial<MatchesState> = {}): Promise<void> {
    const [games, held] = await Promise.all([this.#loadGames(), findHeldMatches()]);
    const isNew = (id: string): boolean => !this.#state.held.includes(id);
    for (const id of held.filter(isNew)) whenReleased(id).then(() => this.#reload());
    this.#update({ ...change, games, held });
  }

  /** Fetches new events of the running live matches from the server. */
  async #catchUp(): Promise<void> {
    const { liveServer } = this.#options;
    const matches = await this.#live.list().catch(() => []);
    if (liveServer === undefined || matches.every(isOver)) return;
    const { catchUp } = await import("./catch-up.ts");
    await catchUp(
      this.#live,
      matches.filter((match) => !isOver(match)),
      new URL(liveServer, location.href),
      () => this.#reload(),
    );
  }

  /** The stored matches grouped by game; undefined without storage. */
  async #loadGames(): Promise<readonly GameMatches[] | undefined> {
    const stored = await Promise.all([this.#library.list(), this.#live.list()]).catch(() => undefined);
    const matches = stored?.flat().toSorted((a, b) => b.savedAt - a.savedAt);
    const byGame = new Map<string, MatchSummary["match"][]>();
    for (const match of matches ?? []) byGame.set(match.game, [...(byGame.get(match.game) ?? []), match]);
    const games = await Promise.all([...byGame].map((entry) => this.#loadGame(...entry)));
    return matches && games.flat();
  }

  async #loadGame(id: string, matches: readonly MatchSummary["match"][]): Promise<readonly GameMatches[]> {
    const [loaded, page] = [await this.#options.loadGame(id), this.#options.pageOf(id)];
    if (!loaded || page === undefined) return [];
    const { game, words } = loaded;
    const summaries = matches.flatMap((match) =>
      "events" in match ? (summariseLive(game, match, words) ?? []) : summarise(game, match, words),
    );
    return summaries.length > 0 ? [{ game: id, page, title: words.text("title"), matches: summaries }] : [];
  }

  #update(change: Partial<MatchesState>): void {
    this.#state = { ...this.#state, ...change };
    render(h(MatchesView, { state: this.#state, handlers: this, reader: this.#reader }), this.#root);
  }
}

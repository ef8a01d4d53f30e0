import type { Game, Words } from "@serpentarium/core";
import { formatLink } from "@serpentarium/core/record";
import type { Reader } from "@serpentarium/table";
import { h, render } from "preact";
import { parseRecordFrom } from "../match/visited-match.ts";
import { chooseFile, downloadRecord } from "../ui/record-file.ts";
import type { MatchHeader } from "./match-header.ts";
import { MatchHeaders, type RemovedMatch } from "./match-headers.ts";
import { findHeldMatches, whenReleased } from "./match-lock.ts";
import { type LoadedGame, type MatchSummary, summarise } from "./match-summary.ts";
import { ALL_MATCHES, hasResult, type MatchesFilter } from "./matches-filter.ts";
import { type MatchesHandlers, type MatchesState, MatchesView } from "./matches-view.tsx";

/** Options of `mountMatches`. */
export interface MatchesOptions {
  /** The words of the page. */
  readonly words: Words;
  /** Loads a game with the words for its matches; undefined for an unknown game. */
  loadGame(id: string): Promise<{ readonly game: Game; readonly words: Words } | undefined>;
  /** Returns the URL of the page for playing a game; undefined if there is none. */
  pageOf(game: string): string | undefined;
  /** The URL of the page of the user’s statistics. */
  readonly statisticsPage?: string | undefined;
  /** The URL of the file that names the server of live matches. */
  readonly liveServer?: string | undefined;
}

/** The number of matches that a press adds to the list. */
const PAGE_LENGTH = 50;

export class MatchesPage implements MatchesHandlers {
  readonly #root: HTMLElement;
  readonly #options: MatchesOptions;
  readonly #headers: MatchHeaders;
  readonly #reader: Reader;
  readonly #closing = new AbortController();
  readonly #games = new Map<string, Promise<LoadedGame | undefined>>();
  /** The summaries of the headers that were shown last. */
  #summaries = new Map<string, MatchSummary>();
  #length = PAGE_LENGTH;
  #stamp = "";
  #state: MatchesState = {
    matches: [],
    hasMore: false,
    games: [],
    filter: ALL_MATCHES,
    held: [],
    deleted: undefined,
    problem: undefined,
  };

  constructor(root: HTMLElement, options: MatchesOptions) {
    this.#root = root;
    this.#options = options;
    this.#reader = { words: options.words, rulebook: "" };
    this.#headers = new MatchHeaders((id) => this.#loadGame(id));
  }

  async open(): Promise<void> {
    const { signal } = this.#closing;
    this.#headers.onChange(() => this.#refresh());
    document.addEventListener("visibilitychange", () => this.#refresh(), { signal });
    this.#stamp = await this.#readStamp();
    await Promise.all([this.#reload(), this.#refreshHeld()]);
    this.#root.dataset["live"] = "";
    await this.#catchUp();
  }

  close(): void {
    this.#closing.abort();
    render(null, this.#root);
  }

  filter(filter: MatchesFilter): void {
    this.#length = PAGE_LENGTH;
    this.#reload({ filter });
  }

  async showMore(): Promise<void> {
    const shown = this.#state.matches?.length ?? 0;
    this.#length += PAGE_LENGTH;
    await this.#reload();
    // the pressed button has moved: move the focus to the first new match
    this.#root.querySelectorAll<HTMLElement>("li a.main")[shown]?.focus();
  }

  async save(header: MatchHeader): Promise<void> {
    const record = await this.#headers.record(header);
    if (record) downloadRecord(record);
  }

  async deleteMatch(header: MatchHeader): Promise<void> {
    const removed = await this.#headers.remove(header);
    await this.#reload(removed ? { deleted: removed, problem: undefined } : { problem: this.#notStored() });
    // the pressed button is gone: move the focus
    this.#root.querySelector<HTMLElement>(".status button")?.focus();
  }

  async restore(match: RemovedMatch): Promise<void> {
    const isStored = await this.#headers.restore(match);
    await this.#reload(
      isStored ? { deleted: undefined, problem: undefined } : { problem: this.#notStored() },
    );
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

  /** Reads the list again if a match has changed; a hidden page waits until it is visible. */
  async #refresh(): Promise<void> {
    if (document.hidden) return;
    await this.#refreshHeld();
    const stamp = await this.#readStamp();
    if (stamp === this.#stamp) return;
    this.#stamp = stamp;
    await this.#reload();
  }

  #readStamp = (): Promise<string> => this.#headers.stamp().catch(() => "");

  /** Finds the matches that are open in other tabs. */
  async #refreshHeld(): Promise<void> {
    const held = await findHeldMatches();
    const before = this.#state.held;
    for (const id of held) if (!before.includes(id)) whenReleased(id).then(() => this.#refreshHeld());
    if (held.length !== before.length || held.some((id) => !before.includes(id))) this.#update({ held });
  }

  async #reload(change: Partial<MatchesState> = {}): Promise<void> {
    const filter = change.filter ?? this.#state.filter;
    const [headers, games] = await Promise.all([this.#find(filter), this.#listGames()]).catch(() => []);
    const matches = headers && (await this.#summarise(headers.slice(0, this.#length)));
    const hasMore = headers !== undefined && headers.length > this.#length;
    this.#update({ ...change, matches, hasMore, games: games ?? [] });
  }

  /** The matches of a filter, one more than the list shows if there are more. */
  async #find({ game, result }: MatchesFilter): Promise<readonly MatchHeader[]> {
    if (result === undefined) return this.#headers.recent(this.#length + 1, game);
    return (await this.#headers.all(game)).filter((header) => hasResult(header, result));
  }

  /** The games that have matches, with their titles. */
  async #listGames(): Promise<MatchesState["games"]> {
    const ids = await this.#headers.games();
    const loaded = await Promise.all(ids.map((id) => this.#loadGame(id)));
    return loaded
      .flatMap((one) => (one ? [[one.game.id, one.words.text("title")] as const] : []))
      .toSorted(([, a], [, b]) => a.localeCompare(b, this.#reader.words.language));
  }

  /** Describes matches; one that has not changed keeps its summary, so that it is not drawn again. */
  async #summarise(headers: readonly MatchHeader[]): Promise<readonly MatchSummary[]> {
    const summaries = headers.map(async (header) => {
      const before = this.#summaries.get(header.id);
      if (before?.header.savedAt === header.savedAt) return [before];
      const loaded = await this.#loadGame(header.game);
      return loaded ? [summarise(loaded, header)] : [];
    });
    const all = (await Promise.all(summaries)).flat();
    this.#summaries = new Map(all.map((summary) => [summary.header.id, summary]));
    return all;
  }

  /** Fetches new events of the running live matches from the server. */
  async #catchUp(): Promise<void> {
    const { liveServer } = this.#options;
    if (liveServer === undefined) return;
    const matches = await this.#headers.running(PAGE_LENGTH).catch(() => []);
    if (matches.length === 0) return;
    const { catchUp } = await import("./catch-up.ts");
    await catchUp(this.#headers.live, matches, new URL(liveServer, location.href), () => this.#refresh());
  }

  #loadGame(id: string): Promise<LoadedGame | undefined> {
    const known = this.#games.get(id) ?? this.#readGame(id);
    this.#games.set(id, known);
    return known;
  }

  async #readGame(id: string): Promise<LoadedGame | undefined> {
    const page = this.#options.pageOf(id);
    const loaded = page === undefined ? undefined : await this.#options.loadGame(id);
    return loaded && page !== undefined ? { ...loaded, page } : undefined;
  }

  #update(change: Partial<MatchesState>): void {
    this.#state = { ...this.#state, ...change };
    const { statisticsPage } = this.#options;
    render(
      h(MatchesView, { state: this.#state, handlers: this, reader: this.#reader, statisticsPage }),
      this.#root,
    );
  }
}

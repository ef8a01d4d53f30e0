import { loadGame } from "virtual:load-games";
import { type BoardConnection, type ConnectionEvents, connectMatch } from "@serpentarium/board/connect";
import "@serpentarium/board/element";
import type { Game, Message, MessageData, Random, Words } from "@serpentarium/core";
import { createRecord, formatLink } from "@serpentarium/core/record";
import { nextTask } from "@serpentarium/play";
import { DemoMatch } from "./demo-match.ts";
import { type NarrationLine, writeNarration } from "./narration-line.ts";
import { type Replay, replayWords } from "./replay-words.ts";
import { firstAndLast, refusalSentence, type Sentence } from "./sentence.ts";
import type { DemoGame } from "./slideshow.ts";
import { byTimeout, readingTime, type Schedule, StepTimer } from "./step-timer.ts";

export interface DemoLayout {
  readonly board: HTMLElementTagNameMap["serpent-board"];
  readonly name: HTMLElement;
  readonly narration: HTMLElement;
  readonly watchButton: HTMLButtonElement;
  readonly playLink: HTMLAnchorElement;
}

/** The game that is displayed now. */
interface CurrentGame {
  readonly entry: DemoGame;
  readonly game: Game;
  readonly words: Words;
  readonly match: DemoMatch;
  readonly connection: BoardConnection;
}

/** Replays need no reproducible seed. */
const BROWSER_RANDOM: Random = { integer: (bound) => Math.floor(Math.random() * bound) };

/** Fetches the recorded match of a game. */
const fetchReplay = async ({ replayUrl }: DemoGame): Promise<Replay> => (await fetch(replayUrl)).json();

/** A slideshow of recorded games on a board, which the user can take over at any time. */
export class Demo {
  readonly #layout: DemoLayout;
  readonly #games: readonly DemoGame[];
  readonly #language: string;
  readonly #timer: StepTimer;
  #current: CurrentGame | undefined;
  /** Number of requested games; of several pending requests, only the last is shown. */
  #requestCount = 0;
  /** Sentences collected until the end of the current task. */
  readonly #sentences: Sentence[] = [];

  constructor(
    layout: DemoLayout,
    games: readonly DemoGame[],
    language: string,
    schedule: Schedule = byTimeout,
  ) {
    this.#layout = layout;
    this.#games = games;
    this.#language = language;
    this.#timer = new StepTimer(() => this.#step(), schedule);
    const { board } = layout;
    // registered first, so that taking over precedes other handlers of the press
    board.addEventListener("pick", (event) => this.#onPick(event));
    board.addEventListener("played", (event) => this.#onPlayed((event as ConnectionEvents["played"]).detail));
    board.addEventListener("refused", (event) =>
      this.#onRefused((event as ConnectionEvents["refused"]).detail),
    );
  }

  /** Stops the current game and shows the one with this index. */
  async showGame(index: number): Promise<void> {
    const request = ++this.#requestCount;
    const entry = this.#games[index];
    if (!entry) return;
    const [loaded, replay] = await Promise.all([loadGame[entry.id]?.(), fetchReplay(entry)]);
    await nextTask();
    if (!loaded || request !== this.#requestCount) return;
    const { game } = loaded;
    const words = replayWords(this.#language, replay.texts);
    const match = new DemoMatch(game, replay.actions, replay.from, BROWSER_RANDOM);
    // draw the recorded actions before the position in a separate task
    await nextTask();
    if (request !== this.#requestCount) return;
    this.#timer.stop();
    this.#current?.connection.disconnect();
    const { board, name } = this.#layout;
    const connection = connectMatch(board, match, { game, words, aids: [], hasMarks: false });
    this.#current = { entry, game, words, match, connection };
    name.textContent = entry.title;
    this.#write("site.demo.idle", { game: { id: "title" } });
    this.#updateControls();
  }

  async showNext(): Promise<void> {
    const index = this.#games.findIndex(({ id }) => id === this.#current?.entry.id);
    await this.showGame((index + 1) % this.#games.length);
    if (!this.#timer.isRunning) this.watch();
  }

  /** Continues the replay; restarts it if it is over or was taken over. */
  watch(): void {
    const { match } = this.#current ?? {};
    if (match?.isTakenOver || match?.isOver) this.#withoutAnnouncing(() => match.rewind());
    this.#timer.start();
    this.#updateControls();
  }

  pause(): void {
    this.#timer.stop();
    this.#updateControls();
  }

  toggle(): void {
    if (this.#timer.isRunning) this.pause();
    else this.watch();
  }

  /** Lets the user play, after loading the words that only players need. */
  async takeOver(): Promise<void> {
    const current = this.#current;
    if (!current) return;
    this.pause();
    if (!current.match.isTakenOver) {
      const { loadWords } = await import("../lib/words/load-words.ts");
      const words = await loadWords(current.entry.id, this.#language, { around: ["board"], areas: ["demo"] });
      // another press has taken over or stopped the replay meanwhile
      if (this.#current !== current || this.#timer.isRunning) return;
      this.#current = { ...current, words };
      current.connection.words = words;
      this.#withoutAnnouncing(() => current.match.takeOver());
    }
    const { board } = this.#layout;
    this.#write("site.demo.yours", { player: this.#playerToAct(current) });
    board.flush();
    board.focus();
    this.#updateControls();
  }

  #step(): number | undefined {
    const { match } = this.#current ?? {};
    if (!match) return undefined;
    // the replay waits while the page is hidden
    if (document.hidden) return readingTime("");
    let hasStepped = false;
    this.#withoutAnnouncing(() => {
      hasStepped = match.step();
    });
    this.#writeSentences();
    return hasStepped && !match.isOver ? readingTime(this.#layout.narration.textContent) : undefined;
  }

  /** Makes a change without announcing it: frequent announcements would interrupt screen readers. */
  #withoutAnnouncing(change: () => void): void {
    change();
    this.#layout.board.announce("");
  }

  #onPick(event: Event): void {
    if (!this.#current || this.#current.match.isTakenOver) return;
    event.stopImmediatePropagation();
    this.takeOver();
  }

  #onPlayed({ events, sentences }: ConnectionEvents["played"]["detail"]): void {
    // chance acts in the same task: write its sentences together with those of the action
    if (this.#sentences.length === 0) queueMicrotask(() => this.#writeSentences());
    this.#sentences.push(...events.map(({ clause }, i) => ({ text: sentences[i] ?? "", clause })));
  }

  #writeSentences(): void {
    const line = this.#line();
    const sentences = this.#sentences.splice(0);
    if (line && sentences.length > 0) writeNarration(line, firstAndLast(sentences));
    this.#updateControls();
  }

  #onRefused({ failure }: ConnectionEvents["refused"]["detail"]): void {
    const line = this.#line();
    if (line)
      writeNarration(line, [refusalSentence(failure, line.words)], line.words.text("site.demo.refused"));
  }

  #line(): NarrationLine | undefined {
    if (!this.#current) return undefined;
    const { entry, words } = this.#current;
    return { element: this.#layout.narration, words, rulebook: entry.rulebookUrl };
  }

  #write(id: string, data: MessageData): void {
    const line = this.#line();
    if (line) writeNarration(line, [{ text: line.words.text(id, data) }]);
  }

  #playerToAct({ game, match }: CurrentGame): Message {
    const seat = game.toAct(match.position);
    if (typeof seat !== "number") return "";
    return game.seatName?.(match.position, seat) ?? { id: "seat.title", data: { seat } };
  }

  #updateControls(): void {
    if (!this.#current) return;
    const { game, words, match, entry } = this.#current;
    const { board, watchButton, playLink } = this.#layout;
    const { table, outcome } = match.position;
    board.closest("serpent-demo")?.toggleAttribute("data-taken", match.isTakenOver);
    watchButton.textContent = words.text(this.#timer.isRunning ? "site.demo.pause" : "site.demo.watch");
    const actor = game.toAct(match.position);
    const seat = typeof actor === "number" ? actor : 0;
    const link = formatLink(createRecord(game, { table, actions: match.actions, outcome }));
    // a match that is over cannot be continued
    const { playOn, playNew } = playLink.dataset;
    playLink.textContent = (match.isOver ? playNew : playOn) ?? "";
    playLink.href = `${entry.playUrl}?against=easy${match.isOver ? "" : `&seat=${seat}#${link}`}`;
  }
}

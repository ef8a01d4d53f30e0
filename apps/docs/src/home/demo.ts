import { loadGame } from "virtual:load-games";
import { type BoardConnection, type ConnectionEvents, connectPlay } from "@serpentarium/board/connect";
import "@serpentarium/board/element";
import { createRandom, fill, type Game, type Language, type Text } from "@serpentarium/core";
import { formatLink, formatRecord } from "@serpentarium/core/record";
import { byClock, Pace, type Schedule, timeFor } from "./pace.ts";
import type { Shown } from "./reel.ts";
import { Show } from "./show.ts";
import { inShort, refusal, type Told } from "./told.ts";
import { type Line, writeLine } from "./told-line.ts";
import { DEMO_WORDS as WORDS } from "./words.ts";

/** What of the page belongs to the board that plays itself. */
export interface Places {
  readonly board: HTMLElementTagNameMap["serpent-board"];
  /** The name of the game. */
  readonly name: HTMLElement;
  readonly told: HTMLElement;
  readonly watch: HTMLButtonElement;
  /** The link to the play page. */
  readonly on: HTMLAnchorElement;
}

/** The game that is shown at this moment. */
interface Stage {
  readonly shown: Shown;
  readonly game: Game;
  readonly show: Show;
  readonly connection: BoardConnection;
}

/** A board on which games are replayed one step after the other, and that anybody can take over. */
export class Demo {
  readonly #places: Places;
  readonly #reel: readonly Shown[];
  readonly #language: Language;
  readonly #pace: Pace;
  #stage: Stage | undefined;
  /** How many games somebody asked for: of several on their way only the last is wanted. */
  #asked = 0;
  /** What happened in this task. */
  readonly #news: Told[] = [];

  constructor(places: Places, reel: readonly Shown[], language: Language, schedule: Schedule = byClock) {
    this.#places = places;
    this.#reel = reel;
    this.#language = language;
    this.#pace = new Pace(() => this.#step(), schedule);
    const { board } = places;
    // heard before any connection hears it: whoever presses wants to play
    board.addEventListener("pick", (event) => this.#pressed(event));
    board.addEventListener("played", (event) => this.#played((event as ConnectionEvents["played"]).detail));
    board.addEventListener("refused", (event) =>
      this.#refused((event as ConnectionEvents["refused"]).detail),
    );
  }

  /** Shows a game, as the page shows it or in the place of another. */
  async open(index: number): Promise<void> {
    const asked = ++this.#asked;
    const shown = this.#reel[index];
    const loaded = await loadGame[shown?.id ?? ""]?.();
    if (!(shown && loaded) || asked !== this.#asked) return;
    this.#pace.halt();
    this.#stage?.connection.disconnect();
    const { game } = loaded;
    const { board, name } = this.#places;
    const show = new Show(game, shown.actions, shown.from, createRandom(`${Math.random()}`));
    const connection = connectPlay(board, show, { game, language: this.#language, aids: [] });
    this.#stage = { shown, game, show, connection };
    name.textContent = shown.title;
    this.#say(WORDS.idle, { game: shown.title });
    this.#show();
  }

  /** The next game of the reel, and on it goes. */
  async another(): Promise<void> {
    const now = this.#reel.findIndex(({ id }) => id === this.#stage?.shown.id);
    await this.open((now + 1) % this.#reel.length);
    if (!this.#pace.isGoing) this.watch();
  }

  /** Goes on, from the beginning where it has come to the end or was taken over. */
  watch(): void {
    const { show } = this.#stage ?? {};
    if (show?.isTaken || show?.isOver) this.#quietly(() => show.rewind());
    this.#pace.go();
    this.#show();
  }

  halt(): void {
    this.#pace.halt();
    this.#show();
  }

  toggle(): void {
    if (this.#pace.isGoing) this.halt();
    else this.watch();
  }

  takeOver(): void {
    const stage = this.#stage;
    if (!stage) return;
    this.#pace.halt();
    if (!stage.show.isTaken) this.#quietly(() => stage.show.takeOver());
    const { board } = this.#places;
    this.#say(WORDS.yours, { player: this.#player(stage) });
    board.flush();
    board.focus();
    this.#show();
  }

  #step(): number | undefined {
    const { show } = this.#stage ?? {};
    if (!show) return undefined;
    // nothing is missed by who looks elsewhere
    if (document.hidden) return timeFor("");
    let isMore = false;
    this.#quietly(() => {
      isMore = show.step();
    });
    this.#tell();
    return isMore && !show.isOver ? timeFor(this.#places.told.textContent) : undefined;
  }

  /** What nobody did is not read out: nobody could listen to anything else. */
  #quietly(change: () => void): void {
    change();
    this.#places.board.announce("");
  }

  #pressed(event: Event): void {
    if (!this.#stage || this.#stage.show.isTaken) return;
    event.stopImmediatePropagation();
    this.takeOver();
  }

  #played({ events, sentences }: ConnectionEvents["played"]["detail"]): void {
    // what chance answers at once is told together with it, and comes into the position after that
    if (this.#news.length === 0) queueMicrotask(() => this.#tell());
    this.#news.push(...events.map(({ clause }, i) => ({ text: sentences[i] ?? "", clause })));
  }

  #tell(): void {
    const line = this.#line();
    const news = this.#news.splice(0);
    if (line && news.length > 0) writeLine(line, inShort(news));
    this.#show();
  }

  #refused({ failure }: ConnectionEvents["refused"]["detail"]): void {
    const line = this.#line();
    if (line) writeLine(line, [refusal(failure, this.#language)], WORDS.refused[this.#language]);
  }

  #line(): Line | undefined {
    const book = this.#stage?.shown.book;
    return book === undefined ? undefined : { element: this.#places.told, language: this.#language, book };
  }

  #say(text: Text, data: Readonly<Record<string, string>>): void {
    const line = this.#line();
    if (line) writeLine(line, [{ text: fill(text, this.#language, data) }]);
  }

  #player({ game, show }: Stage): string {
    const seat = game.toAct(show.position);
    if (typeof seat !== "number") return "";
    const name = game.seatName?.(show.position, seat) ?? WORDS.player;
    return fill(name, this.#language, { number: seat + 1 });
  }

  /** Brings buttons and links up to date. */
  #show(): void {
    if (!this.#stage) return;
    const { game, show, shown } = this.#stage;
    const { board, watch, on } = this.#places;
    const { table, outcome } = show.position;
    board.closest("serpent-demo")?.toggleAttribute("data-taken", show.isTaken);
    watch.textContent = WORDS[this.#pace.isGoing ? "pause" : "watch"][this.#language];
    on.href = `${shown.play}#${formatLink(formatRecord(game, { table, actions: show.actions, outcome }))}`;
  }
}

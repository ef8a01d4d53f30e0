import {
  type Failure,
  type Game,
  type GameEvent,
  type GameTypes,
  type Language,
  type Layout,
  pick,
  type Scene,
  type Seat,
  say,
  type Text,
} from "@serpentarium/core";
import type { SerpentBoard } from "./element.ts";
import type { Mark } from "./mark.ts";
import type { News, PlaySource } from "./play-source.ts";
import { press } from "./press.ts";
import { spacesUnder, touchedAfter } from "./touched.ts";

export interface ConnectOptions<T extends GameTypes> {
  readonly game: Game<T>;
  /** English when left out. */
  readonly language?: Language;
  /** The seats that act at this board; those where people sit when left out. Chance acts where a person deals. */
  readonly canAct?: (seat: Seat) => boolean;
  /** The seat whose knowledge the board shows; everything when left out. */
  readonly viewer?: Seat;
  /** The width in pixels below which the board takes the narrow layout of its scene; 560 when left out. */
  readonly narrowBelow?: number;
  /** The ids of the game's aids to show; those that the board showed before when left out. */
  readonly aids?: readonly string[];
}

/** A board that shows a match and plays it. */
export interface BoardConnection {
  language: Language;
  /** The ids of the game's aids that are shown. */
  aids: readonly string[];
  /** Stops listening on both sides; the board stays as it is. */
  disconnect(): void;
}

/** What a connected board dispatches besides its own events. */
export interface ConnectionEvents {
  refused: CustomEvent<{ readonly failure: Failure; readonly clause?: string }>;
  played: CustomEvent<{
    /** In notation. */
    readonly action: string;
    readonly events: readonly GameEvent[];
    /** The events in words. */
    readonly sentences: readonly string[];
  }>;
}

/** The button that plays what is spelled where more could follow. */
const CONFIRM = { id: "serpent-board:confirm", label: { en: "Play it", fr: "Jouer ce coup" } };
const OVER: Text = { en: "The game is over.", fr: "La partie est finie." };
const WAIT: Text = { en: "It is not your turn.", fr: "Ce n’est pas à vous de jouer." };
const BY_TEXT: Text = {
  en: "Enter what chance did as text.",
  fr: "Saisissez sous forme de texte ce que le hasard a fait.",
};
const BACK: Text = { en: "Taken back.", fr: "Coup repris." };
const IDLE: Text = { en: "Nothing to do there now.", fr: "Rien à faire ici pour l’instant." };

/** A board connected to a match, whatever runs it. */
export class Connection<T extends GameTypes> implements BoardConnection {
  readonly #board: SerpentBoard;
  readonly #play: PlaySource<T>;
  readonly #options: ConnectOptions<T>;
  readonly #stop: (() => void)[] = [];
  #language: Language;
  #layout: Layout;
  #position: T["position"];
  #clicked: readonly string[] = [];
  #aids: readonly string[];
  #marks: readonly Mark[] = [];
  /** What was played in this task, in words. */
  readonly #told: string[] = [];
  #last: Extract<News<T>, { type: "played" }> | undefined;

  constructor(board: SerpentBoard, play: PlaySource<T>, options: ConnectOptions<T>) {
    this.#board = board;
    this.#play = play;
    this.#options = options;
    this.#language = options.language ?? "en";
    this.#layout = this.#fitting();
    this.#position = play.position;
    this.#aids = this.#offered(options.aids ?? board.shownAids);
    board.aids = options.game.aids ?? {};
    this.#hear("pick", (event) => this.#press((event as CustomEvent<{ target: string }>).detail.target));
    this.#hear("unpick", () => this.#select(this.#clicked.slice(0, -1)));
    this.#hear("aid", (event) => this.#toggle((event as CustomEvent<{ aid: string }>).detail.aid));
    this.#stop.push(play.listen((news) => this.#learn(news)));
    this.#watchWidth();
    board.language = this.#language;
    this.#draw(false);
  }

  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    this.#board.language = language;
    this.#board.announce("");
    this.#draw(false);
  }

  get aids(): readonly string[] {
    return this.#aids;
  }
  set aids(aids: readonly string[]) {
    this.#aids = this.#offered(aids);
    this.#draw();
  }

  disconnect(): void {
    for (const stop of this.#stop.splice(0)) stop();
  }

  #hear(type: string, listener: (event: Event) => void): void {
    this.#board.addEventListener(type, listener);
    this.#stop.push(() => this.#board.removeEventListener(type, listener));
  }

  /** Those of some aids that the game has. */
  #offered(aids: readonly string[]): readonly string[] {
    const { aids: known = {} } = this.#options.game;
    return aids.filter((id) => Object.hasOwn(known, id));
  }

  #toggle(aid: string): void {
    this.aids = this.#aids.includes(aid) ? this.#aids.filter((id) => id !== aid) : [...this.#aids, aid];
  }

  #fitting(): Layout {
    const { clientWidth } = this.#board;
    return clientWidth > 0 && clientWidth < (this.#options.narrowBelow ?? 560) ? "narrow" : "wide";
  }

  #watchWidth(): void {
    const observer = new ResizeObserver(() => {
      if (this.#layout === this.#fitting()) return;
      this.#layout = this.#fitting();
      this.#draw(false);
    });
    observer.observe(this.#board);
    this.#stop.push(() => observer.disconnect());
  }

  #scene(position: T["position"]): Scene {
    const { game, viewer } = this.#options;
    const seen = viewer === undefined ? position : game.view(position, viewer);
    return game.scene(seen, this.#layout, { clicked: this.#clicked, aids: this.#aids });
  }

  #mayAct(): boolean {
    const { game, canAct } = this.#options;
    const actor = game.toAct(this.#position);
    if (this.#play.isOver || actor === undefined) return false;
    return actor === "chance" || !canAct ? this.#play.isPerson(actor) : canAct(actor);
  }

  /** Whether chance acts, and what it does can only be entered as text. */
  #needsText(): boolean {
    const { game } = this.#options;
    if (game.toAct(this.#position) !== "chance") return false;
    return game
      .legalActions(this.#position)
      .every((action) => game.clicks(this.#position, action).length === 0);
  }

  #draw(animated = true): void {
    const { game } = this.#options;
    const scene = this.#scene(this.#position);
    const picked = this.#mayAct() ? pick(game, this.#position, this.#clicked) : { next: [] };
    const confirms = picked.action !== undefined && picked.next.length > 0;
    const board = this.#board;
    board.animated = animated;
    board.layout = this.#layout;
    board.shownAids = this.#aids;
    board.scene = confirms ? { ...scene, targets: [...scene.targets, CONFIRM] } : scene;
    board.enabled = confirms ? [...picked.next, CONFIRM.id] : picked.next;
    board.selected = this.#clicked;
    board.marks = this.#marks;
  }

  #select(clicked: readonly string[]): void {
    this.#clicked = clicked;
    this.#marks = this.#marks.filter(({ kind }) => kind !== "refused");
    this.#board.announce("");
    this.#draw();
  }

  #press(target: string): void {
    if (this.#play.isOver) this.#say(OVER);
    else if (!this.#mayAct()) this.#say(WAIT);
    else if (this.#needsText()) this.#say(BY_TEXT);
    else if (target === CONFIRM.id) this.#confirm();
    else this.#spell(target);
  }

  #confirm(): void {
    const { action } = pick(this.#options.game, this.#position, this.#clicked);
    if (action) this.#play.play(action);
  }

  #spell(target: string): void {
    const { clicked, failure, idle, action } = press(
      this.#options.game,
      this.#position,
      this.#clicked,
      target,
    );
    this.#select(clicked);
    if (failure) this.#refuse(failure, target);
    else if (idle) this.#say(IDLE);
    else if (action) this.#play.play(action);
  }

  #say(text: Text): void {
    this.#board.announce(text[this.#language]);
  }

  /** Shows a refusal, at what was pressed where it names no spaces itself. */
  #refuse(failure: Failure, target = ""): void {
    const { clause, message } = failure;
    const spaces = failure.spaces ?? spacesUnder(this.#scene(this.#position), target);
    this.#marks = spaces.map((space) => ({ space, kind: "refused" }));
    this.#board.announce(message[this.#language], "refused");
    this.#draw();
    this.#dispatch("refused", { failure, ...(clause !== undefined && { clause }) });
  }

  #learn(news: News<T>): void {
    if (news.type === "refused") this.#refuse(news.failure);
    else if (news.type === "played") this.#tell(news);
    else this.#change();
  }

  /** Says what was played; the position changes after that. */
  #tell(news: Extract<News<T>, { type: "played" }>): void {
    const { game } = this.#options;
    const events = game.narrate(news.from, news.action);
    const sentences = events.map((event) => say(game, event, this.#language));
    this.#last = news;
    this.#told.push(...sentences);
    // what others answer at once is said together with it
    queueMicrotask(() => this.#told.splice(0));
    this.#dispatch("played", { action: game.formatAction(news.action, news.from), events, sentences });
  }

  #change(): void {
    if (this.#play.position !== this.#position) {
      const last = this.#last;
      this.#position = this.#play.position;
      this.#board.animated = true;
      this.#board.frames = last ? this.#frames(last) : [];
      this.#clicked = [];
      this.#marks = last ? this.#lastMarks(last) : [];
      this.#last = undefined;
      this.#board.announce(last ? this.#told.join(" ") : BACK[this.#language]);
    }
    this.#draw();
  }

  #frames({ from, action }: Extract<News<T>, { type: "played" }>): readonly Scene[] {
    const { game, viewer } = this.#options;
    if (!game.frames) return [];
    if (viewer === undefined) return game.frames(from, action, this.#layout);
    return game.frames(game.view(from, viewer), game.viewAction(action, viewer, from), this.#layout);
  }

  #lastMarks({ from, action }: Extract<News<T>, { type: "played" }>): Mark[] {
    const touched = this.#options.game.narrate(from, action).flatMap(({ spaces }) => spaces);
    const spaces = touchedAfter(this.#scene(from), this.#scene(this.#position), touched);
    return spaces.map((space) => ({ space, kind: "last" }));
  }

  #dispatch<K extends keyof ConnectionEvents>(type: K, detail: ConnectionEvents[K]["detail"]): void {
    this.#board.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

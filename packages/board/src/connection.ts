import {
  type Failure,
  framesTo,
  type GameTypes,
  type Language,
  narrateTo,
  pick,
  type Seat,
  say,
  seenAction,
  seenPosition,
  type Text,
  type Viewer,
} from "@serpentarium/core";
import type { Layout, Scene } from "@serpentarium/core/scene";
import type { BoardConnection, ConnectionEvents, ConnectOptions } from "./board-connection.ts";
import type { SerpentBoard } from "./element.ts";
import type { Mark } from "./mark.ts";
import type { News, PlaySource } from "./play-source.ts";
import { press } from "./press.ts";
import { spacesUnder, touchedAfter } from "./touched.ts";

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

type Played<T extends GameTypes> = Extract<News<T>, { readonly type: "played" }>;

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
  #hints: readonly string[] = [];
  /** What was played in this task. */
  readonly #told: Played<T>[] = [];
  /** What happened in the last action, as whoever looks may know it: it is dispatched, said and marked. */
  #narrated: { readonly news: Played<T>; readonly events: readonly T["event"][] } | undefined;
  #last: Played<T> | undefined;
  #viewer: Viewer | undefined;
  /** What led to the position that is shown, where that is known. */
  #shown: Played<T> | undefined;

  constructor(board: SerpentBoard, play: PlaySource<T>, options: ConnectOptions<T>) {
    this.#board = board;
    this.#play = play;
    this.#options = options;
    this.#language = options.language ?? "en";
    this.#layout = this.#fitting();
    this.#position = play.position;
    this.#viewer = options.viewer;
    this.#aids = this.#offered(options.aids ?? board.shownAids);
    board.aids = options.game.aids ?? {};
    this.#hear("pick", ({ target }) => {
      const pressed = board.scene?.targets.find(({ id }) => id === target);
      if (pressed) this.#press(pressed.id);
    });
    this.#hear("unpick", () => this.#select(this.#clicked.slice(0, -1)));
    this.#hear("aid", ({ aid }) => {
      if (typeof aid === "string" && this.#offered([aid]).length > 0) this.#toggle(aid);
    });
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

  get viewer(): Viewer | undefined {
    return this.#viewer;
  }
  set viewer(viewer: Viewer | undefined) {
    if (viewer === this.#viewer) return;
    this.#viewer = viewer;
    this.#narrated = undefined;
    this.#clicked = [];
    this.#marks = this.#shown ? this.#lastMarks(this.#shown) : [];
    // what was said may have been for other ears
    this.#board.announce(this.#sentences(this.#told).join(" "));
    this.#draw(false);
  }

  get hints(): readonly string[] {
    return this.#hints;
  }
  set hints(targets: readonly string[]) {
    this.#hints = targets;
    this.#draw();
  }

  disconnect(): void {
    for (const stop of this.#stop.splice(0)) stop();
  }

  /** Listens for events of the board; any script of the page can dispatch one, with anything in it. */
  #hear(type: string, listener: (detail: Readonly<Record<string, unknown>>) => void): void {
    const hear = (event: Event): void => listener(Object((event as CustomEvent<unknown>).detail));
    this.#board.addEventListener(type, hear);
    this.#stop.push(() => this.#board.removeEventListener(type, hear));
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
    const { game } = this.#options;
    const seen = seenPosition(game, position, this.#viewer);
    const seat = this.#chooser();
    const look = { clicked: this.#clicked, aids: this.#aids, ...(seat !== undefined && { seat }) };
    return game.scene(seen, this.#layout, look);
  }

  /** Whose choice is made here where several may choose: that of whoever looks, otherwise of the first. */
  #chooser(): Seat | undefined {
    const seats = this.#options.game.seatsToAct(this.#position);
    return seats.find((seat) => seat === this.#viewer);
  }

  #mayAct(): boolean {
    const { game, canAct } = this.#options;
    const actor = this.#chooser() ?? game.toAct(this.#position);
    if (this.#play.isOver || actor === undefined) return false;
    if (actor === "chance") return this.#play.isPerson(actor);
    if (game.hidden && this.#viewer !== undefined && actor !== this.#viewer) return false;
    return canAct ? canAct(actor) : this.#play.isPerson(actor);
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
    const picked = this.#mayAct() ? pick(game, this.#position, this.#clicked, this.#chooser()) : { next: [] };
    const confirms = picked.action !== undefined && picked.next.length > 0;
    const board = this.#board;
    board.animated = animated;
    board.layout = this.#layout;
    board.shownAids = this.#aids;
    board.scene = confirms ? { ...scene, targets: [...scene.targets, CONFIRM] } : scene;
    board.enabled = confirms ? [...picked.next, CONFIRM.id] : picked.next;
    board.selected = this.#clicked;
    board.marks = [...this.#marks, ...this.#hintMarks(scene)];
  }

  #hintMarks(scene: Scene): Mark[] {
    const spaces = new Set(this.#hints.flatMap((target) => spacesUnder(scene, target)));
    return [...spaces].map((space) => ({ space, kind: "hint" }));
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
    const { action } = pick(this.#options.game, this.#position, this.#clicked, this.#chooser());
    if (action) this.#play.play(action);
  }

  #spell(target: string): void {
    const { clicked, failure, idle, action } = press(
      this.#options.game,
      this.#position,
      this.#clicked,
      target,
      this.#chooser(),
    );
    this.#select(clicked);
    // it comes back as news, like what a program or a message tried
    if (failure) this.#play.refuse({ ...failure, spaces: failure.spaces ?? this.#spacesUnder(target) });
    else if (idle) this.#say(IDLE);
    else if (action) this.#play.play(action);
  }

  #say(text: Text): void {
    this.#board.announce(text[this.#language]);
  }

  #spacesUnder(target: string): readonly string[] {
    return spacesUnder(this.#scene(this.#position), target);
  }

  /** Shows a refusal at the spaces that it names. */
  #refuse(failure: Failure): void {
    const { clause, message, spaces = [] } = failure;
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

  #eventsOf(news: Played<T>): readonly T["event"][] {
    if (this.#narrated?.news !== news) {
      const { from, action } = news;
      this.#narrated = { news, events: narrateTo(this.#options.game, from, action, this.#viewer) };
    }
    return this.#narrated.events;
  }

  /** What was played, in words for whoever looks. */
  #sentences(news: readonly Played<T>[]): readonly string[] {
    const { game } = this.#options;
    return news.flatMap((one) => this.#eventsOf(one).map((event) => say(game, event, this.#language)));
  }

  /** Says what was played; the position changes after that. */
  #tell(news: Played<T>): void {
    const { game } = this.#options;
    const events = this.#eventsOf(news);
    this.#last = news;
    this.#told.push(news);
    // what others answer at once is said together with it
    queueMicrotask(() => this.#told.splice(0));
    const from = seenPosition(game, news.from, this.#viewer);
    const action = game.formatAction(seenAction(game, news.from, news.action, this.#viewer), from);
    this.#dispatch("played", { action, events, sentences: this.#sentences([news]) });
  }

  #change(): void {
    if (this.#play.position !== this.#position) {
      const last = this.#last;
      this.#position = this.#play.position;
      this.#board.animated = true;
      this.#board.frames = last ? this.#frames(last) : [];
      this.#clicked = [];
      this.#hints = [];
      this.#marks = last ? this.#lastMarks(last) : [];
      this.#shown = last;
      this.#last = undefined;
      this.#board.announce(last ? this.#sentences(this.#told).join(" ") : BACK[this.#language]);
    }
    this.#draw();
  }

  #frames({ from, action }: Played<T>): readonly Scene[] {
    return framesTo(this.#options.game, from, action, this.#layout, this.#viewer);
  }

  #lastMarks(news: Played<T>): Mark[] {
    const touched = this.#eventsOf(news).flatMap(({ spaces }) => spaces);
    const spaces = touchedAfter(this.#scene(news.from), this.#scene(this.#position), touched);
    return spaces.map((space) => ({ space, kind: "last" }));
  }

  #dispatch<K extends keyof ConnectionEvents>(type: K, detail: ConnectionEvents[K]["detail"]): void {
    this.#board.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

import {
  determinize,
  eventsForViewer,
  type Failure,
  framesForViewer,
  type GameTypes,
  type Message,
  messageOfEvent,
  narrateEvent,
  redactAction,
  redactPosition,
  type Seat,
  type Viewer,
  type Words,
} from "@serpentarium/core";
import {
  type ClickResolver,
  type ClickResult,
  clickResolver,
  containsPoint,
  type Layout,
  type Scene,
  spacesOf,
} from "@serpentarium/core/scene";
import type { AmountForm } from "./amount-form.ts";
import type { BoardConnection, ConnectionEvents, ConnectOptions } from "./board-connection.ts";
import type { DragTargets } from "./drag-targets.ts";
import type { SerpentBoard } from "./element.ts";
import type { Mark } from "./mark.ts";
import type { MatchSource, MatchUpdate, Narration } from "./match-source.ts";
import { press } from "./press.ts";
import { spacesUnder } from "./spaces-at.ts";
import { whenPointed } from "./when-pointed.ts";

/** The button that plays the selected action although more targets could follow. */
const CONFIRM = { id: "serpent-board:confirm", label: { id: "board.play-it" } };

/** The code that marks actions; loaded with the first one. */
let marking: typeof import("./marking.ts") | undefined;

type ActionUpdate<T extends GameTypes> = Extract<MatchUpdate<T>, { readonly type: "played" }>;

/** Connects a board to a source of a match. */
export class Connection<T extends GameTypes> implements BoardConnection {
  readonly #board: SerpentBoard;
  readonly #match: MatchSource<T>;
  readonly #options: ConnectOptions<T>;
  readonly #stop: (() => void)[] = [];
  #words: Words;
  #layout: Layout;
  #position: T["position"];
  #clicked: readonly string[] = [];
  #aids: readonly string[];
  /** The targets that can be pressed next. */
  #next: readonly string[] = [];
  /** Whether a pointer has come to the board. */
  #hasPointer = false;
  #dragTargets: DragTargets<T> | undefined;
  /** The spaces of the last refusal, until the next press. */
  #refused: readonly string[] = [];
  #hints: readonly string[] = [];
  readonly #recent: ActionUpdate<T>[] = [];
  /** The redacted events of the last action, for dispatching, announcing and marking. */
  #narrated: (Narration<T> & { readonly update: ActionUpdate<T> }) | undefined;
  #pending: ActionUpdate<T> | undefined;
  /** The click resolver of a position, cached. */
  #resolver:
    | {
        readonly position: T["position"];
        readonly seat: Seat | undefined;
        readonly resolve: ClickResolver<T["action"]>;
      }
    | undefined;
  #amountForm: AmountForm<T["action"]> | undefined;
  #viewer: Viewer | undefined;
  /** The action that led to the position, if it is known. */
  #lastUpdate: ActionUpdate<T> | undefined;
  /** The marks of the last action with their inputs, cached. */
  #lastMarks: { readonly from: readonly unknown[]; readonly marks: readonly Mark[] } | undefined;
  /** The last scene with its inputs, cached for the board and drags. */
  #lastScene: { readonly from: readonly unknown[]; readonly scene: Scene } | undefined;

  constructor(board: SerpentBoard, play: MatchSource<T>, options: ConnectOptions<T>) {
    this.#board = board;
    this.#match = play;
    this.#options = options;
    this.#words = options.words;
    this.#layout = this.#fittingLayout();
    this.#position = play.position;
    this.#viewer = options.viewer;
    this.#aids = this.#knownAids(options.aids ?? board.shownAids);
    board.aids = options.game.aids ?? [];
    this.#listenTo("pick", ({ target, isDragging }) => {
      const pressed = board.scene?.targets.find(({ id }) => id === target);
      if (pressed) this.#press(pressed.id, isDragging === true);
    });
    this.#listenTo("unpick", () => this.#select(this.#clicked.slice(0, -1)));
    this.#listenTo("aid", ({ aid }) => {
      if (typeof aid === "string" && this.#knownAids([aid]).length > 0) this.#toggle(aid);
    });
    this.#stop.push(play.listen((update) => this.#onUpdate(update)));
    this.#watchWidth();
    this.#stop.push(
      whenPointed(board, () => {
        this.#hasPointer = true;
        this.#drawDrags();
      }),
    );
    board.words = this.#words;
    this.#show(false);
  }

  get words(): Words {
    return this.#words;
  }
  set words(words: Words) {
    this.#words = words;
    this.#narrated = undefined;
    this.#board.words = words;
    this.#board.announce("");
    this.#draw(false);
  }

  get aids(): readonly string[] {
    return this.#aids;
  }
  set aids(aids: readonly string[]) {
    this.#aids = this.#knownAids(aids);
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
    this.#refused = [];
    // the last announcement was for another viewer
    this.#announceActions(this.#recent);
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

  /** Listens for events of the board. `detail` is untrusted, because any script of the page can dispatch them. */
  #listenTo(type: string, listener: (detail: Readonly<Record<string, unknown>>, event: Event) => void): void {
    const listen = (event: Event): void => listener(Object((event as CustomEvent<unknown>).detail), event);
    this.#board.addEventListener(type, listen);
    this.#stop.push(() => this.#board.removeEventListener(type, listen));
  }

  /** Filters aids that the game has. */
  #knownAids(aids: readonly string[]): readonly string[] {
    const { aids: known = [] } = this.#options.game;
    return aids.filter((id) => known.includes(id));
  }

  #toggle(aid: string): void {
    this.aids = this.#aids.includes(aid) ? this.#aids.filter((id) => id !== aid) : [...this.#aids, aid];
  }

  #fittingLayout(): Layout {
    const { clientWidth } = this.#board;
    // a narrow scene is tall, and would be tiny on a phone in landscape
    const isNarrow = clientWidth < (this.#options.narrowBelow ?? 560) && clientWidth < window.innerHeight;
    return clientWidth > 0 && isNarrow ? "narrow" : "wide";
  }

  #watchWidth(): void {
    const observer = new ResizeObserver(() => {
      if (this.#layout === this.#fittingLayout()) return;
      this.#layout = this.#fittingLayout();
      this.#draw(false);
    });
    observer.observe(this.#board);
    this.#stop.push(() => observer.disconnect());
  }

  #createScene(position: T["position"]): Scene {
    const { game } = this.#options;
    const seat = this.#choosingSeat();
    const from = [position, this.#viewer, this.#layout, this.#clicked, this.#aids, seat];
    if (this.#lastScene?.from.every((part, i) => part === from[i])) return this.#lastScene.scene;
    const seen = redactPosition(game, position, this.#viewer);
    const scene = game.scene(seen, this.#layout, {
      clicked: this.#clicked,
      aids: this.#aids,
      ...(seat !== undefined && { seat }),
    });
    this.#lastScene = { from, scene };
    return scene;
  }

  /** The viewer's seat, if it may act. */
  #choosingSeat(): Seat | undefined {
    const seats = this.#options.game.seatsToAct(this.#position);
    return seats.find((seat) => seat === this.#viewer);
  }

  #canAct(): boolean {
    const { game, canAct } = this.#options;
    const actor = this.#choosingSeat() ?? game.toAct(this.#position);
    if (this.#match.blocked || this.#match.isOver || actor === undefined) return false;
    if (actor === "chance") return this.#match.isPerson(actor);
    if (game.hidden && this.#viewer !== undefined && actor !== this.#viewer) return false;
    return canAct ? canAct(actor) : this.#match.isPerson(actor);
  }

  /** Whether chance is to act without targets for its outcomes, so that they can only be entered as text. */
  #needsText(): boolean {
    const { game } = this.#options;
    if (game.toAct(this.#position) !== "chance") return false;
    return game
      .legalActions(this.#position)
      .every((action) => game.clicks(this.#position, action).length === 0);
  }

  #draw(animated = true): void {
    const scene = this.#withChanceTargets(this.#createScene(this.#position));
    const picked: ClickResult<T["action"]> = this.#canAct() ? this.#resolve(this.#clicked) : { next: [] };
    const confirms = picked.action !== undefined && picked.next.length > 0 && !picked.amounts;
    const rolls = this.#match.drawOutcome
      ? scene.targets.flatMap(({ id, chance }) => (chance ? id : []))
      : [];
    const enabled = [...picked.next, ...(picked.ends ?? []), ...rolls];
    const board = this.#board;
    board.animated = animated;
    board.layout = this.#layout;
    board.shownAids = this.#aids;
    board.scene = confirms ? { ...scene, targets: [...scene.targets, CONFIRM] } : scene;
    board.enabled = confirms ? [...enabled, CONFIRM.id] : enabled;
    board.selected = this.#clicked;
    this.#drawMarks(scene);
    this.#next = picked.next;
    this.#drawAmounts(picked);
    this.#drawDrags();
  }

  /**
   * Removes the targets for outcomes of chance unless a person enters them, because they look like choices: a target that lets chance act
   * replaces them.
   */
  #withChanceTargets(scene: Scene): Scene {
    if (this.#options.game.toAct(this.#position) !== "chance") return scene;
    const isEntered = this.#canAct();
    const hasDie = scene.targets.some(({ chance }) => chance);
    const targets = scene.targets.filter(({ area, chance = false }) =>
      isEntered ? !chance : hasDie ? chance : area !== undefined,
    );
    return { ...scene, targets };
  }

  #isDie(target: string): boolean {
    return this.#board.scene?.targets.some(({ id, chance }) => id === target && chance) ?? false;
  }

  /** Updates what can be dragged, once a pointer has come and the code is loaded. */
  #drawDrags(): void {
    if (this.#dragTargets) this.#dragTargets.draw();
    else if (this.#hasPointer && this.#next.length > 0)
      import("./drags.ts")
        .then(({ DragTargets }) => this.#connectDrags(DragTargets))
        // presses work without drags
        .catch(() => {});
  }

  #connectDrags(Connected: typeof DragTargets): void {
    if (this.#dragTargets || this.#stop.length === 0) return;
    const tools = { containsPoint, determinize, spacesOf, spacesUnder };
    const drags = new Connected<T>(this.#board, tools, () => ({
      game: this.#options.game,
      position: this.#position,
      clicked: this.#clicked,
      next: this.#next,
      seat: this.#choosingSeat(),
      scene: (position) => this.#createScene(position),
      resolve: (clicked) => this.#resolve(clicked),
    }));
    this.#dragTargets = drags;
    this.#stop.push(() => drags.disconnect());
    drags.draw();
  }

  #drawMarks(scene: Scene): void {
    if (this.#options.hasMarks === false) return;
    this.#board.marks = [...this.#actionMarks(scene), ...this.#hintMarks(scene)];
  }

  /** The marks of the last refusal or, without one, of the last action, once the code for them is loaded. */
  #actionMarks(scene: Scene): readonly Mark[] {
    const update = this.#lastUpdate;
    if (this.#refused.length > 0) return this.#refused.map((space) => ({ space, kind: "refused" }));
    if (!update) return [];
    if (!marking) {
      this.#loadMarking();
      return [];
    }
    const from = [update, this.#viewer, this.#layout, this.#aids];
    if (!this.#lastMarks?.from.every((part, i) => part === from[i])) {
      const before = this.#sceneBefore(update);
      this.#lastMarks = { from, marks: marking.lastMarks(this.#eventsOf(update), before, scene) };
    }
    return this.#lastMarks.marks;
  }

  #hintMarks(scene: Scene): readonly Mark[] {
    const targets = this.#hints;
    if (targets.length === 0) return [];
    if (!marking) {
      this.#loadMarking();
      return [];
    }
    const { action } = this.#resolve(targets);
    const { game } = this.#options;
    const events = action ? eventsForViewer(game, this.#position, action, this.#viewer) : [];
    // what else the action would do is told, not marked
    const moving = events.filter(({ paths }) => paths);
    return marking.hintMarks(moving, scene, targets);
  }

  #loadMarking(): void {
    import("./marking.ts")
      .then(({ hintMarks, lastMarks }) => {
        marking = { hintMarks, lastMarks };
        if (this.#stop.length > 0) this.#drawMarks(this.#createScene(this.#position));
      })
      // the position and the announcement tell the same
      .catch(() => {});
  }

  /** The scene before an action, as it was drawn. */
  #sceneBefore({ from }: ActionUpdate<T>): Scene {
    const { game } = this.#options;
    return game.scene(redactPosition(game, from, this.#viewer), this.#layout, { aids: this.#aids });
  }

  #setClicked(clicked: readonly string[]): void {
    this.#clicked = clicked;
    this.#refused = [];
    this.#board.announce("");
    this.#match.select?.(clicked);
  }

  #select(clicked: readonly string[]): void {
    this.#setClicked(clicked);
    this.#draw();
  }

  /** @param isDragging - whether the pointer is still down: then targets are only selected, and nothing is played or refused */
  #press(target: string, isDragging: boolean): void {
    if (this.#match.blocked) this.#announce(this.#match.blocked);
    else if (this.#match.isOver) this.#announce({ id: "board.over" });
    else if (this.#match.drawOutcome && this.#isDie(target)) this.#match.drawOutcome();
    else if (!this.#canAct()) this.#announce({ id: "board.not-your-turn" });
    else if (this.#needsText()) this.#announce({ id: "board.enter-as-text" });
    else if (target === CONFIRM.id) this.#confirm();
    else this.#pressTarget(target, isDragging);
  }

  /** Resolves targets in this position; computes its legal actions only once. */
  #resolve(clicked: readonly string[]): ClickResult<T["action"]> {
    const seat = this.#choosingSeat();
    const position = this.#position;
    if (this.#resolver?.position !== position || this.#resolver.seat !== seat)
      this.#resolver = { position, seat, resolve: clickResolver(this.#options.game, position, seat) };
    return this.#resolver.resolve(clicked);
  }

  /** Asks for the amounts of the selected action, if it has any, once the code of the form is loaded. */
  #drawAmounts(picked: ClickResult<T["action"]>): void {
    if (this.#amountForm) this.#amountForm.draw(picked, this.#words);
    else if (picked.amounts)
      import("./amount-form.ts")
        .then(({ AmountForm }) => this.#connectAmounts(AmountForm))
        // the action can be entered as text instead
        .catch(() => {});
  }

  #connectAmounts(Form: typeof AmountForm): void {
    if (this.#amountForm || this.#stop.length === 0) return;
    const form = new Form<T["action"]>(this.#board, CONFIRM.label, (action) => this.#match.play(action));
    this.#amountForm = form;
    this.#stop.push(() => form.remove());
    this.#drawAmounts(this.#resolve(this.#clicked));
  }

  #confirm(): void {
    const { action } = this.#resolve(this.#clicked);
    if (action) this.#match.play(action);
  }

  #pressTarget(target: string, isDragging: boolean): void {
    const { clicked, failure, idle, action } = press(
      (targets) => this.#resolve(targets),
      this.#clicked,
      target,
    );
    if (isDragging && (failure || idle || action)) return;
    const { position } = this.#match;
    this.#setClicked(clicked);
    // the action of a match that is played here draws its result, and a refusal comes back as an update, like those of other inputs
    if (action) this.#match.play(action);
    if (this.#match.position === position) this.#draw();
    if (failure) this.#match.refuse({ ...failure, spaces: failure.spaces ?? this.#spacesUnder(target) });
    else if (idle) this.#announce({ id: "board.nothing-to-do" });
  }

  #announce(text: Message, kind?: "refused"): void {
    this.#board.announce(this.#words.format(text), kind, this.#words.languageOf(text));
  }

  /** Announces actions, redacted for the viewer. */
  #announceActions(updates: readonly ActionUpdate<T>[]): void {
    const narrated = updates.map((one) => this.#narrate(one));
    const [event] = narrated.flatMap(({ events }) => events);
    const text = narrated.flatMap(({ sentences }) => sentences).join(" ");
    this.#board.announce(text, "info", event && this.#words.languageOf(messageOfEvent(event)));
  }

  #spacesUnder(target: string): readonly string[] {
    return spacesUnder(this.#createScene(this.#position), target);
  }

  /** Shows a refusal at its spaces. */
  #refuse(failure: Failure): void {
    const { clause, message, spaces = [] } = failure;
    this.#refused = spaces;
    this.#announce(message, "refused");
    this.#draw();
    this.#dispatch("refused", { failure, ...(clause !== undefined && { clause }) });
  }

  #onUpdate(update: MatchUpdate<T>): void {
    if (update.type === "refused") this.#refuse(update.failure);
    else if (update.type === "played") this.#reportAction(update);
    else if (update.type === "shown") this.#show(update.animated);
    else this.#onChange();
  }

  /** Shows the position of the match with the action that led to it, if it is known. */
  #show(animated: boolean): void {
    const { position, last } = this.#match;
    this.#position = position;
    this.#board.frames = [];
    this.#clicked = [];
    this.#hints = [];
    this.#pending = undefined;
    this.#lastUpdate = last && { ...last, type: "played" };
    this.#refused = [];
    this.#announceActions(this.#lastUpdate ? [this.#lastUpdate] : []);
    this.#draw(animated);
  }

  /** The events of an action and their sentences, redacted for the viewer. */
  #narrate(update: ActionUpdate<T>): Narration<T> {
    if (this.#narrated?.update !== update) {
      const narrated = update.narrate?.(this.#viewer, this.#words) ?? this.#narrateHere(update);
      this.#narrated = { ...narrated, update };
    }
    return this.#narrated;
  }

  #narrateHere({ from, action }: ActionUpdate<T>): Narration<T> {
    const { game } = this.#options;
    const events = action === undefined ? [] : eventsForViewer(game, from, action, this.#viewer);
    return { events, sentences: events.map((event) => narrateEvent(event, this.#words)) };
  }

  #eventsOf(update: ActionUpdate<T>): readonly T["event"][] {
    return this.#narrate(update).events;
  }

  /** The narration of actions, redacted for the viewer. */
  #sentences(update: readonly ActionUpdate<T>[]): readonly string[] {
    return update.flatMap((one) => this.#narrate(one).sentences);
  }

  /** Reports an action, before the position changes. */
  #reportAction(update: ActionUpdate<T>): void {
    const events = this.#eventsOf(update);
    this.#pending = update;
    this.#recent.push(update);
    // replies in the same task are announced together with it
    queueMicrotask(() => this.#recent.splice(0));
    this.#dispatch("played", {
      action: this.#formatAction(update),
      events,
      sentences: this.#sentences([update]),
    });
  }

  /** An action in notation, redacted for the viewer. */
  #formatAction({ from, action }: ActionUpdate<T>): string {
    const { game } = this.#options;
    if (action === undefined) return "?";
    const redacted = redactPosition(game, from, this.#viewer);
    return game.formatAction(redactAction(game, from, action, this.#viewer), redacted);
  }

  #onChange(): void {
    if (this.#match.position !== this.#position) {
      const last = this.#pending;
      this.#position = this.#match.position;
      this.#board.animated = true;
      this.#board.frames = last ? this.#frames(last) : [];
      this.#clicked = [];
      this.#hints = [];
      this.#refused = [];
      this.#lastUpdate = last;
      this.#pending = undefined;
      if (last) this.#announceActions(this.#recent);
      else this.#announce({ id: "board.taken-back" });
    }
    this.#draw();
  }

  #frames({ from, action }: ActionUpdate<T>): readonly Scene[] {
    if (action === undefined) return [];
    return framesForViewer(this.#options.game, from, action, this.#layout, this.#viewer);
  }

  #dispatch<K extends keyof ConnectionEvents>(type: K, detail: ConnectionEvents[K]["detail"]): void {
    this.#board.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

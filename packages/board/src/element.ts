/**
 * Defines the custom element `<serpent-board>`.
 *
 * @module
 */
import { LANGUAGES } from "@serpentarium/core";
import type { Layout, Scene } from "@serpentarium/core/scene";
import { h, render } from "preact";
import { BoardProperties, PROPERTIES } from "./board-properties.ts";
import { BoardView, type BoardViewProps, type Status } from "./board-view.ts";
import { ELEMENT_CSS } from "./element-css.ts";
import { Gestures } from "./gestures.ts";
import { durationAt, type Motion, prepareMotion } from "./motion.ts";
import { echoesOn, isDirection, isPlaced, nearest, type Placed, placedOn, reachedBy } from "./navigation.ts";
import { Panes, type PanesView } from "./panes.ts";
import { THEMES } from "./theme.ts";

export type { Mark, MarkKind } from "./mark.ts";
export type { Theme } from "./theme.ts";

/** What `<serpent-board>` dispatches, besides the events of HTML; all of them bubble out of shadow roots. */
export interface BoardEvents {
  /** Somebody pressed a target: one that is not enabled too, so that the refusal can be explained. */
  pick: CustomEvent<{ readonly target: string }>;
  /** Somebody pressed Escape: takes back the last target. */
  unpick: CustomEvent<null>;
  /** Somebody pressed the button of an aid. */
  aid: CustomEvent<{ readonly aid: string }>;
}

let shared: CSSStyleSheet | undefined;

/** The style sheet of all boards, and no tag of it: a page with a strict security policy would stop that. */
function styleSheet(): CSSStyleSheet {
  if (shared) return shared;
  shared = new CSSStyleSheet();
  shared.replaceSync(ELEMENT_CSS);
  return shared;
}

/**
 * A board on which one plays: the scene as a drawing, with its targets as buttons over it. It knows no rules:
 * whoever listens to `pick` says what is enabled, selected and marked, whoever listens to `aid` which aids are shown.
 *
 * Until it has a scene it shows what stands inside its tag, such as the same board as a static SVG.
 *
 * Panels can be looked at closer: by dragging, two fingers, a double tap, the wheel with Ctrl or ⌘, and by buttons. In
 * the layout `narrow` one of several panels is shown at a time, under tabs and by swiping: at first the active one.
 *
 * Attributes: `language` (`en`, `fr`), `theme` (`auto`, `light`, `dark`), `quiet` (what is announced is heard
 * but not seen). Parts: `drawing`, `target`, `button`, `status`, `panel`, `zoom` (the tools of a panel), `tabs`, `tab`,
 * `aid`. Custom properties: `--serpent-<paint>` for every paint of a scene, `--serpent-focus`, `--serpent-status`,
 * `--serpent-status-refused`, `--serpent-font`, `--serpent-scale` (pixels a scene unit at most, 2),
 * `--serpent-max-height` (80vh) and `--serpent-duration` (of a motion; 250ms; there is none for readers who prefer
 * reduced motion).
 */
export class SerpentBoard extends BoardProperties {
  static readonly observedAttributes = ["language", "theme"];

  /** What is shown on the way to the scene, and what comes after it. */
  #frame: Scene | undefined;
  #frames: readonly Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The frame on the way to the scene, as it is drawn. */
  #passing: { readonly frame: Scene; readonly scene: Scene; readonly drawn: Scene } | undefined;
  #drawn: PanesView | undefined;
  #status: Status = { text: "", kind: "told" };
  #current: Placed | undefined;
  #pending = false;
  #hasHadButtons = false;
  readonly #panes = new Panes(() => this.changed());
  readonly #gestures = new Gestures(this.#panes);
  readonly #root: ShadowRoot;

  /** Whether the next scene may be reached by motion: not when only the layout changes. */
  animated = true;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    this.#root.adoptedStyleSheets = [styleSheet()];
    this.#root.append(document.createElement("slot"));
  }

  connectedCallback(): void {
    // properties that were set before the element was defined
    for (const name of PROPERTIES) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      Object.assign(this, { [name]: value });
    }
    this.changed();
  }

  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    const language = LANGUAGES.find((known) => known === value);
    if (name === "language" && language) this.language = language;
    this.changed();
  }

  /** The layout that the scene was made for; `narrow` shows one panel at a time. */
  get layout(): Layout {
    return this.#panes.layout;
  }
  set layout(layout: Layout) {
    this.#panes.layout = layout;
  }

  /** Scenes to show one after the other on the way to the scene that is set next; none to go there at once. */
  set frames(frames: readonly Scene[]) {
    clearTimeout(this.#timer);
    this.#frame = undefined;
    this.#frames = this.#drawn && this.#duration() > 0 ? frames : [];
    this.#advance();
  }

  /** Says something under the board and to screen readers; an empty text clears it. */
  announce(text: string, kind: Status["kind"] = "told"): void {
    // the same words said again are announced again only if they differ
    const again = text !== "" && text === this.#status.text;
    this.#status = { text: again ? `${text}\u00a0` : text, kind };
    this.changed();
  }

  /** Puts the focus on the target that Tab leads to. */
  override focus(): void {
    if (this.#pending) this.flush();
    this.#focusCurrent();
  }

  /** Draws now what was set, instead of at the end of the task. */
  flush(): void {
    this.#pending = false;
    const next = this.#next();
    if (!next) return;
    const shown = this.#panes.show(next, this.#drawn ? this.#duration() : 0);
    const hadFocus = this.#root.activeElement?.hasAttribute("data-target") ?? false;
    this.#moveCurrent(shown.scene);
    this.#hasHadButtons ||= !shown.scene.targets.every(isPlaced);
    const motion = this.#motionTo(shown);
    render(h(BoardView, this.#props(shown)), this.#stage());
    this.#drawn = shown;
    motion?.run(shown);
    if (hadFocus && !this.#root.activeElement) this.#focusCurrent();
  }

  protected override changed(): void {
    if (this.#pending || !this.isConnected) return;
    this.#pending = true;
    queueMicrotask(() => this.#pending && this.flush());
  }

  #advance(): void {
    const [frame, ...rest] = this.#frames;
    this.#frame = frame;
    this.#frames = rest;
    if (frame) this.#timer = setTimeout(() => this.#advance(), this.#duration());
    this.changed();
  }

  /** The scene to draw next; what can be pressed on the way to the last one is what it has. */
  #next(): Scene | undefined {
    const [frame, scene] = [this.#frame, this.scene];
    if (!frame || !scene) return scene;
    if (this.#passing?.frame !== frame || this.#passing.scene !== scene)
      this.#passing = { frame, scene, drawn: { ...frame, targets: scene.targets } };
    return this.#passing.drawn;
  }

  #stage(): Element {
    const known = this.#root.querySelector(".board");
    if (known) return known;
    const stage = document.createElement("div");
    stage.className = "board";
    this.#root.querySelector("slot")?.replaceWith(stage);
    return stage;
  }

  #props(panes: PanesView): BoardViewProps {
    return {
      panes,
      theme: THEMES.find((known) => known === this.getAttribute("theme")) ?? "auto",
      language: this.language,
      // what the action touched would give away where it leads
      marks: this.#frame ? [] : this.marks,
      enabled: this.enabled,
      selected: this.selected,
      aids: this.aids,
      shownAids: this.shownAids,
      current: this.#current?.id,
      status: this.#status,
      hasHadButtons: this.#hasHadButtons,
      orders: this.#panes,
      gestures: this.#gestures,
      onPress: (target) => this.#dispatch("pick", { target }),
      onAid: (aid) => this.#dispatch("aid", { aid }),
      onFocus: (id) => this.#focused(id),
      onKey: (event) => this.#key(event),
    };
  }

  #dispatch(type: keyof BoardEvents, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  #motionTo({ scene }: PanesView): Motion | undefined {
    const svg = this.#root.querySelector(".stage > svg");
    const before = this.#drawn;
    if (!svg || !before || before.scene === scene || !("animate" in svg)) return undefined;
    const duration = this.#duration();
    const motion = prepareMotion(svg, before, duration);
    return duration > 0 ? motion : undefined;
  }

  /** How long the next motion takes, in milliseconds. */
  #duration(): number {
    return this.animated ? durationAt(this) : 0;
  }

  /** Keeps the target that Tab leads to, or takes the one nearest to where it was. */
  #moveCurrent(scene: Scene): void {
    const placed = placedOn(scene);
    const before = this.#current;
    const same = placed.find(({ id }) => id === before?.id);
    this.#current = same ?? (before && nearest(placed, before.area)) ?? placed[0];
  }

  #focused(id: string): void {
    const target = this.#drawn?.scene.targets.find((other) => other.id === id);
    if (target?.panel !== undefined && target.area) this.#panes.reveal(target.panel, target.area);
    if (id === this.#current?.id) return;
    this.#current = this.#placed().find((placed) => placed.id === id);
    this.changed();
  }

  #placed(): readonly Placed[] {
    return this.#drawn ? placedOn(this.#drawn.scene) : [];
  }

  #focusCurrent(): void {
    const id = this.#current?.id;
    const buttons = [...this.#root.querySelectorAll<HTMLElement>(".target")];
    buttons.find((button) => button.dataset["target"] === id)?.focus();
  }

  #key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape" && this.selected.length > 0) {
      event.stopPropagation();
      this.#dispatch("unpick", null);
      return;
    }
    const isOnTarget = event.target instanceof Element && event.target.classList.contains("target");
    if (isOnTarget && event.key === "Backspace" && this.selected.length > 0) this.#dispatch("unpick", null);
    const to = isOnTarget ? this.#reached(event.key) : undefined;
    if (!to) return;
    event.preventDefault();
    this.#current = to;
    this.#focusCurrent();
    if (this.scene?.walk !== undefined && isDirection(event.key)) this.#dispatch("pick", { target: to.id });
    this.changed();
  }

  /** The target to which a key leads. */
  #reached(key: string): Placed | undefined {
    const { selected, scene } = this;
    return reachedBy(key, {
      placed: this.#placed(),
      echoes: this.#drawn ? echoesOn(this.#drawn.scene) : [],
      current: this.#current,
      selected,
      walk: scene?.walk,
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "serpent-board": SerpentBoard;
  }
}

if (globalThis.customElements && !customElements.get("serpent-board")) {
  customElements.define("serpent-board", SerpentBoard);
}

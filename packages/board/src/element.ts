/**
 * Defines the custom element `<serpent-board>`.
 *
 * @module
 */
import { LANGUAGES, type Language, type Scene } from "@serpentarium/core";
import { h, render } from "preact";
import { BoardView, type BoardViewProps, type Status } from "./board-view.ts";
import { ELEMENT_CSS } from "./element-css.ts";
import type { Mark } from "./mark.ts";
import { prepareMotion } from "./motion.ts";
import { DIRECTIONS, type Direction, isPlaced, nearest, neighbour, type Placed } from "./navigation.ts";
import { THEMES } from "./theme.ts";

export type { Mark, MarkKind } from "./mark.ts";
export type { Theme } from "./theme.ts";

/** What `<serpent-board>` dispatches, besides the events of HTML; all of them bubble out of shadow roots. */
export interface BoardEvents {
  /** Somebody pressed a target: one that is not enabled too, so that the refusal can be explained. */
  pick: CustomEvent<{ readonly target: string }>;
  /** Somebody pressed Escape: takes back the last target. */
  unpick: CustomEvent<null>;
}

// so that a server that renders pages can import this module
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

const PROPERTIES = ["scene", "language", "enabled", "selected", "marks"] as const;
const isDirection = (key: string): key is Direction => Object.hasOwn(DIRECTIONS, key);

/**
 * A board on which one plays: the scene as a drawing, with its targets as buttons over it. It knows no rules:
 * whoever listens to `pick` says what is enabled, selected and marked.
 *
 * Until it has a scene it shows what stands inside its tag, such as the same board as a static SVG.
 *
 * Attributes: `language` (`en`, `fr`), `theme` (`auto`, `light`, `dark`), `quiet` (what is announced is heard
 * but not seen). Parts: `drawing`, `target`, `button`, `status`. Custom properties: `--serpent-<paint>` for every
 * paint of a scene, `--serpent-focus`, `--serpent-status`, `--serpent-status-refused`, `--serpent-font`,
 * `--serpent-scale` (pixels a scene unit at most, 2), `--serpent-max-height` (80vh) and `--serpent-duration` (of
 * a motion; 250ms; there is none for readers who prefer reduced motion).
 */
export class SerpentBoard extends Base {
  static readonly observedAttributes = ["language", "theme"];

  #scene: Scene | undefined;
  /** What is shown on the way to the scene, and what comes after it. */
  #frame: Scene | undefined;
  #frames: readonly Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #drawn: Scene | undefined;
  #language: Language = "en";
  #enabled: readonly string[] | undefined;
  #selected: readonly string[] = [];
  #marks: readonly Mark[] = [];
  #status: Status = { text: "", kind: "told" };
  #current: Placed | undefined;
  #pending = false;
  readonly #root: ShadowRoot;

  /** Whether the next scene may be reached by motion: not when only the layout changes. */
  animated = true;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    const style = document.createElement("style");
    style.textContent = ELEMENT_CSS;
    this.#root.append(style, document.createElement("slot"));
  }

  connectedCallback(): void {
    // properties that were set before the element was defined
    for (const name of PROPERTIES) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      Object.assign(this, { [name]: value });
    }
    this.#update();
  }

  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    const language = LANGUAGES.find((known) => known === value);
    if (name === "language" && language) this.#language = language;
    this.#update();
  }

  get scene(): Scene | undefined {
    return this.#scene;
  }
  set scene(scene: Scene | undefined) {
    this.#scene = scene;
    this.#update();
  }

  /** Scenes to show one after the other on the way to the scene that is set next; none to go there at once. */
  set frames(frames: readonly Scene[]) {
    clearTimeout(this.#timer);
    this.#frame = undefined;
    this.#frames = this.#drawn && this.animated && this.#duration() > 0 ? frames : [];
    this.#advance();
  }

  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    this.#update();
  }

  /** The ids of the targets that can be pressed now; all of them when left undefined. */
  get enabled(): readonly string[] | undefined {
    return this.#enabled;
  }
  set enabled(enabled: readonly string[] | undefined) {
    this.#enabled = enabled;
    this.#update();
  }

  /** The ids of the targets pressed so far. */
  get selected(): readonly string[] {
    return this.#selected;
  }
  set selected(selected: readonly string[]) {
    this.#selected = selected;
    this.#update();
  }

  get marks(): readonly Mark[] {
    return this.#marks;
  }
  set marks(marks: readonly Mark[]) {
    this.#marks = marks;
    this.#update();
  }

  /** Says something under the board and to screen readers; an empty text clears it. */
  announce(text: string, kind: Status["kind"] = "told"): void {
    // the same words said again are announced again only if they differ
    const again = text !== "" && text === this.#status.text;
    this.#status = { text: again ? `${text}\u00a0` : text, kind };
    this.#update();
  }

  /** Puts the focus on the target that Tab leads to. */
  override focus(): void {
    if (this.#pending) this.flush();
    this.#focusCurrent();
  }

  /** Draws now what was set, instead of at the end of the task. */
  flush(): void {
    this.#pending = false;
    if (!this.#scene) return;
    // what can be pressed is that of the scene to come
    const scene = this.#frame ? { ...this.#frame, targets: this.#scene.targets } : this.#scene;
    const hadFocus = this.#root.activeElement?.hasAttribute("data-target") ?? false;
    this.#moveCurrent(scene);
    const motion = this.#motionTo(scene);
    render(h(BoardView, this.#props(scene)), this.#stage());
    this.#drawn = scene;
    motion?.run(scene);
    if (hadFocus && !this.#root.activeElement) this.#focusCurrent();
  }

  #update(): void {
    if (this.#pending || !this.isConnected) return;
    this.#pending = true;
    queueMicrotask(() => this.#pending && this.flush());
  }

  #advance(): void {
    const [frame, ...rest] = this.#frames;
    this.#frame = frame;
    this.#frames = rest;
    if (frame) this.#timer = setTimeout(() => this.#advance(), this.#duration());
    this.#update();
  }

  #stage(): Element {
    const last = this.#root.lastElementChild;
    if (last && last.localName !== "slot") return last;
    const stage = document.createElement("div");
    last?.replaceWith(stage);
    return stage;
  }

  #props(scene: Scene): BoardViewProps {
    const theme = THEMES.find((known) => known === this.getAttribute("theme")) ?? "auto";
    return {
      scene,
      theme,
      language: this.#language,
      marks: this.#marks,
      enabled: this.#enabled,
      selected: this.#selected,
      current: this.#current?.id,
      status: this.#status,
      onPress: (target) => this.#dispatch("pick", { target }),
      onFocus: (id) => this.#focused(id),
      onKey: (event) => this.#key(event),
    };
  }

  #dispatch(type: keyof BoardEvents, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  #motionTo(scene: Scene): ReturnType<typeof prepareMotion> | undefined {
    const svg = this.#root.querySelector(".stage svg");
    const before = this.#drawn;
    if (!svg || !before || before === scene || !("animate" in svg)) return undefined;
    const duration = this.#duration();
    const motion = prepareMotion(svg, before, duration);
    return this.animated && duration > 0 ? motion : undefined;
  }

  /** How long a motion takes, in milliseconds: no time for readers who prefer reduced motion. */
  #duration(): number {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
    const set = getComputedStyle(this).getPropertyValue("--serpent-duration");
    return Number.parseFloat(set || "250") * (/\ds$/.test(set.trim()) ? 1000 : 1);
  }

  /** Keeps the target that Tab leads to, or takes the one nearest to where it was. */
  #moveCurrent({ targets }: Scene): void {
    const placed = targets.filter(isPlaced);
    const before = this.#current;
    const same = placed.find(({ id }) => id === before?.id);
    this.#current = same ?? (before && nearest(placed, before.area)) ?? placed[0];
  }

  #focused(id: string): void {
    if (id === this.#current?.id) return;
    this.#current = this.#scene?.targets.filter(isPlaced).find((target) => target.id === id);
    this.#update();
  }

  #focusCurrent(): void {
    const id = this.#current?.id;
    const buttons = [...this.#root.querySelectorAll<HTMLElement>(".target")];
    buttons.find((button) => button.dataset["target"] === id)?.focus();
  }

  #key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape" && this.#selected.length > 0) {
      event.stopPropagation();
      this.#dispatch("unpick", null);
      return;
    }
    const isOnTarget = event.target instanceof Element && event.target.classList.contains("target");
    if (isOnTarget && event.key === "Backspace" && this.#selected.length > 0) this.#dispatch("unpick", null);
    const to = isOnTarget ? this.#reached(event.key) : undefined;
    if (!to) return;
    event.preventDefault();
    this.#current = to;
    this.#focusCurrent();
    if (this.#scene?.walk !== undefined && isDirection(event.key)) this.#dispatch("pick", { target: to.id });
    this.#update();
  }

  /** The target to which a key leads. */
  #reached(key: string): Placed | undefined {
    const placed = this.#scene?.targets.filter(isPlaced) ?? [];
    if (key === "Home") return placed[0];
    if (key === "End") return placed.at(-1);
    if (!(isDirection(key) && this.#current)) return undefined;
    const walk = this.#scene?.walk;
    if (walk === undefined) return neighbour(placed, this.#current.area, key) ?? this.#current;
    const last = placed.find(({ id }) => id === (this.#selected.at(-1) ?? walk)) ?? this.#current;
    return neighbour(placed, last.area, key);
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

/**
 * Defines the custom element `<serpent-board>`.
 *
 * @module
 */
import { containsPoint, type Layout, type Scene, spacesOf } from "@serpentarium/core/scene";
import { h, render } from "preact";
import { BoardProperties, PROPERTIES } from "./board-properties.ts";
import { BoardView, type BoardViewProps, type Outlines, type PanelParts, type Status } from "./board-view.ts";
import type { Point } from "./camera.ts";
import type { celebrate } from "./decisive-motion.ts";
import type { Drags } from "./drags.ts";
import { ELEMENT_CSS } from "./element-css.ts";
import type { Motion, prepareMotion } from "./motion.ts";
import { motionDuration } from "./motion-duration.ts";
import type { PanelController, PanelDisplay } from "./panel-controller.ts";
import type { Overlays } from "./plane-view.ts";
import { spacesAt, spacesUnder } from "./spaces-at.ts";
import {
  echoTargets,
  isDirection,
  isPlaced,
  nearest,
  type PlacedTarget,
  placedTargets,
  targetForKey,
} from "./target-navigation.ts";
import { THEMES } from "./theme.ts";
import { whenPointed } from "./when-pointed.ts";

export type { Mark, MarkKind } from "./mark.ts";
export type { Speed } from "./motion-duration.ts";
export type { Theme } from "./theme.ts";

/** The events of `<serpent-board>`, in addition to those of HTML. All of them bubble out of shadow roots. */
export interface BoardEvents {
  /**
   * A target was pressed, even a disabled one, so that the refusal can be explained. With `isDragging` the pointer is still down: the
   * target is only to be selected.
   */
  pick: CustomEvent<{ readonly target: string; readonly isDragging?: true }>;
  /** Escape was pressed: takes back the last target. */
  unpick: CustomEvent<null>;
  /**
   * The piece of a target was dropped on these spaces, which no target moves it to. A listener that accepts it calls `preventDefault`;
   * otherwise the piece returns.
   */
  place: CustomEvent<{ readonly target: string; readonly spaces: readonly string[] }>;
  /** The button of an aid was pressed. */
  aid: CustomEvent<{ readonly aid: string }>;
}

/** The display of a scene without panels. */
const wholeDisplay = (scene: Scene): PanelDisplay => ({
  scene,
  tabs: [],
  planes: new Map(),
  zoomStates: new Map(),
  isSmooth: false,
  slide: undefined,
});

let sharedStyleSheet: CSSStyleSheet | undefined;

/** The style sheet shared by all boards. Constructed, because a strict security policy would block a `<style>` tag. */
function styleSheet(): CSSStyleSheet {
  if (sharedStyleSheet) return sharedStyleSheet;
  sharedStyleSheet = new CSSStyleSheet();
  sharedStyleSheet.replaceSync(ELEMENT_CSS);
  return sharedStyleSheet;
}

/**
 * A board to play on: the scene as a drawing, with its targets as buttons over it. It does not know rules: the listener for `pick` sets the
 * enabled, selected and marked targets, the listener for `aid` the displayed aids.
 *
 * Without a scene it shows its children, such as the same board as a static SVG.
 *
 * Panels can be panned and zoomed: by dragging, with two fingers, a double tap, the wheel with Ctrl or ⌘, and with buttons. In the layout
 * `narrow` one of several panels is shown at a time, with tabs and swiping: initially the active one.
 *
 * Attributes: `theme` (`auto`, `light`, `dark`), `speed` of animations (`none`, `slow`, `normal`, `fast`), `quiet` (announcements are for
 * screen readers only). Parts: `root` (the whole board), `drawing`, `target`, `stage` (the drawing with its targets), `buttons`, `button`,
 * `status`, `panel`, `zoom` (the toolbar of a panel), `tabs`, `tab`, `aids` (below the drawing), `aid`, `amounts` (the form for the numbers
 * of an action). Custom properties: `--serpent-<paint>` for every paint of a scene, `--serpent-focus`, `--serpent-status`,
 * `--serpent-status-refused`, `--serpent-font`, `--serpent-scale` (maximal pixels per scene unit, 2), `--serpent-max-height` (80vh) and
 * `--serpent-duration` (of an animation at normal speed; 250ms; none for readers who prefer reduced motion).
 */
export class SerpentBoard extends BoardProperties {
  static readonly observedAttributes = ["theme"];

  /** The current frame before the scene, and the remaining frames. */
  #frame: Scene | undefined;
  #frames: readonly Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The scene drawn for the current frame. */
  #frameScene: { readonly frame: Scene; readonly scene: Scene; readonly drawn: Scene } | undefined;
  #display: PanelDisplay | undefined;
  #status: Status = { text: "", kind: "info" };
  #current: PlacedTarget | undefined;
  #pending = false;
  #hasHadButtons = false;
  #layout: Layout = "wide";
  #panels: PanelController | undefined;
  #panelParts: PanelParts | undefined;
  #hasLoadedPanels = false;
  /** Loaded before the first animation. */
  #prepareMotion: typeof prepareMotion | undefined;
  #hasLoadedMotion = false;
  #outlines: Outlines | undefined;
  #hasLoadedOutlines = false;
  #overlays: Overlays | undefined;
  #hasLoadedOverlays = false;
  #celebrate: typeof celebrate | undefined;
  /** Whether the end of a match is still to be celebrated. */
  #isDecided = false;
  #drags: Drags | undefined;
  #hasLoadedDrags = false;
  #awaitsDrags = false;
  /** Whether a pointer has come to the board. */
  #hasPointer = false;
  /** The press that may become a drag once drags are loaded. */
  #pressed: PointerEvent | undefined;
  /** Whether a pointer was pressed since the board got the focus. */
  #isPointed = false;
  /** Whether a piece was dropped, and is therefore already in its place. */
  #isDropping = false;
  readonly #root: ShadowRoot;

  /** Whether the next scene is animated; set to false if only the layout changes. */
  animated = true;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    this.#root.adoptedStyleSheets = [styleSheet()];
    this.#root.append(document.createElement("slot"));
    this.#root.addEventListener("click", ({ target }) => this.#onClick(target));
    this.#root.addEventListener("pointerdown", () => {
      this.#isPointed = true;
    });
    const loadMotion = (): void => void this.#loadMotion().catch(() => {});
    whenPointed(this, () => {
      this.#hasPointer = true;
      loadMotion();
      this.#loadGestures().catch(() => {});
      this.requestUpdate();
    });
    this.addEventListener("focusin", loadMotion, { once: true });
    this.#root.addEventListener("focusout", (event) => {
      const to = (event as FocusEvent).relatedTarget;
      if (!(to instanceof Node && this.#root.contains(to))) this.#isPointed = false;
    });
  }

  connectedCallback(): void {
    // properties that were set before the element was defined
    for (const name of PROPERTIES) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      Object.assign(this, { [name]: value });
    }
    this.requestUpdate();
  }

  attributeChangedCallback(): void {
    this.requestUpdate();
  }

  /** The layout that the scene was made for; `narrow` shows one panel at a time. */
  get layout(): Layout {
    return this.#layout;
  }
  set layout(layout: Layout) {
    if (layout === this.#layout) return;
    this.#layout = layout;
    if (this.#panels) this.#panels.layout = layout;
    this.requestUpdate();
  }

  /** Scenes to show in sequence before the next scene; empty to show it immediately. */
  set frames(frames: readonly Scene[]) {
    clearTimeout(this.#timer);
    this.#frame = undefined;
    this.#frames = frames.length > 0 && this.#display && this.#duration() > 0 ? frames : [];
    this.#advance();
  }

  /** Announces a text under the board and to screen readers, in the language of the board or in another; an empty text clears it. */
  announce(text: string, kind: Status["kind"] = "info", language?: string): void {
    // screen readers ignore a text that does not change
    const isRepeated = text !== "" && text === this.#status.text;
    this.#status = { text: isRepeated ? `${text}\u00a0` : text, kind, language };
    this.requestUpdate();
  }

  /** Focuses the target in the tab order. */
  override focus(): void {
    if (this.#pending) this.flush();
    this.#focusCurrent();
  }

  /** Draws pending changes immediately instead of at the end of the task. */
  flush(): void {
    this.#pending = false;
    const next = this.#nextScene();
    if (!next) return;
    if (next.panels && !this.#panels) {
      // the board shows what it showed before until it can draw them
      if (!this.#hasLoadedPanels)
        this.#loadPanels().catch(() => {
          this.#hasLoadedPanels = false;
        });
      return;
    }
    const display = this.#panels?.display(next, this.#display ? this.#duration() : 0) ?? wholeDisplay(next);
    const hadFocus = this.#root.activeElement?.hasAttribute("data-target") ?? false;
    this.#moveCurrent(display.scene);
    if (hadFocus) this.#leaveRemoved(display.scene);
    this.#hasHadButtons ||= !display.scene.targets.every(isPlaced);
    const canDrag = this.movable.length > 0 || display.scene.targets.some(({ pieces }) => pieces);
    if (!this.#awaitsDrags && display.scene.targets.length > 0) this.#awaitDrags();
    if (canDrag && this.#hasPointer && !this.#hasLoadedDrags) this.#loadDrags().catch(() => {});
    const isOutlined = display.scene.targets.some(({ area }) => area?.outline);
    if (isOutlined && !this.#hasLoadedOutlines) this.#loadOutlines().catch(() => {});
    const hasOverlays = display.scene.decisive || this.marks.length > 0;
    if (hasOverlays && !this.#hasLoadedOverlays) this.#loadOverlays().catch(() => {});
    const isDecided = display.scene.decisive && this.#display && !this.#display.scene.decisive;
    if (isDecided) this.#isDecided = this.#duration() > 0;
    const motion = this.#motionTo(display);
    render(h(BoardView, this.#props(display)), this.#container());
    this.#display = display;
    motion?.run();
    if (this.#isDecided) this.#celebrateEnd(display.scene);
    if (hadFocus && !this.#root.activeElement) this.#focusNext();
  }

  protected override requestUpdate(): void {
    if (this.#pending || !this.isConnected) return;
    this.#pending = true;
    queueMicrotask(() => this.#pending && this.flush());
  }

  #advance(): void {
    const [frame, ...rest] = this.#frames;
    this.#frame = frame;
    this.#frames = rest;
    if (frame) this.#timer = setTimeout(() => this.#advance(), this.#duration());
    this.requestUpdate();
  }

  /** The scene to draw next. A frame gets the targets of the final scene. */
  #nextScene(): Scene | undefined {
    const [frame, scene] = [this.#frame, this.scene];
    if (!frame || !scene) return scene;
    if (this.#frameScene?.frame !== frame || this.#frameScene.scene !== scene)
      this.#frameScene = { frame, scene, drawn: { ...frame, targets: scene.targets } };
    return this.#frameScene.drawn;
  }

  #container(): Element {
    const known = this.#root.querySelector(".board");
    if (known) return known;
    const container = document.createElement("div");
    container.className = "board";
    this.#root.querySelector("slot")?.replaceWith(container);
    return container;
  }

  #props(panes: PanelDisplay): BoardViewProps {
    return {
      display: panes,
      theme: THEMES.find((known) => known === this.getAttribute("theme")) ?? "auto",
      words: this.words,
      // the marks of an action would reveal its result during its frames
      marks: this.#frame ? [] : this.marks,
      enabled: this.enabled,
      movable: this.movable,
      selected: this.selected,
      aids: this.aids,
      shownAids: this.shownAids,
      current: this.#current?.id,
      status: this.#status,
      hasHadButtons: this.#hasHadButtons,
      panels: this.#panelParts,
      outlines: this.#outlines,
      overlays: this.#overlays,
      onAid: (aid) => this.#dispatch("aid", { aid }),
      onFocus: (id) => this.#onTargetFocus(id),
      onKey: (event) => this.#onKey(event),
    };
  }

  /** Loads panels if there are some. */
  async #loadPanels(): Promise<void> {
    this.#hasLoadedPanels = true;
    const { PanelController, PanelOverlay, panelStyleSheet, TabsView } = await import("./panels.ts");
    const panels = new PanelController(() => this.requestUpdate());
    panels.layout = this.#layout;
    this.#panels = panels;
    this.#panelParts = { actions: panels, gestures: undefined, PanelOverlay, TabsView };
    this.#root.adoptedStyleSheets.push(panelStyleSheet);
    this.requestUpdate();
    if (this.#hasPointer) await this.#loadGestures();
  }

  /** Loads gestures on panels; the buttons of panels work without them. */
  async #loadGestures(): Promise<void> {
    if (!this.#panelParts || this.#panelParts.gestures) return;
    const { Gestures } = await import("./gestures.ts");
    const gestures = new Gestures(this.#panelParts.actions, () => this.#drags?.isActive ?? false);
    this.#panelParts = { ...this.#panelParts, gestures };
    this.requestUpdate();
  }

  /** Loads outlines if there are targets other than rectangles. */
  async #loadOutlines(): Promise<void> {
    this.#hasLoadedOutlines = true;
    const { outlineStyle, outlineStyleSheet, RingView } = await import("./outlines.ts");
    this.#root.adoptedStyleSheets.push(outlineStyleSheet);
    this.#outlines = { outlineStyle, RingView };
    this.requestUpdate();
  }

  /** Listens to presses and touches, which may become drags. */
  #awaitDrags(): void {
    this.#awaitsDrags = true;
    const root = this.#root;
    root.addEventListener("pointerdown", (event) => {
      this.#pressed = this.#drags ? undefined : (event as PointerEvent);
    });
    for (const type of ["pointerup", "pointercancel"])
      root.addEventListener(type, () => {
        this.#pressed = undefined;
      });
    // a finger that drags a piece must not scroll the page; listeners that come after the press are too late
    root.addEventListener("touchmove", (event) => this.#drags?.isActive && event.preventDefault(), {
      passive: false,
    });
  }

  /** Loads what draws marks, and what decided the match. */
  async #loadOverlays(): Promise<void> {
    this.#hasLoadedOverlays = true;
    const { celebrate, decisiveViews, arrowViews, ghostViews, markViews } = await import("./overlays.ts");
    this.#overlays = { decisiveViews, arrowViews, ghostViews, markViews };
    this.#celebrate = celebrate;
    this.requestUpdate();
  }

  #celebrateEnd(scene: Scene): void {
    const svg = this.#root.querySelector(".stage > svg");
    if (!(this.#celebrate && svg && "animate" in svg)) return;
    this.#isDecided = false;
    if (scene.decisive) this.#celebrate(svg, scene, motionDuration(this));
  }

  /** Loads drags if something can be dragged; presses work without them. */
  async #loadDrags(): Promise<void> {
    this.#hasLoadedDrags = true;
    const { Drags } = await import("./drags.ts");
    const actions = {
      spacesAt: (at: Point) => (this.#display ? spacesAt(this.#display, at) : []),
      dispatch: (type: keyof BoardEvents, detail: unknown) => this.#dispatch(type, detail),
      drop: (type: keyof BoardEvents, detail: unknown) => this.#drop(type, detail),
      duration: () => this.#duration(),
    };
    this.#drags = new Drags(this.#root, this, actions, { containsPoint, spacesOf, spacesUnder });
    if (this.#pressed) this.#drags.press(this.#pressed);
    this.#pressed = undefined;
  }

  /** Returns whether a listener accepts the event with `preventDefault`. */
  #dispatch(type: keyof BoardEvents, detail: unknown): boolean {
    const event = new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true });
    return !this.dispatchEvent(event);
  }

  /** Dispatches the event of a drop, and draws its result without animation, because the piece is already there. */
  #drop(type: keyof BoardEvents, detail: unknown): boolean {
    this.#isDropping = true;
    const isAccepted = this.#dispatch(type, detail);
    this.flush();
    this.#isDropping = false;
    return isAccepted;
  }

  #motionTo(display: PanelDisplay): Motion | undefined {
    const svg = this.#root.querySelector(".stage > svg");
    const before = this.#display;
    if (!svg || !before || before.scene === display.scene || !("animate" in svg)) return undefined;
    const duration = this.#duration();
    // the first change is not animated if it precedes the code for it
    if (!this.#prepareMotion && duration > 0) this.#loadMotion().catch(() => {});
    const motion = this.#prepareMotion?.(svg, before, display, duration);
    return duration > 0 ? motion : undefined;
  }

  /** Loads animations when the board is used, or when its scene changes. */
  async #loadMotion(): Promise<void> {
    if (this.#hasLoadedMotion) return;
    this.#hasLoadedMotion = true;
    const { loadLineMotion, prepareMotion } = await import("./motion.ts");
    if (this.#display) await loadLineMotion(this.#display.scene);
    this.#prepareMotion = prepareMotion;
  }

  /** The duration of the next animation in milliseconds. */
  #duration(): number {
    return this.animated && !this.#isDropping ? motionDuration(this) : 0;
  }

  /** Keeps the target in the tab order, or replaces it by the nearest one if it is gone. */
  #moveCurrent(scene: Scene): void {
    const placed = placedTargets(scene);
    const before = this.#current;
    const same = placed.find(({ id }) => id === before?.id);
    this.#current = same ?? (before && nearest(placed, before.area)) ?? placed[0];
  }

  /** Reports the press of a target or its echo. */
  #onClick(pressed: EventTarget | null): void {
    if (!(pressed instanceof Element)) return;
    const { target, echo } = pressed.closest<HTMLElement>("[data-target], .echo")?.dataset ?? {};
    const id = target ?? echo;
    if (id !== undefined) this.#dispatch("pick", { target: id });
  }

  #onTargetFocus(id: string): void {
    const target = this.#display?.scene.targets.find((other) => other.id === id);
    if (target?.panel !== undefined && target.area) this.#panels?.reveal(target.panel, target.area);
    if (id === this.#current?.id) return;
    this.#current = this.#placedTargets().find((placed) => placed.id === id);
    this.requestUpdate();
  }

  #placedTargets(): readonly PlacedTarget[] {
    return this.#display ? placedTargets(this.#display.scene) : [];
  }

  #focusCurrent(preventScroll = false): void {
    const id = this.#current?.id;
    const buttons = [...this.#root.querySelectorAll<HTMLElement>(".target")];
    buttons.find((button) => button.dataset["target"] === id)?.focus({ preventScroll });
  }

  /** Focuses the target that replaces a removed one. A player who points sees what is pressed: the page stays. */
  #focusNext(): void {
    this.#focusCurrent(this.#isPointed);
    this.#isPointed &&= this.#root.activeElement !== null;
  }

  /** Takes the focus from a target that is about to be removed, because removing a focused element forces a layout. */
  #leaveRemoved({ targets }: Scene): void {
    const focused = this.#root.activeElement as HTMLElement | null;
    if (!focused || targets.some(({ id }) => id === focused.dataset["target"])) return;
    const isPointed = this.#isPointed;
    focused.blur();
    this.#isPointed = isPointed;
  }

  #onKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape" && this.selected.length > 0) {
      event.stopPropagation();
      this.#dispatch("unpick", null);
      return;
    }
    const isOnTarget = event.target instanceof Element && event.target.classList.contains("target");
    if (isOnTarget && event.key === "Backspace" && this.selected.length > 0) this.#dispatch("unpick", null);
    const isOwnKey = isDirection(event.key) || event.key === "Home" || event.key === "End";
    // after a pointer press these keys scroll the page, unless they move a piece along its path
    if (!isOnTarget || !isOwnKey || (this.#isPointed && this.scene?.keyboardStart === undefined)) return;
    event.preventDefault();
    const to = this.#targetForKey(event.key);
    if (!to) return;
    this.#current = to;
    this.#focusCurrent();
    if (this.scene?.keyboardStart !== undefined && isDirection(event.key))
      this.#dispatch("pick", { target: to.id });
    this.requestUpdate();
  }

  /** The target that a key moves to. */
  #targetForKey(key: string): PlacedTarget | undefined {
    const { selected, scene } = this;
    return targetForKey(key, {
      placed: this.#placedTargets(),
      echoes: this.#display ? echoTargets(this.#display.scene) : [],
      current: this.#current,
      selected,
      pathStart: scene?.keyboardStart,
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

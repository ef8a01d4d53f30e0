import type { Layout, Panel, Rect, Scene } from "@serpentarium/core/scene";
import type { Point } from "./camera.ts";
import { Cameras, type ZoomState } from "./cameras.ts";
import type { DisplayedScene } from "./plane.ts";
import { SelectedPanel, type SlideDirection, singlePanelScene } from "./selected-panel.ts";

/** The drawn state of a scene with panels. */
export interface PanelDisplay extends DisplayedScene {
  /** All panels, if only one is displayed at a time; otherwise empty. */
  readonly tabs: readonly Panel[];
  readonly zoomStates: ReadonlyMap<string, ZoomState>;
  /** Whether planes animate to their new places. */
  readonly isSmooth: boolean;
  readonly slide: SlideDirection | undefined;
}

/** The delay before the selection leaves a panel with a new piece when another becomes active, in animation durations. */
const SELECTION_DELAY = 3;

/** Whether a panel has new or moved pieces. */
function isChanged(before: Scene, after: Scene, panel: string): boolean {
  const known = new Map(before.pieces.map((piece) => [piece.id, piece]));
  return after.pieces.some((piece) => {
    const old = known.get(piece.id);
    return piece.panel === panel && !(old && old.panel === panel && old.x === piece.x && old.y === piece.y);
  });
}

/** Controls which panels of a board are displayed, and which part of each. */
export class PanelController {
  readonly #update: () => void;
  readonly #selected = new SelectedPanel();
  readonly #cameras = new Cameras();
  #layout: Layout = "wide";
  #scene: Scene | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSmooth = false;
  #last: { readonly whole: Scene; readonly selectedId: string; readonly scene: Scene } | undefined;

  /** @param update - called if something must be redrawn */
  constructor(update: () => void) {
    this.#update = update;
  }

  get layout(): Layout {
    return this.#layout;
  }
  set layout(layout: Layout) {
    if (layout === this.#layout) return;
    this.#layout = layout;
    this.#cameras.reset();
    this.#update();
  }

  /**
   * The display of a scene.
   *
   * @param duration - of the animation to it, in milliseconds; 0 for none
   */
  display(scene: Scene, duration: number): PanelDisplay {
    const before = this.#scene;
    if (scene !== before) {
      this.#scene = scene;
      this.#isSmooth = duration > 0;
      this.#follow(before, scene, duration);
    }
    const displayed = this.#displayedScene(scene);
    this.#cameras.follow(displayed);
    const panels = displayed.panels ?? [];
    return {
      scene: displayed,
      tabs: this.#tabs(),
      planes: new Map(panels.map((panel) => [panel.id, this.#cameras.plane(panel)])),
      zoomStates: new Map(panels.map(({ id }) => [id, this.#cameras.zoomState(id)])),
      isSmooth: this.#isSmooth,
      slide: this.#selected.slide,
    };
  }

  isAdjusted(panel: string): boolean {
    return this.#cameras.isAdjusted(panel);
  }

  zoom(panel: string, factor: number, at: Point, isSmooth = false): void {
    this.#adjust(isSmooth, () => this.#cameras.zoom(panel, factor, at));
  }

  pan(panel: string, by: Point): void {
    this.#adjust(false, () => this.#cameras.pan(panel, by));
  }

  showAll(panel: string): void {
    this.#adjust(true, () => this.#cameras.showAll(panel));
  }

  reveal(panel: string, area: Rect): void {
    this.#adjust(true, () => this.#cameras.reveal(panel, area));
  }

  /** Selects a panel, if only one is displayed. */
  selectPanel(panel: string): void {
    clearTimeout(this.#timer);
    this.#selected.select(panel, this.#tabs());
    this.#update();
  }

  /** Selects the next or previous panel. */
  selectAdjacent(step: 1 | -1): void {
    const tabs = this.#tabs();
    const front = this.#selected.current(tabs);
    const adjacent = tabs[tabs.findIndex(({ id }) => id === front) + step];
    if (adjacent) this.selectPanel(adjacent.id);
  }

  /** The scene to draw: the same object until something changes. */
  #displayedScene(whole: Scene): Scene {
    const front = this.#selected.current(this.#tabs());
    if (front === undefined) return whole;
    if (this.#last?.whole !== whole || this.#last.selectedId !== front)
      this.#last = { whole, selectedId: front, scene: singlePanelScene(whole, front) };
    return this.#last.scene;
  }

  #adjust(isSmooth: boolean, change: () => void): void {
    this.#isSmooth = isSmooth;
    change();
    this.#update();
  }

  #tabs(): readonly Panel[] {
    const { panels = [] } = this.#scene ?? {};
    return this.#layout === "narrow" && panels.length > 1 ? panels : [];
  }

  /** Selects the panel that becomes active; delayed if the selected one has a new piece. */
  #follow(before: Scene | undefined, scene: Scene, duration: number): void {
    const panels = scene.panels ?? [];
    const activeId = this.#selected.newlyActive(panels);
    if (activeId === undefined) return;
    clearTimeout(this.#timer);
    const front = this.#selected.current(panels);
    const waits =
      duration > 0 && before && front && this.#tabs().length > 0 && isChanged(before, scene, front);
    if (waits && front !== activeId)
      this.#timer = setTimeout(() => this.selectPanel(activeId), duration * SELECTION_DELAY);
    else this.#selected.select(activeId, panels);
    if (!before) this.#selected.slide = undefined;
  }
}

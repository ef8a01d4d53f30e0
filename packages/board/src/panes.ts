import type { Layout, Panel, Rect, Scene } from "@serpentarium/core/scene";
import type { Point } from "./camera.ts";
import { Cameras, type Sight } from "./cameras.ts";
import { Front, frontOf, type Turn } from "./front.ts";
import type { Shown } from "./plane.ts";

/** What is drawn of a scene with panels, and how somebody looks at it. */
export interface PanesView extends Shown {
  /** All panels, where only one is shown at a time. */
  readonly tabs: readonly Panel[];
  readonly sights: ReadonlyMap<string, Sight>;
  /** Whether planes glide to where they lie. */
  readonly isSmooth: boolean;
  readonly turn: Turn | undefined;
}

/** How long a panel on which something was just laid stays in front, in motions. */
const BEAT = 3;

/** Whether a scene has something on a panel that was not there, or not so, before. */
function isChanged(before: Scene, after: Scene, panel: string): boolean {
  const known = new Map(before.pieces.map((piece) => [piece.id, piece]));
  return after.pieces.some((piece) => {
    const old = known.get(piece.id);
    return piece.panel === panel && !(old && old.panel === panel && old.x === piece.x && old.y === piece.y);
  });
}

/** The panels of a board: which of them are shown, and what is seen of each. */
export class Panes {
  readonly #update: () => void;
  readonly #front = new Front();
  readonly #cameras = new Cameras();
  #layout: Layout = "wide";
  #scene: Scene | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSmooth = false;
  #last: { readonly whole: Scene; readonly front: string; readonly shown: Scene } | undefined;

  /** @param update - to be called when something else is to be drawn */
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
   * What is drawn of a scene.
   *
   * @param duration - of a motion to it, in milliseconds; 0 for none
   */
  show(scene: Scene, duration: number): PanesView {
    const before = this.#scene;
    if (scene !== before) {
      this.#scene = scene;
      this.#isSmooth = duration > 0;
      this.#follow(before, scene, duration);
    }
    const shown = this.#drawn(scene);
    this.#cameras.follow(shown);
    const panels = shown.panels ?? [];
    return {
      scene: shown,
      tabs: this.#tabs(),
      planes: new Map(panels.map((panel) => [panel.id, this.#cameras.plane(panel)])),
      sights: new Map(panels.map(({ id }) => [id, this.#cameras.sight(id)])),
      isSmooth: this.#isSmooth,
      turn: this.#front.turn,
    };
  }

  isOwn(panel: string): boolean {
    return this.#cameras.isOwn(panel);
  }

  magnify(panel: string, factor: number, at: Point, isSmooth = false): void {
    this.#look(isSmooth, () => this.#cameras.magnify(panel, factor, at));
  }

  drag(panel: string, by: Point): void {
    this.#look(false, () => this.#cameras.drag(panel, by));
  }

  showAll(panel: string): void {
    this.#look(true, () => this.#cameras.showAll(panel));
  }

  reveal(panel: string, area: Rect): void {
    this.#look(true, () => this.#cameras.reveal(panel, area));
  }

  /** Brings a panel to the front, where only one is shown. */
  bring(panel: string): void {
    clearTimeout(this.#timer);
    this.#front.bring(panel, this.#tabs());
    this.#update();
  }

  /** Brings the panel beside the one in front there. */
  leaf(step: 1 | -1): void {
    const tabs = this.#tabs();
    const front = this.#front.of(tabs);
    const beside = tabs[tabs.findIndex(({ id }) => id === front) + step];
    if (beside) this.bring(beside.id);
  }

  /** The scene as it is drawn: the same object for as long as nothing else is. */
  #drawn(whole: Scene): Scene {
    const front = this.#front.of(this.#tabs());
    if (front === undefined) return whole;
    if (this.#last?.whole !== whole || this.#last.front !== front)
      this.#last = { whole, front, shown: frontOf(whole, front) };
    return this.#last.shown;
  }

  #look(isSmooth: boolean, change: () => void): void {
    this.#isSmooth = isSmooth;
    change();
    this.#update();
  }

  #tabs(): readonly Panel[] {
    const { panels = [] } = this.#scene ?? {};
    return this.#layout === "narrow" && panels.length > 1 ? panels : [];
  }

  /** Brings what becomes active to the front, after a look at what was just laid in front. */
  #follow(before: Scene | undefined, scene: Scene, duration: number): void {
    const panels = scene.panels ?? [];
    const called = this.#front.calls(panels);
    if (called === undefined) return;
    clearTimeout(this.#timer);
    const front = this.#front.of(panels);
    const waits =
      duration > 0 && before && front && this.#tabs().length > 0 && isChanged(before, scene, front);
    if (waits && front !== called) this.#timer = setTimeout(() => this.bring(called), duration * BEAT);
    else this.#front.bring(called, panels);
    if (!before) this.#front.turn = undefined;
  }
}

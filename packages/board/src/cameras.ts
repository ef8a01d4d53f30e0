import type { Panel, Piece, Rect, Scene } from "@serpentarium/core/scene";
import {
  clampToLimits,
  contains,
  isSameRect,
  type Point,
  pan,
  panToInclude,
  type ViewLimits,
  viewLimitsOf,
  zoom,
} from "./camera.ts";
import { expandToAspect, itemsOn, type Plane, planeOf, viewportOf } from "./plane.ts";

/** How a panel is zoomed. */
export interface ZoomState {
  /** Whether the user changed what is visible. */
  readonly isAdjusted: boolean;
  readonly isMaxZoom: boolean;
  readonly isMinZoom: boolean;
}

/** The limits of a panel's view, and the part visible now. */
interface CameraState {
  readonly limits: ViewLimits;
  readonly visible: Rect;
}

/** The width kept visible around a new piece, in cells. */
const PIECE_ROOM = 1.5;

const areaAround = ({ x, y }: Piece, { pitch }: Scene): Rect => {
  const [w, h] = [PIECE_ROOM * pitch.x, PIECE_ROOM * pitch.y];
  return { x: x - w / 2, y: y - h / 2, w, h };
};

const panelIn = (scene: Scene | undefined, id: string): Panel | undefined =>
  scene?.panels?.find((panel) => panel.id === id);

/** The areas around pieces on a panel that the previous scene did not contain. */
function newPieceAreas(before: Scene | undefined, after: Scene, { id }: Panel): Rect[] {
  if (!(before && panelIn(before, id))) return [];
  const known = new Set(itemsOn(before.pieces, id).map((piece) => piece.id));
  return itemsOn(after.pieces, id).flatMap((piece) => (known.has(piece.id) ? [] : areaAround(piece, after)));
}

/** The visible part of each panel: the view of the scene, until the user zooms. */
export class Cameras {
  #scene: Scene | undefined;
  readonly #adjusted = new Map<string, Rect>();

  /** Continues with the next scene. An adjusted panel keeps its zoom, and pans to new pieces. */
  follow(scene: Scene): void {
    const before = this.#scene;
    this.#scene = scene;
    for (const panel of scene.panels ?? []) {
      const areas = newPieceAreas(before, scene, panel);
      if (this.isAdjusted(panel.id))
        this.#update(panel.id, ({ visible }) => areas.reduce(panToInclude, visible));
    }
  }

  /** Resets all adjustments. */
  reset(): void {
    this.#adjusted.clear();
  }

  plane(panel: Panel): Plane {
    return planeOf(panel, this.#adjusted.get(panel.id));
  }

  isAdjusted(panel: string): boolean {
    return this.#adjusted.has(panel);
  }

  zoomState(panel: string): ZoomState {
    const state = this.#stateOf(panel);
    if (!state) return { isAdjusted: this.isAdjusted(panel), isMaxZoom: true, isMinZoom: true };
    const { visible, limits } = state;
    return {
      isAdjusted: this.isAdjusted(panel),
      isMaxZoom: visible.w < limits.minWidth * 1.001,
      isMinZoom: visible.w > limits.bounds.w * 0.999,
    };
  }

  zoom(panel: string, factor: number, at: Point): void {
    this.#update(panel, ({ limits, visible }) => zoom(limits, visible, factor, at));
  }

  pan(panel: string, by: Point): void {
    this.#update(panel, ({ visible }) => pan(visible, by));
  }

  showAll(panel: string): void {
    this.#adjusted.delete(panel);
  }

  /** Pans so that an area of a plane is visible. */
  reveal(panel: string, area: Rect): void {
    this.#update(panel, ({ visible }) => (contains(visible, area) ? visible : panToInclude(visible, area)));
  }

  #stateOf(id: string): CameraState | undefined {
    const panel = panelIn(this.#scene, id);
    if (!(this.#scene && panel)) return undefined;
    const reach = viewLimitsOf(this.#scene, panel);
    const own = this.#adjusted.get(id);
    return { limits: reach, visible: own ? expandToAspect(own, viewportOf(panel)) : reach.home };
  }

  #update(id: string, change: (state: CameraState) => Rect): void {
    const state = this.#stateOf(id);
    if (!state) return;
    const seen = clampToLimits(state.limits, change(state));
    if (isSameRect(seen, state.limits.home)) this.#adjusted.delete(id);
    else this.#adjusted.set(id, seen);
  }
}

import type { Scene, Target } from "@serpentarium/core/scene";
import type { Point } from "./camera.ts";
import { clientMatrix, clientRect } from "./client-matrix.ts";
import { DragImage } from "./drag-image.ts";
import type { Geometry } from "./drag-targets.ts";

export { DragTargets } from "./drag-targets.ts";

export interface DragState {
  readonly scene: Scene | undefined;
  readonly enabled: readonly string[] | undefined;
  readonly movable: readonly string[];
  readonly selected: readonly string[];
}

export interface DragActions {
  /** The ids of the spaces at a point of the scene. */
  spacesAt(at: Point): readonly string[];
  /** Dispatches an event of the board. Returns whether a listener accepts it. */
  dispatch(type: "pick" | "unpick", detail: object | null): boolean;
  /** Dispatches the event of a drop, whose result is not animated. */
  drop(type: "pick" | "place", detail: object): boolean;
  /** The duration of an animation in milliseconds. */
  duration(): number;
}

/** A pointer that moves less than this many pixels is a press. */
const PRESS_TOLERANCE = 6;
/** The maximal distance of a drop from an enabled target, in pixels. */
const DROP_TOLERANCE = 24;
/** The distance between two points at which a path looks for targets, in pixels. */
const PATH_STEP = 8;

/** A pressed pointer where a drag can begin: on a target, or on a piece that targets accept. */
interface Grip {
  readonly pointer: number;
  readonly start: Point;
  readonly target: string | undefined;
  readonly piece: string | undefined;
}

interface Drag {
  readonly grip: Grip;
  readonly image: DragImage;
  /** The number of previously selected targets. */
  readonly count: number;
  last: Point;
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const distanceToRect = ({ left, right, top, bottom }: DOMRect, { x, y }: Point): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** The id of the target of a node, which may be an echo. */
function targetIdOf(node: Element): string | undefined {
  const { target, echo } = node.closest<HTMLElement>(".target")?.dataset ?? {};
  return target ?? echo;
}

const isDefined = (id: string | null | undefined): id is string => typeof id === "string";

/**
 * Drags from one target to another, which press both in order; along a path they press each target on the way. The piece at the origin
 * follows the pointer.
 */
export class Drags {
  readonly #root: ShadowRoot;
  readonly #board: DragState;
  readonly #actions: DragActions;
  readonly #geometry: Geometry;
  #grip: Grip | undefined;
  #drag: Drag | undefined;
  /** Whether a drag has just ended, so that the following click is ignored. */
  #hasEnded = false;

  constructor(root: ShadowRoot, board: DragState, actions: DragActions, geometry: Geometry) {
    this.#root = root;
    this.#board = board;
    this.#actions = actions;
    this.#geometry = geometry;
    // before the gestures of panels and the presses of targets
    const capture = { capture: true };
    root.addEventListener("pointerdown", (event) => this.press(event as PointerEvent), capture);
    root.addEventListener("click", (event) => this.#onClick(event as MouseEvent), capture);
  }

  /** Whether a pointer drags a piece, so that it must not pan or swipe. */
  get isActive(): boolean {
    return this.#grip !== undefined;
  }

  readonly #onMove = (event: PointerEvent): void => {
    const grip = this.#grip;
    if (event.pointerId !== grip?.pointer) return;
    const point = pointOf(event);
    // the button was released outside the window
    if (event.pointerType === "mouse" && event.buttons === 0) this.#cancel();
    else if (this.#drag) this.#follow(this.#drag, point);
    else if (distance(grip.start, point) >= PRESS_TOLERANCE) this.#begin(grip, point);
  };

  readonly #onUp = (event: PointerEvent): void => {
    if (event.pointerId !== this.#grip?.pointer) return;
    if (this.#drag && event.type === "pointerup") this.#drop(this.#drag, pointOf(event));
    else this.#cancel();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.#drag) return;
    event.stopPropagation();
    this.#cancel();
  };

  /** Begins a drag, if the pointer that was pressed moves. */
  press(event: PointerEvent): void {
    this.#hasEnded = false;
    // a second finger zooms
    if (this.#grip) this.#cancel();
    else if (event.isPrimary && event.button === 0) this.#grip = this.#gripAt(event);
    if (!this.#grip) return;
    addEventListener("pointermove", this.#onMove);
    addEventListener("pointerup", this.#onUp);
    addEventListener("pointercancel", this.#onUp);
    addEventListener("keydown", this.#onKey, true);
  }

  #release(): void {
    this.#hasEnded = this.#drag !== undefined;
    this.#grip = this.#drag = undefined;
    this.#markDragging(false);
    removeEventListener("pointermove", this.#onMove);
    removeEventListener("pointerup", this.#onUp);
    removeEventListener("pointercancel", this.#onUp);
    removeEventListener("keydown", this.#onKey, true);
  }

  #markDragging(isDragging: boolean): void {
    this.#root.querySelector(".board")?.classList.toggle("dragging", isDragging);
  }

  #onClick(event: MouseEvent): void {
    if (!this.#hasEnded || event.detail === 0) return;
    this.#hasEnded = false;
    event.stopPropagation();
    event.preventDefault();
  }

  #gripAt(event: PointerEvent): Grip | undefined {
    const { movable, selected, scene } = this.#board;
    const start = pointOf(event);
    const target = this.#targetAt(start);
    const origins = [...movable, selected.at(-1), movable.length > 0 ? scene?.keyboardStart : undefined];
    if (target !== undefined && origins.includes(target))
      return { pointer: event.pointerId, start, target, piece: undefined };
    const taken = this.#enabledTargets().flatMap(({ pieces = [] }) => pieces);
    const piece = this.#nodesAt(start)
      .map((node) => node.closest("[data-piece]")?.getAttribute("data-piece"))
      .filter(isDefined)
      .find((id) => taken.includes(id));
    return piece === undefined ? undefined : { pointer: event.pointerId, start, target: undefined, piece };
  }

  #begin(grip: Grip, point: Point): void {
    const board = this.#board;
    const { scene } = board;
    if (!scene) return;
    const { target } = grip;
    const isSelected = target !== undefined && board.selected.at(-1) === target;
    if (target !== undefined && !isSelected && !this.#isEnabled(target)) this.#unpickTo(0);
    this.#drag = {
      grip,
      image: new DragImage(this.#root, scene, grip, this.#geometry),
      count: board.selected.length,
      last: grip.start,
    };
    if (target !== undefined && !isSelected && this.#isEnabled(target)) this.#select(target);
    this.#markDragging(true);
    this.#follow(this.#drag, point);
  }

  #follow(drag: Drag, point: Point): void {
    const { x, y } = drag.last;
    const steps = Math.ceil(distance(drag.last, point) / PATH_STEP);
    drag.image.moveTo(point);
    drag.last = point;
    if (this.#board.scene?.keyboardStart === undefined) return;
    for (let i = 1; i <= steps; i++)
      this.#continuePath({ x: x + ((point.x - x) * i) / steps, y: y + ((point.y - y) * i) / steps });
  }

  /** Presses the target that the pointer enters on a path, or takes back the last one when it returns. */
  #continuePath(point: Point): void {
    const { scene, selected } = this.#board;
    const target = this.#targetAt(point);
    const path = [scene?.keyboardStart, ...selected];
    if (target === undefined || target === path.at(-1)) return;
    if (target === path.at(-2)) this.#actions.dispatch("unpick", null);
    else if (this.#isEnabled(target)) this.#select(target);
  }

  /** Presses a target while the pointer is down. */
  #select(target: string): void {
    this.#actions.dispatch("pick", { target, isDragging: true });
  }

  /** Drops the piece of a target on spaces that no press moves it to. Returns whether it is accepted. */
  #place(target: string, { x, y }: Point): boolean {
    const svg = this.#root.querySelector<SVGSVGElement>(".stage > svg");
    if (!svg) return false;
    const point = clientMatrix(svg).inverse().transformPoint({ x, y });
    return this.#actions.drop("place", { target, spaces: this.#actions.spacesAt(point) });
  }

  #drop(drag: Drag, point: Point): void {
    const { target: origin, piece } = drag.grip;
    const { selected, scene } = this.#board;
    const isSelecting = piece !== undefined || scene?.keyboardStart !== undefined || selected.length > 0;
    const hit = this.#targetAt(point);
    if (hit !== undefined && (hit === selected.at(-1) || hit === origin)) this.#end(drag, false);
    else if (!isSelecting) this.#end(drag, origin !== undefined && this.#place(origin, point));
    else {
      const target = this.#dropTargetAt(point, hit, piece);
      if (target === undefined) this.#cancel();
      else {
        const isAccepted = this.#isEnabled(target);
        this.#end(drag, isAccepted);
        this.#actions.drop("pick", { target });
      }
    }
  }

  /** Ends a drag. A piece that was not accepted flies back. */
  #end({ image }: Drag, isAccepted: boolean): void {
    this.#release();
    if (isAccepted) image.remove();
    else image.flyBack(this.#actions.duration());
  }

  /** Ends a drag, and takes back its presses. */
  #cancel(): void {
    const drag = this.#drag;
    this.#release();
    if (!drag) return;
    this.#unpickTo(drag.count);
    this.#end(drag, false);
  }

  #unpickTo(count: number): void {
    for (let i = this.#board.selected.length; i > count; i--) this.#actions.dispatch("unpick", null);
  }

  /** The target for a drop: an enabled one on the space of the pressed one, or the nearest one if the point is beside all targets. */
  #dropTargetAt(point: Point, hit: string | undefined, piece: string | undefined): string | undefined {
    const { scene } = this.#board;
    const takers = this.#enabledTargets()
      .filter(({ pieces = [] }) => piece === undefined || pieces.includes(piece))
      .map(({ id }) => id);
    if (hit !== undefined && scene) {
      if (takers.includes(hit)) return hit;
      const { spacesUnder } = this.#geometry;
      const spaces = spacesUnder(scene, hit);
      const taker = takers.find((id) => spacesUnder(scene, id).some((space) => spaces.includes(space)));
      return taker ?? (this.#isEnabled(hit) ? undefined : hit);
    }
    const near = [...this.#root.querySelectorAll(".target.enabled")]
      .map((node) => ({ id: targetIdOf(node), away: distanceToRect(clientRect(node), point) }))
      .filter(({ id, away }) => away <= DROP_TOLERANCE && takers.some((taker) => taker === id));
    return near.toSorted((a, b) => a.away - b.away)[0]?.id;
  }

  #nodesAt({ x, y }: Point): readonly Element[] {
    return this.#root.elementsFromPoint(x, y);
  }

  #targetAt(point: Point): string | undefined {
    return this.#nodesAt(point).map(targetIdOf).find(isDefined);
  }

  #isEnabled(target: string): boolean {
    return this.#board.enabled?.includes(target) ?? true;
  }

  #enabledTargets(): readonly Target[] {
    return (this.#board.scene?.targets ?? []).filter(({ id, area }) => area && this.#isEnabled(id));
  }
}

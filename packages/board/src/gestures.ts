import { CENTRE, type Point } from "./camera.ts";

/** The panel functions that gestures call. */
export interface GestureActions {
  isAdjusted(panel: string): boolean;
  zoom(panel: string, factor: number, at: Point, isSmooth?: boolean): void;
  pan(panel: string, by: Point): void;
  showAll(panel: string): void;
  selectAdjacent(step: 1 | -1): void;
}

/** A pointer that moves less than this many pixels is a tap. */
const TAP_TOLERANCE = 6;
/** The minimal length of a swipe in pixels, and its minimal ratio of width to height. */
const SWIPE = { length: 40, flatness: 1.5 } as const;
/** The maximal time in milliseconds and distance in pixels between the taps of a double tap. */
const DOUBLE_TAP = { time: 350, distance: 30 } as const;
/** The zoom factor of a double tap. */
const DOUBLE_TAP_ZOOM = 2;
/** The maximal step of a wheel event and the height of a line, in pixels. */
const WHEEL = { max: 30, line: 16 } as const;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** A point of the page relative to a viewport, as fractions of its size. */
function relativeTo(viewport: DOMRect, { x, y }: Point): Point {
  const { left, top, width, height } = viewport;
  return width > 0 && height > 0 ? { x: (x - left) / width, y: (y - top) / height } : CENTRE;
}

const viewportRect = ({ currentTarget }: Event): DOMRect =>
  currentTarget instanceof Element ? currentTarget.getBoundingClientRect() : new DOMRect();

const isOnEnabled = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(".target.enabled") !== null;

/** Pointer and wheel gestures on the panels of a board: dragging, pinching, double taps and swipes. */
export class Gestures {
  readonly #panels: GestureActions;
  readonly #isDraggingPiece: () => boolean;
  readonly #pointers = new Map<number, Point>();
  #panel = "";
  /** The position of the first pointer, while it is the only one. */
  #start: Point | undefined;
  /** Whether the pointer moved too far for a tap. */
  #isMoved = false;
  /** Whether the panel was dragged, so that the click is ignored. */
  #isDragged = false;
  #tap: { readonly at: Point; readonly time: number } | undefined;

  /** @param isDraggingPiece - whether the pointer drags a piece, and must neither pan nor swipe */
  constructor(panels: GestureActions, isDraggingPiece: () => boolean) {
    this.#panels = panels;
    this.#isDraggingPiece = isDraggingPiece;
  }

  /** The event listeners of a panel's viewport. */
  listenersFor(panel: string): object {
    return {
      onPointerDown: (event: PointerEvent) => this.#onPointerDown(panel, event),
      onPointerMove: (event: PointerEvent) => this.#onPointerMove(panel, event),
      onPointerUp: (event: PointerEvent) => this.#onPointerUp(event),
      onPointerCancel: (event: PointerEvent) => this.#pointers.delete(event.pointerId),
      onWheel: (event: WheelEvent) => this.#onWheel(panel, event),
      onTouchMove: (event: TouchEvent) => event.touches.length > 1 && event.preventDefault(),
      onClickCapture: (event: MouseEvent) => this.#onClick(event),
    };
  }

  #onPointerDown(panel: string, event: PointerEvent): void {
    if (event.button > 0) return;
    if (this.#pointers.size > 0 && panel !== this.#panel) return;
    this.#panel = panel;
    const isFirst = this.#pointers.size === 0;
    this.#start = isFirst ? pointOf(event) : undefined;
    if (isFirst) this.#isMoved = this.#isDragged = false;
    this.#pointers.set(event.pointerId, pointOf(event));
  }

  #onPointerMove(panel: string, event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) {
      // pressed before this code was loaded
      if (event.buttons === 1) this.#onPointerDown(panel, event);
      return;
    }
    // the button was released outside the viewport
    if (event.pointerType === "mouse" && event.buttons === 0) this.#pointers.delete(event.pointerId);
    else if (this.#pointers.size > 1) this.#pinch(event, before);
    else this.#drag(event, before);
  }

  #pinch(event: PointerEvent, before: Point): void {
    const [now, viewport] = [pointOf(event), viewportRect(event)];
    const [, other] = [...this.#pointers].find(([id]) => id !== event.pointerId) ?? [];
    if (!other) return;
    const at = relativeTo(viewport, midpoint(before, other));
    const to = relativeTo(viewport, midpoint(now, other));
    this.#panels.zoom(this.#panel, distance(now, other) / Math.max(distance(before, other), 1), at);
    this.#panels.pan(this.#panel, { x: to.x - at.x, y: to.y - at.y });
    this.#pointers.set(event.pointerId, now);
    this.#isMoved = this.#isDragged = true;
  }

  #drag(event: PointerEvent, before: Point): void {
    const [now, viewport] = [pointOf(event), viewportRect(event)];
    if (!this.#isMoved && distance(before, now) < TAP_TOLERANCE) return;
    if (this.#isDraggingPiece()) return;
    if (this.#panels.isAdjusted(this.#panel)) {
      if (!this.#isDragged) capturePointer(event);
      this.#isDragged = true;
      const [at, to] = [relativeTo(viewport, before), relativeTo(viewport, now)];
      this.#panels.pan(this.#panel, { x: to.x - at.x, y: to.y - at.y });
    }
    this.#pointers.set(event.pointerId, now);
    this.#isMoved = true;
  }

  #onPointerUp(event: PointerEvent): void {
    if (!this.#pointers.delete(event.pointerId) || !this.#start) return;
    if (this.#isDraggingPiece()) this.#tap = undefined;
    else if (!this.#isMoved) this.#onTap(event);
    else if (event.pointerType !== "mouse" && !this.#panels.isAdjusted(this.#panel))
      this.#swipe(event, this.#start);
  }

  #swipe(event: PointerEvent, start: Point): void {
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (Math.abs(x) < SWIPE.length || Math.abs(x) < SWIPE.flatness * Math.abs(y)) return;
    this.#panels.selectAdjacent(x < 0 ? 1 : -1);
  }

  #onTap(event: PointerEvent): void {
    const [at, time] = [pointOf(event), event.timeStamp];
    const tap = this.#tap;
    this.#tap = isOnEnabled(event) ? undefined : { at, time };
    if (!this.#tap || !tap || time - tap.time > DOUBLE_TAP.time || distance(tap.at, at) > DOUBLE_TAP.distance)
      return;
    this.#tap = undefined;
    if (this.#panels.isAdjusted(this.#panel)) this.#panels.showAll(this.#panel);
    else this.#panels.zoom(this.#panel, DOUBLE_TAP_ZOOM, relativeTo(viewportRect(event), at), true);
  }

  /** Zooms with Ctrl or ⌘; browsers also report a pinch on a touchpad as Ctrl. A plain wheel scrolls the page. */
  #onWheel(panel: string, event: WheelEvent): void {
    if (!(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const delta = event.deltaY * (event.deltaMode > 0 ? WHEEL.line : 1);
    const step = Math.min(Math.max(delta, -WHEEL.max), WHEEL.max);
    this.#panels.zoom(panel, Math.exp(-step / 100), relativeTo(viewportRect(event), pointOf(event)));
  }

  /** Ignores the click at the end of a drag. */
  #onClick(event: MouseEvent): void {
    if (!this.#isDragged || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  }
}

/** Receives further events of a pointer that leaves the viewport. */
function capturePointer({ currentTarget, pointerId }: PointerEvent): void {
  if (currentTarget instanceof Element) currentTarget.setPointerCapture(pointerId);
}

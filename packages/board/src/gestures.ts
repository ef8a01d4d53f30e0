import { MIDDLE, type Point } from "./camera.ts";

/** What gestures do to panels. */
export interface Gesturing {
  isOwn(panel: string): boolean;
  magnify(panel: string, factor: number, at: Point, isSmooth?: boolean): void;
  drag(panel: string, by: Point): void;
  showAll(panel: string): void;
  leaf(step: 1 | -1): void;
}

/** What moves less than so many pixels is a press. */
const STEADY = 6;
/** A swipe is so long, in pixels, and so much flatter than it is high. */
const SWIPE = { length: 40, flatness: 1.5 } as const;
/** Two taps are a double tap within so many milliseconds and pixels. */
const TWICE = { time: 350, distance: 30 } as const;
/** How much closer a double tap leads. */
const CLOSER = 2;
/** The most that one turn of a wheel counts, and a line of it, in pixels. */
const WHEEL = { most: 30, line: 16 } as const;

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** A place in an opening on the page, as parts of its size. */
function within(opening: DOMRect, { x, y }: Point): Point {
  const { left, top, width, height } = opening;
  return width > 0 && height > 0 ? { x: (x - left) / width, y: (y - top) / height } : MIDDLE;
}

const openingOf = ({ currentTarget }: Event): DOMRect =>
  currentTarget instanceof Element ? currentTarget.getBoundingClientRect() : new DOMRect();

const isOnEnabled = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(".target.enabled") !== null;

/** Pointers and wheel on the panels of a board: dragging, pinching, double taps and swipes. */
export class Gestures {
  readonly #panels: Gesturing;
  readonly #pointers = new Map<number, Point>();
  #panel = "";
  /** Where the only pointer went down. */
  #start: Point | undefined;
  /** No tap any more. */
  #isMoved = false;
  /** No press of what lies there any more either. */
  #isDragged = false;
  #tap: { readonly at: Point; readonly time: number } | undefined;

  constructor(panels: Gesturing) {
    this.#panels = panels;
  }

  /** The listeners of a panel's opening. */
  on(panel: string): object {
    return {
      onPointerDown: (event: PointerEvent) => this.#down(panel, event),
      onPointerMove: (event: PointerEvent) => this.#move(event),
      onPointerUp: (event: PointerEvent) => this.#up(event),
      onPointerCancel: (event: PointerEvent) => this.#pointers.delete(event.pointerId),
      onWheel: (event: WheelEvent) => this.#wheel(panel, event),
      onTouchMove: (event: TouchEvent) => event.touches.length > 1 && event.preventDefault(),
      onClickCapture: (event: MouseEvent) => this.#click(event),
    };
  }

  #down(panel: string, event: PointerEvent): void {
    if (event.button > 0) return;
    if (this.#pointers.size > 0 && panel !== this.#panel) return;
    this.#panel = panel;
    const isFirst = this.#pointers.size === 0;
    this.#start = isFirst ? pointOf(event) : undefined;
    if (isFirst) this.#isMoved = this.#isDragged = false;
    this.#pointers.set(event.pointerId, pointOf(event));
  }

  #move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    // let go outside of the opening
    if (event.pointerType === "mouse" && event.buttons === 0) this.#pointers.delete(event.pointerId);
    else if (this.#pointers.size > 1) this.#pinch(event, before);
    else this.#slide(event, before);
  }

  #pinch(event: PointerEvent, before: Point): void {
    const [now, opening] = [pointOf(event), openingOf(event)];
    const [, other] = [...this.#pointers].find(([id]) => id !== event.pointerId) ?? [];
    if (!other) return;
    const at = within(opening, between(before, other));
    const to = within(opening, between(now, other));
    this.#panels.magnify(this.#panel, apart(now, other) / Math.max(apart(before, other), 1), at);
    this.#panels.drag(this.#panel, { x: to.x - at.x, y: to.y - at.y });
    this.#pointers.set(event.pointerId, now);
    this.#isMoved = this.#isDragged = true;
  }

  #slide(event: PointerEvent, before: Point): void {
    const [now, opening] = [pointOf(event), openingOf(event)];
    if (!this.#isMoved && apart(before, now) < STEADY) return;
    if (this.#panels.isOwn(this.#panel)) {
      if (!this.#isDragged) capture(event);
      this.#isDragged = true;
      const [at, to] = [within(opening, before), within(opening, now)];
      this.#panels.drag(this.#panel, { x: to.x - at.x, y: to.y - at.y });
    }
    this.#pointers.set(event.pointerId, now);
    this.#isMoved = true;
  }

  #up(event: PointerEvent): void {
    if (!this.#pointers.delete(event.pointerId) || !this.#start) return;
    if (!this.#isMoved) this.#tapped(event);
    else if (event.pointerType !== "mouse" && !this.#panels.isOwn(this.#panel))
      this.#swipe(event, this.#start);
  }

  #swipe(event: PointerEvent, start: Point): void {
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (Math.abs(x) < SWIPE.length || Math.abs(x) < SWIPE.flatness * Math.abs(y)) return;
    this.#panels.leaf(x < 0 ? 1 : -1);
  }

  #tapped(event: PointerEvent): void {
    const [at, time] = [pointOf(event), event.timeStamp];
    const tap = this.#tap;
    this.#tap = isOnEnabled(event) ? undefined : { at, time };
    if (!this.#tap || !tap || time - tap.time > TWICE.time || apart(tap.at, at) > TWICE.distance) return;
    this.#tap = undefined;
    if (this.#panels.isOwn(this.#panel)) this.#panels.showAll(this.#panel);
    else this.#panels.magnify(this.#panel, CLOSER, within(openingOf(event), at), true);
  }

  /** With Ctrl or ⌘, which a pinch on a touchpad has too; a plain wheel belongs to the page. */
  #wheel(panel: string, event: WheelEvent): void {
    if (!(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const turned = event.deltaY * (event.deltaMode > 0 ? WHEEL.line : 1);
    const counted = Math.min(Math.max(turned, -WHEEL.most), WHEEL.most);
    this.#panels.magnify(panel, Math.exp(-counted / 100), within(openingOf(event), pointOf(event)));
  }

  /** Who drags a panel presses nothing on it. */
  #click(event: MouseEvent): void {
    if (!this.#isDragged || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  }
}

/** Goes on hearing a pointer that leaves the opening. */
function capture({ currentTarget, pointerId }: PointerEvent): void {
  if (currentTarget instanceof Element) currentTarget.setPointerCapture(pointerId);
}

import { expect, type Locator, type Page } from "@playwright/test";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of something that is on the screen. */
export async function middleOf(locator: Locator): Promise<Point> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error("nothing is drawn there");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The number of pointer events between two points. */
const STEPS = 6;

const stepsBetween = (from: Point, to: Point): Point[] =>
  Array.from({ length: STEPS }, (_, i) => ({
    x: from.x + ((to.x - from.x) * (i + 1)) / STEPS,
    y: from.y + ((to.y - from.y) * (i + 1)) / STEPS,
  }));

/** A pointer that drags: the mouse or a finger. */
export interface Pointer {
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
}

export const mouseOf = ({ mouse }: Page): Pointer => ({
  async down({ x, y }) {
    await mouse.move(x, y);
    await mouse.down();
  },
  move: ({ x, y }) => mouse.move(x, y),
  up: () => mouse.up(),
});

/** A finger, by the DevTools protocol: Playwright offers only taps. */
export async function fingerOf(page: Page): Promise<Pointer> {
  const session = await page.context().newCDPSession(page);
  const touch = async (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) => {
    await session.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  return {
    down: (at) => touch("touchStart", [at]),
    move: (to) => touch("touchMove", [to]),
    up: () => touch("touchEnd", []),
  };
}

/** Drags from a point over others, without dropping. */
export async function dragOver(pointer: Pointer, [from, ...rest]: readonly Point[]): Promise<void> {
  if (!from) return;
  await pointer.down(from);
  let last = from;
  for (const to of rest) {
    for (const at of stepsBetween(last, to)) await pointer.move(at);
    last = to;
  }
}

/** Moves a pointer to a board, and waits until it has loaded the code for drags. */
export async function waitForDrags(board: Locator): Promise<void> {
  await board.dispatchEvent("pointerover");
  await expect(board.locator(".target.movable").first()).toBeAttached();
  await board.page().waitForLoadState("networkidle");
}

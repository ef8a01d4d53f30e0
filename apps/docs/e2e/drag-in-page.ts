/** How a piece was dragged: the distance that its copy moved, and the size of the copy, in multiples of the piece's size. */
export interface DragMeasures {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Drags the piece of a target under a given style of an ancestor, and measures its copy. Runs in the page, with its arguments only:
 * WebDrivers of some engines put pointers elsewhere under `zoom`.
 */
export async function dragInPage(
  style: string,
  target: string,
  by: { readonly x: number; readonly y: number },
): Promise<DragMeasures | undefined> {
  const board = document.querySelector("serpent-play serpent-board");
  const root = board?.shadowRoot;
  const grip = root?.querySelector(`[data-target="${target}"]`);
  if (!board || !root || !grip) return undefined;
  board.parentElement?.setAttribute("style", style);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // browsers without `currentCSSZoom` measure zoomed elements as if they were not zoomed
  const isMeasured = "currentCSSZoom" in Element.prototype;
  const zoom = isMeasured ? 1 : Number(/^zoom: (\S+)$/.exec(style)?.[1] ?? 1);
  const boxOf = (node: Element) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x: (x + width / 2) * zoom, y: (y + height / 2) * zoom, width, height };
  };
  grip.scrollIntoView({ block: "center" });
  const { x, y } = boxOf(grip);
  const point = (type: string, part: number) =>
    grip.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        composed: true,
        cancelable: true,
        clientX: x + by.x * part,
        clientY: y + by.y * part,
        pointerId: 1,
        pointerType: "mouse",
        isPrimary: true,
        buttons: 1,
      }),
    );
  point("pointerdown", 0);
  for (const part of [0.3, 0.6, 1]) point("pointermove", part);
  const copy = root.querySelector(".dragged .piece");
  const piece = [...root.querySelectorAll<SVGElement>("[data-piece]")].find(
    (one) => one.style.opacity === "0.3",
  );
  const [now, before] = [copy, piece].map((one) => one && boxOf(one));
  point("pointercancel", 1);
  if (!now || !before) return undefined;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: Math.round(now.x - before.x),
    y: Math.round(now.y - before.y),
    width: round(now.width / before.width),
    height: round(now.height / before.height),
  };
}

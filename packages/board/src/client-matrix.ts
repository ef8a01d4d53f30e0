import type { Point } from "./camera.ts";

const SVG = "http://www.w3.org/2000/svg";

/** How far the measured points of a group are apart, in its units. */
const SPAN = 100;

/**
 * The zoom of a node where the browser measures it as if it were not zoomed: Safari, and Chrome before 128. Others have
 * `currentCSSZoom`, and measure what is seen.
 */
function unmeasuredZoom(node: Element): number {
  if ("currentCSSZoom" in Element.prototype) return 1;
  const { parentNode } = node;
  const parent = parentNode instanceof ShadowRoot ? parentNode.host : parentNode;
  const above = parent instanceof Element ? unmeasuredZoom(node.assignedSlot ?? parent) : 1;
  return above * (Number(getComputedStyle(node).zoom) || 1);
}

/** The rectangle of a node in the pixels of pointers, also where the page zooms the node. */
export function clientRect(node: Element): DOMRect {
  const { x, y, width, height } = node.getBoundingClientRect();
  const zoom = unmeasuredZoom(node);
  return new DOMRect(x * zoom, y * zoom, width * zoom, height * zoom);
}

/** The middle of a node in the pixels of pointers. */
export function clientMiddle(node: Element): Point {
  const { x, y, width, height } = clientRect(node);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where a point of a group is seen. */
function measure(group: Element, x: number, y: number): Point {
  const mark = document.createElementNS(SVG, "circle");
  for (const [name, value] of Object.entries({ cx: x, cy: y, r: 1, fill: "none" }))
    mark.setAttribute(name, String(value));
  group.append(mark);
  const middle = clientMiddle(mark);
  mark.remove();
  return middle;
}

/**
 * The matrix from the units of a group to the pixels of pointers. It is measured: `getScreenCTM` leaves out what ancestors of the
 * board zoom in Firefox, and how they are transformed in Safari.
 */
export function clientMatrix(group: Element): DOMMatrix {
  const [origin, right, below] = [measure(group, 0, 0), measure(group, SPAN, 0), measure(group, 0, SPAN)];
  const [a, b] = [(right.x - origin.x) / SPAN, (right.y - origin.y) / SPAN];
  const [c, d] = [(below.x - origin.x) / SPAN, (below.y - origin.y) / SPAN];
  return new DOMMatrix([a, b, c, d, origin.x, origin.y]);
}

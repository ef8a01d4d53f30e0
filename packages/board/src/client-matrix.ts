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
  const root = node.getRootNode();
  const parent = node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  return (Number(getComputedStyle(node).zoom) || 1) * (parent ? unmeasuredZoom(parent) : 1);
}

/** The rectangle of a node in the pixels of pointers, also where the page zooms the node. */
export function clientRect(node: Element): DOMRect {
  const { x, y, width, height } = node.getBoundingClientRect();
  const zoom = unmeasuredZoom(node);
  return new DOMRect(x * zoom, y * zoom, width * zoom, height * zoom);
}

/** Where a point of a group is seen. */
function measure(group: Element, left: number, top: number): Point {
  const mark = document.createElementNS(SVG, "circle");
  mark.setAttribute("transform", `translate(${left} ${top})`);
  mark.setAttribute("r", "1");
  group.append(mark);
  const { x, y, width, height } = clientRect(mark);
  mark.remove();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * The matrix from the units of a group to the pixels of pointers. It is measured: `getScreenCTM` leaves out what ancestors of the
 * board zoom in Firefox, and how they are transformed in Safari.
 */
export function clientMatrix(group: Element): DOMMatrix {
  const { x, y } = measure(group, 0, 0);
  const [right, below] = [measure(group, SPAN, 0), measure(group, 0, SPAN)];
  const units = [right.x - x, right.y - y, below.x - x, below.y - y].map((length) => length / SPAN);
  return new DOMMatrix([...units, x, y]);
}

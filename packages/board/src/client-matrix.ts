import type { Point } from "./camera.ts";

const SVG = "http://www.w3.org/2000/svg";

/** The distance of the measured points of a group, in its units. */
const SPAN = 100;

/**
 * The zoom of a node in browsers that measure as if it were not zoomed: Safari, and Chrome before 128. Others have `currentCSSZoom`, and
 * measure the zoomed node.
 */
function unmeasuredZoom(node: Element): number {
  if ("currentCSSZoom" in Element.prototype) return 1;
  const root = node.getRootNode();
  const parent = node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  return (Number(getComputedStyle(node).zoom) || 1) * (parent ? unmeasuredZoom(parent) : 1);
}

/** The rectangle of a node in pointer coordinates, also if the page zooms the node. */
export function clientRect(node: Element): DOMRect {
  const { x, y, width, height } = node.getBoundingClientRect();
  const zoom = unmeasuredZoom(node);
  return new DOMRect(x * zoom, y * zoom, width * zoom, height * zoom);
}

/** The screen position of a point of a group. */
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
 * The matrix from the units of a group to pointer coordinates, by measurement: `getScreenCTM` ignores the zoom of the board's ancestors in
 * Firefox, and their transforms in Safari.
 */
export function clientMatrix(group: Element): DOMMatrix {
  const { x, y } = measure(group, 0, 0);
  const [right, below] = [measure(group, SPAN, 0), measure(group, 0, SPAN)];
  const units = [right.x - x, right.y - y, below.x - x, below.y - y].map((length) => length / SPAN);
  return new DOMMatrix([...units, x, y]);
}

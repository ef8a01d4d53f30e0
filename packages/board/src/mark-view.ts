import type { Paint, Rect, Space } from "@serpentarium/core/scene";
import { type ComponentChildren, h, type JSX } from "preact";
import type { Mark, MarkKind } from "./mark.ts";
import { paint } from "./shape-view.ts";

/** The four corners of a rectangle, as path data. */
function corners({ x, y, w, h: height }: Rect, arm: number): string {
  const [right, bottom] = [x + w, y + height];
  return [
    `M${x} ${y + arm}V${y}H${x + arm}`,
    `M${right - arm} ${y}H${right}V${y + arm}`,
    `M${right} ${bottom - arm}V${bottom}H${right - arm}`,
    `M${x + arm} ${bottom}H${x}V${bottom - arm}`,
  ].join("");
}

/** A side of a rectangle, as path data. */
function sidePath({ x, y, w, h: height }: Rect, side: NonNullable<Mark["side"]>): string {
  if (side === "left" || side === "right") return `M${side === "left" ? x : x + w} ${y}v${height}`;
  return `M${x} ${side === "top" ? y : y + height}h${w}`;
}

/** The paints that each kind of mark uses. */
export const MARK_PAINTS: Readonly<Record<MarkKind, readonly Paint[]>> = {
  last: ["accent"],
  refused: ["red", "red-ink"],
  hint: ["yellow", "yellow-ink"],
};

/** A star with four points in a circle of radius 1. */
const STAR = "M0-1Q.2-.2 1 0 .2.2 0 1-.2.2-1 0-.2-.2 0-1Z";
const CROSS = "M-.5-.5l1 1m0-1l-1 1";

interface BadgeProps {
  /** The middle of the badge. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly fill: Paint;
  readonly children?: ComponentChildren;
}

/** A sign in a circle at the top right corner of a mark, with which it is told apart without its colour. */
const Badge = ({ x, y, r, fill, children }: BadgeProps): JSX.Element =>
  h("g", { transform: `translate(${x} ${y}) scale(${r})` }, h("circle", { ...paint(fill), r: 1 }), children);

type MarkViewProps = Pick<Mark, "kind" | "side"> & { readonly rect: Rect };

function MarkView({ rect, kind, side }: MarkViewProps): JSX.Element {
  const { x, y, w, h: height } = rect;
  const unit = Math.min(w, height);
  const line = (stroke: Paint, width: number): object => ({
    ...paint("none", stroke, width),
    "vector-effect": "non-scaling-stroke",
  });
  const outline = { x, y, width: w, height, rx: unit * 0.1 };
  if (side) return h("path", { ...line("accent", 5), d: sidePath(rect, side) });
  if (kind === "last") return h("path", { ...line("accent", 3.5), d: corners(rect, unit * 0.25) });
  const badge = { x: x + w - unit * 0.14, y: y + unit * 0.14, r: unit * 0.14 };
  if (kind === "refused")
    return h(
      "g",
      null,
      h("rect", { ...line("red", 3), ...outline, "stroke-dasharray": "7 4" }),
      h(
        Badge,
        { ...badge, fill: "red" },
        h("path", { ...paint("none", "red-ink", 0.3), d: CROSS, "stroke-linecap": "round" }),
      ),
    );
  return h(
    "g",
    null,
    // a bright line between two dark ones
    h("rect", { ...line("yellow-ink", 6), ...outline }),
    h("rect", { ...line("yellow", 3), ...outline }),
    h(
      Badge,
      { ...badge, r: badge.r * 1.3, fill: "yellow-ink" },
      h("path", { ...paint("yellow"), d: STAR, transform: "scale(.8)" }),
    ),
  );
}

/** The grounds of the last action, drawn below its pieces. */
export function markGrounds(spaces: readonly Space[], marks: readonly Mark[]): JSX.Element[] {
  return marks.flatMap(({ space, kind, side }) => {
    const rect = kind === "last" && !side && spaces.find(({ id }) => id === space);
    if (!rect) return [];
    const { x, y, w, h: height } = rect;
    const ground = { ...paint("accent"), x, y, width: w, height, rx: Math.min(w, height) * 0.1 };
    return [h("rect", { ...ground, key: space, opacity: 0.22 })];
  });
}

/** Draws marks on their spaces. */
export function markViews(spaces: readonly Space[], marks: readonly Mark[]): JSX.Element[] {
  return marks.flatMap(({ space, kind, side }) => {
    const rect = spaces.find(({ id }) => id === space);
    const view = rect && h(MarkView, { rect, kind, ...(side && { side }) });
    return view ? [h("g", { class: `mark ${side ? "seam" : kind}`, "data-space": space }, view)] : [];
  });
}

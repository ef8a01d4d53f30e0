import type { Area, Paint, Rect, Space } from "@serpentarium/core/scene";
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

interface OutlineProps {
  readonly area: Area;
  readonly "stroke-dasharray"?: string;
  readonly pathLength?: number;
}

/** The outline of an area, as a shape. */
export function OutlineView({ area, ...attributes }: OutlineProps): JSX.Element {
  const { x, y, w, h: height, outline } = area;
  if (typeof outline === "object") {
    const points = outline.map(([dx, dy]) => [x + dx * w, y + dy * height]).join(" ");
    return h("polygon", { ...attributes, points });
  }
  return h("rect", {
    ...attributes,
    x,
    y,
    width: w,
    height,
    rx: Math.min(w, height) * (outline ? 0.5 : 0.1),
  });
}

/** A side of a rectangle, as path data. */
function sidePath({ x, y, w, h: height }: Rect, side: NonNullable<Mark["side"]>): string {
  if (side === "left" || side === "right") return `M${side === "left" ? x : x + w} ${y}v${height}`;
  return `M${x} ${side === "top" ? y : y + height}h${w}`;
}

/** The paints that each kind of mark uses. */
export const MARK_PAINTS: Readonly<Record<MarkKind, readonly Paint[]>> = {
  last: ["accent", "paper"],
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

/** A sign in a circle at the top right corner of a mark, which distinguishes it without its colour. */
const Badge = ({ x, y, r, fill, children }: BadgeProps): JSX.Element =>
  h("g", { transform: `translate(${x} ${y}) scale(${r})` }, h("circle", { ...paint(fill), r: 1 }), children);

/** The sign of a hint. */
export const StarBadge = (at: Omit<BadgeProps, "fill">): JSX.Element =>
  h(Badge, { ...at, fill: "yellow-ink" }, h("path", { ...paint("yellow"), d: STAR, transform: "scale(.8)" }));

type MarkViewProps = Pick<Mark, "kind" | "side"> & { readonly area: Area };

function MarkView({ area, kind, side }: MarkViewProps): JSX.Element {
  const { x, y, w, h: height } = area;
  const unit = Math.min(w, height);
  const line = (stroke: Paint, width: number): object => ({
    ...paint("none", stroke, width),
    "vector-effect": "non-scaling-stroke",
  });
  if (side) return h("path", { ...line("accent", 5), d: sidePath(area, side) });
  if (kind === "last" && area.outline) return h(OutlineView, { ...line("accent", 3.5), area });
  if (kind === "last") return h("path", { ...line("accent", 3.5), d: corners(area, unit * 0.25) });
  const badge = { x: x + w - unit * 0.14, y: y + unit * 0.14, r: unit * 0.14 };
  if (kind === "refused")
    return h(
      "g",
      null,
      h(OutlineView, { ...line("red", 3), area, "stroke-dasharray": "7 4" }),
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
    h(OutlineView, { ...line("yellow-ink", 6), area }),
    h(OutlineView, { ...line("yellow", 3), area }),
    h(StarBadge, { ...badge, r: badge.r * 1.3 }),
  );
}

/** Draws marks on their spaces, except arrows. */
export function markViews(spaces: readonly Space[], marks: readonly Mark[]): JSX.Element[] {
  return marks.flatMap(({ space, kind, side, path }) => {
    const area = !path && spaces.find(({ id }) => id === space);
    const view = area && h(MarkView, { area, kind, ...(side && { side }) });
    return view ? [h("g", { class: `mark ${side ? "seam" : kind}`, "data-space": space }, view)] : [];
  });
}

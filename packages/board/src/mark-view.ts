import type { Paint, Rect, Space } from "@serpentarium/core/scene";
import { h, type JSX } from "preact";
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

const MARK_PAINT: Readonly<Record<MarkKind, Paint>> = { last: "accent", refused: "red", hint: "blue" };

function MarkView({ rect, kind }: { readonly rect: Rect; readonly kind: MarkKind }): JSX.Element {
  const unit = Math.min(rect.w, rect.h);
  const painted = { ...paint("none", MARK_PAINT[kind], 3), "vector-effect": "non-scaling-stroke" };
  const { x, y, w, h: height } = rect;
  const outline = { ...painted, x, y, width: w, height, rx: unit * 0.1 };
  if (kind === "last") return h("path", { ...painted, d: corners(rect, unit * 0.22) });
  if (kind === "hint") return h("rect", { ...outline, "stroke-dasharray": "1 6", "stroke-linecap": "round" });
  const r = unit * 0.14;
  const cross = `M${-r * 0.5} ${-r * 0.5}l${r} ${r}m0 ${-r}l${-r} ${r}`;
  return h(
    "g",
    null,
    h("rect", { ...outline, "stroke-dasharray": "7 4" }),
    h(
      "g",
      { transform: `translate(${x + w - r} ${y + r})` },
      h("circle", { ...paint("red"), r }),
      h("path", { ...paint("none", "red-ink", r * 0.3), d: cross, "stroke-linecap": "round" }),
    ),
  );
}

/** Draws marks on their spaces. */
export function markViews(spaces: readonly Space[], marks: readonly Mark[]): JSX.Element[] {
  return marks.flatMap(({ space, kind }) => {
    const rect = spaces.find(({ id }) => id === space);
    return rect ? [h("g", { class: `mark ${kind}`, "data-space": space }, h(MarkView, { rect, kind }))] : [];
  });
}

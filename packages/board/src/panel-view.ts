import type { Words } from "@serpentarium/core";
import type { Panel, Rect } from "@serpentarium/core/scene";
import { type ComponentChildren, h, type JSX } from "preact";
import { type Plane, viewportOf } from "./plane.ts";
import { BASELINE, LETTER_WIDTH, paint } from "./shape-view.ts";

/** Rounds numbers beyond the precision of screens, to shorten files. */
const round = (value: number): number => Math.round(value * 1e4) / 1e4;

interface LabelProps {
  readonly panel: Panel;
  readonly words: Words;
}

/** The label of a panel, shrunk to fit, preceded by a dot if a player is to act there. */
function LabelView({
  panel: { area, labelHeight, label, active, winner },
  words,
}: LabelProps): JSX.Element | null {
  if (labelHeight <= 0) return null;
  const text = words.format(label);
  const [dot, left] = [labelHeight * 0.16, area.x + labelHeight * 0.4];
  const from = active ? left + dot * 3.5 : left;
  const size = Math.min(
    labelHeight * 0.48,
    (area.x + area.w - labelHeight * 0.4 - from) / (LETTER_WIDTH * text.length),
  );
  const middle = area.y + labelHeight / 2;
  return h(
    "g",
    null,
    active &&
      h("circle", { ...paint("accent"), class: "dot f-accent solid", cx: left + dot, cy: middle, r: dot }),
    h(
      "text",
      {
        ...paint(active || winner ? "ink" : "muted"),
        x: round(from),
        y: round(middle + size * BASELINE),
        "font-size": round(size),
        style: "text-anchor:start",
      },
      text,
    ),
  );
}

interface ViewportProps {
  readonly viewport: Rect;
  readonly plane: Plane;
  readonly isLive: boolean;
  readonly children?: ComponentChildren;
}

/** The clipped viewport of a plane. Size and clipping are repeated as inline style, because a page may have rules for `svg`. */
function ViewportView({ viewport, plane, isLive, children }: ViewportProps): JSX.Element {
  const [x, y, scale] = [round(plane.x - viewport.x), round(plane.y - viewport.y), round(plane.scale)];
  const style = isLive ? { style: `transform:translate(${x}px,${y}px) scale(${scale})` } : {};
  return h(
    "svg",
    {
      x: viewport.x,
      y: viewport.y,
      width: viewport.w,
      height: viewport.h,
      overflow: "hidden",
      style: `width:${viewport.w}px;height:${viewport.h}px;overflow:hidden`,
    },
    h("g", { class: "plane", transform: `translate(${x} ${y}) scale(${scale})`, ...style }, children),
  );
}

export interface PanelViewProps extends LabelProps {
  readonly plane: Plane;
  /** Whether planes are moved by CSS, which can be animated. */
  readonly isLive: boolean;
  readonly children?: ComponentChildren;
}

/** A panel: its frame, its content and its label. */
export function PanelView({ panel, words, plane, isLive, children }: PanelViewProps): JSX.Element {
  const { x, y, w, h: height } = panel.area;
  const place = { x, y, width: w, height, rx: Math.min(w, height) * 0.02 };
  return h(
    "g",
    { class: `panel${panel.active ? " active" : ""}`, "data-panel": panel.id },
    h("rect", { ...paint("paper"), ...place }),
    h(ViewportView, { viewport: viewportOf(panel), plane, isLive }, children),
    h("rect", {
      ...(panel.active || panel.winner ? paint("none", "accent", 2.5) : paint("none", "line", 1)),
      ...place,
      "vector-effect": "non-scaling-stroke",
    }),
    h(LabelView, { panel, words }),
  );
}

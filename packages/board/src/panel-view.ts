import type { Language } from "@serpentarium/core";
import type { Panel, Rect } from "@serpentarium/core/scene";
import { type ComponentChildren, h, type JSX } from "preact";
import { type Plane, portOf } from "./plane.ts";
import { BASELINE, paint } from "./shape-view.ts";

/** The width of a letter on average, in heights of a letter. */
const LETTER = 0.56;

/** Shorter in a file, and finer than any screen. */
const round = (value: number): number => Math.round(value * 1e4) / 1e4;

interface Strip {
  readonly panel: Panel;
  readonly language: Language;
}

/** The label in its strip: no larger than fits, after a dot where somebody is to do something. */
function LabelView({ panel: { area, head, label, active }, language }: Strip): JSX.Element | null {
  if (head <= 0) return null;
  const words = label[language];
  const [dot, left] = [head * 0.16, area.x + head * 0.4];
  const from = active ? left + dot * 3.5 : left;
  const size = Math.min(head * 0.48, (area.x + area.w - head * 0.4 - from) / (LETTER * words.length));
  const middle = area.y + head / 2;
  return h(
    "g",
    null,
    active &&
      h("circle", { ...paint("accent"), class: "dot f-accent solid", cx: left + dot, cy: middle, r: dot }),
    h(
      "text",
      {
        ...paint(active ? "ink" : "muted"),
        x: round(from),
        y: round(middle + size * BASELINE),
        "font-size": round(size),
        style: "text-anchor:start",
      },
      words,
    ),
  );
}

interface PortProps {
  readonly port: Rect;
  readonly plane: Plane;
  readonly isLive: boolean;
  readonly children?: ComponentChildren;
}

/** The opening in which a plane shows. Size and clipping are repeated as style, or a page's rules for `svg` would change them. */
function PortView({ port, plane, isLive, children }: PortProps): JSX.Element {
  const [x, y, scale] = [round(plane.x - port.x), round(plane.y - port.y), round(plane.scale)];
  const style = isLive ? { style: `transform:translate(${x}px,${y}px) scale(${scale})` } : {};
  return h(
    "svg",
    {
      x: port.x,
      y: port.y,
      width: port.w,
      height: port.h,
      overflow: "hidden",
      style: `width:${port.w}px;height:${port.h}px;overflow:hidden`,
    },
    h("g", { class: "plane", transform: `translate(${x} ${y}) scale(${scale})`, ...style }, children),
  );
}

export interface PanelViewProps extends Strip {
  readonly plane: Plane;
  /** Whether planes move by style, so that a style sheet can say how. */
  readonly isLive: boolean;
  readonly children?: ComponentChildren;
}

/** A panel in its frame, with its label over it. */
export function PanelView({ panel, language, plane, isLive, children }: PanelViewProps): JSX.Element {
  const { x, y, w, h: height } = panel.area;
  const place = { x, y, width: w, height, rx: Math.min(w, height) * 0.02 };
  return h(
    "g",
    { class: `panel${panel.active ? " active" : ""}`, "data-panel": panel.id },
    h("rect", { ...paint("paper"), ...place }),
    h(PortView, { port: portOf(panel), plane, isLive }, children),
    h("rect", {
      ...(panel.active ? paint("none", "accent", 2.5) : paint("none", "line", 1)),
      ...place,
      "vector-effect": "non-scaling-stroke",
    }),
    h(LabelView, { panel, language }),
  );
}

import type { Area } from "@serpentarium/core/scene";
import { h, type JSX } from "preact";

/** A ring consists of a wide line and a narrower one above it, so that both the focus and the state of a target are visible. */
const OUTLINE_CSS = `
[style*=clip-path]{border-radius:0;box-shadow:none!important;outline:none!important}
[style*=clip-path]::after{content:none!important}
.ring{position:absolute;transform:translate(-50%,-50%);overflow:visible;pointer-events:none;fill:none;stroke-linejoin:round;stroke-linecap:round}
.next+.ring :last-child{stroke:var(--_blue);stroke-width:3;stroke-dasharray:0 6}
.selected+.ring :last-child{stroke:var(--_blue);stroke-width:4}
@media (hover:hover){.enabled:hover+.ring :last-child{stroke:var(--_blue);stroke-width:3;stroke-dasharray:none}}
.target:focus-visible+.ring{z-index:1}
.target:focus-visible+.ring :first-child{stroke:var(--_focus);stroke-width:9}
.target:focus-visible:not(.next,.selected)+.ring :last-child{stroke:var(--_paper);stroke-width:4}
@media (forced-colors:active){.ring{--_blue:Highlight;--_focus:Highlight}}`;

/** The style sheet of targets other than rectangles. */
export const outlineStyleSheet = new CSSStyleSheet();
outlineStyleSheet.replaceSync(OUTLINE_CSS);

/** The style that clips a target to the outline of its area. */
export function outlineStyle({ outline }: Area): string {
  if (!outline) return "";
  if (outline === "circle") return ";border-radius:50%";
  return `;clip-path:polygon(${outline.map(([x, y]) => `${100 * x}% ${100 * y}%`).join()})`;
}

export interface RingViewProps {
  readonly area: Area;
  /** The style that places the area. */
  readonly style: string;
}

/** The outline of a polygon after its target, whose borders are clipped; nothing for other targets. */
export function RingView({ area: { outline }, style }: RingViewProps): JSX.Element | null {
  if (typeof outline !== "object") return null;
  const ring = h("polygon", { points: outline.join(" "), "vector-effect": "non-scaling-stroke" });
  const attributes = {
    class: "ring",
    viewBox: "0 0 1 1",
    preserveAspectRatio: "none",
    "aria-hidden": "true",
  };
  return h("svg", { ...attributes, style }, ring, ring);
}

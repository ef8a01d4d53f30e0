import { type PlotOptions, plot } from "@observablehq/plot";
import { parseHTML } from "linkedom";

/** The width of a plot in pixels: it fits a phone, and a wide page shows several side by side. */
export const PLOT_WIDTH = 340;

/** A document outside a browser, which Observable Plot needs to create elements. */
const { document } = parseHTML("<!doctype html><html><body></body></html>");

/** Draws a plot as SVG, with the colours of the surrounding page. */
export function drawSvg(options: PlotOptions, label: string): string {
  const svg = plot({ document, width: PLOT_WIDTH, style: { fontSize: "11px" }, ...options });
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", label);
  // screen readers would read every part of the plot
  for (const part of svg.querySelectorAll("[aria-label]")) part.removeAttribute("aria-label");
  return svg.outerHTML;
}

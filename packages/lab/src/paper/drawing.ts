import { type PlotOptions, plot } from "@observablehq/plot";
import { parseHTML } from "linkedom";

/** As wide as a phone shows it in full size; on a wide page there are several side by side. */
export const WIDTH = 340;

/** Where plots are drawn: they need the elements of a page, and there is none. */
const { document } = parseHTML("<!doctype html><html><body></body></html>");

/** A plot as SVG, as large as a phone shows it; its colours are those of the page around it. */
export function draw(options: PlotOptions, label: string): string {
  const svg = plot({ document, width: WIDTH, style: { fontSize: "11px" }, ...options });
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", label);
  // in a page, what a plot is made of would be read out piece by piece
  for (const part of svg.querySelectorAll("[aria-label]")) part.removeAttribute("aria-label");
  return svg.outerHTML;
}

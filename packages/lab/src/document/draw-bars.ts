import { axisX, axisY, gridY, rectY, ruleY } from "@observablehq/plot";
import { drawSvg } from "./draw-svg.ts";
import { formatNumber } from "./format-number.ts";
import type { BarPlot } from "./printable-document.ts";

const BAR_PLOT_HEIGHT = 170;

/** Draws a distribution as bars over ranges of numbers; heights are shares of the total. */
export function drawBars({ title, axis, bars }: BarPlot, language: string): string {
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  const rects = bars.map(({ from, to, count }) => ({ x1: from - 0.5, x2: to - 0.5, y: count / total }));
  const isWhole = Number.isInteger;
  const marks = [
    gridY({ ticks: 4, strokeOpacity: 0.15 }),
    axisY({ ticks: 4, label: null, tickFormat: (share: number) => formatNumber(share, "share", language) }),
    axisX({
      label: axis,
      labelArrow: "none",
      tickFormat: (value: number) => (isWhole(value) ? formatNumber(value, "number", language) : ""),
    }),
    rectY(rects, {
      x1: "x1",
      x2: "x2",
      y: "y",
      fill: "var(--series)",
      inset: 0,
      insetLeft: 0.5,
      insetRight: 0.5,
    }),
    ruleY([0]),
  ];
  return drawSvg(
    { height: BAR_PLOT_HEIGHT, marginLeft: 44, marginBottom: 34, x: { ticks: 6 }, marks },
    title,
  );
}

import { axisX, axisY, gridY, rectY, ruleY } from "@observablehq/plot";
import type { Language } from "@serpentarium/core";
import { draw } from "./drawing.ts";
import { writeNumber } from "./numbers.ts";
import type { BarPlot } from "./paper.ts";

const HEIGHT = 170;

/** How often each number came up, as a share of all; a bar stands over the numbers that it counts. */
export function drawBars({ title, axis, bars }: BarPlot, language: Language): string {
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  const rects = bars.map(({ from, to, count }) => ({ x1: from - 0.5, x2: to - 0.5, y: count / all }));
  const isWhole = Number.isInteger;
  const marks = [
    gridY({ ticks: 4, strokeOpacity: 0.15 }),
    axisY({ ticks: 4, label: null, tickFormat: (share: number) => writeNumber(share, "share", language) }),
    axisX({
      label: axis,
      labelArrow: "none",
      tickFormat: (value: number) => (isWhole(value) ? writeNumber(value, "number", language) : ""),
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
  return draw({ height: HEIGHT, marginLeft: 44, marginBottom: 34, x: { ticks: 6 }, marks }, title);
}

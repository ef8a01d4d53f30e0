import { axisX, dot, gridX, link, ruleX, text } from "@observablehq/plot";
import type { Language } from "@serpentarium/core";
import { draw, WIDTH } from "./drawing.ts";
import { writeNumber } from "./numbers.ts";
import type { Dot, DotPlot } from "./paper.ts";

/** Heights, from the top of a row: that of its label, of each dot below it, and of the gap to the next row. */
const LABEL = 18;
const STEP = 13;
const GAP = 6;
const BOTTOM = 24;
const MARGINS = { marginTop: 4, marginBottom: BOTTOM, marginLeft: 16, marginRight: 60 } as const;

/** The colour of a series: from one end of a scale to the other. */
export const colourOf = (series: number, count: number): string =>
  count < 2
    ? "var(--series)"
    : `color-mix(in oklab, var(--series), var(--series-end) ${Math.round((100 * series) / (count - 1))}%)`;

/** A dot where it is drawn, and its label where that is. */
interface Placed extends Dot {
  readonly y: number;
  readonly fill: string;
}

/** Where a share may end on the scale: what is small is not lost in the corner. */
const ENDS = [0.05, 0.1, 0.25, 0.5, 1];

function domainOf({ rows, unit, even = 0 }: DotPlot): [number, number] {
  const dots = rows.flatMap((row) => row.dots);
  const most = Math.max(even, ...dots.map(({ high, value }) => Math.max(high, value)));
  const least = Math.min(0, ...dots.map(({ low, value }) => Math.min(low, value)));
  if (unit === "share") return [0, ENDS.find((end) => end >= most) ?? 1];
  return [least, most * 1.05 || 1];
}

/** Rows of points with their intervals, each row under its label, each value at the right. */
export function drawDots(plot: DotPlot, language: Language): string {
  const { rows, series, unit, title, even } = plot;
  const rowHeight = LABEL + series.length * STEP + GAP;
  const height = rows.length * rowHeight;
  const dots = rows.flatMap(({ dots: own }, row) =>
    own.map((one): Placed => {
      const y = row * rowHeight + LABEL + (one.series + 0.5) * STEP;
      return { ...one, y, fill: colourOf(one.series, series.length) };
    }),
  );
  const labels = rows.map(({ label }, row) => ({ label, y: row * rowHeight + LABEL / 2 + 2 }));
  const write = (value: number): string => writeNumber(value, unit, language);
  const marks = [
    gridX({ ticks: 5, strokeOpacity: 0.15 }),
    axisX({ ticks: 5, label: null, tickFormat: write, tickSize: 0 }),
    ...(even === undefined ? [] : [ruleX([even], { strokeDasharray: "3 3", strokeOpacity: 0.6 })]),
    text(labels, {
      y: "y",
      text: "label",
      frameAnchor: "left",
      fontSize: 12,
      lineWidth: (WIDTH - 16) / 12,
      textOverflow: "ellipsis-end",
    }),
    link(dots, {
      x1: "low",
      x2: "high",
      y: "y",
      stroke: "fill",
      strokeWidth: 3,
      strokeLinecap: "round",
      strokeOpacity: 0.5,
    }),
    dot(dots, { x: "value", y: "y", fill: "fill", r: 4 }),
    text(dots, {
      y: "y",
      text: ({ value }: Placed) => write(value),
      frameAnchor: "right",
      textAnchor: "start",
      dx: 10,
    }),
  ];
  return draw(
    {
      ...MARGINS,
      height: height + MARGINS.marginTop + BOTTOM,
      x: { domain: domainOf(plot) },
      y: { axis: null, domain: [0, height], range: [MARGINS.marginTop, MARGINS.marginTop + height] },
      color: { type: "identity" },
      marks,
    },
    title,
  );
}

import { axisX, dot, gridX, link, ruleX, text } from "@observablehq/plot";
import { drawSvg, PLOT_WIDTH } from "./draw-svg.ts";
import { formatNumber } from "./format-number.ts";
import type { Dot, DotPlot } from "./printable-document.ts";

/** The vertical positions within a row, from the top: its label, each dot, and the gap to the next row. */
const LABEL_HEIGHT = 18;
const DOT_HEIGHT = 13;
const GAP_HEIGHT = 6;
const MARGIN_BOTTOM = 24;
const MARGINS = { marginTop: 4, marginBottom: MARGIN_BOTTOM, marginLeft: 16, marginRight: 60 } as const;

/** The colour of a series, on a scale from `--series` to `--series-end`. */
export const colourOf = (series: number, count: number): string =>
  count < 2
    ? "var(--series)"
    : `color-mix(in oklab, var(--series), var(--series-end) ${Math.round((100 * series) / (count - 1))}%)`;

/** A dot with its vertical position and colour. */
interface PlacedDot extends Dot {
  readonly y: number;
  readonly fill: string;
}

/** The possible upper ends of the axis of shares, so that small values use the whole width. */
const SHARE_AXIS_ENDS = [0.05, 0.1, 0.25, 0.5, 1];

function domainOf({ rows, unit, even = 0 }: DotPlot): [number, number] {
  const dots = rows.flatMap((row) => row.dots);
  const max = Math.max(even, ...dots.map(({ high, value }) => Math.max(high, value)));
  const min = Math.min(0, ...dots.map(({ low, value }) => Math.min(low, value)));
  if (unit === "share") return [0, SHARE_AXIS_ENDS.find((end) => end >= max) ?? 1];
  return [min, max * 1.05 || 1];
}

/** Draws rows of points with their intervals; the label is above each row and the value at its right. */
export function drawDots(plot: DotPlot, language: string): string {
  const { rows, series, unit, title, even } = plot;
  const rowHeight = LABEL_HEIGHT + series.length * DOT_HEIGHT + GAP_HEIGHT;
  const height = rows.length * rowHeight;
  const dots = rows.flatMap(({ dots: rowDots }, row) =>
    rowDots.map((point): PlacedDot => {
      const y = row * rowHeight + LABEL_HEIGHT + (point.series + 0.5) * DOT_HEIGHT;
      return { ...point, y, fill: colourOf(point.series, series.length) };
    }),
  );
  const labels = rows.map(({ label }, row) => ({ label, y: row * rowHeight + LABEL_HEIGHT / 2 + 2 }));
  const format = (value: number): string => formatNumber(value, unit, language);
  const marks = [
    gridX({ ticks: 5, strokeOpacity: 0.15 }),
    axisX({ ticks: 5, label: null, tickFormat: format, tickSize: 0 }),
    ...(even === undefined ? [] : [ruleX([even], { strokeDasharray: "3 3", strokeOpacity: 0.6 })]),
    text(labels, {
      y: "y",
      text: "label",
      frameAnchor: "left",
      fontSize: 12,
      lineWidth: (PLOT_WIDTH - 16) / 12,
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
      text: ({ value }: PlacedDot) => format(value),
      frameAnchor: "right",
      textAnchor: "start",
      dx: 10,
    }),
  ];
  return drawSvg(
    {
      ...MARGINS,
      height: height + MARGINS.marginTop + MARGIN_BOTTOM,
      x: { domain: domainOf(plot) },
      y: { axis: null, domain: [0, height], range: [MARGINS.marginTop, MARGINS.marginTop + height] },
      color: { type: "identity" },
      marks,
    },
    title,
  );
}

import type { Language } from "@serpentarium/core";
import { drawBars } from "./draw-bars.ts";
import { colourOf, drawDots } from "./draw-dots.ts";
import { type Html, html, trusted } from "./html.ts";
import { PAGE_STYLE } from "./page-style.ts";
import type { Paper, Plot, Row, Sheet } from "./paper.ts";

/** A plot as SVG that can stand in any page which has the colours `--series` and `--series-end`. */
export const drawPlot = (plot: Plot, language: Language): string =>
  plot.kind === "dots" ? drawDots(plot, language) : drawBars(plot, language);

/** What the series of a plot are called, each beside its colour, in the order in which they are drawn. */
function legendOf(plot: Plot): Html | undefined {
  if (plot.kind === "bars" || plot.series.length < 2) return undefined;
  const { series } = plot;
  const names = series.map(
    (name, i) => html`<span class="series" style="--own: ${colourOf(i, series.length)}">${name}</span>`,
  );
  return html`<br>${names}`;
}

const figureOf = (plot: Plot, language: Language): Html => html`<figure>
<figcaption>${plot.title}${legendOf(plot)}</figcaption>
${trusted(drawPlot(plot, language))}
</figure>`;

function rowOf({ label, clause, cells, isMarked }: Row): Html {
  const id = clause === undefined ? undefined : html` <code>${clause}</code>`;
  const marked = isMarked ? html` class="marked"` : undefined;
  return html`<tr${marked}><th scope="row">${label}${id}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
}

const plotsOf = (plots: readonly Plot[], language: Language): Html | undefined =>
  plots.length === 0
    ? undefined
    : html`<div class="plots">
${plots.map((plot) => figureOf(plot, language))}
</div>`;

const WHAT = { en: "What", fr: "Quoi" } as const;

const sectionOf = (
  { id, title, note, columns, rows, plots }: Sheet,
  language: Language,
): Html => html`<section>
<h2 id="${id}">${title}</h2>
${note === undefined ? undefined : html`<p class="note">${note}</p>`}
<div class="content">
${plotsOf(plots, language)}
<div class="table" role="region" aria-labelledby="${id}" tabindex="0">
<table>
<thead><tr><th scope="col">${WHAT[language]}</th>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows.map(rowOf)}
</tbody>
</table>
</div>
</div>
</section>`;

const factOf = ([name, value]: readonly [string, string]): Html => html`<dt>${name}</dt><dd>${value}</dd>`;

/** A paper as a page that needs nothing else: no script, no other file. */
export function pageOfPaper({ language, title, lead, facts, sheets }: Paper): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${trusted(PAGE_STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${lead}</p>
<dl>
${facts.map(factOf)}
</dl>
${sheets.map((sheet) => sectionOf(sheet, language))}
</main>
</body>
</html>
`.html;
}

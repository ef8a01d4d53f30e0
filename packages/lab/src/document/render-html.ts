import { isRightToLeft } from "@serpentarium/core/words";
import { drawBars } from "./draw-bars.ts";
import { colourOf, drawDots } from "./draw-dots.ts";
import { type Html, html, trustedHtml } from "./html.ts";
import { PAGE_STYLE } from "./page-style.ts";
import type { DocumentTable, Plot, PrintableDocument, TableRow } from "./printable-document.ts";

/**
 * Draws a plot as SVG, for any page that defines the colours `--series` and `--series-end`.
 *
 * @param language - the language of its numbers
 */
export const drawPlot = (plot: Plot, language: string): string =>
  plot.kind === "dots" ? drawDots(plot, language) : drawBars(plot, language);

/** The names of the series of a plot, each beside its colour; undefined for a single series. */
function legendOf(plot: Plot): Html | undefined {
  if (plot.kind === "bars" || plot.series.length < 2) return undefined;
  const { series } = plot;
  const names = series.map(
    (name, i) => html`<span class="series" style="--swatch: ${colourOf(i, series.length)}">${name}</span>`,
  );
  return html`<br>${names}`;
}

const figureOf = (plot: Plot, language: string): Html => html`<figure>
<figcaption>${plot.title}${legendOf(plot)}</figcaption>
${trustedHtml(drawPlot(plot, language))}
</figure>`;

function rowOf({ label, clause, cells, isHighlighted }: TableRow): Html {
  const id = clause === undefined ? undefined : html` <code>${clause}</code>`;
  const highlighted = isHighlighted ? html` class="highlighted"` : undefined;
  return html`<tr${highlighted}><th scope="row">${label}${id}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
}

const plotsOf = (plots: readonly Plot[], language: string): Html | undefined =>
  plots.length === 0
    ? undefined
    : html`<div class="plots">
${plots.map((plot) => figureOf(plot, language))}
</div>`;

const sectionOf = (
  { id, title, note, columns, rows, plots }: DocumentTable,
  { language, labelHeading }: PrintableDocument,
): Html => html`<section>
<h2 id="${id}">${title}</h2>
${note === undefined ? undefined : html`<p class="note">${note}</p>`}
<div class="content">
${plotsOf(plots, language)}
<div class="table" role="region" aria-labelledby="${id}" tabindex="0">
<table>
<thead><tr><th scope="col">${labelHeading}</th>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows.map(rowOf)}
</tbody>
</table>
</div>
</div>
</section>`;

const factOf = ([name, value]: readonly [string, string]): Html => html`<dt>${name}</dt><dd>${value}</dd>`;

/** Renders a document as a self-contained HTML page, without scripts and other files. */
export function renderHtml(document: PrintableDocument): string {
  const { language, title, intro, facts, tables } = document;
  return html`<!doctype html>
<html lang="${language}" dir="${isRightToLeft(language) ? "rtl" : "ltr"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${trustedHtml(PAGE_STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${intro}</p>
<dl>
${facts.map(factOf)}
</dl>
${tables.map((table) => sectionOf(table, document))}
</main>
</body>
</html>
`.html;
}

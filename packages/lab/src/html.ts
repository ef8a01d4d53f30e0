/**
 * Renders the documents of reports as HTML pages with plots. It needs two more packages, `@observablehq/plot` and `linkedom`.
 *
 * @module
 */
export { drawPlot, renderHtml } from "./document/render-html.ts";

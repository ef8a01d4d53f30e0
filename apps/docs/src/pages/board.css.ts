/** The style sheet of the boards: their look, and their colours by the theme of the site. */
import { themeProperties } from "@serpentarium/board";
import type { APIRoute } from "astro";
import { boardCss } from "../lib/draw.ts";

// readers who choose their own colours keep them
const colours = `@media (forced-colors:none){:root{${themeProperties("dark")}}:root[data-theme="light"]{${themeProperties("light")}}}@media print{:root:root{${themeProperties("light")}}}`;

export const GET: APIRoute = () =>
  new Response(colours + boardCss(), { headers: { "content-type": "text/css" } });

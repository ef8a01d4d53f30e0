/** The style sheet of the boards, with the colours of the site's theme. */
import { themeProperties } from "@serpentarium/board";
import type { APIRoute } from "astro";
import { boardCss } from "../lib/game-pages/draw-position.ts";

// forced colours take precedence
const colours = `@media (forced-colors:none){:root{${themeProperties("dark")}}:root[data-theme="light"]{${themeProperties("light")}}}@media print{:root:root{${themeProperties("light")}}}`;

export const GET: APIRoute = () =>
  new Response(colours + boardCss(), { headers: { "content-type": "text/css" } });

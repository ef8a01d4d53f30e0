import type { APIRoute } from "astro";
import { href } from "../lib/links/links.ts";

export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\nSitemap: ${new URL(href("/sitemap-index.xml"), site)}\n`);

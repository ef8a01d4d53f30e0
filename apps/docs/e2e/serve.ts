/**
 * Serves the built site like a static host, with the headers of `_headers`: `node e2e/serve.ts <port>`. The request headers
 * `WITHOUT_DRAWINGS` strip the drawings; `x-pause` delays the part of a page from the header's text on. With the query `?errors`, a page
 * stores its errors in `window.errors` and has no service worker, because WebDriver reports errors in some engines only.
 */
import { existsSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { openSite } from "@serpentarium/live/node";
import { stripDrawings } from "../src/lib/build/strip-drawings.ts";
import { dist } from "./pages.ts";

const HTML = { "content-type": "text/html; charset=utf-8" };
const site = await openSite(dist, console.error);

/** The delay of the second part of a page in milliseconds; enough for the browser to paint the first. */
const PAUSE = 500;

/** The script precedes the policy of the page, which would block it. */
const KEEP_ERRORS = `<script>
window.errors = [];
// it would answer with pages that do not keep their errors
delete Navigator.prototype.serviceWorker;
addEventListener("error", ({ message, target }) => {
  // Firefox says so of modules that are being loaded already
  if (target.rel !== "modulepreload") errors.push(message ?? "no " + target.outerHTML);
}, true);
addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
addEventListener("securitypolicyviolation", ({ blockedURI }) => errors.push("forbidden: " + blockedURI));
</script>`;

async function sendInParts(response: ServerResponse, html: string, at: string): Promise<void> {
  const index = html.indexOf(at);
  response.writeHead(200, HTML).write(html.slice(0, index));
  await setTimeout(PAUSE);
  response.end(html.slice(index));
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://site");
  site.setHeaders(request, response);
  const page = join(dist, pathname.replace(/\/$/, "/index.html"));
  const isPage = page.endsWith(".html") && existsSync(page);
  const pause = request.headers["x-pause"];
  if (typeof pause === "string" && isPage) sendInParts(response, readFileSync(page, "utf8"), pause);
  else if (request.headers["x-drawings"] === "none" && isPage)
    response.writeHead(200, HTML).end(stripDrawings(readFileSync(page, "utf8")));
  else if (searchParams.has("errors") && isPage)
    response.writeHead(200, HTML).end(readFileSync(page, "utf8").replace("<head>", `<head>${KEEP_ERRORS}`));
  else site.serve(request, response);
});
server.listen(Number(process.argv[2]), "127.0.0.1");

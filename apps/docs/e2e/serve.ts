/**
 * Serves the built site as a static host does, with the headers of `_headers`: `node e2e/serve.ts <port>`. A browser that sends `NO_STROKES` gets
 * pages without the strokes of their drawings; with `x-pause` a page comes in two parts, the second one late: what stands
 * before the text of the header, and the rest.
 */
import { existsSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import sirv from "sirv";
import { withoutStrokes } from "./drawings.ts";
import { dist } from "./pages.ts";

const HTML = { "content-type": "text/html; charset=utf-8" };
const notFound = readFileSync(join(dist, "404.html"));
const files = sirv(dist, { etag: true });

/** Each path of `_headers`, perhaps with a star at its end, and what is sent there. */
const rules = readFileSync(join(dist, "_headers"), "utf8")
  .trim()
  .split("\n\n")
  .map((block) => {
    const [path = "", ...lines] = block.split("\n");
    return { path, headers: lines.map((line) => line.trim().split(/: (.*)/, 2)) };
  });
const isAt = (pathname: string, path: string): boolean =>
  path.endsWith("*") ? pathname.startsWith(path.slice(0, -1)) : pathname === path;

/** How late the second part of a page comes, in milliseconds: late enough for a browser to show the first. */
const PAUSE = 500;

async function sendInParts(response: ServerResponse, html: string, at: string): Promise<void> {
  const index = html.indexOf(at);
  response.writeHead(200, HTML).write(html.slice(0, index));
  await setTimeout(PAUSE);
  response.end(html.slice(index));
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://site");
  for (const { path, headers } of rules) {
    for (const [name = "", value = ""] of isAt(pathname, path) ? headers : [])
      response.setHeader(name, value);
  }
  const page = join(dist, pathname, "index.html");
  const pause = request.headers["x-pause"];
  if (typeof pause === "string" && existsSync(page)) sendInParts(response, readFileSync(page, "utf8"), pause);
  else if (request.headers["x-drawings"] === "none" && existsSync(page))
    response.writeHead(200, HTML).end(withoutStrokes(readFileSync(page, "utf8")));
  else
    files(request, response, () => {
      response.writeHead(404, HTML).end(notFound);
    });
});
server.listen(Number(process.argv[2]), "127.0.0.1");

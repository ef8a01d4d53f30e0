/**
 * Serves the built site as a static host does, with the headers of `_headers`: `node e2e/serve.ts <port>`. The request
 * headers `WITHOUT_DRAWINGS` strip the drawings; `x-pause` delays the part of a page from the header's text on.
 */
import { existsSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import sirv from "sirv";
import { stripDrawings } from "../src/lib/strip-drawings.ts";
import { dist } from "./pages.ts";

const HTML = { "content-type": "text/html; charset=utf-8" };
const notFound = readFileSync(join(dist, "404.html"));
const files = sirv(dist, { etag: true });

/** The rules of `_headers`; a path may end with a `*`. */
const rules = readFileSync(join(dist, "_headers"), "utf8")
  .trim()
  .split("\n\n")
  .map((block) => {
    const [path = "", ...lines] = block.split("\n");
    return { path, headers: lines.map((line) => line.trim().split(/: (.*)/, 2)) };
  });
const isAt = (pathname: string, path: string): boolean =>
  path.endsWith("*") ? pathname.startsWith(path.slice(0, -1)) : pathname === path;

/** The delay of the second part of a page in milliseconds; enough for the browser to paint the first. */
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
    response.writeHead(200, HTML).end(stripDrawings(readFileSync(page, "utf8")));
  else
    files(request, response, () => {
      response.writeHead(404, HTML).end(notFound);
    });
});
server.listen(Number(process.argv[2]), "127.0.0.1");

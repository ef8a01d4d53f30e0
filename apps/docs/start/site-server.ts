/** A server for a site built in two stages: serves the early stage first, and the complete site once it is built. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Handler, openSite } from "@serpentarium/live/node";
import { waitingPage } from "./waiting-page.ts";

/** Answers a request, or leaves it to the next one. */
export interface Middleware {
  (request: IncomingMessage, response: ServerResponse, next: () => void): void;
  readonly upgrade?: Handler["upgrade"];
}

/** The folders of the two stages. */
export interface Stages {
  readonly early: string;
  readonly complete: string;
}

export interface SiteServer {
  readonly url: string;
  /** Serves the complete site from the next request on. */
  complete(): void;
  /** Answers requests for missing pages with an error from now on. */
  fail(): void;
  close(): Promise<void>;
}

/** Matches Astro's content-hashed files. */
const ASSETS = /^\/_astro\//;

/** Answers a request for a file that is not built. */
function answerMissing(
  { headers, url = "/" }: IncomingMessage,
  response: ServerResponse,
  state: "building" | "failed",
): void {
  const isPage = headers.accept?.includes("text/html") ?? false;
  response.writeHead(state === "building" ? 503 : 500, {
    "content-type": isPage ? "text/html;charset=utf-8" : "text/plain;charset=utf-8",
    "cache-control": "no-store",
    ...(state === "building" && { "retry-after": "5" }),
  });
  response.end(isPage ? waitingPage(url, state) : `${state}\n`);
}

/** Listens on the port, or on the next free one. */
async function listen(server: Server, port: number): Promise<void> {
  try {
    server.listen(port, "localhost");
    await once(server, "listening");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    await listen(server, port + 1);
  }
}

/**
 * Starts to serve the early stage of a site on localhost.
 *
 * @param port - the first port to try
 * @param serveMatches - answers the requests for live matches
 */
export async function serveSite(
  { early, complete }: Stages,
  port: number,
  serveMatches: Middleware = (_request, _response, next) => next(),
): Promise<SiteServer> {
  const [earlySite, completeSite] = await Promise.all([openSite(early), openSite(complete)]);
  let state: "building" | "failed" | "complete" = "building";
  const serveFiles = (request: IncomingMessage, response: ServerResponse): void => {
    const absent = (): void => completeSite.serve(request, response);
    // pages of the early stage that are still open load the assets of that stage
    if (state !== "complete")
      earlySite.serve(request, response, answerMissing.bind(undefined, request, response, state));
    else if (ASSETS.test(request.url ?? ""))
      completeSite.serve(request, response, () => earlySite.serve(request, response, absent));
    else completeSite.serve(request, response);
  };
  const server = createServer((request, response) =>
    serveMatches(request, response, () => serveFiles(request, response)),
  );
  const { upgrade } = serveMatches;
  if (upgrade)
    server.on("upgrade", (request, connection, head) => {
      if (!upgrade(request, connection, head)) connection.destroy();
    });
  await listen(server, port);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    complete() {
      state = "complete";
    },
    fail() {
      state = "failed";
    },
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

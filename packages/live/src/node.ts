/**
 * A server for Node: the HTTP interface of a host, and a site on the same origin.
 *
 * @module
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import { createHandler, type HandlerOptions } from "./handler.ts";

/** How long requests that are under way may take after a server has been told to stop, in milliseconds. */
const STOP_DELAY = 2000;
/** After how long without any progress a connection is cut, in milliseconds. Quiet streams have signs of life. */
const IDLE_TIMEOUT = 60_000;

/** The settings of {@link createMiddleware}. */
export interface MiddlewareOptions extends Pick<HandlerOptions, "host" | "limits"> {
  /** Whether a proxy in front names the address of the sender, as the last one in `X-Forwarded-For`. */
  readonly isBehindProxy?: boolean;
}

/** The settings of {@link startServer}. */
export interface ServerOptions extends MiddlewareOptions {
  /** Any free port when left out. */
  readonly port?: number;
  /** The address to listen at; this machine only when left out. */
  readonly hostname?: string;
  /** A folder with a site. */
  readonly site?: string;
}

/** A running server. */
export interface LiveServer {
  readonly port: number;
  /** Answers what has arrived, closes the streams, and stops. */
  close(): Promise<void>;
}

/** The requests for live matches; all others are for the site. */
const LIVE_PATH = /^\/(?:matches\/[^/]+\/\w+|live\.json|healthz|metrics)$/;

const createNodeHandler = ({ host, limits, isBehindProxy = false }: MiddlewareOptions): Hono =>
  createHandler({
    host,
    ...(limits && { limits }),
    addressOf: (context) =>
      (isBehindProxy && context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim()) ||
      (getConnInfo(context).remote.address ?? ""),
  });

/** Creates the HTTP interface as middleware of another server, which gets all other requests through `next`. */
export function createMiddleware(
  options: MiddlewareOptions,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const listener = getRequestListener(createNodeHandler(options).fetch);
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? "/", "http://live");
    if (LIVE_PATH.test(pathname)) listener(request, response);
    else next();
  };
}

/** Starts a server. @throws Error where the port is in use */
export async function startServer({
  port = 0,
  hostname = "127.0.0.1",
  site,
  ...options
}: ServerOptions): Promise<LiveServer> {
  const { host } = options;
  const handler = createNodeHandler(options);
  if (site !== undefined) handler.get("/*", serveStatic({ root: site }));
  const server = createServer(getRequestListener(handler.fetch));
  server.setTimeout(IDLE_TIMEOUT);
  server.listen(port, hostname);
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    async close() {
      await host.close();
      const closed = once(server, "close");
      server.close();
      server.closeIdleConnections();
      // whoever has sent half a request does not keep the server from stopping
      const timer = setTimeout(() => server.closeAllConnections(), STOP_DELAY);
      await closed;
      clearTimeout(timer);
    },
  };
}

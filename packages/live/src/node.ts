/**
 * A server for Node: the HTTP interface of a host, and a site on the same origin.
 *
 * @module
 */
import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { serveStatic } from "@hono/node-server/serve-static";
import { createHandler, type HandlerOptions } from "./handler.ts";

/** How long requests that are under way may take after a server has been told to stop, in milliseconds. */
const STOP_DELAY = 2000;

/** The settings of {@link startServer}. */
export interface ServerOptions extends Pick<HandlerOptions, "host" | "limits"> {
  /** Any free port when left out. */
  readonly port?: number;
  /** The address to listen at; this machine only when left out. */
  readonly hostname?: string;
  /** A folder with a site. */
  readonly site?: string;
  /** Whether a proxy in front names the address of the sender, as the last one in `X-Forwarded-For`. */
  readonly isBehindProxy?: boolean;
}

/** A running server. */
export interface LiveServer {
  readonly port: number;
  /** Answers what has arrived, closes the streams, and stops. */
  close(): Promise<void>;
}

/** Starts a server. @throws Error where the port is in use */
export async function startServer({
  host,
  limits,
  port = 0,
  hostname = "127.0.0.1",
  site,
  isBehindProxy = false,
}: ServerOptions): Promise<LiveServer> {
  const handler = createHandler({
    host,
    ...(limits && { limits }),
    addressOf: (context) =>
      (isBehindProxy && context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim()) ||
      (getConnInfo(context).remote.address ?? ""),
  });
  if (site !== undefined) handler.get("/*", serveStatic({ root: site }));
  const server = createServer(getRequestListener(handler.fetch));
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

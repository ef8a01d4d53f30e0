/**
 * The HTTP interface of a host, as middleware and as a server with a site on the same origin.
 *
 * @module
 */
import { once } from "node:events";
import { createServer } from "node:http";
import sirv from "sirv";
import { createHandler, type HandlerOptions } from "./handler.ts";

export { createHandler, type Handler, type HandlerOptions, type Limits } from "./handler.ts";

/** How long requests that are under way may take after a server has been told to stop, in milliseconds. */
const STOP_DELAY = 2000;
/** After how long without any progress a connection is cut, in milliseconds. Quiet streams have signs of life. */
const IDLE_TIMEOUT = 60_000;

/** The settings of {@link startServer}. */
export interface ServerOptions extends HandlerOptions {
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

/** Starts a server. @throws Error where the port is in use */
export async function startServer({
  port = 0,
  hostname = "127.0.0.1",
  site,
  ...options
}: ServerOptions): Promise<LiveServer> {
  const { host } = options;
  const handle = createHandler(options);
  // `dev`: looks up files at each request, as another version of the site may be deployed meanwhile
  const serveSite = site === undefined ? undefined : sirv(site, { dev: true, etag: true });
  const server = createServer((request, response) =>
    handle(request, response, serveSite && (() => serveSite(request, response))),
  );
  server.setTimeout(IDLE_TIMEOUT);
  // no other time between two commands: five seconds, the default, are shorter than most players think
  server.keepAliveTimeout = 0;
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

/**
 * The HTTP interface of a host, as middleware and as a server with a site on the same origin.
 *
 * @module
 */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { normalizeAddress } from "./address.ts";
import {
  badRequest,
  NO_SNIFFING,
  refuse,
  refuseError,
  refuseUnread,
  tooSlow,
  unknownPath,
} from "./answer.ts";
import { createHandler, type Handler, type HandlerOptions, isForSocket } from "./handler.ts";
import { machineUrls } from "./machine-urls.ts";
import { MONITOR_PATH, serveMonitor } from "./monitor.ts";
import { openSite, type Site } from "./site.ts";

export { createHandler, type Handler, type HandlerOptions, type Limits } from "./handler.ts";
export { openSite, type Site } from "./site.ts";

/** The maximal time for closing matches after a server was told to stop, in milliseconds. */
const HOST_STOP_DELAY = 4000;
/** The maximal time for running requests after that, in milliseconds. */
const STOP_DELAY = 2000;
/** The time without progress after which a connection is cut, in milliseconds. Quiet streams have heartbeats. */
const IDLE_TIMEOUT = 60_000;
/** The maximal time for a request to arrive, in milliseconds. */
const REQUEST_TIMEOUT = 20_000;
/** The maximum number of bytes of the headers of a request. */
const MAX_HEADER_SIZE = 16 * 1024;
/** File descriptors for other purposes than connections: the journal, modules, the standard streams. */
const RESERVED_DESCRIPTORS = 100;
/** The descriptors of a connection: its socket, and a file that is sent. */
const DESCRIPTORS_PER_CONNECTION = 2;
/** The share of the connections that one address may have, if there is no proxy in front. */
const CONNECTIONS_SHARE = 1 / 4;
/** The assumed descriptor limit of a process if the system does not report it. */
const DEFAULT_DESCRIPTORS = 4096;

/** An address to listen at. */
export interface ListenAddress {
  /** Any free port by default. */
  readonly port?: number | undefined;
  /** This machine only by default. */
  readonly hostname?: string | undefined;
}

/** Options of {@link startServer}. */
export interface ServerOptions extends Omit<HandlerOptions, "site" | "hasMonitor" | "urls">, ListenAddress {
  /** A folder with a site, or several: the first that has a file for a path answers. */
  readonly site?: string | readonly string[];
  /** The address for `/healthz` and `/metrics`; the address of the matches by default. */
  readonly monitor?: ListenAddress;
  /** The maximal time for a request to arrive, in milliseconds; 20 seconds by default. */
  readonly requestTimeout?: number;
}

/** A server that listens. */
interface Listening {
  readonly server: Server;
  /** Its connections, also those that became WebSockets. */
  readonly connections: ReadonlySet<Socket>;
}

interface ListenOptions {
  /** Opens WebSockets. */
  readonly upgrade?: Handler["upgrade"];
  readonly requestTimeout: number;
  /** Whether connections come from clients directly, not from a proxy. */
  readonly isDirect: boolean;
  readonly connectionsPerAddress: number | undefined;
  readonly onError: (error: unknown) => void;
}

/** A running server. */
export interface LiveServer {
  readonly port: number;
  /** The URLs at which other machines reach it; empty if it only listens to its own machine. */
  readonly urls: readonly string[];
  /** The port for `/healthz` and `/metrics`. */
  readonly monitorPort: number;
  /**
   * Answers received requests, closes the streams, and stops, within about six seconds.
   *
   * @throws Error if the host did not close: it is then unknown what is stored
   */
  close(): Promise<void>;
}

/** The number of connections for which there are enough descriptors. */
function maxConnections(): number {
  let limits = "";
  try {
    limits = readFileSync("/proc/self/limits", "utf8");
  } catch {
    // not on Linux
  }
  const [, limit = DEFAULT_DESCRIPTORS] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  return Math.max(1, Math.floor((Number(limit) - RESERVED_DESCRIPTORS) / DESCRIPTORS_PER_CONNECTION));
}

/** Ends connections of an address that has too many: idle ones are not covered by the limits of requests. */
function limitConnections(server: Server, perAddress: number): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const address = normalizeAddress(socket.remoteAddress ?? "") ?? "";
    const count = open.get(address) ?? 0;
    if (count >= perAddress) return void socket.destroy();
    open.set(address, count + 1);
    socket.once("close", () => {
      const rest = (open.get(address) ?? 1) - 1;
      if (rest > 0) open.set(address, rest);
      else open.delete(address);
    });
  });
}

/** Starts to listen. @throws Error if the port is in use */
async function listen(
  listener: RequestListener,
  { port = 0, hostname = "127.0.0.1" }: ListenAddress,
  { upgrade, requestTimeout, isDirect, connectionsPerAddress, onError }: ListenOptions,
): Promise<Listening> {
  const server = createServer(
    {
      requestTimeout,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.min(requestTimeout, 5000),
      maxHeaderSize: MAX_HEADER_SIZE,
      // other requests go on in HTTP/1.1, as those of Java, which offers to change to HTTP/2
      shouldUpgradeCallback: (request) => upgrade !== undefined && isForSocket(request),
    },
    listener,
  );
  const connections = new Set<Socket>();
  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  if (upgrade)
    server.on("upgrade", (request, connection, head) => {
      // versions of Node before 22.21 do not ask
      if (!upgrade(request, connection, head)) connection.destroy();
    });
  /** The pending answer of each connection. */
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on("request", ({ socket }, response) => answers.set(socket, response));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket);
    const hasBegun = answer?.headersSent && !answer.writableFinished;
    if (error.code === "ECONNRESET" || !socket.writable || hasBegun) socket.destroy();
    else refuseUnread(socket, error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? tooSlow() : badRequest());
  });
  server.setTimeout(IDLE_TIMEOUT);
  // no shorter timeout between commands: the default of five seconds is shorter than most players think
  server.keepAliveTimeout = 0;
  server.maxConnections = maxConnections();
  const perAddress = connectionsPerAddress ?? Math.ceil(server.maxConnections * CONNECTIONS_SHARE);
  if (isDirect) limitConnections(server, perAddress);
  server.listen(port, hostname);
  await once(server, "listening");
  // for example of a connection that cannot be accepted
  server.on("error", onError);
  return { server, connections };
}

const addressOf = ({ server }: Listening): AddressInfo => server.address() as AddressInfo;

/** Stops a server, without waiting for incomplete requests. */
async function stop({ server, connections }: Listening): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => {
    for (const connection of connections) connection.destroy();
  }, STOP_DELAY);
  await closed;
  clearTimeout(timer);
}

/** Whether a task ends in time. */
async function endsWithin(milliseconds: number, task: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  try {
    return await Promise.race([task.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Combines sites: the first that has a file for a path answers; without a file, the first site does. */
function joinSites(sites: readonly Site[]): Site | undefined {
  const [first, ...others] = sites;
  if (!first || others.length === 0) return first;
  return {
    ...first,
    serve(request, response, next) {
      const serveFrom = (n: number): void => {
        const site = sites[n];
        const goOn = (): void => {
          // remove the headers of the previous site, which does not have the file
          for (const name of response.getHeaderNames()) response.removeHeader(name);
          serveFrom(n + 1);
        };
        if (site) site.serve(request, response, goOn);
        else first.serve(request, response, next);
      };
      serveFrom(0);
    },
  };
}

/** Starts a server. @throws Error if a port is in use */
export async function startServer({
  port,
  hostname,
  site: folders = [],
  monitor,
  requestTimeout = REQUEST_TIMEOUT,
  ...options
}: ServerOptions): Promise<LiveServer> {
  const { host, onError = () => {} } = options;
  const site = joinSites(await Promise.all([folders].flat().map((folder) => openSite(folder, onError))));
  const handle = createHandler({
    ...options,
    urls: () => machineUrls(addressOf(server)),
    hasMonitor: !monitor,
    ...(site && { site }),
  });
  const serveMonitorOnly: RequestListener = (request, response) => {
    response.on("error", onError).setHeader(...NO_SNIFFING);
    if (!MONITOR_PATH.test(request.url ?? "")) return refuse(response, unknownPath());
    serveMonitor(host, request, response).catch((error) => {
      onError(error);
      refuseError(response);
    });
  };
  const open = (listener: RequestListener, address: ListenAddress, upgrade?: Handler["upgrade"]) =>
    listen(listener, address, {
      ...(upgrade && { upgrade }),
      requestTimeout,
      isDirect: !options.proxies,
      connectionsPerAddress: options.limits?.connectionsPerAddress,
      onError,
    });
  const server = await open(handle, { port, hostname }, handle.upgrade);
  const servers = [server];
  try {
    if (monitor) servers.push(await open(serveMonitorOnly, monitor));
  } catch (error) {
    await stop(server);
    throw error;
  }
  return {
    port: addressOf(server).port,
    urls: machineUrls(addressOf(server)),
    monitorPort: addressOf(servers.at(-1) ?? server).port,
    async close() {
      const isClosed = await endsWithin(HOST_STOP_DELAY, host.close()).catch(() => false);
      await Promise.all(servers.map(stop));
      if (!isClosed) throw new Error("the matches did not close in time");
    },
  };
}

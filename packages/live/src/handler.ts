import { Buffer } from "node:buffer";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Failure, Result } from "@serpentarium/core";
import { WebSocketServer } from "ws";
import { addressOf } from "./address.ts";
import {
  ANY_ORIGIN,
  badMethod,
  badRequest,
  NO_SNIFFING,
  refuse,
  refuseError,
  refuseUnread,
  send,
  tooMany,
  tooManyMatches,
  tooManyOpen,
  unknownPath,
} from "./answer.ts";
import { MAX_COMMAND_LENGTH } from "./command.ts";
import { createEventStream } from "./event-stream.ts";
import { badSecret, failLive } from "./failure.ts";
import type { Host } from "./host.ts";
import { isFromMachine } from "./machine-urls.ts";
import { MONITOR_PATH, serveMonitor } from "./monitor.ts";
import { parseJson } from "./parse-json.ts";
import { createRateLimit, type RateLimit } from "./rate-limit.ts";
import type { Acknowledgement } from "./room.ts";
import type { Site } from "./site.ts";
import { serveSocket } from "./socket.ts";
import type { Sender } from "./streams.ts";
import { isToken } from "./token.ts";

/** The settings of {@link createHandler}. */
export interface HandlerOptions {
  readonly host: Host;
  /** The number of own proxies in front; none by default. With proxies, the addresses of senders are from `X-Forwarded-For`. */
  readonly proxies?: number;
  readonly limits?: Partial<Limits>;
  /** Answers the requests other than those for live matches. */
  readonly site?: Site;
  /** Whether `/healthz` and `/metrics` are answered; true by default. */
  readonly hasMonitor?: boolean;
  /** The URLs at which other machines reach the server, which pages on its own machine use in invitations. */
  readonly urls?: () => readonly string[];
  /** Called with unexpected errors. */
  readonly onError?: (error: unknown) => void;
}

/** The limits for a sender. The senders of an IPv6 network (/64) count as one address. */
export interface Limits {
  /** Commands per second of a seat; a burst may be three times as large. */
  readonly commandsPerSeat: number;
  /** Requests per second of an address, except for files of a site; a burst may be three times as large. */
  readonly requestsPerAddress: number;
  /** Requests per second of an address for files of a site; a burst may be three times as large. */
  readonly filesPerAddress: number;
  /** Matches that an address may create per hour. */
  readonly matchesPerAddress: number;
  /** Concurrent requests of an address, such as streams and downloads. */
  readonly openPerAddress: number;
  /** Connections of an address, if there is no proxy in front; by default a quarter of all connections. */
  readonly connectionsPerAddress?: number;
  /** Streams of a match by senders without one of its secrets. */
  readonly streamsPerMatch: number;
  /** Streams of a seat; a further one closes the oldest. */
  readonly streamsPerSeat: number;
  /** Bytes that may wait for a slow reader, in addition to missed events, before the stream is closed; the reader resumes it. */
  readonly bufferedBytes: number;
  /** Milliseconds between heartbeats on a quiet stream. */
  readonly heartbeat: number;
}

/**
 * Answers the requests for live matches, and passes all others to the next handler: a listener of `node:http`, and middleware for servers
 * such as Vite's and Express. If a body was already read, it has to be the request's `body`, as text, bytes or data.
 */
export interface Handler {
  (request: IncomingMessage, response: ServerResponse, next?: () => void): void;
  /**
   * Opens the WebSocket of a match, for the event `upgrade` of a server. Returns false, and leaves the connection to the caller, if it is
   * a request for something else.
   */
  upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): boolean;
}

const DEFAULT_LIMITS: Limits = {
  commandsPerSeat: 10,
  requestsPerAddress: 50,
  filesPerAddress: 500,
  matchesPerAddress: 60,
  openPerAddress: 500,
  streamsPerMatch: 100,
  streamsPerSeat: 10,
  bufferedBytes: 256 * 1024,
  heartbeat: 15_000,
};

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The requests for live matches. */
const PATH =
  /^\/(?:matches\/(?<match>[^/?]+)\/(?<of>commands|events|record)|calendars\/(?<calendar>[^/?]+)\.ics|(?<offer>live\.json))(?:\?|$)/;

/** The WebSocket of a match. */
const SOCKET_PATH = /^\/matches\/([^/?]+)\/socket(?:\?|$)/;

/** The maximal time for opening a WebSocket, or for the answer that refuses it, in milliseconds. */
const UPGRADE_TIMEOUT = 2000;

/** Whether a request asks for a WebSocket of a match. */
export const isForSocket = ({ url = "/", headers }: IncomingMessage): boolean =>
  SOCKET_PATH.test(url) && headers.upgrade?.toLowerCase() === "websocket";

const PREFLIGHT = {
  ...ANY_ORIGIN,
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": "authorization, content-type, last-event-id",
  "access-control-max-age": String(DAY),
};

const tooLarge = () =>
  failLive("too-large", { id: "failures.too-large.command", data: { max: MAX_COMMAND_LENGTH } }).error;

const bodyRead = () => failLive("bad-request", { id: "failures.bad-request.body-read" }).error;

const noMatchId = () => failLive("unknown-match", { id: "failures.unknown-match.id" }).error;
const noEventId = () => failLive("bad-event-id", { id: "failures.bad-event-id.number" }).error;

/** A request whose body an earlier middleware may have read. */
type ParsedRequest = IncomingMessage & { readonly body?: unknown };

/** A sender with the address that is charged. */
type Payer = Sender & { readonly payer: string };

/** The bearer token, not validated. */
const secretOf = ({ headers }: IncomingMessage): string | undefined =>
  /^Bearer\b\s*(.*)$/i.exec(headers.authorization ?? "")?.[1];

/** Parses the id of the last event received by a reader; -1 without one. */
const parseEventId = (id: unknown): number | undefined =>
  id === undefined || id === "" ? -1 : /^\d{1,9}$/.test(String(id)) ? Number(id) : undefined;

/** Whether a body parser has read the body of a request. */
const isRead = ({ readableDidRead, readableEnded }: IncomingMessage): boolean =>
  readableDidRead || readableEnded;

/** The text of a body that was read as text, bytes or data. */
function textOf(body: unknown): string {
  if (body instanceof Uint8Array) return Buffer.from(body).toString();
  return typeof body === "string" ? body : JSON.stringify(body);
}

/** Reads a body. Never resolves if it is cut off. */
const readStream = (request: IncomingMessage): Promise<string | undefined> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    // chunks are strings if an encoding of the stream was set
    request.on("data", (chunk: Buffer | string) => {
      length += chunk.length;
      if (length > MAX_COMMAND_LENGTH) resolve(undefined);
      else chunks.push(Buffer.from(chunk));
    });
    request.on("end", () => resolve(Buffer.concat(chunks).toString()));
  });

/** Returns a body; undefined if it is too large. */
async function readBody(request: ParsedRequest): Promise<string | undefined> {
  // some body parsers set an empty body although they have read nothing
  if (!isRead(request)) return readStream(request);
  const text = textOf(request.body);
  return Buffer.byteLength(text) > MAX_COMMAND_LENGTH ? undefined : text;
}

/** A response or a socket, which is open until it is closed. */
type Closable = Pick<NodeJS.EventEmitter, "once">;

/** Limits the open responses and sockets of each address. The returned function counts one more, and returns false if the limit is reached. */
function createOpenLimit(max: number): (address: string, response: Closable) => boolean {
  const open = new Map<string, number>();
  return (address, response) => {
    const count = open.get(address) ?? 0;
    if (count >= max) return false;
    open.set(address, count + 1);
    response.once("close", () => {
      const rest = (open.get(address) ?? 1) - 1;
      if (rest > 0) open.set(address, rest);
      else open.delete(address);
    });
    return true;
  };
}

/** The order of the answers on each connection: pipelined requests may come by the thousand in one packet. */
class Order {
  readonly #last = new WeakMap<Duplex, ServerResponse>();

  /** Waits for earlier answers on the same connection. Returns false if the connection has ended. */
  async isNext({ socket }: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const before = this.#pending(socket);
    this.#last.set(socket, response);
    if (before) await once(before, "close");
    return !socket.destroyed;
  }

  /** Whether there are earlier answers. */
  hasPending(connection: Duplex): boolean {
    return this.#pending(connection) !== undefined;
  }

  #pending(connection: Duplex): ServerResponse | undefined {
    const last = this.#last.get(connection);
    return last && !last.writableFinished && !last.destroyed ? last : undefined;
  }
}

/**
 * Creates the HTTP interface of a host: `POST /matches/:match/commands`, the stream `GET /matches/:match/events`, both on the
 * WebSocket `/matches/:match/socket`, `GET /matches/:match/record`, `GET /calendars/:calendar.ics`, `GET /live.json`, `GET /healthz` and `GET /metrics`. A sender's secret is its bearer token.
 */
export function createHandler({
  host,
  proxies = 0,
  limits,
  site,
  hasMonitor = true,
  urls = () => [],
  onError = () => {},
}: HandlerOptions): Handler {
  const { metrics } = host;
  const all = { ...DEFAULT_LIMITS, ...limits };
  const limitOf = (perSecond: number): RateLimit => createRateLimit(perSecond, perSecond * 3);
  const seats = limitOf(all.commandsPerSeat);
  const requests = limitOf(all.requestsPerAddress);
  const files = limitOf(all.filesPerAddress);
  const matches = createRateLimit(all.matchesPerAddress / HOUR, all.matchesPerAddress);
  const isRoom = createOpenLimit(all.openPerAddress);
  const order = new Order();
  const maxStreams = { spectators: all.streamsPerMatch, perSeat: all.streamsPerSeat };

  /** The content of `live.json` for a request. */
  const offerFor = (request: IncomingMessage) => ({
    games: host.games.map(({ id }) => id),
    bots: host.bots,
    ...host.notifications,
    ...(proxies === 0 && isFromMachine(request) && { urls: urls() }),
  });

  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_COMMAND_LENGTH,
    // a socket bounds its answers to pings
    autoPong: false,
    perMessageDeflate: false,
    clientTracking: false,
  });

  const senderOf = (payer: string, secret: string | undefined): Payer => ({
    ...(secret !== undefined && { secret }),
    payer,
    pay: (cost) => requests.charge(payer, cost),
  });

  /** Carries out a command within the limits of its sender. */
  async function execute(match: string, data: unknown, sender: Payer): Promise<Result<Acknowledgement>> {
    const { secret, payer } = sender;
    const seat = secret ?? payer;
    const fail = (error: Failure): Result<Acknowledgement> => ({ ok: false, error });
    if (!seats.isAllowed(seat)) return fail(tooMany(seats.waitFor(seat)));
    if (Object(data).type === "create" && !matches.isAllowed(payer))
      return fail(tooManyMatches(matches.waitFor(payer)));
    const began = performance.now();
    const result = await host.execute(match, data, sender);
    if (!result.ok) return result;
    metrics.count("acknowledged_seconds", (performance.now() - began) / 1000);
    metrics.count("acknowledged");
    return result;
  }

  async function serveCommand(
    match: string,
    sender: Payer,
    request: ParsedRequest,
    response: ServerResponse,
  ) {
    if (isRead(request) && request.body === undefined) return refuse(response, bodyRead());
    const body = await readBody(request);
    if (body === undefined) {
      // the rest of the body is not read
      response.shouldKeepAlive = false;
      return refuse(response, tooLarge());
    }
    const result = await execute(match, parseJson(body), sender);
    if (result.ok) send(response, 200, result.value);
    else refuse(response, result.error);
  }

  function upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): boolean {
    if (!isForSocket(request)) return false;
    const [, match] = SOCKET_PATH.exec(request.url ?? "") ?? [];
    const cut = () => void connection.destroy();
    // the server has removed its own listeners and limits of time
    connection.on("error", cut);
    const timer = setTimeout(cut, UPGRADE_TIMEOUT);
    connection.once("close", () => clearTimeout(timer));
    const refuseUpgrade = (error: Failure): true => {
      refuseUnread(connection, error);
      return true;
    };
    // nobody would end answers that are still being sent
    if (order.hasPending(connection)) return refuseUpgrade(badRequest());
    const address = addressOf(request, proxies);
    if (!isToken(match)) return refuseUpgrade(noMatchId());
    if (!requests.isAllowed(address)) return refuseUpgrade(tooMany(requests.waitFor(address)));
    if (!isRoom(address, connection)) return refuseUpgrade(tooManyOpen());
    sockets.handleUpgrade(request, connection, head, (socket) => {
      clearTimeout(timer);
      serveSocket(socket, connection, {
        ...all,
        subscribe: ({ secret }, events) =>
          host.subscribe(match, { ...senderOf(address, secret), maxStreams, ...events }),
        async execute(command, { secret }) {
          if (requests.isAllowed(address)) return execute(match, command, senderOf(address, secret));
          return { ok: false, error: tooMany(requests.waitFor(address)) };
        },
        onError(error) {
          metrics.count("errors");
          onError(error);
        },
      });
    });
    return true;
  }

  async function serveEvents(match: string, from: number, sender: Sender, response: ServerResponse) {
    let unsubscribe = (): void => {};
    response.on("close", () => unsubscribe());
    const subscription = { ...sender, from, maxStreams, ...createEventStream(response, all) };
    const result = await host.subscribe(match, subscription);
    if (result.ok) unsubscribe = result.value;
    else refuse(response, result.error);
    if (response.destroyed) unsubscribe();
  }

  async function serveRecord(match: string, sender: Sender, response: ServerResponse) {
    const result = await host.readRecord(match, sender);
    if (result.ok) send(response, 200, result.value, { "cache-control": "no-store" });
    else refuse(response, result.error);
  }

  async function serveCalendar(
    calendar: string,
    payer: string,
    { method }: IncomingMessage,
    response: ServerResponse,
  ) {
    if (method !== "GET" && method !== "HEAD")
      return refuse(response, badMethod("GET, HEAD"), { allow: "GET, HEAD" });
    if (!isToken(calendar)) return refuse(response, unknownPath());
    const result = await host.readCalendar(calendar, { payer, pay: (cost) => requests.charge(payer, cost) });
    if (!result.ok) return refuse(response, result.error);
    const headers = { "content-type": "text/calendar; charset=utf-8", "cache-control": "no-store" };
    response.writeHead(200, headers).end(method === "HEAD" ? undefined : result.value);
  }

  async function serveMatch(
    [match, of]: readonly [string, string],
    payer: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const method = of === "commands" ? "POST" : "GET";
    if (request.method === "OPTIONS") return void response.writeHead(204, PREFLIGHT).end();
    if (request.method !== method)
      return refuse(response, badMethod(method), { allow: `${method}, OPTIONS` });
    if (!isToken(match)) return refuse(response, noMatchId());
    const secret = secretOf(request);
    if (secret !== undefined && !isToken(secret)) return refuse(response, badSecret().error);
    const sender = senderOf(payer, secret);
    if (of === "commands") return serveCommand(match, sender, request, response);
    if (of === "record") return serveRecord(match, sender, response);
    const last = parseEventId(request.headers["last-event-id"]);
    if (last === undefined) return refuse(response, noEventId());
    return serveEvents(match, last + 1, sender, response);
  }

  async function serve(
    isOwn: boolean,
    request: IncomingMessage,
    response: ServerResponse,
    next: (() => void) | undefined,
  ) {
    const { url = "/" } = request;
    response.setHeader(...NO_SNIFFING);
    site?.setHeaders(request, response);
    const address = addressOf(request, proxies);
    const limit = isOwn ? requests : files;
    if (!limit.isAllowed(address)) return refuse(response, tooMany(limit.waitFor(address)));
    if (!isRoom(address, response)) return refuse(response, tooManyOpen());
    if (!(await order.isNext(request, response))) return;
    const { match, of, offer, calendar } = PATH.exec(url)?.groups ?? {};
    if (match !== undefined && of !== undefined) return serveMatch([match, of], address, request, response);
    if (calendar !== undefined) return serveCalendar(calendar, address, request, response);
    if (offer) return send(response, 200, offerFor(request));
    if (isOwn) return serveMonitor(host, request, response);
    if (site) return site.serve(request, response, next);
    refuse(response, unknownPath());
  }

  const handle: (...request: Parameters<Handler>) => void = (request, response, next) => {
    const { url = "/" } = request;
    const isOwn = PATH.test(url) || (hasMonitor && MONITOR_PATH.test(url));
    // requests for the surrounding server are limited by that server
    if (!isOwn && !site && next) return next();
    response.on("error", onError);
    serve(isOwn, request, response, next).catch((error) => {
      metrics.count("errors");
      onError(error);
      refuseError(response);
    });
  };
  return Object.assign(handle, { upgrade });
}

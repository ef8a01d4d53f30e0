import type { IncomingMessage, ServerResponse } from "node:http";
import { isToken, MAX_COMMAND_LENGTH } from "./command.ts";
import { createEventStream } from "./event-stream.ts";
import { failLive, type LiveFailure } from "./failure.ts";
import type { Host } from "./host.ts";
import { createRateLimit } from "./rate-limit.ts";

/** The settings of {@link createHandler}. */
export interface HandlerOptions {
  readonly host: Host;
  /** Whether a proxy in front names the address of the sender, as the last one in `X-Forwarded-For`. */
  readonly isBehindProxy?: boolean;
  readonly limits?: Partial<Limits>;
}

/** What a sender may use. */
export interface Limits {
  /** Commands a second of a seat; three times as many at once. */
  readonly commandsPerSeat: number;
  /** Requests a second of an address; three times as many at once. */
  readonly requestsPerAddress: number;
  /** Matches that an address may create an hour. */
  readonly matchesPerAddress: number;
  readonly streamsPerMatch: number;
  /** Bytes that wait for a slow reader, besides what it has missed, before the stream is closed: the reader resumes it. */
  readonly bufferedBytes: number;
  /** Milliseconds between signs of life on a quiet stream. */
  readonly heartbeat: number;
}

/**
 * Answers the requests for live matches, and leaves all others to the next handler: a listener of `node:http`, and middleware of
 * servers such as Vite's and Express.
 */
export type Handler = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void;

const DEFAULT_LIMITS: Limits = {
  commandsPerSeat: 10,
  requestsPerAddress: 50,
  matchesPerAddress: 60,
  streamsPerMatch: 100,
  bufferedBytes: 256 * 1024,
  heartbeat: 15_000,
};

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The requests for live matches. */
const PATH =
  /^\/(?:matches\/(?<match>[^/?]+)\/(?<of>commands|events|record)|(?<page>live\.json|healthz|metrics))(?:\?|$)/;

/** The status of the answer to each failure; 409 for all others, which depend on the match. */
const STATUSES: Partial<Record<LiveFailure["code"], number>> = {
  "bad-command": 400,
  "bad-name": 400,
  "bad-clock": 400,
  "bad-event-id": 400,
  "bad-option": 400,
  "bad-seats": 400,
  "unknown-game": 400,
  "unknown-bot": 400,
  "bad-secret": 403,
  "unknown-match": 404,
  "too-large": 413,
  notation: 422,
  refused: 422,
  "too-many": 429,
  "not-stored": 503,
  stopping: 503,
};

// pages of other origins may use it, too: a sender is known by the bearer token, not by cookies
const ANY_ORIGIN = { "access-control-allow-origin": "*" };
const PREFLIGHT = {
  ...ANY_ORIGIN,
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": "authorization, content-type, last-event-id",
  "access-control-max-age": String(DAY),
};

function send(response: ServerResponse, status: number, body: object, headers: object = {}): void {
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": length,
    ...ANY_ORIGIN,
    ...headers,
  });
  response.end(text);
}

function refuse(response: ServerResponse, error: LiveFailure): void {
  const status = STATUSES[error.code] ?? 409;
  send(response, status, { error }, status === 503 || status === 429 ? { "retry-after": "1" } : {});
}

const tooMany = () =>
  failLive("too-many", "too many requests: wait a second", "trop de demandes : attendez une seconde").error;

const tooLarge = () =>
  failLive(
    "too-large",
    `expected a command of at most ${MAX_COMMAND_LENGTH} bytes`,
    `attendu : une commande d’au plus ${MAX_COMMAND_LENGTH} octets`,
  ).error;

const noMatchId = () =>
  failLive(
    "unknown-match",
    "expected the id of a match: 22 to 64 letters, digits, hyphens and underscores",
    "attendu : l’identifiant d’une partie, de 22 à 64 lettres, chiffres, tirets et traits bas",
  ).error;
const noEventId = () =>
  failLive("bad-event-id", "expected the number of an event", "attendu : le numéro d’un événement").error;

const secretOf = ({ headers }: IncomingMessage): string | undefined =>
  /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1];

/** Parses the id of the last event that a reader has; -1 without one. */
const parseEventId = (id: unknown): number | undefined =>
  id === undefined || id === "" ? -1 : /^\d{1,9}$/.test(String(id)) ? Number(id) : undefined;

/** Parses JSON; undefined for other texts, which are no command either. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a body; undefined where it is too large. Never resolves for one that is cut off. */
const readBody = (request: IncomingMessage): Promise<string | undefined> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length > MAX_COMMAND_LENGTH) resolve(undefined);
      else chunks.push(chunk);
    });
    request.on("end", () => resolve(Buffer.concat(chunks).toString()));
  });

/**
 * Creates the HTTP interface of a host: `POST /matches/:match/commands`, the stream `GET /matches/:match/events`,
 * `GET /matches/:match/record`, `GET /live.json`, `GET /healthz` and `GET /metrics`. A sender's secret is its bearer token.
 */
export function createHandler({ host, isBehindProxy = false, limits }: HandlerOptions): Handler {
  const { metrics } = host;
  const all = { ...DEFAULT_LIMITS, ...limits };
  const isSeatAllowed = createRateLimit(all.commandsPerSeat, all.commandsPerSeat * 3);
  const isAddressAllowed = createRateLimit(all.requestsPerAddress, all.requestsPerAddress * 3);
  const isMatchAllowed = createRateLimit(all.matchesPerAddress / HOUR, all.matchesPerAddress);
  /** The number of open streams, by match. */
  const streams = new Map<string, number>();

  const addressOf = ({ headers, socket }: IncomingMessage): string =>
    (isBehindProxy &&
      String(headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)
        ?.trim()) ||
    (socket.remoteAddress ?? "");

  async function serveCommand(match: string, request: IncomingMessage, response: ServerResponse) {
    const secret = secretOf(request);
    const address = addressOf(request);
    const body = await readBody(request);
    if (body === undefined) {
      // the rest of it is not read
      response.shouldKeepAlive = false;
      return refuse(response, tooLarge());
    }
    const data = parseJson(body);
    if (!isSeatAllowed(secret ?? address) || (Object(data).type === "create" && !isMatchAllowed(address)))
      return refuse(response, tooMany());
    const began = performance.now();
    const result = await host.execute(match, data, { secret });
    if (!result.ok) return refuse(response, result.error);
    metrics.count("acknowledged_seconds", (performance.now() - began) / 1000);
    metrics.count("acknowledged");
    send(response, 200, result.value);
  }

  async function serveEvents(
    match: string,
    last: number,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const open = streams.get(match) ?? 0;
    streams.set(match, open + 1);
    let unsubscribe = (): void => {};
    response.on("close", () => {
      const rest = (streams.get(match) ?? 1) - 1;
      if (rest > 0) streams.set(match, rest);
      else streams.delete(match);
      unsubscribe();
    });
    const stream = createEventStream(response, all);
    const result = await host.subscribe(match, { secret: secretOf(request), from: last + 1, ...stream });
    if (result.ok) unsubscribe = result.value;
    else refuse(response, result.error);
    if (response.destroyed) unsubscribe();
  }

  async function serveRecord(match: string, request: IncomingMessage, response: ServerResponse) {
    const result = await host.readRecord(match, { secret: secretOf(request) });
    if (result.ok) send(response, 200, result.value, { "cache-control": "no-store" });
    else refuse(response, result.error);
  }

  function serveMatch(match: string, of: string, request: IncomingMessage, response: ServerResponse): void {
    const method = of === "commands" ? "POST" : "GET";
    const last = parseEventId(request.headers["last-event-id"]);
    if (request.method === "OPTIONS") response.writeHead(204, PREFLIGHT).end();
    else if (request.method !== method) response.writeHead(405, { allow: `${method}, OPTIONS` }).end();
    else if (!isAddressAllowed(addressOf(request))) refuse(response, tooMany());
    else if (!isToken(match)) refuse(response, noMatchId());
    else if (of === "commands") serveCommand(match, request, response);
    else if (of === "record") serveRecord(match, request, response);
    else if (last === undefined) refuse(response, noEventId());
    else if ((streams.get(match) ?? 0) >= all.streamsPerMatch) refuse(response, tooMany());
    else serveEvents(match, last, request, response);
  }

  const pages: Readonly<Record<string, (response: ServerResponse) => void>> = {
    "live.json": (response) =>
      send(response, 200, { games: host.games.map(({ id }) => id), bots: host.bots }),
    async healthz(response) {
      const isHealthy = await host.isHealthy();
      response
        .writeHead(isHealthy ? 200 : 503, { "content-type": "text/plain" })
        .end(isHealthy ? "ok\n" : "not stored\n");
    },
    metrics: (response) =>
      response.writeHead(200, { "content-type": "text/plain; version=0.0.4" }).end(metrics.format()),
  };

  return (request, response, next = () => response.writeHead(404).end()) => {
    const { match, of, page } = PATH.exec(request.url ?? "")?.groups ?? {};
    if (match !== undefined && of !== undefined) serveMatch(match, of, request, response);
    else if (page !== undefined) pages[page]?.(response);
    else next();
  };
}

import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { isToken, MAX_COMMAND_LENGTH } from "./command.ts";
import { failLive, type LiveFailure } from "./failure.ts";
import type { Host } from "./host.ts";
import { PRESENCE } from "./presence.ts";
import { createRateLimit } from "./rate-limit.ts";
import type { LiveEvent } from "./redact.ts";

/** The settings of {@link createHandler}. */
export interface HandlerOptions {
  readonly host: Host;
  /** Returns the address of a sender, for the limits on addresses; without it they apply to all senders together. */
  readonly addressOf?: (context: Context) => string;
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
  /** Bytes that wait for a slow reader before the stream is closed: the reader resumes it. */
  readonly bufferedBytes: number;
  /** Milliseconds between signs of life on a quiet stream. */
  readonly heartbeat: number;
}

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

/** The path of what a server offers: its games, and its bots for free seats. */
const OFFER_PATH = "/live.json";

/** The status of the answer to each failure; 409 for all others, which depend on the match. */
const STATUSES: Partial<Record<LiveFailure["code"], 400 | 403 | 404 | 413 | 422 | 429 | 503>> = {
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

const secretOf = (context: Context): string | undefined =>
  /^Bearer (.+)$/.exec(context.req.header("authorization") ?? "")?.[1];

const answer = (context: Context, error: LiveFailure): Response => {
  const status = STATUSES[error.code] ?? 409;
  return context.json({ error }, status, status === 503 || status === 429 ? { "retry-after": "1" } : {});
};

const tooMany = () =>
  failLive("too-many", "too many requests: wait a second", "trop de demandes : attendez une seconde").error;
const tooLarge = () =>
  failLive(
    "too-large",
    `expected a command of at most ${MAX_COMMAND_LENGTH} bytes`,
    `attendu : une commande d’au plus ${MAX_COMMAND_LENGTH} octets`,
  ).error;

/** The text of an event on a stream; its id is the number of the entry. */
const formatEvent = (event: LiveEvent): string => `id: ${event.n}\ndata: ${JSON.stringify(event)}\n\n`;

/** Parses the id of the last event that a reader has; -1 without one. */
const parseEventId = (id: string | undefined): number | undefined =>
  id === undefined || id === "" ? -1 : /^\d{1,9}$/.test(id) ? Number(id) : undefined;

/**
 * Creates the HTTP interface of a host for Node and other runtimes: `POST /matches/:match/commands`, the stream
 * `GET /matches/:match/events`, `GET /live.json`, `GET /healthz` and `GET /metrics`. A sender's secret is its bearer token,
 * so pages of other origins may use it, too.
 */
export function createHandler({ host, addressOf = () => "", limits }: HandlerOptions): Hono {
  const { metrics } = host;
  const all = { ...DEFAULT_LIMITS, ...limits };
  const isSeatAllowed = createRateLimit(all.commandsPerSeat, all.commandsPerSeat * 3, Date.now);
  const isAddressAllowed = createRateLimit(all.requestsPerAddress, all.requestsPerAddress * 3, Date.now);
  const isMatchAllowed = createRateLimit(all.matchesPerAddress / HOUR, all.matchesPerAddress, Date.now);
  const streams = new Map<string, number>();
  const app = new Hono();

  const answerPreflight = cors({
    origin: "*",
    allowHeaders: ["authorization", "content-type", "last-event-id"],
    maxAge: DAY,
  });
  for (const path of [OFFER_PATH, "/matches/*"]) {
    app.options(path, answerPreflight);
    // the middleware for preflights takes as long as all the rest of a command
    app.use(path, (context, next) => {
      context.header("access-control-allow-origin", "*");
      return next();
    });
  }
  app.use("/matches/:match/*", async (context, next) => {
    if (!isAddressAllowed(addressOf(context))) return answer(context, tooMany());
    if (isToken(context.req.param("match"))) return next();
    const { error } = failLive(
      "unknown-match",
      "expected the id of a match: 22 to 64 letters, digits, hyphens and underscores",
      "attendu : l’identifiant d’une partie, de 22 à 64 lettres, chiffres, tirets et traits bas",
    );
    return answer(context, error);
  });

  const refuseLarge = (context: Context): Response => answer(context, tooLarge());
  const limitBody = bodyLimit({ maxSize: MAX_COMMAND_LENGTH, onError: refuseLarge });
  app.post("/matches/:match/commands", (context, next) => {
    const length = context.req.header("content-length");
    // counting bytes as they arrive takes as long as all the rest
    if (length === undefined) return limitBody(context, next);
    return Number(length) > MAX_COMMAND_LENGTH ? Promise.resolve(refuseLarge(context)) : next();
  });
  app.post("/matches/:match/commands", async (context) => {
    const secret = secretOf(context);
    if (!isSeatAllowed(secret ?? addressOf(context))) return answer(context, tooMany());
    // what is no JSON is no command either
    const data: unknown = await context.req.json().catch(() => undefined);
    const isCreate = Object(data).type === "create";
    if (isCreate && !isMatchAllowed(addressOf(context))) return answer(context, tooMany());
    const began = performance.now();
    const result = await host.execute(context.req.param("match"), data, secret);
    if (result.ok) {
      metrics.count("acknowledged_seconds", (performance.now() - began) / 1000);
      metrics.count("acknowledged");
      return context.json(result.value);
    }
    return answer(context, result.error);
  });

  app.get("/matches/:match/events", async (context) => {
    const match = context.req.param("match");
    const last = parseEventId(context.req.header("last-event-id"));
    if (last === undefined) {
      const { error } = failLive(
        "bad-event-id",
        "expected the number of an event",
        "attendu : le numéro d’un événement",
      );
      return answer(context, error);
    }
    const open = streams.get(match) ?? 0;
    if (open >= all.streamsPerMatch) return answer(context, tooMany());
    streams.set(match, open + 1);
    const release = once(() => {
      const rest = (streams.get(match) ?? 1) - 1;
      if (rest > 0) streams.set(match, rest);
      else streams.delete(match);
    });
    const channel = createChannel(all, release);
    const result = await host.subscribe(match, {
      secret: secretOf(context),
      from: last + 1,
      onEvents: (events) => channel.write(events.map(formatEvent).join("")),
      onPresence: (presence) => channel.write(`event: ${PRESENCE}\ndata: ${JSON.stringify(presence)}\n\n`),
      onClosed: channel.close,
    });
    if (!result.ok) {
      channel.close();
      return answer(context, result.error);
    }
    channel.onClosed(result.value);
    return context.body(channel.body, 200, {
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
  });

  app.get(OFFER_PATH, (context) => context.json({ games: host.games.map(({ id }) => id), bots: host.bots }));
  app.get("/healthz", async (context) => {
    const isHealthy = await host.isHealthy();
    return context.text(isHealthy ? "ok\n" : "not stored\n", isHealthy ? 200 : 503);
  });
  app.get("/metrics", (context) =>
    context.text(metrics.format(), 200, { "content-type": "text/plain; version=0.0.4" }),
  );
  return app;
}

/** Returns a function that runs another one at most once. */
function once(run: () => void): () => void {
  let hasRun = false;
  return () => {
    if (!hasRun) run();
    hasRun = true;
  };
}

/** The body of a stream: closes when its reader is gone or too slow. */
function createChannel(
  { bufferedBytes, heartbeat }: Limits,
  release: () => void,
): {
  readonly body: ReadableStream<Uint8Array>;
  write(text: string): void;
  close(): void;
  onClosed(unsubscribe: () => void): void;
} {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isClosed = false;
  let unsubscribe = (): void => {};
  const end = (): void => {
    isClosed = true;
    clearInterval(timer);
    release();
    unsubscribe();
  };
  const close = (): void => {
    if (isClosed) return;
    end();
    controller?.close();
  };
  const write = (text: string): void => {
    if (isClosed || text === "") return;
    controller?.enqueue(encoder.encode(text));
    if ((controller?.desiredSize ?? 0) <= 0) close();
  };
  const timer = setInterval(() => write(":\n\n"), heartbeat);
  const body = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
      },
      cancel: end,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: bufferedBytes }),
  );
  return {
    body,
    write,
    close,
    onClosed(given) {
      unsubscribe = given;
      if (isClosed) given();
    },
  };
}

import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { Failure } from "@serpentarium/core";
import { failLive, failWithWait } from "./failure.ts";

/** The HTTP status of each failure; all others have 409, because they depend on the match. */
const STATUSES: Readonly<Record<string, number | undefined>> = {
  "bad-command": 400,
  "bad-name": 400,
  "bad-clock": 400,
  "bad-event-id": 400,
  "bad-endpoint": 400,
  "bad-option": 400,
  "bad-seats": 400,
  "bad-request": 400,
  "unknown-game": 400,
  "unknown-bot": 400,
  "bad-secret": 403,
  "unknown-match": 404,
  "unknown-path": 404,
  "bad-method": 405,
  "too-slow": 408,
  "too-large": 413,
  notation: 422,
  refused: 422,
  "too-many": 429,
  internal: 500,
  "not-stored": 503,
  stopping: 503,
} satisfies Partial<Record<Parameters<typeof failLive>[0], number>>;

// pages of other origins may use it: senders are identified by the bearer token, not by cookies
export const ANY_ORIGIN = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "retry-after",
};
export const NO_SNIFFING = ["x-content-type-options", "nosniff"] as const;

/** Answers with JSON. */
export function send(response: ServerResponse, status: number, body: object, headers: object = {}): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
    ...ANY_ORIGIN,
    ...headers,
  });
  response.end(text);
}

/** The seconds after which to retry what failed temporarily; undefined for other failures. */
export function retryAfterOf({ code, data }: Failure): number | undefined {
  const status = STATUSES[code];
  return status === 429 || status === 503 ? Number(data?.["retryAfter"] ?? 1) : undefined;
}

/** Answers with a failure. A temporary one says after how many seconds to retry. */
export function refuse(response: ServerResponse, error: Failure, headers: object = {}): void {
  const status = STATUSES[error.code] ?? 409;
  const retryAfter = retryAfterOf(error);
  const wait = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
  send(response, status, { error }, { "cache-control": "no-store", ...wait, ...headers });
}

/** Answers an unexpected error: once, or by cutting off an answer that has begun. */
export function refuseError(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else refuse(response, internal());
}

/** Answers a request that could not be parsed, and ends its connection. */
export function refuseUnread(socket: Duplex, error: Failure): void {
  const status = STATUSES[error.code] ?? 400;
  const text = JSON.stringify({ error });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(text)}`,
    NO_SNIFFING.join(": "),
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${text}`, () => socket.destroy());
}

export const tooMany = (seconds: number): Failure =>
  failWithWait(seconds, "failures.too-many.requests").error;

export const tooManyMatches = (seconds: number): Failure =>
  failWithWait(seconds, "failures.too-many.matches").error;

export const tooManyOpen = (): Failure => failWithWait(1, "failures.too-many.open").error;

/** The failure for a path without a command, match or file. */
export const unknownPath = (): Failure =>
  failLive("unknown-path", { id: "failures.unknown-path.none" }).error;
export const badMethod = (allowed: string): Failure =>
  failLive("bad-method", { id: "failures.bad-method.expected", data: { allowed } }).error;
export const badRequest = (): Failure => failLive("bad-request", { id: "failures.bad-request.http" }).error;
export const tooSlow = (): Failure => failLive("too-slow", { id: "failures.too-slow.request" }).error;
const internal = (): Failure => failLive("internal", { id: "failures.internal.server" }).error;

import { once } from "node:events";
import { ReadStream, type Stats } from "node:fs";
import { realpath } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import sendFile, { type SendResult } from "@fastify/send";
import { badMethod, NO_SNIFFING, refuse, refuseError, unknownPath } from "./answer.ts";
import { openHeaderRules } from "./header-rules.ts";

/** A folder with a site, served like a static host. */
export interface Site {
  /** Answers with a file. If there is none, calls `next` or, without it, answers with `404.html`. */
  serve(request: IncomingMessage, response: ServerResponse, next?: () => void): void;
  /** Sets the headers for a request by the file `_headers` of the site. */
  setHeaders(request: IncomingMessage, response: ServerResponse): void;
}

const HEADERS_FILE = "_headers";
/** Paths in the only public folder with a leading dot; none of their other parts begins with a dot. */
const WELL_KNOWN = /^\/\.well-known(?:\/[\w-][\w.-]*)+$/;
/** The encodings of precompressed files, best first. */
const CODINGS = [
  { coding: "br", ending: ".br" },
  { coding: "gzip", ending: ".gz" },
] as const;

/** Thrown for a file that is not public, or that has changed since its headers were sent. */
class NotPublicError extends Error {}

const isMissing = (error: unknown): boolean =>
  error instanceof NotPublicError ||
  ["ENOENT", "ENOTDIR", "ELOOP", "ENAMETOOLONG"].includes(String(Object(error).code));

/** Whether an error only says that the reader has disconnected. */
const isAbort = (error: unknown): boolean =>
  /PREMATURE_CLOSE|DESTROYED|ECONNRESET|EPIPE/.test(Object(error).code);

/** Whether a client accepts a content encoding. */
const accepts = ({ headers }: IncomingMessage, coding: string): boolean =>
  String(headers["accept-encoding"] ?? "")
    .split(",")
    .some((part) => {
      const [name, weight] = part.trim().split(/\s*;\s*q=/);
      return name === coding && Number(weight ?? 1) > 0;
    });

const typeOf = (file: string): string => {
  const type = sendFile.mime.getType(file) ?? "application/octet-stream";
  return sendFile.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
};

/** Whether the target of a path is inside the folder, and public. */
async function isInside(root: string, path: string): Promise<boolean> {
  const real = await realpath(path);
  return `${real}${sep}`.startsWith(join(root, sep)) && real !== join(root, HEADERS_FILE);
}

/** Finds and opens the file for a path. The stream of the result has to be read or destroyed. @throws if there is none */
async function find(
  root: string,
  path: string,
  request: Readable,
  codings: readonly (typeof CODINGS)[number][],
): Promise<SendResult> {
  const onFile = async (file: string, stat: Stats): Promise<void> => {
    if (!stat.isFile() || !(await isInside(root, file))) throw new NotPublicError();
  };
  const dotfiles = WELL_KNOWN.test(path) ? "allow" : "ignore";
  const options = { root, onFile, dotfiles, cacheControl: false } as const;
  const file = path.endsWith("/") ? `${path}index.html` : path;
  for (const { coding, ending } of codings) {
    const found = await sendFile(request, file + ending, { ...options, contentType: false });
    const headers = { ...found.headers, "Content-Type": typeOf(file), "Content-Encoding": coding };
    if (found.type === "file") return { ...found, headers };
  }
  const found = await sendFile(request, path, { ...options, extensions: ["html"] });
  if (found.statusCode === 403 || found.statusCode === 404) throw new NotPublicError();
  if (found.type === "error" && found.statusCode === 500) throw found.metadata.error;
  return found;
}

/** Passes on exactly the announced number of bytes. @throws if there are fewer, because the file was changed while it was read */
async function* exactly(length: number, source: AsyncIterable<Buffer>) {
  let rest = length;
  for await (const chunk of source) {
    yield chunk.subarray(0, rest);
    rest -= Math.min(rest, chunk.length);
  }
  if (rest > 0) throw new NotPublicError();
}

/** Sends what was found. */
async function deliver(
  response: ServerResponse,
  { stream, headers, ...found }: SendResult,
  status = found.statusCode,
): Promise<void> {
  const isFile = stream instanceof ReadStream;
  // the file may have been deleted meanwhile, or too many files may be open
  if (isFile) await once(stream, "open");
  if (response.destroyed) return void stream.destroy();
  const isError = status >= 400;
  // errors must not be cached like the files at the path
  if (isError) response.removeHeader("cache-control");
  const defaults = { "cache-control": isError ? "no-store" : "no-cache", vary: "accept-encoding" };
  for (const [name, value] of Object.entries({ ...defaults, ...headers }))
    if (!response.hasHeader(name)) response.setHeader(name, value);
  response.writeHead(status);
  const length = Number(headers["Content-Length"] ?? 0);
  if (isFile) await pipeline(stream, (source) => exactly(length, source), response);
  else await pipeline(stream, response);
}

/**
 * Opens a folder with a site, which may be redeployed at any time, in place or as another target of a symbolic link.
 *
 * @param onError - called with errors of the file system
 */
export async function openSite(folder: string, onError: (error: unknown) => void = () => {}): Promise<Site> {
  const rules = openHeaderRules(join(folder, HEADERS_FILE));
  await rules.refresh();

  function setHeaders({ url = "/" }: IncomingMessage, response: ServerResponse): void {
    response.setHeader(...NO_SNIFFING);
    rules.apply(url.split("?", 1)[0] ?? "/", response);
  }

  async function serveMissing(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method } = request;
    // the whole page, even for a conditional or partial request
    const whole = Object.assign(Readable.from([]), { method, headers: {} });
    const page = await realpath(folder)
      .then((root) => find(root, "/404.html", whole, []))
      .catch(() => undefined);
    if (page) await deliver(response, page, 404);
    else refuse(response, unknownPath());
  }

  async function serve(request: IncomingMessage, response: ServerResponse, next?: () => void) {
    if (request.method !== "GET" && request.method !== "HEAD")
      return next ? next() : refuse(response, badMethod("GET, HEAD"), { allow: "GET, HEAD" });
    const [path = "/", query] = (request.url ?? "/").split(/\?(.*)/s);
    try {
      await rules.refresh();
      setHeaders(request, response);
      const root = await realpath(folder);
      const codings = CODINGS.filter(({ coding }) => accepts(request, coding));
      const found = await find(root, path, request, codings);
      if (found.type !== "directory") return await deliver(response, found);
      found.stream.destroy();
      if (!(await isInside(root, found.metadata.path))) throw new NotPublicError();
      // derived from the found file, because the requested path could redirect to another server
      const parts = relative(root, found.metadata.path).split(sep).filter(Boolean).map(encodeURIComponent);
      const location = ["", ...parts, query === undefined ? "" : `?${query}`].join("/");
      response.writeHead(301, { location }).end();
    } catch (error) {
      if (response.headersSent || !isMissing(error)) throw error;
      if (next) next();
      else await serveMissing(request, response);
    }
  }

  return {
    setHeaders,
    serve(request, response, next) {
      serve(request, response, next).catch((error) => {
        if (!isMissing(error) && !isAbort(error)) onError(error);
        refuseError(response);
      });
    },
  };
}

import type { Failure, Result } from "@serpentarium/core";
import type { GameRecord } from "@serpentarium/core/record";
import type { Command } from "../command.ts";
import type { Presence } from "../presence.ts";
import type { LiveEvent } from "../redact.ts";
import type { Acknowledgement } from "../room.ts";
import { createToken } from "../token.ts";
import type { Channel } from "./channel.ts";
import { linkedController } from "./linked-controller.ts";
import type { MatchSocket, SocketLike } from "./socket.ts";
import { openStream } from "./stream.ts";
import { wait } from "./wait.ts";

/** A command without its id, which the client adds. */
export type CommandInput = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;

/** Whether a stream is open, or waits to be reopened. */
export type ConnectionState = "open" | "waiting";

/** The settings of {@link createClient}. */
export interface ClientOptions {
  /** The address of the server, such as `https://play.example.org`. */
  readonly url: string;
  /** The id of the match: any token. */
  readonly match: string;
  /** The secret of the own seat; undefined for a spectator. */
  readonly secret?: string;
  readonly fetch?: typeof fetch;
  /**
   * The class of WebSockets, such as that of a browser, of Node 22 or of the package `ws`. With it, `watch` opens a socket, on which commands
   * are sent, too, for half of the server's time. Where none can be opened, both use `fetch`, as they do without it.
   */
  readonly WebSocket?: new (
    url: string,
  ) => SocketLike;
  /** The delay after the first failed request, in milliseconds; it doubles each time, up to 10 seconds. */
  readonly retryDelay?: number;
  /** The milliseconds without an answer after which a request is repeated; 15 seconds by default. */
  readonly timeout?: number;
  /** The milliseconds without data or a heartbeat after which a stream is reopened; 40 seconds by default. */
  readonly silence?: number;
}

/** Handlers for a stream. */
export interface WatchHandlers {
  onEvent(event: LiveEvent): void;
  /** Called when the stream has opened and delivered all missed events, and whenever a watcher comes or goes. */
  onPresence?(presence: Presence): void;
  /** Called when a stream has opened, and when it has ended or cannot be opened. */
  onConnection?(state: ConnectionState): void;
  /** Called if the server demands a wait of more than 10 seconds; `watch` then waits. Without this handler it fails. */
  onBusy?(failure: Failure): void;
  /** Called with an error other than a connection error, for example from one of these handlers; without it, `watch` rejects. */
  onError?(error: unknown): void;
  /** The number of the last known event. */
  readonly last?: number;
  readonly signal?: AbortSignal;
}

/** A client of one match. */
export interface LiveClient {
  /**
   * Sends a command, and retries until a server of live matches answers. The command is executed once, however often it is sent. If the
   * match is watched, the command contains the last known event: it is refused as `stale` if the match has changed since. Fails if the
   * server demands a wait of more than 10 seconds. Rejects if it is aborted.
   */
  send(command: CommandInput, signal?: AbortSignal): Promise<Result<Acknowledgement>>;
  /** Follows the match: calls `onEvent` with each event once, in order. Resolves when it is aborted or refused. */
  watch(handlers: WatchHandlers): Promise<Result<void>>;
  /** Reads the record of the match once; this needs no installed version of the game on the server. Rejects without an answer. */
  readRecord(): Promise<Result<GameRecord>>;
}

const MAX_DELAY = 10_000;
/** After so many streams in place of sockets, no further socket is tried. */
const MAX_MISSED_SOCKETS = 3;
/** How long a command waits for the events of the previous one, in milliseconds. */
const MAX_ARRIVAL = 1000;

/** Whether an answer does not come from the match service, so that the command has to be sent again: 408 says that it did not arrive. */
const isTemporary = ({ status }: Response): boolean => status === 408 || status === 429 || status >= 500;

/** The wait that an answer demands, in milliseconds; 0 if none. */
const waitOf = ({ headers }: Response): number => Number(headers.get("retry-after") ?? 0) * 1000 || 0;

/** Parses an answer: a value, or a failure. */
async function answerOf<T>(response: Response): Promise<Result<T>> {
  const data = await response.json();
  return response.ok ? { ok: true, value: data } : { ok: false, error: data.error };
}

/** What the request for the events of a match leads to. */
type Opened =
  | { readonly channel: Channel }
  | { readonly channel?: undefined; readonly refused: Result<void>; readonly told: number };

/** Another way than HTTP, which is tried first. */
interface Attempts<T> {
  /** Resolves with an answer, with `"later"` if nothing was carried out, and with undefined if that is unknown. */
  first(signal: AbortSignal | undefined): Promise<T | "later" | undefined>;
  onFailure?(): void;
}

/** Creates a client of a match, which may not exist yet. */
export function createClient({
  url,
  match,
  secret,
  fetch: request = fetch,
  WebSocket,
  retryDelay = 300,
  timeout = 15_000,
  silence = 40_000,
}: ClientOptions): LiveClient {
  const base = new URL(`matches/${match}/`, url.endsWith("/") ? url : `${url}/`);
  // biome-ignore lint/plugin: the name of a scheme of HTTP
  const authorization = secret === undefined ? {} : { authorization: `Bearer ${secret}` };
  /** The number of the last event received by a stream. */
  let last = -1;
  /** The number of the last entry of the own commands. */
  let sent = -1;
  const arrivals = new Set<() => void>();
  /** The open socket. */
  let socket: MatchSocket | undefined;
  /** How often in a row a stream was opened where no socket opened. */
  let missedSockets = 0;

  /** Waits until a stream has delivered the results of the own commands, because the next command refers to them. */
  async function arrive(signal: AbortSignal | undefined): Promise<void> {
    if (last < 0 || last >= sent) return;
    const arrived = linkedController(signal);
    const onEvent = () => {
      if (last >= sent) arrived.abort();
    };
    arrivals.add(onEvent);
    await wait(MAX_ARRIVAL, arrived.signal);
    arrivals.delete(onEvent);
  }

  /**
   * Repeats a request until it is answered, with growing delays; undefined if it is aborted. A demand for a long wait counts as an answer,
   * unless a command may already have been executed.
   *
   * @param read - reads the answer within the timeout; a stream continues until `abort`
   */
  async function insist<T>(
    path: string,
    { signal, ...init }: Omit<RequestInit, "signal"> & { readonly signal: AbortSignal | undefined },
    read: (response: Response, abort: () => void) => T | Promise<T>,
    { first, onFailure }: Attempts<T>,
  ): Promise<T | undefined> {
    let isUnknown = false;
    for (let delay = retryDelay; !signal?.aborted; delay = Math.min(delay * 2, MAX_DELAY)) {
      let told = 0;
      const other = await first(signal);
      if (other !== undefined && other !== "later") return other;
      if (signal?.aborted) break;
      isUnknown ||= other === undefined;
      const attempt = linkedController(signal);
      const abort = () => attempt.abort();
      const timer = setTimeout(abort, timeout);
      try {
        const response = await request(new URL(path, base), { ...init, signal: attempt.signal });
        told = waitOf(response);
        const isLong = told > MAX_DELAY && !isUnknown;
        if (!isTemporary(response) || isLong) return await read(response, abort);
        await response.body?.cancel();
        isUnknown ||= init.method === "POST" && response.status !== 429;
      } catch {
        // no answer, or only a part of one
        isUnknown ||= init.method === "POST";
      } finally {
        clearTimeout(timer);
      }
      onFailure?.();
      await wait(Math.max(delay, Math.min(told, MAX_DELAY)), signal);
    }
    return undefined;
  }

  /** Opens a socket, unless something on the way seems to know none. */
  async function trySocket(signal: AbortSignal | undefined): Promise<Opened | "later"> {
    if (!WebSocket || missedSockets >= MAX_MISSED_SOCKETS) return "later";
    const options = { WebSocket, url: new URL("socket", base), secret, last, timeout, silence, signal };
    // browsers throw where a policy forbids sockets
    const opened = await import("./socket.ts").then(({ openSocket }) => openSocket(options)).catch(() => {});
    if (opened) missedSockets = 0;
    if (opened?.channel) {
      socket = opened.channel;
      return opened;
    }
    // HTTP says how long to wait
    if (!opened?.error || opened.retryAfter !== undefined) return "later";
    return { refused: { ok: false, error: opened.error }, told: 0 };
  }

  /** Reads a channel until it ends, breaks, is silent for too long or skips an event. */
  async function read(channel: Channel, { onEvent, onPresence }: WatchHandlers): Promise<void> {
    try {
      for (let told = await channel.next(); told; told = await channel.next()) {
        const { event, presence } = told;
        if (presence) onPresence?.(presence);
        if (!event || event.n <= last) continue;
        if (event.n !== last + 1) return;
        last = event.n;
        onEvent(event);
        for (const onArrival of arrivals) onArrival();
      }
    } finally {
      channel.close();
      if (socket === channel) socket = undefined;
    }
  }

  return {
    async readRecord() {
      const signal = AbortSignal.timeout(timeout);
      return answerOf(await request(new URL("record", base), { headers: authorization, signal }));
    },
    async send(input, signal) {
      await arrive(signal);
      const after = input.type === "create" || last < 0 ? {} : { after: last };
      const id = createToken();
      const body = JSON.stringify({ ...after, ...input, id });
      const headers = { "content-type": "application/json", ...authorization };
      const init = { method: "POST", headers, body, signal };
      const answer = await insist("commands", init, (response) => answerOf<Acknowledgement>(response), {
        first: async () => (socket ? socket.request(id, body, signal) : "later"),
      });
      if (!answer) throw signal?.reason;
      if (answer.ok) sent = Math.max(sent, answer.value.n);
      return answer;
    },
    async watch(handlers) {
      const { signal } = handlers;
      let state: ConnectionState | undefined;
      const report = (next: ConnectionState) => {
        if (next !== state && !signal?.aborted) handlers.onConnection?.(next);
        state = next;
      };
      [last, sent] = [handlers.last ?? -1, -1];
      let failures = 0;
      while (!signal?.aborted) {
        const headers = { ...authorization, ...(last >= 0 && { "last-event-id": String(last) }) };
        const answer = await insist<Opened>(
          "events",
          { headers, signal },
          async (response, abort) => {
            if (!response.ok) return { refused: await answerOf<void>(response), told: waitOf(response) };
            const channel = openStream(response, silence, abort);
            missedSockets++;
            return { channel };
          },
          { first: trySocket, onFailure: () => report("waiting") },
        );
        if (!answer) break;
        if (!answer.channel) {
          if (answer.refused.ok || answer.told === 0 || !handlers.onBusy) return answer.refused;
          report("waiting");
          handlers.onBusy(answer.refused.error);
          await wait(answer.told, signal);
          continue;
        }
        report("open");
        const opened = performance.now();
        try {
          await read(answer.channel, handlers);
        } catch (error) {
          if (!handlers.onError) throw error;
          handlers.onError(error);
        }
        report("waiting");
        // streams that end immediately are reopened with growing delays
        if (performance.now() - opened > MAX_DELAY) failures = 0;
        await wait(Math.min(retryDelay * 2 ** failures++, MAX_DELAY), signal);
      }
      return { ok: true, value: undefined };
    },
  };
}

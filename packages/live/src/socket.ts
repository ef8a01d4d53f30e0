import type { Failure, Result } from "@serpentarium/core";
import type { RawData, WebSocket } from "ws";
import { MAX_COMMAND_LENGTH } from "./command.ts";
import { badSecret, failLive } from "./failure.ts";
import type { LiveEvent } from "./redact.ts";
import type { Acknowledgement } from "./room.ts";
import type { Sender, Subscription } from "./streams.ts";
import { isToken } from "./token.ts";

/** The first message on a socket: who watches, from which event on. */
interface Opening {
  readonly secret?: string;
  /** The number of the last known event; -1 or undefined without one. */
  readonly last?: number;
}

/** The maximum number of bytes of a message: a command, or the first one. */
export const MAX_MESSAGE_LENGTH: number = MAX_COMMAND_LENGTH;
const MAX_EVENT_NUMBER = 1e9;
/** The maximal time for the first message, in milliseconds. */
const OPENING_TIMEOUT = 10_000;
/** How long a socket that is closed waits for its reader, in milliseconds. */
const CLOSE_TIMEOUT = 1000;
/** The maximum number of commands of a socket that wait; more are not read meanwhile. */
const MAX_WAITING = 8;
/** The codes with which a socket is closed, RFC 6455: the server stops, a message is not allowed, try again later. */
const [GOING_AWAY, REFUSED] = [1001, 1008];

interface SocketSetting {
  readonly bufferedBytes: number;
  readonly heartbeat: number;
  /** Subscribes the sender of the first message. */
  subscribe(sender: Pick<Sender, "secret">, subscription: Events): Promise<Result<() => void>>;
  /** Carries out a command, within the limits. */
  execute(text: string, sender: Pick<Sender, "secret">): Promise<Result<Acknowledgement>>;
  onError(error: unknown): void;
}

type Events = Pick<Required<Subscription>, "from" | "onEvents" | "onPresence" | "onClosed">;

const badOpening = () => failLive("bad-request", { id: "failures.bad-request.opening" });

/** The formatted events, cached because most go to several sockets. */
const texts = new WeakMap<LiveEvent, Buffer>();

function formatEvent(event: LiveEvent): Buffer {
  const known = texts.get(event);
  if (known) return known;
  const text = Buffer.from(JSON.stringify({ event }));
  texts.set(event, text);
  return text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseOpening(text: string): Result<Opening> {
  const data = parseJson(text);
  if (typeof data !== "object" || data === null) return badOpening();
  const { secret, last = -1 }: { readonly secret?: unknown; readonly last?: unknown } = data;
  if (secret !== undefined && !isToken(secret)) return badSecret();
  if (typeof last !== "number" || !Number.isInteger(last) || last < -1 || last > MAX_EVENT_NUMBER)
    return badOpening();
  return { ok: true, value: { last, ...(secret !== undefined && { secret }) } };
}

/**
 * Serves a match on a socket: after the first message it sends all events that the reader has missed, then those that follow, and the
 * answers to commands. The messages are those of HTTP: `{"event"}`, `{"presence"}`, and for a command `{"to","value"}` or `{"to","error"}`.
 */
export function serveSocket(
  socket: WebSocket,
  { bufferedBytes, heartbeat, subscribe, execute, onError }: SocketSetting,
): void {
  let sender: Pick<Sender, "secret"> | undefined;
  let unsubscribe = (): void => {};
  let maxWaiting = bufferedBytes;
  let waiting = 0;
  let isAlive = true;
  let tail: Promise<void> = Promise.resolve();

  const write = (data: Buffer | string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > maxWaiting) socket.terminate();
    else socket.send(data, { binary: false });
  };
  const close = (code: number): void => {
    socket.close(code);
    setTimeout(() => socket.terminate(), CLOSE_TIMEOUT).unref();
  };
  const refuse = (error: Failure): void => {
    write(JSON.stringify({ error }));
    close(REFUSED);
  };

  async function open(text: string): Promise<void> {
    const opening = parseOpening(text);
    if (!opening.ok) return refuse(opening.error);
    const { secret, last = -1 } = opening.value;
    const own = secret === undefined ? {} : { secret };
    const result = await subscribe(own, {
      from: last + 1,
      onEvents(events) {
        const formatted = events.map(formatEvent);
        // the first events are not held against their reader
        if (!sender) maxWaiting += formatted.reduce((sum, { length }) => sum + length, 0);
        for (const event of formatted) write(event);
        sender = own;
      },
      onPresence: (presence) => write(JSON.stringify({ presence })),
      onClosed: () => close(GOING_AWAY),
    });
    if (!result.ok) return refuse(result.error);
    unsubscribe = result.value;
    if (socket.readyState !== socket.OPEN) unsubscribe();
  }

  async function answer(text: string, from: Pick<Sender, "secret">): Promise<void> {
    const result = await execute(text, from);
    const { id: to } = Object(parseJson(text));
    write(JSON.stringify(result.ok ? { to, value: result.value } : { to, error: result.error }));
  }

  const openingTimer = setTimeout(() => sender ?? refuse(badOpening().error), OPENING_TIMEOUT);
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    const unread = socket.bufferedAmount;
    socket.ping();
    // pages cannot see a ping
    write("");
    maxWaiting = Math.max(bufferedBytes, Math.min(maxWaiting, unread));
  }, heartbeat);
  socket.on("pong", () => {
    isAlive = true;
  });
  socket.on("error", () => socket.terminate());
  socket.on("close", () => {
    clearInterval(timer);
    clearTimeout(openingTimer);
    unsubscribe();
  });
  socket.on("message", (data: RawData) => {
    const text = String(data);
    if (++waiting >= MAX_WAITING) socket.pause();
    // one after the other, as on a connection of HTTP
    tail = tail
      .then(() => (sender ? answer(text, sender) : open(text)))
      .catch((error) => {
        onError(error);
        socket.terminate();
      })
      .finally(() => {
        if (--waiting < MAX_WAITING && socket.isPaused) socket.resume();
      });
  });
}

import type { Duplex } from "node:stream";
import type { Failure, Result } from "@serpentarium/core";
import type { RawData, WebSocket } from "ws";
import { retryAfterOf, tooMany } from "./answer.ts";
import { badSecret, failLive } from "./failure.ts";
import { parseJson } from "./parse-json.ts";
import type { LiveEvent } from "./redact.ts";
import type { Acknowledgement } from "./room.ts";
import type { Sender, Subscription } from "./streams.ts";
import { isToken } from "./token.ts";

/** The first message on a socket: who watches, and from which event on. */
interface Opening {
  readonly sender: Pick<Sender, "secret">;
  /** The number of the first event to send. */
  readonly from: number;
}

/** What a socket needs of its server. */
interface SocketSetting {
  /** The bytes that may wait for a slow reader, in addition to missed events. */
  readonly bufferedBytes: number;
  /** The milliseconds between heartbeats. */
  readonly heartbeat: number;
  /** Subscribes the sender of the first message. */
  subscribe(sender: Opening["sender"], subscription: Events): Promise<Result<() => void>>;
  /** Carries out an untrusted command within the limits of its sender. */
  execute(command: unknown, sender: Opening["sender"]): Promise<Result<Acknowledgement>>;
  onError(error: unknown): void;
}

type Events = Pick<Required<Subscription>, "from" | "onEvents" | "onPresence" | "onClosed">;

const MAX_EVENT_NUMBER = 1e9;
/** The maximal time until the first message, in milliseconds. */
const OPENING_TIMEOUT = 10_000;
/** How long a closed socket waits for its reader, in milliseconds. */
const CLOSE_TIMEOUT = 1000;
/** The maximum number of messages that wait for their answers; more than a burst of commands has. */
const MAX_WAITING = 32;
/** The maximum number of pings that are answered between two heartbeats. */
const MAX_PINGS = 16;
/** How long no further message is read after one that was too many, in milliseconds. */
const THROTTLE = 1000;
/** The codes with which sockets are closed (RFC 6455): the server ends the stream, and a message was refused. */
const [GOING_AWAY, REFUSED] = [1001, 1008];

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

function parseOpening(text: string): Result<Opening> {
  const data = parseJson(text);
  if (typeof data !== "object" || data === null) return badOpening();
  const { secret, last = -1 }: { readonly secret?: unknown; readonly last?: unknown } = data;
  if (secret !== undefined && !isToken(secret)) return badSecret();
  if (!Number.isInteger(last) || Number(last) < -1 || Number(last) > MAX_EVENT_NUMBER) return badOpening();
  return { ok: true, value: { sender: secret === undefined ? {} : { secret }, from: Number(last) + 1 } };
}

/**
 * Serves a match on a socket. The first message is `{"secret","last"}`. Then come all events that the reader has missed, those that follow,
 * presence, and the answers to commands, which are messages, too: `{"event"}`, `{"presence"}`, `{"to","value"}` and `{"to","error"}`.
 * Failures that pass have `retryAfter`, in seconds. An empty message is a heartbeat.
 *
 * @param connection - what the socket runs on
 */
export function serveSocket(
  socket: WebSocket,
  connection: Duplex,
  { bufferedBytes, heartbeat, subscribe, execute, onError }: SocketSetting,
): void {
  let sender: Opening["sender"] | undefined;
  let unsubscribe = (): void => {};
  let maxBuffered = bufferedBytes;
  let waiting = 0;
  let pings = 0;
  let isAlive = true;
  let isCorked = false;
  let tail: Promise<void> = Promise.resolve();

  const isOpen = (): boolean => socket.readyState === socket.OPEN;

  /** Sends what is written at once in one packet: the event of a command and its answer. */
  function cork(): void {
    if (isCorked) return;
    isCorked = true;
    connection.cork();
    process.nextTick(() => {
      isCorked = false;
      connection.uncork();
    });
  }

  function write(data: Buffer | string): void {
    if (!isOpen()) return;
    cork();
    if (socket.bufferedAmount > maxBuffered) socket.terminate();
    else socket.send(data, { binary: false });
  }

  const writeFailure = (error: Failure, to?: unknown): void =>
    write(JSON.stringify({ to, error, retryAfter: retryAfterOf(error) }));

  function close(code: number): void {
    socket.close(code);
    setTimeout(() => socket.terminate(), CLOSE_TIMEOUT).unref();
  }

  function refuse(error: Failure): void {
    writeFailure(error);
    close(REFUSED);
  }

  async function open(text: string): Promise<void> {
    const opening = parseOpening(text);
    if (!opening.ok) return refuse(opening.error);
    const { from, sender: own } = opening.value;
    const result = await subscribe(own, {
      from,
      onEvents(events) {
        const formatted = events.map(formatEvent);
        // the first events are not held against their reader
        if (!sender) maxBuffered += formatted.reduce((sum, { length }) => sum + length, 0);
        sender = own;
        for (const event of formatted) write(event);
      },
      onPresence: (presence) => write(JSON.stringify({ presence })),
      // whoever leaves the seat gets the answer to that
      onClosed: () => void tail.then(() => close(GOING_AWAY)),
    });
    if (!result.ok) return refuse(result.error);
    unsubscribe = result.value;
    if (!isOpen()) unsubscribe();
  }

  async function answer(text: string, from: Opening["sender"]): Promise<void> {
    const command = parseJson(text);
    const result = await execute(command, from);
    const { id: to } = Object(command);
    if (result.ok) return write(JSON.stringify({ to, value: result.value }));
    writeFailure(result.error, to);
    // refusals are not free either
    if (result.error.code === "too-many")
      await new Promise((resolve) => setTimeout(resolve, THROTTLE).unref());
  }

  const openingTimer = setTimeout(() => refuse(badOpening().error), OPENING_TIMEOUT);
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    pings = 0;
    const unread = socket.bufferedAmount;
    if (isOpen()) socket.ping();
    // pages cannot see a ping
    write("");
    maxBuffered = Math.max(bufferedBytes, Math.min(maxBuffered, unread));
  }, heartbeat);
  socket.on("pong", () => {
    isAlive = true;
  });
  socket.on("ping", (data) => {
    if (isOpen() && pings++ < MAX_PINGS) socket.pong(data);
  });
  socket.on("error", () => socket.terminate());
  socket.on("close", () => {
    clearInterval(timer);
    clearTimeout(openingTimer);
    unsubscribe();
  });
  socket.on("message", (data: RawData) => {
    clearTimeout(openingTimer);
    if (!isOpen()) return;
    if (++waiting > MAX_WAITING) return refuse(tooMany(1));
    const text = String(data);
    // one after the other, as on a connection of HTTP
    tail = tail
      .then(() => {
        if (isOpen()) return sender ? answer(text, sender) : open(text);
      })
      .catch((error) => {
        onError(error);
        socket.terminate();
      })
      .finally(() => waiting--);
  });
}

import type { Failure, Result } from "@serpentarium/core";
import type { Acknowledgement } from "../room.ts";
import { type Channel, type Told, watchSilence } from "./channel.ts";
import { linkedController } from "./linked-controller.ts";
import { wait } from "./wait.ts";

/** What is used of a WebSocket: that of a browser, of Node, or of the package `ws`. */
export interface SocketLike {
  send(data: string): void;
  close(): void;
  addEventListener(type: "open" | "close" | "error", listener: () => void): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
}

export interface SocketOptions {
  readonly WebSocket: new (url: string) => SocketLike;
  readonly url: URL;
  readonly secret: string | undefined;
  /** The number of the last known event; -1 without one. */
  readonly last: number;
  /** The milliseconds until an answer, also to the first message. */
  readonly timeout: number;
  /** The milliseconds without a message after which the socket is closed. */
  readonly silence: number;
  readonly signal: AbortSignal | undefined;
}

/** An answer to a command or to the first message. */
interface Answer {
  /** The id of the command. */
  readonly to?: string;
  readonly value?: Acknowledgement;
  readonly error?: Failure;
  /** The seconds after which to retry, for temporary failures. */
  readonly retryAfter?: number;
}

/** How long a socket may take to open, in milliseconds: some proxies never answer. */
const OPENING_TIMEOUT = 5000;

/** Parses a message; undefined for one that no server of matches sends. */
function parseMessage(data: unknown): (Told & Answer) | undefined {
  try {
    return Object(JSON.parse(String(data)));
  } catch {
    return undefined;
  }
}

/** A match that is followed and played on a socket. */
export class MatchSocket implements Channel {
  readonly #socket: SocketLike;
  readonly #timeout: number;
  readonly #signal: AbortSignal | undefined;
  readonly #onSign: (isOver?: boolean) => void;
  readonly #told: Told[] = [];
  readonly #answers = new Map<string, (answer?: Answer) => void>();
  #onFirst: (message?: Answer) => void = () => {};
  /** Ends a socket without a first message. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onTold = (): void => {};
  #isOver = false;

  /** Begins to open a socket. */
  constructor({ WebSocket, url, secret, last, timeout, silence, signal }: SocketOptions) {
    const socket = new WebSocket(url.href.replace(/^http/, "ws"));
    this.#socket = socket;
    this.#timeout = timeout;
    this.#signal = signal;
    this.#onSign = watchSilence(silence, this.#end);
    socket.addEventListener("open", () => {
      this.#waitFirst(timeout);
      socket.send(JSON.stringify({ secret, last }));
    });
    socket.addEventListener("message", ({ data }) => this.#receive(data));
    socket.addEventListener("close", this.#end);
    socket.addEventListener("error", this.#end);
    signal?.addEventListener("abort", this.close);
    this.#waitFirst(Math.min(timeout, OPENING_TIMEOUT));
    if (signal?.aborted) this.close();
  }

  /** Resolves with the first message; undefined if there is none. */
  first(): Promise<Answer | undefined> {
    return new Promise((resolve) => {
      this.#onFirst = resolve;
      if (this.#isOver) resolve(undefined);
    });
  }

  async next(): Promise<Told | undefined> {
    if (this.#told.length === 0 && !this.#isOver)
      await new Promise<void>((resolve) => {
        this.#onTold = resolve;
      });
    return this.#told.shift();
  }

  /**
   * Sends a command. Resolves with its answer, with `"later"` if it was not carried out for now, and with undefined if that is unknown,
   * because the socket broke or the answer took too long.
   */
  async request(
    id: string,
    command: string,
    signal: AbortSignal | undefined,
  ): Promise<Result<Acknowledgement> | "later" | undefined> {
    if (this.#isOver) return "later";
    const waiting = linkedController(signal);
    const answer = await new Promise<Answer | undefined>((resolve) => {
      this.#answers.set(id, resolve);
      this.#socket.send(command);
      wait(this.#timeout, waiting.signal).then(() => resolve(undefined));
    });
    waiting.abort();
    this.#answers.delete(id);
    if (answer?.value) return { ok: true, value: answer.value };
    if (!answer?.error) return undefined;
    if (answer.retryAfter === undefined) return { ok: false, error: answer.error };
    return answer.error.code === "too-many" ? "later" : undefined;
  }

  close = (): void => {
    this.#told.length = 0;
    this.#end();
  };

  #receive(data: unknown): void {
    if (this.#isOver) return;
    this.#onSign();
    if (data === "") return;
    const message = parseMessage(data);
    if (!message) {
      this.#end();
      return;
    }
    clearTimeout(this.#timer);
    this.#onFirst(message);
    if (message.event || message.presence) {
      this.#told.push(message);
      this.#onTold();
    }
    if (message.to !== undefined) this.#answers.get(message.to)?.(message);
  }

  #waitFirst(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#end, milliseconds);
  }

  readonly #end = (): void => {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#onSign(true);
    this.#signal?.removeEventListener("abort", this.close);
    this.#socket.close();
    this.#onFirst();
    this.#onTold();
    for (const onAnswer of this.#answers.values()) onAnswer();
  };
}

/** The answer to the opening of a socket. */
interface OpenedSocket extends Pick<Answer, "error" | "retryAfter"> {
  readonly channel?: MatchSocket;
}

/** Opens a socket after an event. Resolves with undefined if there is no answer, as from what knows no sockets. */
export async function openSocket(options: SocketOptions): Promise<OpenedSocket | undefined> {
  const channel = new MatchSocket(options);
  const first = await channel.first();
  if (first && !first.error) return { channel };
  channel.close();
  return first;
}

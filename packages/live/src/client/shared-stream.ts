import { linkedController } from "./linked-controller.ts";
import { openChannel } from "./open-channel.ts";

/** The maximal number of streams of the pages of this browser: with HTTP/1.1 it has six connections to a server for all requests. */
export const MAX_STREAMS = 4;

/** The milliseconds after which a page without a stream tries again to get one. */
const PAUSE = { visible: 3000, hidden: 20_000 } as const;

const PREFIX = "serpentarium:stream:";
/** The channel on which a page asks hidden ones for a stream, or announces a stream taken without a lock. */
const WANTED = `${PREFIX}wanted`;

type Release = () => void;

/** Opens the stream of the server after an event. */
type StreamRequest = (last: string | undefined, signal: AbortSignal) => Promise<Response>;

/** Holds a lock until it is released; undefined if another page holds it. Browsers without locks allow every page. */
const hold = (name: string): Promise<Release | undefined> =>
  new Promise((resolve) => {
    navigator.locks
      .request(PREFIX + name, { ifAvailable: true }, (lock) =>
        lock ? new Promise<void>((release) => resolve(release)) : resolve(undefined),
      )
      .catch(() => resolve(() => {}));
  });

/** Takes the right to read a stream: `"shared"` if another page reads it, `"full"` if too many streams are open. */
async function take(name: string): Promise<Release | "shared" | "full"> {
  // without locks (insecure contexts), hidden pages yield their streams to visible ones, and older pages to newer ones
  if (!navigator.locks) return document.visibilityState === "hidden" ? "full" : () => {};
  const lead = await hold(name);
  if (!lead) return "shared";
  for (let slot = 0; slot < MAX_STREAMS; slot++) {
    const release = await hold(String(slot));
    if (!release) continue;
    return () => {
      release();
      lead();
    };
  }
  lead();
  return "full";
}

/** Splits a stream into messages, as texts. */
async function* messagesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (rest + value).split("\n\n");
    rest = parts.pop() ?? "";
    for (const part of parts) yield `${part}\n\n`;
  }
}

/** Only events have a number. */
const numberOf = (message: string): string | undefined => /^id: (\d+)$/m.exec(message)?.[1];
/** Presence follows the missed events. */
const isCaughtUp = (message: string): boolean => message.startsWith("event: ");

/** Waits until the page is shown or hidden, the signal aborts, or the pause is over. */
const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const listeners = new AbortController();
    const done = (): void => {
      clearTimeout(timer);
      listeners.abort();
      resolve();
    };
    const timer = setTimeout(done, PAUSE[document.visibilityState === "hidden" ? "hidden" : "visible"]);
    document.addEventListener("visibilitychange", done, { signal: listeners.signal });
    signal.addEventListener("abort", done, { signal: listeners.signal });
    if (signal.aborted) done();
  });

/** One page’s part in a stream that several pages share. */
class SharedStream {
  readonly #name: string;
  readonly #request: StreamRequest;
  readonly #signal: AbortSignal;
  readonly #channel: BroadcastChannel | undefined;
  readonly #wanted = openChannel(WANTED);
  #last: string | undefined;
  /** Messages from other pages, received while this page catches up. */
  #heard: string[] = [];
  #isFollowing = false;
  #controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;

  constructor(name: string, request: StreamRequest, signal: AbortSignal) {
    this.#name = name;
    this.#request = request;
    this.#signal = signal;
    this.#channel = openChannel(PREFIX + name);
    this.#channel?.addEventListener("message", ({ data }) => {
      if (this.#isFollowing) this.#emit(data);
      else this.#heard.push(data);
    });
  }

  /** Opens the stream after an event; returns the answer of the server. */
  async open(last: string | undefined): Promise<Response> {
    this.#last = last;
    const attempt = linkedController(this.#signal);
    const response = await this.#request(last, attempt.signal).catch((error) => {
      this.#close();
      throw error;
    });
    if (!response.ok || !response.body) {
      this.#close();
      return response;
    }
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        this.#controller = controller;
        this.#run(response.body, attempt)
          .then(
            () => controller.close(),
            (error) => controller.error(error),
          )
          .finally(() => this.#close());
      },
    });
    return new Response(body, { headers: response.headers });
  }

  #close(): void {
    this.#channel?.close();
    this.#wanted?.close();
  }

  #emit(message: string): void {
    this.#last = numberOf(message) ?? this.#last;
    this.#controller?.enqueue(new TextEncoder().encode(message));
  }

  /** Reads the stream while this page leads; otherwise the messages of the leading page, or new events at intervals. */
  async #run(body: Response["body"], attempt: AbortController): Promise<void> {
    for (let next: Response["body"] | undefined = body; !this.#signal.aborted; ) {
      const turn = await take(this.#name);
      if (turn === "full" && document.visibilityState !== "hidden") this.#wanted?.postMessage(0);
      if (typeof turn === "function") {
        try {
          if (await this.#lead(next, attempt)) return;
        } finally {
          turn();
        }
      } else if (next || turn === "full") {
        if (await this.#catchUp(next ?? (await this.#reopen(attempt)))) return;
      }
      attempt.abort();
      attempt = linkedController(this.#signal);
      next = undefined;
      for (const message of this.#heard.splice(0)) if (numberOf(message) !== undefined) this.#emit(message);
      this.#isFollowing = true;
      await pause(this.#signal);
      this.#isFollowing = false;
    }
    this.#signal.throwIfAborted();
  }

  /** @throws Error if the server does not reopen the stream: its failure is reported at the next `open` */
  async #reopen({ signal }: AbortController): Promise<NonNullable<Response["body"]>> {
    const { ok, body } = await this.#request(this.#last, signal);
    if (!ok || !body) throw new Error("the stream cannot be opened again");
    return body;
  }

  /** Reads the missed events. @returns whether the stream has ended before them */
  async #catchUp(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<boolean> {
    for await (const message of messagesOf(body)) {
      this.#emit(message);
      if (isCaughtUp(message)) return false;
    }
    return true;
  }

  /** Reads the stream for all pages. @returns true if it has ended, false if another page needs it more */
  async #lead(body: Response["body"] | undefined, attempt: AbortController): Promise<boolean> {
    // a random fraction orders pages that take a stream at the same time
    const taken = Date.now() + Math.random();
    let newer = 0;
    let isGivenBack = false;
    const onWanted = ({ data }: MessageEvent<number>): void => {
      if (data > taken) newer++;
      if (document.visibilityState !== "hidden" && newer < MAX_STREAMS) return;
      isGivenBack = true;
      attempt.abort();
    };
    this.#wanted?.addEventListener("message", onWanted);
    if (!navigator.locks) this.#wanted?.postMessage(taken);
    try {
      for await (const message of messagesOf(body ?? (await this.#reopen(attempt)))) {
        this.#emit(message);
        if (navigator.locks) this.#channel?.postMessage(message);
      }
      return true;
    } catch (error) {
      if (isGivenBack) return false;
      throw error;
    } finally {
      this.#wanted?.removeEventListener("message", onWanted);
    }
  }
}

/**
 * A `fetch` for the client of a match that shares its stream with other pages of this browser with the same seat, and takes turns with
 * pages that follow other matches. In insecure contexts, where browsers have no Web Locks, each visible page has its own stream, until
 * several others have taken one after it.
 */
export const sharedFetch =
  (match: string, secret = ""): typeof fetch =>
  (input, init) => {
    const isStream = String(input).endsWith("/events");
    const { signal } = init ?? {};
    if (!isStream || !signal) return fetch(input, init);
    const headers = new Headers(init?.headers);
    const last = headers.get("last-event-id") ?? undefined;
    const request: StreamRequest = (after, during) => {
      if (after !== undefined) headers.set("last-event-id", after);
      return fetch(input, { ...init, headers, signal: during });
    };
    return new SharedStream(`${match}:${secret}`, request, signal).open(last);
  };

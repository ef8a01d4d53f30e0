import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { MAX_STREAMS, sharedFetch } from "../src/client/shared-stream.ts";

/** A server whose matches have events without content. */
class Server {
  readonly #open = new Map<ReadableStreamDefaultController<Uint8Array>, string>();
  readonly #counts = new Map<string, number>();

  get streams(): number {
    return this.#open.size;
  }

  readonly fetch = async (input: string | URL | Request, { headers, signal }: RequestInit = {}) => {
    const match = String(input);
    const after = Number(new Headers(headers).get("last-event-id") ?? -1);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#open.set(controller, match);
        for (let n = after + 1; n < this.#countOf(match); n++) this.#send(controller, `id: ${n}`);
        this.#send(controller, "event: presence");
        signal?.addEventListener("abort", () => {
          this.#open.delete(controller);
          controller.error(signal.reason);
        });
      },
    });
    return new Response(body);
  };

  play(match: string): void {
    const n = this.#countOf(match);
    this.#counts.set(match, n + 1);
    for (const [controller, of] of this.#open) if (of === match) this.#send(controller, `id: ${n}`);
  }

  /** Ends all streams. */
  stop(): void {
    for (const controller of this.#open.keys()) controller.close();
    this.#open.clear();
  }

  #countOf(match: string): number {
    return this.#counts.get(match) ?? 0;
  }

  #send(controller: ReadableStreamDefaultController<Uint8Array>, message: string): void {
    // messages arrive in parts
    for (const part of [message.slice(0, 2), `${message.slice(2)}\n`, "\n"])
      controller.enqueue(new TextEncoder().encode(part));
  }
}

/** A page that follows a match. */
class Page {
  readonly #closing = new AbortController();
  readonly numbers: number[] = [];
  isOpen = true;

  constructor(match: string) {
    this.#read(match).catch(() => {
      this.isOpen = false;
    });
    onTestFinished(() => this.close());
  }

  close(): void {
    this.#closing.abort();
  }

  async #read(match: string): Promise<void> {
    const { body } = await sharedFetch(match)(`${match}/events`, { signal: this.#closing.signal });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      this.numbers.push(...[...part.value.matchAll(/id: (\d+)/g)].map(([, n]) => Number(n)));
    this.isOpen = false;
  }
}

/** Locks as pages have them, as far as they are used: Node has none before version 24. */
class Locks {
  readonly #held = new Set<string>();

  async request(name: string, _: object, callback: (lock: object | null) => unknown): Promise<void> {
    if (this.#held.has(name)) return void (await callback(null));
    this.#held.add(name);
    try {
      await callback({ name });
    } finally {
      this.#held.delete(name);
    }
  }
}

const server = new Server();
const view = Object.assign(new EventTarget(), { visibilityState: "visible" });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("document", view);
  vi.stubGlobal("fetch", server.fetch);
  vi.stubGlobal("navigator", { locks: new Locks() });
});
afterEach(() => {
  view.visibilityState = "visible";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Waits until something is so, while the time of the pages goes on. */
const become = (isSo: () => boolean): Promise<void> =>
  vi.waitFor(
    () => {
      vi.advanceTimersByTime(2000);
      expect(isSo()).toBe(true);
    },
    { timeout: 60_000 },
  );

test("pages with the same seat read one stream, and another goes on when the page that reads it closes", async () => {
  const pages = [new Page("one"), new Page("one"), new Page("one")];
  await become(() => server.streams === 1);
  server.play("one/events");
  await become(() => pages.every(({ numbers }) => numbers.join() === "0"));
  for (const n of [1, 2]) {
    pages.shift()?.close();
    await become(() => server.streams === 1);
    server.play("one/events");
    await become(() => pages.every(({ numbers }) => numbers.at(-1) === n));
    expect(pages.every(({ isOpen }) => isOpen)).toBe(true);
  }
});

test("however many matches are followed, connections stay free, and all pages hear what is new", async () => {
  const names = Array.from({ length: MAX_STREAMS + 3 }, (_, n) => `match ${n}`);
  const pages = names.map((name) => new Page(name));
  await become(() => server.streams === MAX_STREAMS);
  for (const name of names) server.play(`${name}/events`);
  await become(() => pages.every(({ numbers }) => numbers.join() === "0"));
  await become(() => server.streams === MAX_STREAMS);
});

test("a hidden page gives its stream back to one that needs it, and hears what is new later", async () => {
  const names = Array.from({ length: MAX_STREAMS }, (_, n) => `hidden ${n}`);
  const pages = names.map((name) => new Page(name));
  await become(() => server.streams === MAX_STREAMS);
  view.visibilityState = "hidden";
  const channel = new BroadcastChannel("serpentarium:stream:wanted");
  onTestFinished(() => channel.close());
  channel.postMessage(null);
  await become(() => server.streams === 0);
  for (const name of names) server.play(`${name}/events`);
  await become(() => pages.every(({ numbers }) => numbers.join() === "0"));
});

test("without locks, each visible page has a stream, and a page that is opened asks hidden ones for theirs", async () => {
  vi.stubGlobal("navigator", {});
  const wanted = vi.fn();
  const channel = Object.assign(new BroadcastChannel("serpentarium:stream:wanted"), { onmessage: wanted });
  onTestFinished(() => channel.close());
  const pages = ["without", "without", "locks"].map((name) => new Page(name));
  await become(() => server.streams === 3 && wanted.mock.calls.length === 3);
  view.visibilityState = "hidden";
  channel.postMessage(null);
  await become(() => server.streams === 0);
  for (const name of ["without", "locks"]) server.play(`${name}/events`);
  await become(() => pages.every(({ numbers }) => numbers.join() === "0"));
});

test("without locks, pages that are all visible take turns: connections stay free, and all hear what is new", async () => {
  vi.stubGlobal("navigator", {});
  const names = Array.from({ length: MAX_STREAMS + 3 }, (_, n) => `turn ${n}`);
  const pages = names.map((name) => new Page(name));
  await become(() => server.streams === MAX_STREAMS);
  for (const name of names) server.play(`${name}/events`);
  await become(() => pages.every(({ numbers }) => numbers.join() === "0"));
  await become(() => server.streams === MAX_STREAMS);
  expect(pages.every(({ isOpen }) => isOpen)).toBe(true);
});

test("pages are told when the server has ended their stream", async () => {
  const pages = [new Page("end"), new Page("end")];
  await become(() => server.streams === 1);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  server.stop();
  await become(() => pages.every(({ isOpen }) => !isOpen));
});

import type { ServerResponse } from "node:http";
import { PRESENCE } from "./presence.ts";
import type { LiveEvent } from "./redact.ts";
import type { Subscription } from "./streams.ts";

const HEADERS = {
  "access-control-allow-origin": "*",
  "content-type": "text/event-stream",
  // compressing proxies would delay events
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

/** The formatted events, cached because most go to several streams. */
const texts = new WeakMap<LiveEvent, string>();

/** Returns the text of an event on a stream; its id is the number of the entry. */
function formatEvent(event: LiveEvent): string {
  const known = texts.get(event);
  if (known !== undefined) return known;
  const text = `id: ${event.n}\ndata: ${JSON.stringify(event)}\n\n`;
  texts.set(event, text);
  return text;
}

/**
 * Creates a stream as a response. It begins with all events that the reader has missed. It is cut if more than `bufferedBytes` wait in
 * addition, or if nothing was read between two heartbeats. Its reader resumes it.
 */
export function createEventStream(
  response: ServerResponse,
  { bufferedBytes, heartbeat }: { readonly bufferedBytes: number; readonly heartbeat: number },
): Pick<Required<Subscription>, "onEvents" | "onPresence" | "onClosed"> {
  let maxWaiting = bufferedBytes;
  let timer: NodeJS.Timeout | undefined;
  const write = (text: string): void => {
    if (response.destroyed || response.writableEnded) return;
    if (response.writableLength > maxWaiting) response.destroy();
    else response.write(text);
  };
  const beat = (): void => {
    const waiting = response.writableLength;
    write(":\n\n");
    maxWaiting = Math.max(bufferedBytes, Math.min(maxWaiting, waiting));
  };
  const open = (text: string): void => {
    // without chunked encoding, which would take three socket writes per event; the stream ends with its connection
    response.removeHeader("transfer-encoding");
    response.writeHead(200, HEADERS);
    maxWaiting += Buffer.byteLength(text);
    // not earlier, because the answer may still be a refusal
    timer = setInterval(beat, heartbeat);
  };
  response.on("close", () => clearInterval(timer));
  return {
    onEvents(events) {
      const text = events.map(formatEvent).join("");
      if (!response.headersSent && !response.destroyed) open(text);
      write(text);
    },
    onPresence: (presence) => write(`event: ${PRESENCE}\ndata: ${JSON.stringify(presence)}\n\n`),
    onClosed: () => response.end(),
  };
}

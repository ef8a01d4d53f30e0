import { EventSourceParserStream } from "eventsource-parser/stream";
import { PRESENCE } from "../presence.ts";
import { type Channel, watchSilence } from "./channel.ts";

const MAX_EVENT_LENGTH = 1_000_000;

/**
 * Follows a match on a stream of server-sent events.
 *
 * @param abort - ends the request
 * @throws Error if the answer is something else, such as a login page
 */
export function openStream({ headers, body }: Response, silence: number, abort: () => void): Channel {
  if (!body || !headers.get("content-type")?.startsWith("text/event-stream"))
    throw new Error("expected a stream of events");
  const onSign = watchSilence(silence, abort);
  const life = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onSign();
      controller.enqueue(chunk);
    },
  });
  // Safari cannot iterate over a stream
  const messages = body
    .pipeThrough(life)
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: MAX_EVENT_LENGTH }))
    .getReader();
  return {
    async next() {
      // a broken connection is reopened
      const message = await messages.read().catch(() => undefined);
      if (!message || message.done) return undefined;
      const { event: name, data } = message.value;
      return name === PRESENCE ? { presence: JSON.parse(data) } : { event: JSON.parse(data) };
    },
    close() {
      onSign(true);
      abort();
    },
  };
}

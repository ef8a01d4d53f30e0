import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import type { Engine } from "./engine.ts";
import { LineQueue } from "./line-queue.ts";
import { readLines } from "./read-lines.ts";

/** Milliseconds between two checks for `stop` during a count. */
const POLL_INTERVAL = 10;

/** Answers a line; stops a count when `stop` is among the waiting lines. */
async function answerLine(engine: Engine, line: string, inbox: LineQueue): Promise<string[]> {
  const answer = engine.answer(line);
  let polled = performance.now();
  let step = answer.next(false);
  while (!step.done) {
    if (performance.now() - polled >= POLL_INTERVAL) {
      inbox.readAhead();
      await setImmediate();
      polled = performance.now();
    }
    step = answer.next(inbox.includes("stop"));
  }
  return step.value;
}

/**
 * Answers the lines of the input on the output until `quit` or the end of the input. Reads only as fast as answers are consumed, except for
 * a few lines ahead during a count, to notice `stop`.
 */
export async function serve(engine: Engine, input: Readable, output: Writable): Promise<void> {
  await pipeline(
    input,
    async function* (source: AsyncIterable<Buffer>) {
      const inbox = new LineQueue(readLines(source));
      while (!engine.hasQuit) {
        const { done, value: line } = await inbox.next();
        if (done) return;
        const lines = line === undefined ? engine.answerTooLong() : await answerLine(engine, line, inbox);
        yield `${lines.join("\n")}\n`;
      }
    },
    output,
    { end: false },
  );
  // the input may still be open after quit
  input.destroy();
}

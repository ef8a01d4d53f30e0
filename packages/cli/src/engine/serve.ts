import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import type { Engine } from "./engine.ts";
import { Inbox } from "./inbox.ts";
import { readLines } from "./lines.ts";

/** After how many milliseconds of a count it is looked whether it is to stop. */
const LOOK = 10;

/** The lines that answer a line; a count ends once `stop` is among the lines that wait. */
async function answerTo(engine: Engine, line: string, inbox: Inbox): Promise<string[]> {
  const answer = engine.answer(line);
  let looked = performance.now();
  let step = answer.next(false);
  while (!step.done) {
    if (performance.now() - looked >= LOOK) {
      inbox.readAhead();
      await setImmediate();
      looked = performance.now();
    }
    step = answer.next(inbox.holds("stop"));
  }
  return step.value;
}

/**
 * Answers every line of the input on the output, until it is asked to quit or the input ends. Reads no further than
 * the reader of the answers keeps up with, and some lines ahead during a count, which `stop` ends.
 */
export async function serve(engine: Engine, input: Readable, output: Writable): Promise<void> {
  await pipeline(
    input,
    async function* (source: AsyncIterable<Buffer>) {
      const inbox = new Inbox(readLines(source));
      while (!engine.ended) {
        const { done, value: line } = await inbox.next();
        if (done) return;
        const lines = line === undefined ? engine.answerTooLong() : await answerTo(engine, line, inbox);
        yield `${lines.join("\n")}\n`;
      }
    },
    output,
    { end: false },
  );
  // after quit there may be more
  input.destroy();
}

import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Engine } from "./engine.ts";
import { readLines } from "./lines.ts";

/**
 * Answers every line of the input on the output, until it is asked to quit or the input ends. Reads no further than
 * the reader of the answers keeps up with.
 */
export async function serve(engine: Engine, input: Readable, output: Writable): Promise<void> {
  await pipeline(
    input,
    async function* (source: AsyncIterable<Buffer>) {
      for await (const line of readLines(source)) {
        const answer = line === undefined ? engine.answerTooLong() : engine.answer(line);
        yield `${answer.join("\n")}\n`;
        if (engine.ended) return;
      }
    },
    output,
    { end: false },
  );
}

import { createReadStream } from "node:fs";

const NEWLINE = 0x0a;

/** A line of a file that ends with a newline. */
export interface WholeLine {
  readonly text: string;
  /** The position of the end of the line, in bytes. */
  readonly end: number;
}

/** Reads the lines of a file as a stream; skips a last line without a newline. */
export async function* readWholeLines(file: string): AsyncGenerator<WholeLine> {
  let rest = Buffer.alloc(0);
  let end = 0;
  for await (const chunk of createReadStream(file)) {
    // without an encoding, chunks are buffers
    rest = Buffer.concat([rest, chunk as Buffer]);
    for (let i = rest.indexOf(NEWLINE); i >= 0; i = rest.indexOf(NEWLINE)) {
      end += i + 1;
      yield { text: rest.toString("utf8", 0, i), end };
      rest = rest.subarray(i + 1);
    }
  }
}

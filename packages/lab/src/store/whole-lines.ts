import { createReadStream } from "node:fs";

const NEWLINE = 0x0a;

/** A line of a file that was written to its end. */
export interface WholeLine {
  readonly text: string;
  /** How many bytes of the file there are up to the end of the line. */
  readonly end: number;
}

/** The lines of a file, as they come in; a last one that breaks off is left out. */
export async function* wholeLines(file: string): AsyncGenerator<WholeLine> {
  let rest = Buffer.alloc(0);
  let end = 0;
  for await (const chunk of createReadStream(file)) {
    // a file that is opened without an encoding comes in buffers
    rest = Buffer.concat([rest, chunk as Buffer]);
    for (let at = rest.indexOf(NEWLINE); at >= 0; at = rest.indexOf(NEWLINE)) {
      end += at + 1;
      yield { text: rest.toString("utf8", 0, at), end };
      rest = rest.subarray(at + 1);
    }
  }
}

/** The longest line that is read, in bytes without its line end. */
export const MAX_LINE = 2 ** 20;

const NEWLINE = 0x0a;
const RETURN = 0x0d;

/** The text of a line, or nothing when it is too long; bytes that are not UTF-8 become U+FFFD. */
function decode(line: Buffer): string | undefined {
  const length = line.at(-1) === RETURN ? line.length - 1 : line.length;
  return length > MAX_LINE ? undefined : line.toString("utf8", 0, length);
}

/**
 * The lines of a stream of bytes, ended by LF or CRLF, the last one perhaps by the end of the stream. A line over
 * 1 MiB gives `undefined` as soon as that is clear; the rest of it is not kept.
 */
export async function* readLines(source: AsyncIterable<Buffer>): AsyncGenerator<string | undefined> {
  // one byte more than fits may be the carriage return of a line that does
  const line = Buffer.allocUnsafe(MAX_LINE + 1);
  let length = 0;
  let skipping = false;
  for await (const chunk of source) {
    for (let start = 0; start < chunk.length; ) {
      const newline = chunk.indexOf(NEWLINE, start);
      const end = newline === -1 ? chunk.length : newline;
      const tooLong: boolean = !skipping && end - start > line.length - length;
      length += chunk.copy(line, length, start, end);
      if (tooLong) yield undefined;
      else if (newline !== -1 && !skipping) yield decode(line.subarray(0, length));
      skipping = newline === -1 && (skipping || tooLong);
      if (newline !== -1) length = 0;
      start = end + 1;
    }
  }
  if (length > 0 && !skipping) yield decode(line.subarray(0, length));
}

/** The maximum length of a line, in bytes without the line end. */
export const MAX_LINE_BYTES = 2 ** 20;

const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** The text of a line, undefined if it is too long; invalid UTF-8 becomes U+FFFD. */
function decodeLine(line: Buffer): string | undefined {
  const length = line.at(-1) === CARRIAGE_RETURN ? line.length - 1 : line.length;
  return length > MAX_LINE_BYTES ? undefined : line.toString("utf8", 0, length);
}

/**
 * Reads the lines of a byte stream, terminated by LF, CRLF or the end of the stream. A line over 1 MiB yields `undefined` as soon as the
 * limit is exceeded; the rest of it is skipped.
 */
export async function* readLines(source: AsyncIterable<Buffer>): AsyncGenerator<string | undefined> {
  // one extra byte for the carriage return of a line of maximum length
  const line = Buffer.allocUnsafe(MAX_LINE_BYTES + 1);
  let length = 0;
  let skipping = false;
  for await (const chunk of source) {
    for (let start = 0; start < chunk.length; ) {
      const newline = chunk.indexOf(NEWLINE, start);
      const end = newline === -1 ? chunk.length : newline;
      const tooLong: boolean = !skipping && end - start > line.length - length;
      length += chunk.copy(line, length, start, end);
      if (tooLong) yield undefined;
      else if (newline !== -1 && !skipping) yield decodeLine(line.subarray(0, length));
      skipping = newline === -1 && (skipping || tooLong);
      if (newline !== -1) length = 0;
      start = end + 1;
    }
  }
  if (length > 0 && !skipping) yield decodeLine(line.subarray(0, length));
}

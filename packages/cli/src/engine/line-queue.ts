/** The maximum number of lines read ahead. */
const MAX_READ_AHEAD = 64;

/** A line to answer; undefined for one over the size limit. */
type Line = string | undefined;

/** A queue of input lines that can be searched ahead of the current line. */
export class LineQueue {
  readonly #lines: AsyncIterator<Line>;
  readonly #waiting: IteratorResult<Line>[] = [];
  #reading: Promise<void> | undefined;

  constructor(lines: AsyncIterable<Line>) {
    this.#lines = lines[Symbol.asyncIterator]();
  }

  async #read(): Promise<void> {
    try {
      this.#waiting.push(await this.#lines.next());
    } finally {
      this.#reading = undefined;
    }
  }

  /** The next line; waits for it. */
  async next(): Promise<IteratorResult<Line>> {
    const first = this.#waiting.shift();
    if (first) return first;
    this.#reading ??= this.#read();
    await this.#reading;
    return this.next();
  }

  /** Starts to read one more line unless the queue is full, without waiting. */
  readAhead(): void {
    if (this.#reading || this.#waiting.length >= MAX_READ_AHEAD || this.#waiting.at(-1)?.done) return;
    this.#reading = this.#read();
    // the pipeline reports errors of the input
    this.#reading.catch(() => {});
  }

  /** Whether a waiting line has this text. */
  includes(text: string): boolean {
    return this.#waiting.some(({ value }) => value?.trimEnd() === text);
  }
}

/** The most lines that are read ahead. */
const AHEAD = 64;

/** What is to be answered: a line, or nothing for one that is too long. */
type Line = string | undefined;

/** Lines in the order in which they came, of which some can be looked at before it is their turn. */
export class Inbox {
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

  /** The next line, once it is there. */
  async next(): Promise<IteratorResult<Line>> {
    const first = this.#waiting.shift();
    if (first) return first;
    this.#reading ??= this.#read();
    await this.#reading;
    return this.next();
  }

  /** Begins to read one line more, where there is room for it; waits for nothing. */
  readAhead(): void {
    if (this.#reading || this.#waiting.length >= AHEAD || this.#waiting.at(-1)?.done) return;
    this.#reading = this.#read();
    // the pipeline that feeds the lines reports their errors
    this.#reading.catch(() => {});
  }

  /** Whether a line of this text waits. */
  holds(text: string): boolean {
    return this.#waiting.some(({ value }) => value?.trimEnd() === text);
  }
}

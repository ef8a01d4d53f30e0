/** Results by the text of their position. Once the table is full, new positions are not stored. */
export class TranspositionTable<V> {
  readonly #entries = new Map<string, V>();
  readonly #maxEntries: number;

  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries;
  }

  get(text: string): V | undefined {
    return this.#entries.get(text);
  }

  set(text: string, value: V): void {
    if (this.#entries.size < this.#maxEntries || this.#entries.has(text)) this.#entries.set(text, value);
  }
}

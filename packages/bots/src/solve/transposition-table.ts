/**
 * Results by the text of their position. It keeps at least the most recently used half of its entries: a full half replaces the old one,
 * which is dropped.
 */
export class TranspositionTable<V> {
  readonly #maxYoung: number;
  #young = new Map<string, V>();
  #old = new Map<string, V>();

  constructor(maxEntries: number) {
    this.#maxYoung = maxEntries / 2;
  }

  get(text: string): V | undefined {
    const young = this.#young.get(text);
    if (young !== undefined) return young;
    const old = this.#old.get(text);
    if (old !== undefined) this.set(text, old);
    return old;
  }

  set(text: string, value: V): void {
    if (this.#maxYoung < 1) return;
    if (this.#young.size >= this.#maxYoung && !this.#young.has(text)) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(text, value);
  }
}

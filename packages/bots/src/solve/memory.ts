/** What is known of positions, by their text. It holds so many of them and no more: what comes later is worked out again. */
export class Memory<V> {
  readonly #known = new Map<string, V>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(text: string): V | undefined {
    return this.#known.get(text);
  }

  set(text: string, value: V): void {
    if (this.#known.size < this.#most || this.#known.has(text)) this.#known.set(text, value);
  }
}

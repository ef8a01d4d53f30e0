import type { PositionKey } from "./position-key.ts";

const INITIAL_CAPACITY = 64;

/** Values by key: a hash table with open addressing, at most half full. */
class KeyMap<V> {
  size = 0;
  #keys = new Int32Array(2 * INITIAL_CAPACITY);
  #values: (V | undefined)[] = new Array(INITIAL_CAPACITY);

  get(key: PositionKey): V | undefined {
    return this.#values[this.#find(key.low, key.high)];
  }

  set({ low, high }: PositionKey, value: V): void {
    const at = this.#find(low, high);
    if (this.#values[at] !== undefined) {
      this.#values[at] = value;
      return;
    }
    if (2 * (this.size + 1) > this.#values.length) this.#grow();
    this.#insert(low, high, value);
    this.size++;
  }

  /** The place of a key, or the free one at which it would be. */
  #find(low: number, high: number): number {
    const keys = this.#keys;
    const values = this.#values;
    const mask = values.length - 1;
    let at = low & mask;
    while (values[at] !== undefined && (keys[2 * at] !== low || keys[2 * at + 1] !== high))
      at = (at + 1) & mask;
    return at;
  }

  #insert(low: number, high: number, value: V): void {
    const at = this.#find(low, high);
    this.#keys[2 * at] = low;
    this.#keys[2 * at + 1] = high;
    this.#values[at] = value;
  }

  #grow(): void {
    const [keys, values] = [this.#keys, this.#values];
    this.#keys = new Int32Array(2 * keys.length);
    this.#values = new Array(2 * values.length);
    for (let at = 0; at < values.length; at++) {
      const value = values[at];
      if (value !== undefined) this.#insert(keys[2 * at] as number, keys[2 * at + 1] as number, value);
    }
  }
}

/**
 * Results by the key of their position. It keeps at least the most recently used half of its entries: a full half replaces the old one,
 * which is dropped.
 */
export class TranspositionTable<V> {
  readonly #maxYoung: number;
  #young = new KeyMap<V>();
  #old = new KeyMap<V>();

  constructor(maxEntries: number) {
    this.#maxYoung = maxEntries / 2;
  }

  get(key: PositionKey): V | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: PositionKey, value: V): void {
    if (this.#maxYoung < 1) return;
    if (this.#young.size >= this.#maxYoung && this.#young.get(key) === undefined) {
      this.#old = this.#young;
      this.#young = new KeyMap();
    }
    this.#young.set(key, value);
  }
}

import type { Random } from "@serpentarium/core";

/** A random sample of fixed size from a stream of unknown length (reservoir sampling): every item has equal probability. */
export class Reservoir<T> {
  readonly #items: T[] = [];
  readonly #capacity: number;
  readonly #random: Random;
  #offered = 0;

  constructor(capacity: number, random: Random) {
    this.#capacity = capacity;
    this.#random = random;
  }

  /** The sampled items, in no particular order. */
  get items(): readonly T[] {
    return this.#items;
  }

  /** Offers the next item of the stream. @param make - creates the item; called only if the item is kept */
  offer(make: () => T): void {
    const index = this.#offered < this.#capacity ? this.#offered : this.#random.integer(this.#offered + 1);
    this.#offered++;
    if (index < this.#capacity) this.#items[index] = make();
  }
}

import type { Random } from "@serpentarium/core";

/** So many of a stream of things, each as likely to be kept as any other, however many come. */
export class Reservoir<T> {
  readonly #kept: T[] = [];
  readonly #room: number;
  readonly #random: Random;
  #seen = 0;

  constructor(room: number, random: Random) {
    this.#room = room;
    this.#random = random;
  }

  /** What was kept, in no order. */
  get kept(): readonly T[] {
    return this.#kept;
  }

  /** @param make - the thing; not asked where it is not kept */
  offer(make: () => T): void {
    const place = this.#seen < this.#room ? this.#seen : this.#random.integer(this.#seen + 1);
    this.#seen++;
    if (place < this.#room) this.#kept[place] = make();
  }
}

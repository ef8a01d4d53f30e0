/**
 * An immutable list with appending and shortening in constant time: lists derived from each other share their items. Appending a different
 * item to a shortened list copies it.
 * In JSON, items with a text are that text.
 */
export class ActionHistory<T extends object> implements Iterable<T> {
  readonly #items: T[];
  readonly length: number;

  constructor(items: T[] = [], length = items.length) {
    this.#items = items;
    this.length = length;
  }

  /** The list with one more item. */
  append(item: T): ActionHistory<T> {
    const isLonger = this.length < this.#items.length;
    if (isLonger && this.#items[this.length] === item) return new ActionHistory(this.#items, this.length + 1);
    // another list already continues this one with a different item
    const items = isLonger ? this.#items.slice(0, this.length) : this.#items;
    items.push(item);
    return new ActionHistory(items);
  }

  /** The list of the first `length` items. */
  first(length: number): ActionHistory<T> {
    return new ActionHistory(this.#items, Math.min(length, this.length));
  }

  /** Returns an item; a negative index counts from the end. */
  at(index: number): T | undefined {
    const i = index < 0 ? this.length + index : index;
    return i < this.length ? this.#items[i] : undefined;
  }

  /** Returns the items from an index on. */
  from(index: number): T[] {
    return this.#items.slice(index, this.length);
  }

  /** Returns the last index for which a condition holds; -1 if there is none. */
  findLastIndex(condition: (item: T) => boolean): number {
    let i = this.length - 1;
    while (i >= 0 && !condition(this.#items[i] as T)) i--;
    return i;
  }

  [Symbol.iterator](): Iterator<T> {
    return this.from(0)[Symbol.iterator]();
  }

  toJSON(): unknown {
    return this.from(0).map((item) => ("text" in item ? item.text : item));
  }
}
